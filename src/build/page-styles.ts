import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { routes } from '#site/routes.ts';
import { stylesheetOf } from '#site/stylesheets.ts';
import { pageFile } from './page-file.ts';
import { type Belongs, partOf } from './split-styles.ts';

/** The address of a sheet, by its name. */
export type StylesheetAddress = (sheet: string) => string;

/**
 * Splits the site's one sheet into those of the routes' `sheet`: decision 008. Give `noteClasses` to
 * css.modules.getJSON and the plugin to Vite, and split once both are through.
 */
export function stylesByPage() {
  const fileOfClass = new Map<string, string>();
  /** By the name of a sheet: all files that its pages and the frame reach through imports, late ones too. */
  const reached = new Map<string, ReadonlySet<string>>();

  return {
    noteClasses(file: string, names: Readonly<Record<string, string>>): void {
      for (const name of Object.values(names)) fileOfClass.set(name, file);
    },

    plugin: {
      name: 'vaglio:page-styles',
      apply: 'build',
      generateBundle() {
        if (this.environment.name !== 'client') return;
        const modules = [...this.getModuleIds()];
        const from = (file: string, isBeyond = (_: string) => false) => {
          const entry = modules.find((id) => id.endsWith(`/${file}`));
          if (!entry) throw new Error(`${file} is not a part of the build.`);
          const found = new Set<string>();
          const visit = (id: string) => {
            if (found.has(id) || isBeyond(id)) return;
            found.add(id);
            const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
            for (const imported of [...importedIds, ...dynamicallyImportedIds]) visit(imported);
          };
          visit(entry);
          return found;
        };
        const frame = from('src/start.tsx', (id) => id.includes('/src/pages/'));
        for (const sheet of new Set(routes.map(stylesheetOf))) {
          const own = routes.filter((route) => stylesheetOf(route) === sheet);
          reached.set(sheet, new Set([...frame, ...own.flatMap(({ id }) => [...from(pageFile(id))])]));
        }
      },
    } satisfies Plugin as Plugin,

    /** Replaces the one sheet in dist/assets. */
    split(dist: string): StylesheetAddress {
      const folder = join(dist, 'assets');
      const one = readdirSync(folder).find((name) => name.startsWith('style-') && name.endsWith('.css'));
      if (!one || reached.size === 0) throw new Error('There is no sheet of styles to split.');
      const css = readFileSync(join(folder, one), 'utf8');
      rmSync(join(folder, one));
      const sheets = [...reached].map(([name, files]) => {
        // What names no class of ours belongs into all.
        const belongs: Belongs = (of) => of.length === 0 || of.some((file) => files.has(file));
        return [name, partOf(css, fileOfClass, belongs)] as const;
      });
      // One version for all, so that the browser finds the other sheets: src/browser/navigation/stylesheets.ts.
      const version = createHash('sha256').update(sheets.join()).digest('hex').slice(0, 8);
      const fileName = (sheet: string) => `style-${version}.${sheet}.css`;
      for (const [name, text] of sheets) writeFileSync(join(folder, fileName(name)), text);
      return (sheet) => `/assets/${fileName(sheet)}`;
    },
  };
}
