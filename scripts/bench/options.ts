import { parseArgs } from 'node:util';

/** Another project's build, which the bench compares with ours. */
export interface Peer {
  name: string;
  folder: string;
}

/** The scope of one run. */
export interface BenchOptions {
  /** Measures only the home page, in at most three minutes. */
  quick: boolean;
  /** Keeps one of the machine's cores busy, which makes the machine as slow as a phone. */
  slow: boolean;
  /** Earlier commits of this project. */
  commits: readonly string[];
  peers: readonly Peer[];
}

const USAGE = 'Write: npm run bench -- [--quick] [--slow] [--commit <sha>]… [--peer <name>=<folder>]…';
const known = {
  quick: { type: 'boolean', default: false },
  slow: { type: 'boolean', default: false },
  commit: { type: 'string', multiple: true, default: [] as string[] },
  peer: { type: 'string', multiple: true, default: [] as string[] },
} as const;

/** Parses the command line. Throws an error with the problem and the solution if it is invalid. */
export function readOptions(parameters: readonly string[]): BenchOptions {
  const { quick, slow, commit: commits, peer } = parsed(parameters);
  for (const commit of commits) {
    if (!/^\w[\w./~^-]*$/.test(commit)) throw new Error(`--commit ${commit} names no commit. ${USAGE}`);
  }
  const peers = peer.map(readPeer);
  const names = peers.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two peers are called ${twice}; give each a name of its own. ${USAGE}`);
  return { quick, slow, commits, peers };
}

function parsed(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: known }).values;
  } catch (error) {
    const [first = ''] = (error as Error).message.split(/\. |\n/);
    throw new Error(`${first.replace(/\.$/, '')}. ${USAGE}`);
  }
}

function readPeer(text: string): Peer {
  const [, name, folder] = /^([\w.-]+)=(.+)$/.exec(text) ?? [];
  if (name && folder) return { name, folder };
  throw new Error(`--peer ${text} lacks a name or a folder. ${USAGE}`);
}
