import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from '#build/precompress.ts';
import type { Peer } from './options.ts';

const HIDDEN = /location ~ \(\?:\^\/_\|\/\\\.\) \{[^}]*\}/;
const DEFAULT = 'default no-cache;';
const HASHED =
  '"~[.-][\\w-]{8,}\\.(?:js|css|woff2?|svg|png|webp|avif)$" "public, max-age=31536000, immutable";';

/**
 * Adapts our nginx configuration to another project's build: it serves folders such as /_astro/, and it sends hashed
 * files with an immutable cache policy.
 */
export function configForPeer(shipped: string): string {
  if (!HIDDEN.test(shipped) || !shipped.includes(DEFAULT)) {
    throw new Error('deploy/nginx.conf has changed: adapt scripts/bench/peer.ts to it.');
  }
  return shipped.replace(HIDDEN, '').replace(DEFAULT, () => `${HASHED} ${DEFAULT}`);
}

/** Copies a peer's build and compresses it like our build. Returns its folder and configuration. */
export async function preparePeer({ name, folder }: Peer): Promise<{ dist: string; config: string }> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(
      `--peer ${name}=${folder}: there is no index.html. Name the folder that its build has written.`,
    );
  }
  const place = join('.cache', 'bench', 'peers', name);
  const dist = join(place, 'dist');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  cpSync(folder, dist, { recursive: true, dereference: true });
  await precompress(dist);
  for (const file of ['_nginx-moved.conf', '_nginx-headers.conf']) {
    if (!existsSync(join(dist, file))) writeFileSync(join(dist, file), '');
  }
  const config = join(place, 'nginx.conf');
  writeFileSync(config, configForPeer(readFileSync('deploy/nginx.conf', 'utf8')));
  return { dist, config };
}
