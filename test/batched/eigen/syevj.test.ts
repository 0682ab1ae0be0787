// Jacobi's method for batches on every backend: all forms, orders and spectra, small eigenvalues to their own digits, its limits, and
// every shape of the kernel that has matrices in registers.
import { describe, expect, it } from 'vitest';
import { syevjRef } from '../../../src/batched/eigen/syevj.ref.ts';
import { enqueueSyevjBatch } from '../../../src/batched/eigen/syevjBatched.gpu.ts';
import { COLUMNS_MOST, columnsNames, pickColumns } from '../../../src/batched/eigen/syevjColumns.kernels.ts';
import { syevjBatched, syevjStridedBatched, syevjVbatched } from '../../../src/index.ts';
import { syevjBatchedCases } from '../../../testing/cases/batched/eigen/syevBatched.ts';
import { ODD } from '../../../testing/lib/batch.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { full, some, spread } from '../../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../../setup/contexts.ts';
import { noise, placeMatrices } from '../placed.ts';
import { bitsOf, errorOf, KINDS, type Member, planted, type Routine, solve } from './eigenSupport.ts';

const syevj: Routine = { StridedBatched: syevjStridedBatched, Batched: syevjBatched, Vbatched: syevjVbatched };
const ORDERS = [
  1,
  2,
  3,
  5,
  8,
  9,
  12,
  16,
  17,
  31,
  32,
  33,
  48,
  49,
  64,
  65,
  ...(full ? [80, 96, 100, 112, 128, 129] : []),
];
const CASES = Object.values(syevjBatchedCases) as unknown as readonly Case[];

/** D B D, B definite and well conditioned, the elements of D from 1 down to 1e-5. */
function graded(b: number, n: number): Member {
  const scale = (i: number): number => Math.fround(10 ** ((-5 * i) / Math.max(1, n - 1)));
  const A = Float64Array.from({ length: n * n }, (_, k) => {
    const [i, j] = [k % n, Math.floor(k / n)];
    const own = noise(b, Math.max(i, j), Math.min(i, j)) / (2 * n) + Number(i === j);
    return Math.fround(own * scale(i) * scale(j));
  });
  return { n, A };
}

function exactValues({ n, A }: Member): Float64Array {
  const W = new Float64Array(n);
  const copy = { data: Float64Array.from(A), off: 0, ld: n };
  expect(syevjRef({ jobz: 'n', uplo: 'l', n, A: copy, W }, { tol: 0, maxSweeps: 30 })).toBe(0);
  return W;
}

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  it.each(CASES.map((c) => [c.spec.name, c] as const))('%s is right over the sweep', async (name, c) => {
    const one = { n: name.endsWith('Vbatched') ? [5, 0, 12] : 5, uplo: 'u', batchCount: 3, layout: ODD };
    for (const problem of context === cpu ? some(c.sweep, 3) : [one])
      for (const prec of context === cpu ? (['s', 'd'] as const) : (['s'] as const))
        expect(await complaints(context, c, problem, prec)).toEqual([]);
  });

  it('solves every order and every kind of spectrum', async () => {
    for (const n of some(ORDERS, 4)) {
      const all = Object.values(KINDS).map((make, b) => make(b, n));
      const members = n <= 20 ? all : [all[n % all.length]!, all[(n + 3) % all.length]!];
      const solutions = await solve(context, 's', syevj, members, {
        uplo: n % 2 === 0 ? 'l' : 'u',
        byRows: n % 3 === 0,
      });
      for (const [b, one] of solutions.entries()) {
        expect([one.info, one.nonfinite], `${b} of order ${n}`).toEqual([0, 0]);
        expect(errorOf('s', members[b]!, one), `${b} of order ${n}`).toBeLessThan(20);
      }
    }
  });

  it('finds small eigenvalues to their own digits', async () => {
    for (const n of [2, 3, 6, 8, 12, 20]) {
      const members = [graded(1, n), graded(2, n)];
      for (const [b, { W }] of (await solve(context, 's', syevj, members)).entries())
        for (const [i, x] of exactValues(members[b]!).entries())
          expect(Math.abs(W[i]! - x) / x, `${i} of order ${n}`).toBeLessThan(n * 2 ** -21);
    }
  });

  it('a matrix has the same bits alone, in company and in every form; others may be not finite', async () => {
    const good = [3, 8, 12, 20].map((n) => KINDS.random!(n, n));
    const alone = await Promise.all(good.map(async (one) => bitsOf((await solve(context, 's', syevj, [one]))[0]!)));
    const wild = planted(KINDS.random!(7, 18), 5, Number.NaN);
    const together = await solve(context, 's', syevj, [wild, ...good, wild], { form: 'Vbatched', byRows: true });
    expect(together.slice(1, -1).map(bitsOf)).toEqual(alone);
    for (const one of [together[0]!, together.at(-1)!]) {
      expect([one.info, one.nonfinite]).toEqual([18, 1]);
      expect([...one.W, ...one.Z].every(Number.isNaN)).toBe(true);
    }
    const same = await solve(context, 's', syevj, [good[2]!, good[2]!], { form: 'Batched' });
    expect(same.map(bitsOf)).toEqual([alone[2], alone[2]]);
    // Some take more sweeps than others, and a workgroup has several of them.
    const mixed = ['random', 'identity', 'graded', 'rankOne', 'random'].map((kind, b) =>
      KINDS[kind]!(b, b < 4 ? 10 : 9),
    );
    const single = await Promise.all(mixed.map(async (one) => bitsOf((await solve(context, 's', syevj, [one]))[0]!)));
    expect((await solve(context, 's', syevj, mixed, { form: 'Vbatched' })).map(bitsOf)).toEqual(single);
    const values = await solve(context, 's', syevj, good, { form: 'Vbatched', jobz: 'n' });
    for (const [b, { W }] of values.entries()) expect(alone[b]!.startsWith(`0 ${W.join()} `)).toBe(true);
  });

  it('ends where it is told to, and says what is left', async () => {
    for (const n of [6, 20]) {
      const members = [KINDS.random!(1, n), KINDS.identity!(1, n)];
      const none = await solve(context, 's', syevj, members, { more: { maxSweeps: 0 } });
      expect(none.map(({ info }) => info)).toEqual([n - 1, 0]);
      const filled = await solve(context, 's', syevj, members, { more: { maxSweeps: 1, onFailure: 'nan' } });
      expect(filled.map(({ Z }) => Z.every(Number.isNaN))).toEqual([true, false]);
      const roughly = await solve(context, 's', syevj, members, { more: { tol: 0.01 } });
      expect(roughly[0]!.info).toBe(0);
      const error = errorOf('s', members[0]!, roughly[0]!);
      expect(error * 2 ** -24).toBeLessThan(0.05);
    }
  });
});

