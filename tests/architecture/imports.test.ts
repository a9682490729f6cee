import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { expect, test } from 'vitest';
import { layers, packageRules } from './layers.ts';

const inLayer = (name: string) => `^src/${name}/`;

const layerRules = Object.entries(layers).map(
  ([name, allowed]): IForbiddenRuleType => ({
    name: `${name} imports downwards`,
    severity: 'error',
    from: { path: inLayer(name) },
    to: {
      path: '^src/.+/',
      pathNot: [name, ...allowed].map(inLayer),
    },
  }),
);

const rules: IForbiddenRuleType[] = [
  ...layerRules,
  {
    name: 'features are strangers to each other',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'pages are strangers to each other',
    severity: 'error',
    from: { path: '^src/pages/([^/]+)/' },
    to: { path: '^src/pages/[^/]+/', pathNot: '^src/pages/$1/' },
  },
  {
    name: 'models import only models and tables',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/model/' },
    to: { path: '^src/', pathNot: ['^src/features/$1/model/', '^src/site/'] },
  },
  {
    name: 'views never see adapters',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/view/' },
    to: { path: '^src/features/$1/(?:adapters/|connect)' },
  },
  { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'no barrels',
    severity: 'error',
    from: {},
    to: { path: '^src/.*/index\\.tsx?$' },
  },
  ...packageRules.map(
    ({ name, from, to }): IForbiddenRuleType => ({
      name,
      severity: 'error',
      from: { path: from },
      to: { path: to },
    }),
  ),
];

async function read(): Promise<ICruiseResult> {
  const { output } = await cruise(
    ['src'],
    {
      ruleSet: { forbidden: rules },
      validate: true,
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      doNotFollow: { path: 'node_modules' },
      enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
    },
    undefined,
    { tsConfig: extractTSConfig('tsconfig.json') },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text.');
  return output;
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => join('src', file));

test('imports point down', { timeout: 60_000 }, async () => {
  const result = await read();
  // A checker that reads nothing reports success, so what it has read is compared with the disk.
  const seen = new Set(result.modules.map(({ source }) => source));
  expect(sources.filter((file) => !seen.has(file))).toEqual([]);
  const unresolved = result.modules.flatMap(({ dependencies }) =>
    dependencies.filter((d) => d.couldNotResolve),
  );
  expect(unresolved.map(({ module }) => module)).toEqual([]);
  const breaches = result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  expect(breaches).toEqual([]);
});

test('every folder of src has its row in the table of layers', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !(name in layers))).toEqual(['decisions']);
});
