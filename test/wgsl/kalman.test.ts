// Kernels with functions of basalt/wgsl in them: examples/kalman.ts, shortened, in which every filter agrees with the same filter in
// doubles and is better than its measurements; and that of docs/wgsl.md.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { main } from '../../examples/kalman.ts';
import { solveSpd } from '../../src/wgsl.ts';
import { gpuTest } from '../setup/contexts.ts';

gpuTest('the Kalman filters', async (context) => {
  const lines: string[] = [];
  const tracked = await main(context, { filters: 200, steps: 40 }, (line: string) => lines.push(line));
  expect(tracked.error).toBeLessThan(1e-5);
  expect(tracked.estimated).toBeLessThan(0.75 * tracked.measured);
  expect(lines[0]).toMatch(/^200 Kalman filters, 40 steps, on /);
});

gpuTest('the kernel of docs/wgsl.md, run as it is shown', async (context) => {
  const page = readFileSync(path.join(import.meta.dirname, '../../docs/wgsl.md'), 'utf8').replaceAll('\r\n', '\n');
  const program = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)]
    .map((m) => m[1]!)
    .at(-1)!
    .replace(/^import .*\n/gm, '');
  const body = `${program.replace(/^const ctx = .*$/m, '')}\nreturn [b0, b1];`;
  const run = Object.getPrototypeOf(async () => {}).constructor('ctx', 'solveSpd', body);
  const [b0, b1] = (await run(context, solveSpd)) as [number, number];
  expect(Math.abs(b0 - 3)).toBeLessThan(1e-5);
  expect(Math.abs(b1 - 2)).toBeLessThan(1e-5);
});
