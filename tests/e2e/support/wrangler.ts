import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageTools } from '#scripts/package-tools.ts';
import { installed } from '#scripts/tools.ts';

/** Starts Cloudflare's local server for the build, as deploy/wrangler.jsonc configures it. */
export async function startWrangler(): Promise<{ origin: string; end(): Promise<void> }> {
  const wrangler = installed(packageTools.wrangler);
  const parameters = 'dev -c deploy/wrangler.jsonc --ip 127.0.0.1 --port 0 --inspector-port 0'.split(' ');
  const child = spawn(process.execPath, [wrangler, ...parameters], {
    env: { ...process.env, CI: '1', NO_COLOR: '1', WRANGLER_LOG_PATH: join('.cache', 'wrangler') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise<void>((done) => child.once('exit', () => done()));
  let said = '';
  const origin = await new Promise<string>((ready, fail) => {
    const read = (chunk: Buffer) => {
      said += chunk;
      const [, address] = /Ready on (http:\/\/\S+)/.exec(said) ?? [];
      if (address) ready(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exit.then(() => fail(new Error(`wrangler stopped:\n${said}`)));
  });
  // Wrangler only prints a message for rules that Cloudflare would ignore.
  if (/invalid \w+ rule/.test(said)) throw new Error(said);
  return {
    origin,
    async end() {
      child.kill('SIGINT');
      await exit;
    },
  };
}
