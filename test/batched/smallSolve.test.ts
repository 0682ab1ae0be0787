// The kernels for batches of small matrices, past the fronts: Cholesky, solutions and inverses, by residuals; and what bad matrices do.
import { describe, expect } from 'vitest';
import { enqueuePosvBatch } from '../../src/batched/cholesky/posvBatched.gpu.ts';
import { enqueuePotrfBatch } from '../../src/batched/cholesky/potrfBatched.gpu.ts';
import { enqueuePotriBatch } from '../../src/batched/cholesky/potriBatched.gpu.ts';
import { enqueuePotrsBatch } from '../../src/batched/cholesky/potrsBatched.gpu.ts';
import { enqueueGesvBatch } from '../../src/batched/lu/gesvBatched.gpu.ts';
import { enqueueGetrfBatch } from '../../src/batched/lu/getrfBatched.gpu.ts';
import { enqueueGetriBatch } from '../../src/batched/lu/getriBatched.gpu.ts';
import { enqueueGetrsBatch } from '../../src/batched/lu/getrsBatched.gpu.ts';
import { enqueueInvBatch } from '../../src/batched/lu/matinvBatched.gpu.ts';
import type { Context } from '../../src/runtime/context.ts';
import { wide } from '../lib/sampled.ts';
import { gpu, gpuTest } from '../setup/contexts.ts';
import {
  changedElsewhere,
  LAYOUTS,
  type Layout,
  largest,
  noise,
  type Placed,
  placeMatrices,
  placePivots,
  raggedOrder,
  spd,
} from './placed.ts';

const EPS = 2 ** -24;
const software = gpu?.gpu?.software === true;
/** Software adapters compile for seconds what a GPU does in milliseconds. */
const ORDERS = software ? [4, 5] : Array.from({ length: 32 }, (_, k) => k + 1);
const LIMIT = 30;

type Routine =
  | 'gesv'
  | 'getrs'
  | 'getrs t'
  | 'posv l'
  | 'posv u'
  | 'potrs l'
  | 'potrs u'
  | 'getri'
  | 'inv'
  | 'inv apart'
  | 'potri l'
  | 'potri u';
type Value = (b: number, i: number, j: number) => number;

/** Diagonals that keep LU well conditioned without deciding its pivots. */
const general =
  (n: number): Value =>
  (b, i, j) =>
    noise(b, i, j) + (i === (j + b) % Math.max(1, n) ? 3 : 0);
const isCholesky = (routine: Routine): boolean => routine.startsWith('po');
const inverts = (routine: Routine): boolean => /^(getri|inv|potri)/.test(routine);

