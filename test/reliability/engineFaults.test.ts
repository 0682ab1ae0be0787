// Faults of the CPU's engine at every point where they can strike: its memory is at its end, or its worker threads die. Whatever it was,
// each program ends soon, with its results or with one of the library's errors, never with wrong results; the engine's memory is given
// back; and the next program has the bits that it always has.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINE_FAULTS, type EngineFault, faultyEngine } from '../../fuzz/engineFaults.ts';
import { BasaltError, WorkerLostError } from '../../src/core/errors.ts';
import { engine } from '../../src/engine/engine.ts';
import { RESERVED_BYTES, SCRATCH_BYTES } from '../../src/engine/pool.ts';
import {
  type Context,
  createContext,
  type DeviceBuffer,
  dgemm,
  dgesv,
  dgetrfStridedBatched,
  dpotrf,
  dsyevd,
  sgeqrf,
  sgetrf,
} from '../../src/index.ts';
import { some } from '../lib/sampled.ts';
import { gpu, gpuTest } from '../setup/contexts.ts';

const n = 96;
/** Order of an eigenproblem that has panels, and work for several threads. */
const large = 288;
const symmetric = (order: number): Float64Array =>
  Float64Array.from({ length: order ** 2 }, (_, p) => {
    const [i, j] = [p % order, Math.floor(p / order)];
    return i === j ? order : Math.sin(1 + Math.min(i, j) + 3 * Math.max(i, j));
  });
const matrix = symmetric(n);

/** Programs, each with its results. */
const programs: Readonly<Record<string, (c: Context) => Promise<Float64Array>>> = {
  'a product': async (c) => {
    const [A, C] = [c.upload('d', matrix), c.alloc('d', n * n)];
    await dgemm(c, { m: n, n, k: n, A, lda: n, B: A, ldb: n, C, ldc: n });
    return c.download(C);
  },
  'a system': async (c) => {
    const [A, B] = [c.upload('d', matrix), c.upload('d', matrix)];
    const [ipiv, info] = [c.alloc('i', n), c.alloc('i', 1)];
    await dgesv(c, { n, nrhs: n, A, lda: n, ipiv, B, ldb: n, info });
    return c.download(B);
  },
  'a factorization': async (c) => {
    const [A, info] = [c.upload('d', matrix), c.alloc('i', 1)];
    await dpotrf(c, { uplo: 'l', n, A, lda: n, info });
    return c.download(A);
  },
  eigenvalues: async (c) => {
    const [A, W, info] = [c.upload('d', symmetric(large)), c.alloc('d', large), c.alloc('i', 1)];
    await dsyevd(c, { uplo: 'l', n: large, jobz: 'n', A, lda: large, W, info });
    return c.download(W);
  },
  'a batch': async (c) => {
    const [A, ipiv, info] = [c.upload('d', matrix), c.alloc('i', 8 * 64), c.alloc('i', 64)];
    const each = { lda: 8, strideA: 144, stridePiv: 8, batchCount: 64 };
    await dgetrfStridedBatched(c, { m: 8, n: 8, A, ipiv, info, ...each });
    return c.download(A);
  },
};

/** Factorizations on a GPU whose panels the workers factor, as programs that they perform on their own. */
const hybrid: Readonly<Record<string, (c: Context) => Promise<Float64Array>>> = {
  LU: (c) =>
    onGpu(c, async (A) => {
      const ipiv = c.alloc('i', n + 1);
      await sgetrf(c, { m: n, n, A, lda: n, ipiv, info: ipiv.at(n), mode: 'hybrid', nb: 32 }).finally(() =>
        ipiv.dispose(),
      );
    }),
  QR: (c) =>
    onGpu(c, async (A) => {
      const tau = c.alloc('s', n);
      await sgeqrf(c, { m: n, n, A, lda: n, tau, mode: 'hybrid', nb: 32 }).finally(() => tau.dispose());
    }),
};

