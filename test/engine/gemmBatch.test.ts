// Batches of products on the CPU engine: the bits of each product alone, on any number of threads, small and large ones mixed.
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { threadsFor } from '../../src/blas3/products/gemm.cpu.ts';
import { engine } from '../../src/engine/engine.ts';
import { dgemm, dgemmBatched, dgemmStridedBatched, dgemmVbatched } from '../../src/index.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { cpu } from '../setup/contexts.ts';

const e = engine()!;
const { pool } = e;
const { threads } = pool;
beforeAll(() => {
  threadsFor(e, 1e9);
});
afterEach(() => {
  pool.threads = threads;
});

const rng = mulberry32(5);
const numbers = (length: number): Float64Array => Float64Array.from({ length }, () => signed(rng));
const A = cpu.upload('d', numbers(60_000));
const B = cpu.upload('d', numbers(60_000));

interface Product {
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly offsets: readonly [number, number, number];
}

const factors = { transA: 'n', transB: 't', alpha: 0.5, beta: -1 } as const;
const lds = ({ m, n }: Product) => ({ lda: m + 1, ldb: n, ldc: m + 2 });

/** C after the batch on 1 to 4 threads is what single calls leave in it, and whatever lies between the products. */
async function expectSameBits(products: readonly Product[], sizeC: number, batch: (C: typeof A) => Promise<void>) {
  const before = numbers(sizeC);
  const one = cpu.upload('d', before);
  for (const p of products) {
    const [a, b, c] = p.offsets;
    const places = { A: { buffer: A, offset: a }, B: { buffer: B, offset: b }, C: { buffer: one, offset: c } };
    await dgemm(cpu.queue, { ...factors, m: p.m, n: p.n, k: p.k, ...places, ...lds(p) });
  }
  const expected = await cpu.download(one);
  for (const count of [1, 2, 3, 4]) {
    pool.threads = count;
    const fork = vi.spyOn(pool, 'fork');
    const C = cpu.upload('d', before);
    await batch(C);
    expect(fork.mock.calls.length > 0).toBe(count > 1);
    fork.mockRestore();
    const c = await cpu.download(C);
    expect(c.findIndex((x, i) => !Object.is(x, expected[i]))).toBe(-1);
    C.dispose();
  }
}

const alike = (count: number, m: number, n: number, k: number): Product[] =>
  Array.from({ length: count }, (_, b) => ({ m, n, k, offsets: [b * 5, b * 7, b * (m + 2) * n] }));

it('at equal distances', async () => {
  for (const [count, m, n, k] of [
    [700, 5, 9, 7],
    [40, 33, 31, 30],
    [2, 130, 128, 132],
  ] as const) {
    const products = alike(count, m, n, k);
    const strides = { strideA: 5, strideB: 7, strideC: (m + 2) * n, batchCount: count };
    await expectSameBits(products, strides.strideC * count, (C) =>
      dgemmStridedBatched(cpu.queue, { ...factors, m, n, k, A, B, C, ...lds(products[0]!), ...strides }),
    );
  }
});

it('at offsets', async () => {
  const products = alike(300, 9, 5, 11).reverse();
  const list = (which: 0 | 1 | 2) =>
    cpu.upload(
      'i',
      Int32Array.from({ length: products.length }, (_, b) => products[b]!.offsets[which]),
    );
  const places = { offsetsA: list(0), offsetsB: list(1), offsetsC: list(2), batchCount: products.length };
  await expectSameBits(products, 300 * 55, (C) =>
    dgemmBatched(cpu.queue, { ...factors, m: 9, n: 5, k: 11, A, B, C, ...lds(products[0]!), ...places }),
  );
});

it('of all sizes, some of them empty, without depth or large', async () => {
  const sizes = [
    [3, 4, 5],
    [0, 7, 2],
    [130, 129, 131],
    [6, 5, 0],
    [20, 1, 300],
    [1, 30, 2],
    [17, 16, 15],
  ] as const;
  let end = 0;
  const products = Array.from({ length: 70 }, (_, b): Product => {
    const [m, n, k] = sizes[b === 9 ? 2 : b % 7 === 2 ? 0 : b % 7]!;
    const offset = end;
    end += (m + 2) * n;
    return { m, n, k, offsets: [3 * b, 2 * b, offset] };
  });
  const list = (of: (p: Product) => number) => products.map(of);
  const args = {
    ...{ m: list((p) => p.m), n: list((p) => p.n), k: list((p) => p.k) },
    ...{ lda: list((p) => p.m + 1), ldb: list((p) => p.n), ldc: list((p) => p.m + 2) },
    ...{
      offsetsA: list((p) => p.offsets[0]),
      offsetsB: list((p) => p.offsets[1]),
      offsetsC: list((p) => p.offsets[2]),
    },
  };
  await expectSameBits(products, end, (C) => dgemmVbatched(cpu.queue, { ...factors, ...args, A, B, C }));
});