/** A problem of a routine: what is uploaded, and what is called. */
function stage(
  context: Context,
  routine: Routine,
  layout: Layout,
  n: number,
  nrhs: number,
  count: number,
  value: Value,
) {
  const order = layout === 'ragged' ? (b: number): number => raggedOrder(b, n) : (): number => n;
  const square = (b: number): [number, number] => [order(b), order(b)];
  const A = placeMatrices(context, layout, count, square, value);
  const X = placeMatrices(
    context,
    layout === 'one' ? 'spaced' : layout,
    count,
    inverts(routine) ? square : (b) => [order(b), nrhs],
    (b, i, j) => noise(b + 99, i, j),
  );
  const ipiv = placePivots(context, count, n, layout === 'ragged');
  const info = context.upload('i', new Int32Array(count).fill(-9));
  const list = (of: (b: number) => number): number[] => Array.from({ length: count }, (_, b) => of(b));
  const sizes = layout === 'ragged' ? { n: list(order), nrhs: list(() => nrhs) } : undefined;
  const common = { n, nrhs, count, sizes, A: A.mat, info: { data: info, off: 0, ld: 1 } };
  const uplo = routine.endsWith('u') ? 'u' : 'l';
  const { queue } = context;
  const run = (options: { onFailure?: 'nan'; force?: string } = {}): void => {
    const call = { ...common, ...options };
    // One factorization serves all problems that share it.
    const shared = layout === 'one' ? { ...call, count: 1 } : call;
    const pivots = layout === 'one' ? { ...ipiv.vec, stride: 0 } : ipiv.vec;
    const { force: _, ...plain } = shared;
    if (/^get/.test(routine)) enqueueGetrfBatch(queue, { ...plain, m: n, ipiv: pivots });
    if (/^(potrs|potri)/.test(routine)) enqueuePotrfBatch(queue, { ...plain, uplo });
    if (routine === 'gesv') enqueueGesvBatch(queue, { ...call, ipiv: ipiv.vec, B: X.mat });
    else if (routine.startsWith('getrs'))
      enqueueGetrsBatch(queue, { ...call, trans: routine.endsWith('t') ? 't' : 'n', ipiv: pivots, B: X.mat });
    else if (routine.startsWith('posv')) enqueuePosvBatch(queue, { ...call, uplo, B: X.mat });
    else if (routine.startsWith('potrs')) enqueuePotrsBatch(queue, { ...call, uplo, B: X.mat });
    else if (routine === 'getri') enqueueGetriBatch(queue, { ...call, ipiv: ipiv.vec, C: X.mat });
    else if (routine === 'inv') enqueueInvBatch(queue, { ...call, C: A.mat });
    else if (routine === 'inv apart') enqueueInvBatch(queue, { ...call, C: X.mat });
    else enqueuePotriBatch(queue, { ...call, uplo });
  };
  const dispose = (): void => {
    for (const buffer of [A, X, ipiv, info]) buffer.dispose();
  };
  return { A, X, ipiv, info, order, uplo, run, dispose };
}

/** max |op(A) X - B| / (n |A| |X| eps). */
function residual(
  n: number,
  cols: number,
  a: (i: number, j: number) => number,
  x: (i: number, j: number) => number,
  b: (i: number, j: number) => number,
): number {
  const errors: number[] = [];
  const [as, xs]: [number[], number[]] = [[], []];
  for (let j = 0; j < cols; j++) {
    for (let i = 0; i < n; i++) {
      let sum = 0;
      for (let l = 0; l < n; l++) {
        sum += a(i, l) * x(l, j);
        as.push(a(i, l));
      }
      errors.push(sum - b(i, j));
      xs.push(x(i, j));
    }
  }
  return largest(errors) / (Math.max(1, n) * EPS * (largest(as) * largest(xs) || 1));
}

async function check(
  context: Context,
  routine: Routine,
  layout: Layout,
  n: number,
  nrhs: number,
  count: number,
  force?: string,
): Promise<void> {
  const value = isCholesky(routine) ? spd(n) : general(n);
  const p = stage(context, routine, layout, n, nrhs, count, value);
  p.run(force === undefined ? {} : { force });
  const [factors, solution, failures] = await Promise.all([p.A.read(), p.X.read(), context.download(p.info)]);
  const inPlace = routine === 'inv' || routine.startsWith('potri');
  const [X, after]: [Placed, Float32Array] = inPlace ? [p.A, factors] : [p.X, solution];
  const written = new Set<number>();
  for (let b = 0; b < count; b++) {
    const own = p.order(b);
    const cols = inverts(routine) ? own : nrhs;
    const source = layout === 'one' ? 0 : b;
    const a = (i: number, j: number): number => Math.fround(value(source, i, j));
    const op = routine === 'getrs t' ? (i: number, j: number) => a(j, i) : a;
    // The inverse of a symmetric matrix is known by the triangle.
    const isThere = (i: number, j: number): boolean =>
      !routine.startsWith('potri') || (p.uplo === 'l' ? i >= j : i <= j);
    for (let j = 0; j < cols; j++) for (let i = 0; i < own; i++) if (isThere(i, j)) written.add(X.at(b, i, j));
    const x = (i: number, j: number): number => after[isThere(i, j) ? X.at(b, i, j) : X.at(b, j, i)]!;
    const rhs = (i: number, j: number): number => (inverts(routine) ? Number(i === j) : p.X.before[p.X.at(b, i, j)]!);
    const name = `${routine} ${layout} ${own} with ${cols}, problem ${b}`;
    expect(residual(own, cols, op, x, rhs), name).toBeLessThan(LIMIT);
    if (layout !== 'one') expect(failures[b], name).toBe(0);
  }
  expect(changedElsewhere(X.before, after, written)).toBe(0);
  p.dispose();
}

