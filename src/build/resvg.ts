import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm } from '@resvg/resvg-wasm';

/** Loads resvg's WebAssembly. */
export async function startResvg(): Promise<void> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  // A second call in one process is rejected, as when two builds follow one another.
  await initWasm(readFileSync(wasm)).catch(() => {});
}
