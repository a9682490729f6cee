import { readdirSync } from 'node:fs';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { expect, test } from 'vitest';
import { featureDependencies, layers, layersOfScripts, packageRules } from './layers.ts';
import { sources } from './sources.ts';

const inLayer = (name: string) => `^src/${name}/`;

type Rule = Extract<IForbiddenRuleType, { to: unknown }>;
const forbid = (name: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  severity: 'error',
  from,
  to,
});

const feature = '^src/features/([^/]+)';
const rules = [
  ...Object.entries(layers).map(([name, allowed]) =>
    forbid(
      `${name} imports downwards`,
      { path: inLayer(name) },
      { path: '^src/.+/', pathNot: [name, ...allowed].map(inLayer) },
    ),
  ),
  ...readdirSync('src/features').flatMap((name) => {
    const own = [name, ...(featureDependencies[name] ?? [])];
    return [
      forbid(
        `the feature ${name} imports no other feature`,
        { path: `^src/features/${name}/` },
        { path: '^src/features/', pathNot: own.map((one) => `^src/features/${one}/`) },
      ),
      forbid(
        `models of ${name} import only models and tables`,
        { path: `^src/features/${name}/model/` },
        { path: '^src/', pathNot: [...own.map((one) => `^src/features/${one}/model/`), '^src/site/'] },
      ),
    ];
  }),
  forbid(
    'addresses import only tables',
    { path: '^src/router/model/' },
    { path: '^src/', pathNot: ['^src/router/model/', '^src/site/'] },
  ),
  forbid('src must not import scripts', { path: '^src/' }, { path: '^scripts/' }),
  forbid(
    'scripts import downwards',
    { path: '^scripts/' },
    { path: '^src/', pathNot: layersOfScripts.map(inLayer) },
  ),
  forbid(
    'pages must not import one another',
    { path: '^src/pages/([^/]+)/' },
    { path: '^src/pages/[^/]+/', pathNot: '^src/pages/$1/' },
  ),
  forbid(
    'views must not import adapters',
    { path: `${feature}/view/` },
    { path: '^src/features/$1/(?:adapters/|connect)' },
  ),
  forbid('no cycles', {}, { circular: true }),
  forbid('no barrels', {}, { path: '^src/.*/index\\.tsx?$' }),
  ...packageRules.map(({ name, from, to }) => forbid(name, { path: from }, { path: to })),
];

async function read(): Promise<ICruiseResult> {
  const { output } = await cruise(
    ['src', 'scripts'],
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

test('imports follow the layers', async () => {
  const result = await read();
  // A checker that reads nothing reports success, so what it has read is compared with the disk.
  const seen = new Set(result.modules.map(({ source }) => source));
  expect(sources.filter((file) => !seen.has(file))).toEqual([]);
  const dependencies = result.modules.flatMap((module) => module.dependencies);
  expect(dependencies.filter(({ couldNotResolve }) => couldNotResolve)).toEqual([]);
  const breaches = result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  expect(breaches).toEqual([]);
});

test('every folder of src has a row in the table of layers', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !(name in layers))).toEqual(['decisions']);
});