async function onGpu(c: Context, factor: (A: DeviceBuffer<'s'>) => Promise<void>): Promise<Float64Array> {
  const A = c.upload('s', Float32Array.from(matrix));
  try {
    await factor(A);
    return Float64Array.from(await c.download(A));
  } finally {
    A.dispose();
  }
}

const unhandled: unknown[] = [];
const record = (reason: unknown) => unhandled.push(reason);
const fast = engine()!;
const [patience, threads] = [fast.pool.patience, fast.pool.threads];
const faults = faultyEngine(fast);
beforeAll(() => {
  process.on('unhandledRejection', record);
  fast.pool.threads = 3;
});
afterAll(() => {
  process.off('unhandledRejection', record);
  faults.mend();
  Object.assign(fast.pool, { patience, threads });
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Blocks that workers which were given up keep: they may still be writing there. */
let lost = 0;

/** The memory that the engine has handed out, without what its threads have, once it is no more than `most` or does not get there. */
async function held(most: number): Promise<number> {
  const { workers } = fast.pool as unknown as { readonly workers: ReadonlyMap<number, unknown> };
  const bytes = (): number => fast.heap.used - workers.size * SCRATCH_BYTES - lost * RESERVED_BYTES;
  for (let k = 0; k < 3 || (k < 50 && bytes() > most); k++) {
    collect();
    await new Promise((then) => setTimeout(then, 20));
  }
  return bytes();
}

/** What a program comes to, on the CPU on a context of its own, of which the k-th operation fails. */
async function struck(name: string, fault: EngineFault, k: number | undefined): Promise<Float64Array | Error> {
  const context = name in hybrid ? gpu! : await createContext({ backend: 'cpu' });
  faults.strike(fault, k);
  try {
    return await (programs[name] ?? hybrid[name])!(context);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    if (context !== gpu) context.dispose();
    faults.rest();
  }
}

/** The references compute in another order. */
const agree = (found: Float64Array, right: Float64Array, tolerance: number): boolean =>
  found.every((x, p) => Math.abs(x - right[p]!) <= tolerance * (1 + Math.abs(right[p]!)));

/** Programs that are large enough for several threads. */
const PARALLEL = ['a system', 'eigenvalues'];

/** Strikes a program at some of its points. */
async function campaign(name: string, fault: EngineFault): Promise<void> {
  // Kernels are made and threads begin in the first.
  await struck(name, fault, undefined);
  const right = await struck(name, fault, undefined);
  if (!(right instanceof Float64Array)) throw right;
  const { count } = faults;
  const before = await held(Infinity);
  const wrong: string[] = [];
  for (const k of some([...Array(count).keys()], 2)) {
    fast.pool.patience = 200;
    const found = await struck(name, fault, k);
    fast.pool.patience = patience;
    if (found instanceof WorkerLostError) lost++;
    if (found instanceof Error) {
      if (!(found instanceof BasaltError)) wrong.push(`${k} of ${count}: ${String(found)}`);
    } else if (!agree(found, right, name in hybrid ? 1e-4 : 1e-10))
      wrong.push(`${k} of ${count}: wrong results without an error`);
    const next = await struck(name, fault, undefined);
    if (next instanceof Error || next.some((x, p) => x !== right[p]))
      wrong.push(`after ${k} of ${count}: ${String(next)}`);
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(0);
  expect(await held(before)).toBeLessThanOrEqual(before);
}

describe.each(Object.keys(programs))('%s', (name) => {
  test.each(ENGINE_FAULTS.filter((fault) => fault === 'memory' || PARALLEL.includes(name)))('%s fail', (fault) =>
    campaign(name, fault),
  );
});

describe.each(Object.keys(hybrid))('%s with panels on the host', (name) => {
  for (const fault of ENGINE_FAULTS) gpuTest(`${fault} fail`, () => campaign(name, fault));
});

test('no promise was rejected that nobody waited for', async () => {
  await new Promise((done) => setTimeout(done, 50));
  expect(unhandled).toEqual([]);
});
