// Where calls of doubles are computed on a context that decides by cost: the model, what it is told, and that calls follow it.
import { expect, test } from 'vitest';
import { measureProducts } from '../../src/blas3/products/doublesTrial.gpu.ts';
import { enqueueGemmDoubles } from '../../src/blas3/products/gemmDoubles.gpu.ts';
import { flopsOf, type RoutineSpec, type Values } from '../../src/core/spec.ts';
import { ddot } from '../../src/index.ts';
import { placeOfCorrections } from '../../src/lapack/mixed/zoomCost.gpu.ts';
import { type ByCost, costsOf, learnRate, onGpuByCost } from '../../src/runtime/doublesCost.ts';
import type { Queue, TraceEntry } from '../../src/runtime/queue.ts';
import {
  gelsStridedBatchedSpec,
  gelsVbatchedSpec,
  gemmSpec,
  geqrfStridedBatchedSpec,
  getrfSpec,
} from '../../src/specs.ts';
import { cpu, doubles, gpuTest } from '../setup/contexts.ts';

/** 8 TFLOP/s beside 16 threads. */
const SIDES = { products: 8e9, threads: 16 };
const idle = { flops: 0, elements: 1, dispatches: 0, toGpu: 0, toHost: 0 };

/** What a call's operations cost by its spec, and all of it. */
function costs(spec: RoutineSpec, call: Values) {
  const flops = flopsOf(spec, call, 'd');
  return costsOf({ ...idle, flops, own: spec.costs!(call, flops, SIDES) }, SIDES);
}

test('large products cost less on the GPU, small ones and chains of dispatches on the CPU, if nothing has to travel', () => {
  const product = (n: number) => costsOf({ ...idle, flops: 2 * n ** 3, elements: 4 * n * n, dispatches: 8 }, SIDES);
  expect(product(2048).gpu).toBeLessThan(product(2048).cpu);
  expect(product(32).cpu).toBeLessThan(product(32).gpu);
  const chain = costsOf({ ...idle, flops: (2 / 3) * 256 ** 3, elements: 2 * 256 ** 2, dispatches: 370 }, SIDES);
  expect(chain.cpu).toBeLessThan(chain.gpu);
});

test('batches that go column after column cost what they were measured to', () => {
  // dgeqrf on an H100 beside 16 threads, ms: order, matrices, GPU, CPU.
  for (const [n, count, gpu, cpu] of [
    [4, 50000, 0.31, 1.7],
    [8, 20000, 0.5, 0.9],
    [16, 10000, 1.2, 1.4],
    [32, 5000, 3.68, 4.6],
  ] as const) {
    const said = costs(geqrfStridedBatchedSpec, { m: n, n, batchCount: count });
    expect(Math.abs(said.gpu / gpu - 1)).toBeLessThan(0.25);
    expect(Math.abs(said.cpu / cpu - 1)).toBeLessThan(0.4);
    expect(said.gpu).toBeLessThan(said.cpu);
  }
  // dgels of 2n x n there, which the CPU solves one after the other.
  for (const [n, count, gpu, cpu] of [
    [4, 50000, 0.76, 283.5],
    [8, 20000, 1.16, 226.9],
    [16, 10000, 2.91, 323.5],
    [32, 5000, 9.37, 432.9],
  ] as const) {
    const said = costs(gelsStridedBatchedSpec, { m: 2 * n, n, nrhs: 1, batchCount: count });
    expect(Math.abs(said.gpu / gpu - 1)).toBeLessThan(0.25);
    expect(Math.abs(said.cpu / cpu - 1)).toBeLessThan(0.4);
  }
  // One matrix waits for its columns as long as eight thousand; of a ragged batch the one with most counts.
  const few = (batchCount: number) => geqrfStridedBatchedSpec.costs!({ m: 8, n: 8, batchCount }, 0, SIDES).gpu;
  expect(few(8000)).toBe(few(1));
  expect(few(16600)).toBeCloseTo(2 * few(1), 9);
  const ragged = gelsVbatchedSpec.costs!({ m: [9, 2, 0], n: [4, 5, 7], nrhs: [1, 1, 1] }, 0, SIDES);
  expect(ragged.gpu).toBe(few(1));
  // One thread, however many there are.
  expect(gelsVbatchedSpec.costs!({ m: [9, 2, 0], n: [4, 5, 7] }, 0, { ...SIDES, threads: 1 }).cpu).toBe(ragged.cpu);
});

