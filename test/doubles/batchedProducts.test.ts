// Batched products of doubles on a GPU in soft arithmetic: each has the bits of gemm alone, in every form, and one whose place is outside
// of its buffer is left out.
import { describe, expect } from 'vitest';
import { enqueueGemmSoft } from '../../src/blas3/products/gemmSoft.gpu.ts';
import { dgemmBatched, dgemmStridedBatched, dgemmVbatched } from '../../src/index.ts';
import { mulberry32 } from '../lib/rng.ts';
import { doubles, gpuTest } from '../setup/contexts.ts';

const [m, n, k, count] = [7, 5, 9, 3];

function random(length: number, seed: number): Float64Array {
  const rng = mulberry32(seed);
  return Float64Array.from({ length }, () => 2 * rng() - 1 + rng() * 2 ** -31);
}

describe('batched products of doubles on the GPU', () => {
  gpuTest('have the bits of products alone in every form', async () => {
    const context = await doubles();
    const { queue } = context;
    const [a, b, c] = [random(m * k * count, 1), random(k * n * count, 2), random(m * n * count, 3)];
    const [A, B] = [context.upload('d', a), context.upload('d', b)];
    const scalars = { alpha: 1.5, beta: -0.3 };
    const sizes = { transB: 't', m, n, k, ...scalars, A, lda: m, B, ldb: n, ldc: m } as const;
    const made = async (call: (C: ReturnType<typeof context.upload<'d'>>) => Promise<void> | void) => {
      const C = context.upload('d', c);
      queue.trace.length = 0;
      await call(C);
      expect(queue.trace.filter(({ backend }) => backend === 'cpu')).toEqual([]);
      const found = await context.download(C);
      C.dispose();
      return found;
    };
    const alone = await made((C) => {
      for (let z = 0; z < count; z++) {
        const at = { A: { data: A, off: z * m * k, ld: m }, B: { data: B, off: z * k * n, ld: n } };
        const call = { transA: 'n', transB: 't', m, n, k, ...scalars, ...at } as const;
        enqueueGemmSoft(queue, { ...call, C: { data: C, off: z * m * n, ld: m } });
      }
    });
    const strides = { strideA: m * k, strideB: k * n, strideC: m * n };
    expect(await made((C) => dgemmStridedBatched(queue, { ...sizes, C, ...strides, batchCount: count }))).toEqual(
      alone,
    );
    const list = (size: number, last = 2): number[] => [0, size, last * size];
    const [offsetsA, offsetsB, offsetsC] = [list(m * k), list(k * n), list(m * n)].map((places) =>
      context.upload('i', Int32Array.from(places)),
    ) as [never, never, never];
    const places = { offsetsA, offsetsB, offsetsC };
    expect(await made((C) => dgemmBatched(queue, { ...sizes, C, ...places, batchCount: count }))).toEqual(alone);
    context.write(offsetsC, Int32Array.from(list(m * n, 3)));
    const short = await made((C) => dgemmBatched(queue, { ...sizes, C, ...places, batchCount: count }));
    expect(short.slice(0, 2 * m * n)).toEqual(alone.slice(0, 2 * m * n));
    expect(short.slice(2 * m * n)).toEqual(c.slice(2 * m * n));
    const each = <T>(value: T): T[] => Array.from({ length: count }, () => value);
    const ragged = { m: each(m), n: each(n), k: each(k), lda: each(m), ldb: each(n), ldc: each(m) };
    const lists = { offsetsA: list(m * k), offsetsB: list(k * n), offsetsC: list(m * n) };
    expect(await made((C) => dgemmVbatched(queue, { transB: 't', ...scalars, A, B, C, ...ragged, ...lists }))).toEqual(
      alone,
    );
    for (const buffer of [A, B, offsetsA, offsetsB, offsetsC]) (buffer as { dispose(): void }).dispose();
  });
});
