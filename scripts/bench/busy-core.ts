import { spawn } from 'node:child_process';

/** Keeps one core of the machine busy until the returned function is called. */
export function keepCoreBusy(): () => void {
  const busy = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
  return () => void busy.kill('SIGKILL');
}