test('bytes that would travel, and the wait for them, count for the side that needs them', () => {
  const near = costsOf(idle, SIDES);
  const far = costsOf({ ...idle, toGpu: 26e6, toHost: 52e6 }, SIDES);
  expect(far.gpu - near.gpu).toBeCloseTo(10, 9);
  expect(far.cpu - near.cpu).toBeCloseTo(20.3, 9);
  expect(costsOf({ ...idle, flops: 1 }, { ...SIDES, products: 0 }).gpu).toBe(Number.POSITIVE_INFINITY);
});

/** A queue of a context that is nothing but a key, and what it is told. */
function stub(): { readonly queue: Queue; readonly said: TraceEntry[] } {
  const [context, said] = [{}, [] as TraceEntry[]];
  learnRate(context as never, SIDES.products);
  return { queue: { context, note: (entry: TraceEntry) => said.push(entry) } as unknown as Queue, said };
}

test('a call goes where its data are unless the other side pays for the way', () => {
  const { queue, said } = stub();
  const at = (n: number) => {
    const A = cpu.alloc('d', n * n);
    const call = { routine: 'dgemm', prec: 'd', transA: 'n', transB: 'n', m: n, n, k: n, alpha: 1, beta: 0 } as const;
    return onGpuByCost(queue, gemmSpec, { ...call, A, lda: n, B: A, ldb: n, C: A, ldc: n });
  };
  // The buffer is in the host's memory.
  expect(at(16)).toBe(false);
  expect(at(2048)).toBe(true);
  expect(said.map(({ backend }) => backend)).toEqual(['cpu', 'gpu']);
  expect(said[0]!.why).toMatch(/^auto: doubles here would take [\d.]+ ms on the GPU and [\d.e-]+ on the CPU$/);
  // Columns of LU wait for one another.
  const A = cpu.alloc('d', 64 * 64);
  const lu = { routine: 'dgetrf', prec: 'd', m: 64, n: 64, A, lda: 64, nb: 0, pivoting: 'partial' } as const;
  expect(onGpuByCost(queue, getrfSpec, lu)).toBe(false);
  expect(onGpuByCost({ ...queue, recorder: {} } as unknown as Queue, getrfSpec, lu)).toBe(true);
});

gpuTest('calls follow the decision, and give the same either way', async () => {
  const context = await doubles();
  const gpu = context.gpu as { byCost?: ByCost };
  const x = context.upload('d', Float64Array.of(1, 2, 3));
  try {
    for (const there of [false, true, false]) {
      gpu.byCost = () => there;
      context.queue.trace.length = 0;
      expect(await ddot(context, { n: 3, x, incx: 1, y: x, incy: 1 })).toBe(14);
      expect(context.queue.trace.some(({ backend }) => backend === 'cpu')).toBe(!there);
    }
    // Corrections of vectors in single are decided by the same rate.
    learnRate(context, 8e9);
    const ask = (n: number, prec: 'd' | 'z' = 'd', instead?: 'values' | 'vectors') =>
      placeOfCorrections(context.queue, { vectors: 'eigenvectors', ...(instead && { instead }), prec, m: n, n });
    expect((await ask(20)).there).toBe(false);
    expect((await ask(8192)).there).toBe(true);
    expect((await ask(8192, 'z')).there).toBe(true);
    // Where the CPU would not correct anything.
    for (const instead of ['values', 'vectors'] as const) {
      expect((await ask(20, 'd', instead)).there).toBe(false);
      expect((await ask(8192, 'd', instead)).there).toBe(true);
    }
  } finally {
    delete gpu.byCost;
  }
  expect(await placeOfCorrections(context.queue, { vectors: 'singular vectors', prec: 'd', m: 9, n: 9 })).toEqual({
    there: true,
    saved: Number.POSITIVE_INFINITY,
    why: 'doubles live there',
  });
});

gpuTest('the speed of products is measured', async () => {
  const rate = await measureProducts((await doubles()).queue, enqueueGemmDoubles, 32);
  expect(rate).toBeGreaterThanOrEqual(0);
  expect(rate).toBeLessThan(1e13);
});
