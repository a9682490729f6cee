import { ownCertificate } from '../certificate.ts';
import { startNginx } from '../nginx.ts';
import type { Site } from '../site.ts';
import { buildCommit } from './earlier.ts';
import { copyWithoutScripts } from './floor.ts';
import type { BenchOptions } from './options.ts';
import { HOME, measuredPages } from './pages.ts';
import { preparePeer } from './peer.ts';

/** A served build that the bench compares with others. */
export interface Contestant {
  name: string;
  kind: 'ours' | 'floor' | 'earlier' | 'peer';
  site: Site;
  home: string;
}

type Build = Omit<Contestant, 'site'> & { dist: string; config?: string };

/**
 * Starts our build, then its floor, then the builds that the options name. Each has a separate nginx, with HTTP/2 and
 * TLS.
 */
export async function startContestants(options: BenchOptions): Promise<Contestant[]> {
  const started: Contestant[] = [];
  try {
    for (const { dist, config, ...contestant } of await prepareBuilds(options)) {
      const serving = { certificate: ownCertificate(), ...(config ? { config } : {}) };
      started.push({ ...contestant, site: await startNginx(dist, serving) });
    }
  } catch (error) {
    await endAll(started);
    throw error;
  }
  return started;
}

export async function endAll(contestants: readonly Contestant[]): Promise<void> {
  for (const { site } of contestants) await site.end();
}

async function prepareBuilds({ commits, peers, quick }: BenchOptions): Promise<Build[]> {
  const addresses = (quick ? measuredPages.slice(0, 1) : measuredPages).map(({ path }) => path);
  const builds: Build[] = [{ name: 'ours', kind: 'ours', home: HOME, dist: 'dist' }];
  const floor = await copyWithoutScripts('dist', addresses);
  builds.push({ name: 'floor', kind: 'floor', home: HOME, dist: floor });
  for (const commit of commits)
    builds.push({ name: commit, kind: 'earlier', home: HOME, ...buildCommit(commit) });
  for (const peer of peers) {
    builds.push({ name: peer.name, kind: 'peer', home: '/', ...(await preparePeer(peer)) });
  }
  return builds;
}
