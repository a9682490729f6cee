import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Chromium compiles all functions of a file that begins with this while the file comes, off the main thread, instead of
 * one by one when they are first called. Source: V8, "Giving V8 a heads-up: explicit compile hints", 2025.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/** The name of the chunk with the bundler's own helpers, which cannot be put into a group. */
export const RUNTIME = 'rolldown-runtime';

/** A script of the build, as it is sent. */
interface Script {
  fileName: string;
  code: string;
}

/**
 * Puts the bundler's helpers, half a kilobyte with a kilobyte of headers, into the script that every page has, and lets
 * the other scripts import them from there. Names by content stay true: what is put in hangs on the names of these two
 * files, which the bundler has written into the others before it named them.
 * Throws where the helpers are used in a way that this does not know, or without the script that every page has.
 */
export function withRuntime(base: Script, runtime: Script, others: readonly Script[]): Map<string, string> {
  const [, helpers, exported] = /^(.*)export\s*\{(.*)\};?\s*$/s.exec(runtime.code) ?? [];
  if (!helpers || !exported) throw new Error(`${runtime.fileName} does not end with its exports.`);
  const names = namesIn(exported);
  const provided =
    `export const{${names.map(([, outside]) => `${outside}:runtime_${outside}`)}}=` +
    `(()=>{${helpers}return{${names.map(([inside, outside]) => `${outside}:${inside}`)}}})();`;

  const imports = importFrom(runtime);
  const changed = new Map<string, string>();
  for (const { fileName, code } of [base, ...others]) {
    if (!code.includes(basename(runtime.fileName))) continue;
    const [statement, list = ''] = imports.exec(code) ?? [];
    if (!statement) throw new Error(`${fileName} imports ${runtime.fileName} in its own way.`);
    const taken = namesIn(list);
    const isBase = fileName === base.fileName;
    if (!isBase && !importFrom(base).test(code)) {
      throw new Error(`${fileName} would have to fetch ${base.fileName} for the bundler's helpers.`);
    }
    const instead = isBase
      ? `${provided}const ${taken.map(([outside, local]) => `${local}=runtime_${outside}`)};`
      : `import{${taken.map(([outside, local]) => `runtime_${outside} as ${local}`)}}from"./${basename(base.fileName)}";`;
    changed.set(
      fileName,
      code.replace(statement, () => instead),
    );
  }
  return changed;
}

/** The pairs of "a as b,c as d". */
const namesIn = (list: string) =>
  list.split(',').map((one) => one.trim().split(' as ') as [name: string, as: string]);

/** Named imports from a script in the same folder, as all are. */
const importFrom = ({ fileName }: Script) =>
  new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*"\\./${basename(fileName).replaceAll('.', '\\.')}";`);

/** Finishes the script that every page has: it brings the bundler's helpers along, and is compiled as a whole. */
export function baseScript(): Plugin {
  return {
    name: 'vaglio:base-script',
    apply: 'build',
    enforce: 'post',
    // What is done below comes after the files have been named: a change of it is to change their names too.
    augmentChunkHash: () => [COMPILE_AT_ONCE, withRuntime, namesIn, importFrom].join(),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const base = chunks.find(({ name }) => name === 'base');
        const runtime = chunks.find(({ name }) => name === RUNTIME);
        // The renderer's build and the worker's are one file each.
        if (!base || !runtime) return;
        const others = chunks.filter((chunk) => chunk !== base && chunk !== runtime);
        const changed = withRuntime(base, runtime, others);
        for (const chunk of chunks) chunk.code = changed.get(chunk.fileName) ?? chunk.code;
        base.code = COMPILE_AT_ONCE + base.code;
        delete bundle[runtime.fileName];
      },
    },
  };
}
