// Many calls at once, of several contexts and both precisions, give the bits that they give one after the other, on any number of threads.
import { afterAll, expect, test } from 'vitest';
import { engine } from '../../src/engine/engine.ts';
import { axpy, type Context, createContext, type DeviceBuffer, gemm } from '../../src/index.ts';
import { mulberry32, signed } from '../lib/rng.ts';

const threads = engine()!.pool.threads;
afterAll(() => {
  engine()!.pool.threads = threads;
});

interface Chain {
  readonly context: Context;
  readonly C: DeviceBuffer<'s' | 'd'>;
  /** Started without waiting for the one before. */
  readonly calls: readonly (() => Promise<void>)[];
}

/** Twelve calls that read what those before them have written. */
function chain(context: Context, prec: 's' | 'd', seed: number): Chain {
  const rng = mulberry32(seed);
  const n = 40 + (seed % 3) * 37;
  const numbers = (count: number): number[] => Array.from({ length: count }, () => signed(rng));
  const upload = (count: number): DeviceBuffer<'s' | 'd'> =>
    prec === 's'
      ? context.upload('s', Float32Array.from(numbers(count)))
      : context.upload('d', Float64Array.from(numbers(count)));
  const [A, B, C] = [upload(n * n), upload(n * n), upload(n * n)];
  const { queue } = context;
  const calls = Array.from({ length: 12 }, (_, k) => () => {
    if (k % 3 === 2) return axpy(queue, { n: n * n, alpha: -0.5, x: B, incx: 1, y: C, incy: 1 });
    const transA = k % 2 === 0 ? 'n' : 't';
    return gemm(queue, { transA, m: n, n, k: n, alpha: 0.25, A, lda: n, B: C, ldb: n, C: B, ldc: n, beta: 0.5 });
  });
  return { context, C, calls };
}

async function results(concurrently: boolean): Promise<number[][]> {
  const contexts = await Promise.all(Array.from({ length: 4 }, () => createContext({ backend: 'cpu' })));
  const chains = Array.from({ length: 8 }, (_, i) => chain(contexts[i % 4]!, i % 2 === 0 ? 's' : 'd', i + 1));
  if (concurrently) {
    // Round by round through the chains: neighbours in time are of different contexts.
    const started = chains[0]!.calls.flatMap((_, k) => chains.map(({ calls }) => calls[k]!()));
    expect(started).toHaveLength(96);
    await Promise.all(started);
  } else {
    for (const { calls } of chains) for (const call of calls) await call();
  }
  const out = await Promise.all(chains.map(async ({ context, C }) => [...(await context.download(C))]));
  for (const context of contexts) context.dispose();
  return out;
}

test('96 calls at once', async () => {
  engine()!.pool.threads = 1;
  const serial = await results(false);
  expect(serial.flat().every(Number.isFinite)).toBe(true);
  for (const count of [1, 2, 3, 4]) {
    engine()!.pool.threads = count;
    for (let round = 0; round < 2; round++) expect(await results(true)).toEqual(serial);
  }
});

test('a buffer that is disposed of behind a call keeps its memory until the call is done', async () => {
  const context = await createContext({ backend: 'cpu' });
  const { heap } = engine()!;
  const n = 64;
  const A = context.upload('d', new Float64Array(n * n).fill(1));
  const C = context.alloc('d', n * n);
  const used = heap.used;
  // Between the moment when a call has its operands and the one when it computes lie turns of the event loop.
  for (let turns = 0; turns < 12; turns++) {
    const D = context.alloc('d', n * n);
    const call = gemm(context.queue, { m: n, n, k: n, A, lda: n, B: A, ldb: n, C: D, ldc: n });
    for (let i = 0; i < turns; i++) await undefined;
    D.dispose();
    const E = context.alloc('d', n * n);
    await call.catch(() => {});
    expect((await context.download(E)).every((x) => x === 0)).toBe(true);
    E.dispose();
    // What other tests have left to the garbage collector may be given back meanwhile.
    expect(heap.used).toBeLessThanOrEqual(used);
  }
  C.dispose();
  A.dispose();
  context.dispose();
});
