import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { addressOf } from './listen.ts';

interface HeaderRule {
  /** A path, or a prefix if it ends in "*". */
  path: string;
  headers: [name: string, value: string][];
}

/** Parses the build's _headers file, in the format common to Netlify and Cloudflare. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) rules.push({ path: line.trim(), headers: [] });
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

interface Redirect {
  to: string;
  status: number;
}

/** Parses the build's _redirects file: old address, new address, status. */
export function parseRedirectsFile(text: string): Map<string, Redirect> {
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return [from, { to, status: Number(status) }];
    }),
  );
}

const applies = (rule: string, path: string) =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;

/**
 * Creates a server for a build that behaves like the supported hosts: addresses without ".html", the nearest 404 page,
 * a redirect that removes a trailing slash or a file name, and the build's headers on every response.
 */
export function staticSite(dist: string): Server {
  const rules = parseHeadersFile(readFileSync(join(dist, '_headers'), 'utf8'));
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const rule of rules) {
      if (applies(rule.path, path)) for (const [name, value] of rule.headers) response.setHeader(name, value);
    }
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
  };
  const redirects = parseRedirectsFile(readFileSync(join(dist, '_redirects'), 'utf8'));
  const serve = sirv(dist, { extensions: ['html'], etag: true, brotli: true, gzip: true });
  return createServer((request, response) => {
    const { pathname, search } = addressOf(request);
    setHeaders(response, pathname);
    const redirect = redirects.get(pathname);
    if (redirect) {
      const [path, hash] = redirect.to.split('#');
      response.writeHead(redirect.status, { Location: path + search + (hash ? `#${hash}` : '') }).end();
      return;
    }
    const address = addressWithoutFile(pathname);
    if (address !== pathname) {
      response.writeHead(301, { Location: address + search }).end();
      return;
    }
    if (pathname.endsWith('/404')) response.statusCode = 404;
    serve(request, response, () => {
      const page = readFileSync(nearestNotFound(dist, pathname));
      // A 404 page is not cached, even if the address is in a folder with immutable files.
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' };
      response.writeHead(404, headers).end(page);
    });
  });
}

/** Returns a page's canonical address: '/' for '/index.html', '/it/faq' for '/it/faq.html' or '/it/faq/'. */
const addressWithoutFile = (pathname: string): string =>
  pathname.replace(/\/+$|\.html\/*$/, '').replace(/\/index$/, '') || '/';

/** Returns the path of the 404.html in the folder of the path, or in the nearest parent folder. */
function nearestNotFound(dist: string, pathname: string): string {
  const folders = pathname
    .split('/')
    .slice(1, -1)
    .filter((name) => /^[\w-]+$/.test(name));
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const file = join(dist, ...folders.slice(0, depth), '404.html');
    if (existsSync(file)) return file;
  }
  return join(dist, '404.html');
}