const ROUTINES: readonly Routine[] = [
  'gesv',
  'getrs',
  'getrs t',
  'posv l',
  'posv u',
  'potrs l',
  'potrs u',
  'getri',
  'inv',
  'inv apart',
  'potri l',
  'potri u',
];

describe.each(ROUTINES)('%s of small matrices', (routine) => {
  gpuTest(`${routine}: every order, one right-hand side and several`, async (context) => {
    for (const n of ORDERS) await check(context, routine, 'packed', n, n % 2 === 0 ? 1 : 6, 9);
  });

  gpuTest(`${routine}: every layout`, async (context) => {
    // In a short run every third, other ones of each routine.
    const from = ROUTINES.indexOf(routine);
    for (const layout of LAYOUTS.filter((_, k) => wide || (k + from) % 3 === 0))
      await check(context, routine, layout, 4, 1, 11);
    if (/^(getrs|potrs)/.test(routine)) await check(context, routine, 'one', 4, 1, 11);
  });
});

gpuTest('columns that share their text', async (context) => {
  await check(context, 'gesv', 'spaced', 12, 1, 5, 'lanes-4x64-block4');
});

describe('bad matrices in a batch', () => {
  /** Problems b0, b1, ... are spoiled; what the others have must be what they have without. */
  const isolated = async (
    context: Context,
    routine: Routine,
    n: number,
    spoil: Value,
    expected: (b: number) => number,
    options: { onFailure?: 'nan' } = {},
  ): Promise<Float32Array> => {
    const count = 40;
    const bad = new Set([0, 10, 20, 39]);
    const good = isCholesky(routine) ? spd(n) : general(n);
    const results = [];
    for (const value of [good, (b: number, i: number, j: number) => (bad.has(b) ? spoil(b, i, j) : good(b, i, j))]) {
      const p = stage(context, routine, 'packed', n, 1, count, value);
      p.run(options);
      results.push({ A: await p.A.read(), X: await p.X.read(), info: await context.download(p.info), p });
    }
    const [clean, spoiled] = results as [(typeof results)[0], (typeof results)[0]];
    for (let b = 0; b < count; b++) {
      if (bad.has(b)) {
        expect(spoiled.info[b], `info of ${routine} ${b}`).toBe(expected(b));
        continue;
      }
      expect(spoiled.info[b]).toBe(0);
      for (const [x, y, at] of [
        [clean.A, spoiled.A, clean.p.A],
        [clean.X, spoiled.X, clean.p.X],
      ] as const) {
        const range = [at.at(b, 0, 0), b + 1 < count ? at.at(b + 1, 0, 0) : undefined] as const;
        expect(new Int32Array(y.slice(...range).buffer)).toEqual(new Int32Array(x.slice(...range).buffer));
      }
    }
    const shown = inverts(routine) && routine !== 'inv apart' && routine !== 'getri' ? spoiled.A : spoiled.X;
    for (const { p } of results) p.dispose();
    return shown;
  };

  const singular: Value = (b, i, j) => (j === 2 ? 0 : general(4)(b, i, j));
  const indefinite: Value = (b, i, j) => (i === 1 && j === 1 ? -1 : spd(4)(b, i, j));

  gpuTest('singular or not positive definite: info, and B and C as they were', async (context) => {
    for (const routine of ['gesv', 'inv', 'inv apart'] as const) {
      const after = await isolated(context, routine, 4, singular, () => 3);
      const before = (i: number, j: number): number => (routine === 'inv' ? singular(0, i, j) : noise(99, i, j));
      expect(after[4]).toBe(Math.fround(before(0, 0)));
    }
    const after = await isolated(context, 'posv l', 4, indefinite, () => 2);
    expect(after[4]).toBe(Math.fround(noise(99, 0, 0)));
  });

  gpuTest('filled with NaN where that is asked for', async (context) => {
    for (const routine of ['gesv', 'inv'] as const)
      expect(await isolated(context, routine, 4, singular, () => 3, { onFailure: 'nan' }).then((x) => x[4])).toBeNaN();
  });

  gpuTest('NaN and infinity', async (context) => {
    const wild: Value = (b, i, j) =>
      i === 1 && j === 2 ? (b < 20 ? Number.NaN : Number.POSITIVE_INFINITY) : general(4)(b, i, j);
    await isolated(context, 'gesv', 4, wild, () => 0);
    const nan: Value = (b, i, j) => (i === 2 && j === 2 ? Number.NaN : spd(4)(b, i, j));
    await isolated(context, 'posv l', 4, nan, () => 3);
  });

  gpuTest('bits depend neither on the neighbours nor on the length of the batch', async (context) => {
    const results = [];
    for (const count of [1, 40]) {
      const p = stage(context, 'gesv', 'packed', 4, 1, count, general(4));
      p.run();
      results.push((await p.X.read()).slice(4, 8));
      p.dispose();
    }
    expect(results[0]).toEqual(results[1]);
  });

  gpuTest('a problem outside its buffer is left out, with info -1', async (context) => {
    const A = context.upload('s', new Float32Array(40).fill(1));
    const lists = context.upload('i', Int32Array.of(0, 25, -1, 24));
    const [ipiv, info] = [context.upload('i', new Int32Array(16).fill(-7)), context.alloc('i', 4)];
    enqueueGetrfBatch(context.queue, {
      ...{ m: 4, n: 4, count: 4, info: { data: info, off: 0, ld: 1 } },
      A: { data: A, off: 0, rs: 1, cs: 4, stride: 0, offsets: { data: lists, off: 0, ld: 1 } },
      ipiv: { data: ipiv, off: 0, stride: 4 },
    });
    expect([...(await context.download(info))]).toEqual([2, -1, -1, 2]);
    expect([...(await context.download(A))].slice(16, 24)).toEqual(new Array(8).fill(1));
    expect([...(await context.download(ipiv))].slice(4, 12)).toEqual(new Array(8).fill(-7));
    for (const buffer of [A, lists, ipiv, info]) buffer.dispose();
  });

  gpuTest('pivots, info and flags in one buffer', async (context) => {
    const A = placeMatrices(context, 'packed', 3, () => [4, 4], general(4));
    const all = context.upload('i', new Int32Array(18).fill(-7));
    enqueueGetrfBatch(context.queue, {
      ...{ m: 4, n: 4, count: 3, A: A.mat, ipiv: { data: all, off: 0, stride: 4 } },
      info: { data: all, off: 12, ld: 1 },
      nonfinite: { data: all, off: 15, ld: 1 },
    });
    const found = await context.download(all);
    expect([...found.slice(12)]).toEqual([0, 0, 0, 0, 0, 0]);
    expect(found.slice(0, 12).every((p) => p >= 1 && p <= 4)).toBe(true);
    for (const buffer of [A, all]) buffer.dispose();
  });

  gpuTest('right-hand sides in the buffer of the matrices', async (context) => {
    const values = Float32Array.of(2, 0, 0, 4, 8, 4, 6);
    for (const enqueue of [enqueueGesvBatch, enqueuePosvBatch]) {
      const data = context.upload('s', values);
      const [ipiv, info] = [context.alloc('i', 2), context.alloc('i', 1)];
      enqueue(context.queue, {
        ...{
          uplo: 'l',
          n: 2,
          nrhs: 1,
          count: 1,
          info: { data: info, off: 0, ld: 1 },
          ipiv: { data: ipiv, off: 0, stride: 2 },
        },
        A: { data, off: 0, rs: 1, cs: 2, stride: 4 },
        B: { data, off: 4, rs: 1, cs: 2, stride: 2 },
      });
      const found = [...(await context.download(data))];
      expect(Math.abs(found[4]! - 4) + Math.abs(found[5]! - 1)).toBeLessThan(1e-5);
      expect(found[6]).toBe(6);
      for (const buffer of [data, ipiv, info]) buffer.dispose();
    }
  });
});
