import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { addressOf } from '../listen.ts';
import { studioConfig } from './config.ts';

const JSON_FILE = '.json';

const types: Readonly<Record<string, string>> = {
  // The editor imports its translations as modules.
  [JSON_FILE]: 'text/javascript; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Studio</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<link rel="stylesheet" href="/studio.css"></head>
<body><script type="module" src="/studio.js"></script></body></html>`;

const program = `import { init } from '/cms/npm/index.js';
init({ config: await (await fetch('/config.json')).json() });`;

/** Hides the buttons for signing in. They do not work without a registered application. */
const sheet = '.buttons > button.secondary { display: none; }';

/** Blocks all requests to other computers, such as the editor's request for the state of GitHub. */
const POLICY = [
  "default-src 'self' blob: data:",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
].join('; ');

/**
 * Creates the studio's server. It serves the page, the configuration and the files of the package. The browser edits the
 * texts. The server never edits them. The package includes icons and fonts, so that the studio works offline.
 */
export function studioServer(locales: string, editor: string): Server {
  return createServer((request, response) => {
    const { pathname } = addressOf(request);
    const send = (type: string, text: string) =>
      response
        .writeHead(200, {
          'Content-Type': type,
          'Cache-Control': 'no-store',
          'Content-Security-Policy': POLICY,
        })
        .end(text);
    if (pathname === '/') return send('text/html; charset=utf-8', page);
    if (pathname === '/studio.js') return send('text/javascript; charset=utf-8', program);
    if (pathname === '/studio.css') return send('text/css; charset=utf-8', sheet);
    if (pathname === '/config.json') {
      try {
        return send('application/json', JSON.stringify(studioConfig(locales)));
      } catch (error) {
        // Invalid content must not stop the studio, because the user needs it to fix the content.
        return response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error));
      }
    }
    const file = join(editor, normalize(pathname.replace(/^\/cms\//, '/')));
    const type = types[extname(file)];
    if (!pathname.startsWith('/cms/') || !type || !existsSync(file)) return response.writeHead(404).end();
    if (extname(file) === JSON_FILE) return send(type, `export default ${readFileSync(file, 'utf8')}`);
    response.writeHead(200, { 'Content-Type': type });
    return createReadStream(file).pipe(response);
  });
}
