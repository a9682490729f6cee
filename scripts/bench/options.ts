import { parseArgs } from 'node:util';

/** Another project's build, measured beside ours. */
export interface Peer {
  name: string;
  folder: string;
}

/** The scope of one run. */
export interface BenchOptions {
  /** The home page only, in at most three minutes. */
  quick: boolean;
  /** One of the machine's cores is kept busy, which makes it as slow as a phone. */
  slow: boolean;
  /** Earlier commits of ours. */
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

/** Parses the command line. Throws an explanation with the remedy if it is invalid. */
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
