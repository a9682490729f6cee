import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/listen.ts';

const START_MS = 15_000;

/** Sends a WebDriver command, and returns its value. Throws the driver's message if the command fails. */
export type Command = <Value = void>(method: string, path: string, body?: object) => Promise<Value>;

export interface Driver {
  command: Command;
  /** Ends the driver and the processes that it has started, and deletes their folder. */
  end(): Promise<void>;
}

/** Starts a driver with its own process group, home folder and screen. */
export async function startDriver(driver: string, screen: string): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'engine-'));
  const started: ChildProcess[] = [];
  const kill = () => {
    for (const child of started) killGroup(child);
    rmSync(home, { recursive: true, force: true });
  };
  process.once('exit', kill);
  const end = async () => {
    for (const child of started.reverse()) await ended(child);
    process.removeListener('exit', kill);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const shown = spawn(screen, ['-displayfd', '3', '-screen', '0', '1400x900x24'], {
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    started.push(shown);
    const DISPLAY = `:${await firstLine(shown)}`;
    const port = await freePort();
    const { PATH } = process.env;
    const env = { PATH, DISPLAY, HOME: home, XDG_RUNTIME_DIR: home, TMPDIR: home };
    started.push(spawn(driver, [`--port=${port}`], { env, detached: true, stdio: 'ignore' }));
    const command = commandsTo(`http://127.0.0.1:${port}`);
    await untilItAnswers(() => command('GET', '/status'), START_MS);
    return { command, end };
  } catch (problem) {
    await end();
    throw problem;
  }
}

/** Repeats a request until it succeeds. Throws the last error when the time limit has passed. */
export async function untilItAnswers<Value>(ask: () => Promise<Value>, limitMs: number): Promise<Value> {
  const end = performance.now() + limitMs;
  for (;;) {
    try {
      return await ask();
    } catch (problem) {
      if (performance.now() > end) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

interface Problem {
  error?: string;
  message?: string;
}

function commandsTo(origin: string): Command {
  return async <Value>(method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await answer.json()) as { value: Value & Problem };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
}

/** Returns the first line of a screen. With -displayfd the screen chooses a free display number and prints it. */
async function firstLine(child: ChildProcess): Promise<string> {
  const [line] = await Promise.race([
    once(child.stdio[3] as NodeJS.ReadableStream, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('Xvfb did not start.'))),
  ]);
  return String(line).trim();
}

function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  killGroup(child);
  await exit;
}
