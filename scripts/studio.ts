import { dirname, join } from 'node:path';
import { listen } from './listen.ts';
import { packageTools } from './package-tools.ts';
import { studioPort } from './ports.ts';
import { runMain } from './run-main.ts';
import { studioServer } from './studio/server.ts';
import { need } from './tools.ts';

/** `npm run studio`: serves a browser-based editor for the texts of this working copy. */
await runMain(async () => {
  const port = await listen(
    studioServer(join(process.cwd(), 'locales'), dirname(dirname(need(packageTools.sveltia)))),
    studioPort(process.env),
    'STUDIO_PORT',
  );
  console.log(`
  The studio   http://localhost:${port}   (Chrome or Edge)

  Press "Work with Local Repository" and choose the folder of this project: ${process.cwd()}
  "Save" writes the files of locales (docs/publishing.md). "npm run dev" shows them.
  Stop with Ctrl+C.
`);
});