gpuTest(
  'every shape of the kernel gives the same bits, and so do values in the buffer of the matrices',
  async (context) => {
    const { lanes, threads, workgroupBytes: bytes, software } = context.gpu!;
    const count = 5;
    for (const n of software ? [11, 20] : [10, 11, 16, 20, 32, 47, 64, 90, 128]) {
      const results: string[] = [];
      const names = columnsNames({ n, lanes, threads, bytes });
      for (const force of new Set(software && !full ? spread(names, 2) : names)) {
        for (const inA of force === names[0] ? [false, true] : [false]) {
          const A = placeMatrices(
            context,
            'packed',
            count + 1,
            () => [n, n],
            (b, i, j) => noise(b, Math.max(i, j), Math.min(i, j)),
          );
          const W = inA ? A.mat.data : context.alloc('s', count * n);
          const off = inA ? A.at(count, 0, 0) : 0;
          const info = context.alloc('i', count);
          enqueueSyevjBatch(context.queue, {
            ...{ jobz: 'v', uplo: 'l', n, count, A: A.mat, W: { data: W, off, stride: n } },
            ...{ info: { data: info, off: 0, ld: 1 }, force },
          });
          const [a, w] = [await A.read(), await context.download(W)];
          expect([...(await context.download(info))]).toEqual(new Array(count).fill(0));
          results.push(`${w.slice(off, off + count * n).join()} ${a.slice(A.at(0, 0, 0), A.at(count, 0, 0)).join()}`);
          A.dispose();
          info.dispose();
          if (!inA) W.dispose();
        }
      }
      expect(results.length).toBeGreaterThan(1);
      expect(new Set(results).size, `order ${n}`).toBe(1);
    }
  },
);

it('has a shape for every order on every device that WebGPU allows', () => {
  for (const lanes of [0, 4, 8, 16, 32, 64, 128])
    for (let n = 9; n <= COLUMNS_MOST; n++) {
      const { N, PARTS, LANES, GROUP, CHUNK, SHUFFLES } = pickColumns({ n, lanes, threads: 256, bytes: 16384 });
      const fits = [N >= n, (N / 2) * PARTS <= LANES, GROUP * LANES <= 256, SHUFFLES === 0 || LANES <= lanes];
      expect(fits, `${n} ${lanes}`).toEqual([true, true, true, true]);
      expect([N % (2 * PARTS), (N / PARTS) % CHUNK]).toEqual([0, 0]);
    }
});
