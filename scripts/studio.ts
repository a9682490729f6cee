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

  Press "Work with Local Repository" and choose this project's folder: ${process.cwd()}
  What is saved there are the files of locales, as docs/publishing.md describes them. See them with: npm run dev
  Stop with Ctrl+C.
`);
});
