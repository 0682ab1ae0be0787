// Kernels that answer while others are compiled: they compute first, and give way to these, in launches that are made again too.
import { expect } from 'vitest';
import type { Context } from '../../src/runtime/context.ts';
import { createContext } from '../../src/runtime/createContext.ts';
import type { Kernel } from '../../src/runtime/kernel.ts';
import { gpuTest } from '../setup/contexts.ts';

/** Adds `value` to x[0]: two that ought to do the same, told apart. */
const adds = (name: string, value: number): Kernel => ({
  name,
  text: `struct Params { n: u32 }
@group(0) @binding(0) var<storage, read_write> x: array<f32>;
@group(0) @binding(1) var<uniform> p: Params;
const N: u32 = 1u;
@compute @workgroup_size(N)
fn ${name}() { if (p.n == N) { x[0] += ${value}.0; } }
`,
  variants: [],
});

const quick = adds('quick', 1);
const tuning = { N: 1 };

async function grown(context: Context, kernel: Kernel, times: number): Promise<number> {
  const x = context.upload('s', Float32Array.of(0));
  for (let k = 0; k < times; k++) context.queue.launch(kernel, tuning, { x }, { n: 1 }, [1, 1, 1]);
  const [sum] = await context.download(x);
  x.dispose();
  return sum!;
}

gpuTest('what is compiled sooner computes first, and gives way after some dozens of dispatches', async () => {
  const context = await createContext({ backend: 'gpu' });
  context.queue.beside = true;
  const slow: Kernel = { ...adds('slow', 100), sooner: (one) => (one === tuning ? quick : undefined) };
  expect(await grown(context, slow, 10)).toBe(10);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await grown(context, slow, 10)).toBe(10); // few have not called for it
  expect(await grown(context, slow, 100)).toBeGreaterThanOrEqual(44);
  await expect.poll(() => grown(context, slow, 1), { timeout: 20_000 }).toBe(100);
  context.dispose();
});

gpuTest(
  'it goes on where the other does not compile, and is not asked where nothing is compiled beside',
  async (shared) => {
    const context = await createContext({ backend: 'gpu' });
    context.queue.beside = true;
    const broken: Kernel = { ...adds('broken', 100), sooner: () => quick };
    const wrong = { ...broken, text: broken.text.replace('x[0] +=', 'y[0] +=') };
    expect(await grown(context, wrong, 80)).toBe(80);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await grown(context, wrong, 5)).toBe(5);
    context.dispose();
    shared.queue.beside = false;
    expect(await grown(shared, { ...adds('own', 100), sooner: () => quick }, 3)).toBe(300);
  },
);
