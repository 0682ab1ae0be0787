// SAXPY, y := a x + y, the first program of most introductions to GPUs.
//   node scripts/run.mjs examples/05_saxpy.js        on a GPU if there is one, else on the CPU; behind it: cpu or gpu insists
// With x = 1, y = 2 and a = 2 every element of y becomes 4, exactly: "Max error: 0.000000", as M. Harris's "An Easy Introduction to CUDA C
// and C++" (NVIDIA, 2012) prints for a million of them.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { type Backend, type Context, createContext, saxpy } from '../src/index.ts';

export async function main(ctx: Context, print = console.log): Promise<void> {
  const n = 1 << 20;
  const x = ctx.upload('s', new Float32Array(n).fill(1));
  const y = ctx.upload('s', new Float32Array(n).fill(2));

  await saxpy(ctx.queue, { n, alpha: 2, x, y });

  // On a GPU the call above has only been recorded: what waits for the result is its download.
  const error = (await ctx.download(y)).reduce((most, value) => Math.max(most, Math.abs(value - 4)), 0);
  print(`saxpy of ${n} numbers on the ${ctx.backend}: max error ${error.toFixed(6)}`);
  assert.equal(error, 0);

  // Strides make other vectors of the same memory: every second element, the last one first.
  await saxpy(ctx.queue, { n: n / 2, alpha: -3, x, incx: 2, y, incy: -2 });
  const [even, odd] = await ctx.download(y, 2);
  print(`and y(0), y(2), ... less 3: y begins with ${even}, ${odd}`);
  assert.deepEqual([even, odd], [1, 4]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  using ctx = await createContext({ backend: (process.argv[2] ?? 'auto') as Backend | 'auto' });
  await main(ctx);
}
