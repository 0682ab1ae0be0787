// Bad matrices in batches of larger ones on the GPU: what is reported of them, what becomes of them, and that no other matrix gets to feel
// it.
import { describe, expect } from 'vitest';
import { enqueueLargePosv } from '../../src/batched/cholesky/posvBatched.gpu.ts';
import { enqueueLargePotrf } from '../../src/batched/cholesky/potrfBatched.gpu.ts';
import { enqueueLargePotri } from '../../src/batched/cholesky/potriBatched.gpu.ts';
import { enqueueLargeGesv } from '../../src/batched/lu/gesvBatched.gpu.ts';
import { enqueueLargeGetrf } from '../../src/batched/lu/getrfBatched.gpu.ts';
import { enqueueLargeGetri } from '../../src/batched/lu/getriBatched.gpu.ts';
import { enqueueLargeInv } from '../../src/batched/lu/matinvBatched.gpu.ts';
import type { Context } from '../../src/runtime/context.ts';
import { gpuTest, gpuWide } from '../setup/contexts.ts';
import {
  definite,
  hash,
  integers,
  Matrices,
  many,
  numbers,
  read,
  reports,
  runs,
  slowly,
  vectors,
  zeros,
} from './largeSupport.ts';

const N = 35;
const COUNT = 7;
const squares = (n: number) => many(COUNT, [n, n]).map(() => [n, n] as const);

type Element = (b: number, i: number, j: number) => number;
type Fault = readonly [b: number, name: string, what: (i: number, j: number, x: number) => number];

const planted =
  (element: Element, faults: readonly Fault[]): Element =>
  (b, i, j) => {
    const fault = faults.find(([at]) => at === b);
    const x = element(b, i, j);
    return fault === undefined ? x : fault[2](i, j, x);
  };

const singular: readonly Fault[] = [
  [0, 'column 4 is 0', (_, j, x) => (j === 3 ? 0 : x)],
  [3, 'all of it is 0', () => 0],
  [6, 'the last column is 0', (_, j, x) => (j === N - 1 ? 0 : x)],
];
const SINGULAR = [4, 0, 0, 1, 0, 0, N];
const infinite: readonly Fault[] = [
  [0, 'NaN', (i, j, x) => (i === 2 && j === 1 ? Number.NaN : x)],
  [2, 'infinity', (i, j, x) => (i === N - 1 && j === N - 1 ? Number.POSITIVE_INFINITY : x)],
  [5, 'all of it is NaN', () => Number.NaN],
];
const INFINITE = [1, 0, 1, 0, 0, 1, 0];
const indefinite: readonly Fault[] = [
  [0, 'minor 1', (i, j, x) => (i === 0 && j === 0 ? 0 : x)],
  [3, 'minor 20', (i, j, x) => (i === 19 && j === 19 ? -1 : x)],
  [6, 'the last', (i, j, x) => (i === N - 1 && j === N - 1 ? -5 : x)],
];
const INDEFINITE = [1, 0, 0, 20, 0, 0, N];

interface Outcome {
  readonly A: Matrices;
  readonly a: Float32Array;
  readonly B: Matrices;
  readonly b: Float32Array;
  readonly pivots: Int32Array;
  readonly starts: readonly number[];
  readonly info: number[];
  readonly nonfinite: number[];
}

type Routine = 'getrf' | 'gesv' | 'inv' | 'potrf' | 'posv';

/** The routine on a batch with planted faults; B is the right-hand sides, or the inverse. */
async function call(
  context: Context,
  routine: Routine,
  element: Element,
  onFailure: 'info' | 'nan' = 'info',
  force?: string,
): Promise<Outcome> {
  const { queue } = context;
  const form = { form: 'strided' } as const;
  const A = new Matrices(context, squares(N), form, element);
  const B =
    routine === 'inv'
      ? new Matrices(context, squares(N), form, () => 7)
      : new Matrices(
          context,
          squares(N).map(() => [N, 2] as const),
          form,
          (b, i, j) => hash(b + 50, i, j),
        );
  const ipiv = vectors(
    context,
    zeros(COUNT).map(() => N),
    'strided',
  );
  const out = reports(context, COUNT);
  const run = { m: N, n: N, nrhs: 2, count: COUNT, first: 0 };
  const f = { ...run, A: A.mat, B: B.mat, C: B.mat, ipiv, ...out, onFailure, force, uplo: 'l' } as const;
  if (routine === 'getrf') enqueueLargeGetrf(queue, run, f);
  else if (routine === 'gesv') enqueueLargeGesv(queue, run, f);
  else if (routine === 'inv') enqueueLargeInv(queue, run, f);
  else if (routine === 'potrf') enqueueLargePotrf(queue, run, f);
  else enqueueLargePosv(queue, run, f);
  return {
    ...{ A, B, starts: ipiv.starts, a: await numbers(context, A.mat), b: await numbers(context, B.mat) },
    pivots: await integers(context, ipiv),
    info: await read(context, out.info),
    nonfinite: await read(context, out.nonfinite),
  };
}

/** Every matrix without a fault has the bits that it has without faults in others. */
function expectNeighbours(clean: Outcome, dirty: Outcome, faults: readonly Fault[]): void {
  for (let b = 0; b < COUNT; b++) {
    if (faults.some(([at]) => at === b)) continue;
    expect(dirty.A.matrix(dirty.a, b)).toEqual(clean.A.matrix(clean.a, b));
    expect(dirty.B.matrix(dirty.b, b)).toEqual(clean.B.matrix(clean.b, b));
    const own = (o: Outcome) => o.pivots.subarray(o.starts[b], o.starts[b]! + N);
    expect(own(dirty)).toEqual(own(clean));
  }
  expect(dirty.A.guarded(dirty.a) && dirty.B.guarded(dirty.b)).toBe(true);
}

const spd: Element = definite(false, many(COUNT, [N, N]));
const FORCES = [undefined, 'single'];

describe('bad matrices among larger ones', () => {
  gpuTest('singular: the first zero pivot, and B as it was', async (context) => {
    for (const routine of slowly ? (['gesv'] as const) : (['getrf', 'gesv', 'inv'] as const)) {
      const clean = await call(context, routine, hash);
      expect([clean.info, clean.nonfinite]).toEqual([zeros(COUNT), zeros(COUNT)]);
      for (const force of routine === 'gesv' ? FORCES : [undefined]) {
        const dirty = await call(context, routine, planted(hash, singular), 'info', force);
        expect([dirty.info, dirty.nonfinite]).toEqual([SINGULAR, zeros(COUNT)]);
        if (force === undefined) expectNeighbours(clean, dirty, singular);
        for (const [b] of singular) expect(dirty.B.matrix(dirty.b, b)).toEqual(dirty.B.original(b));
        // The factorization is completed: nothing has been divided by zero.
        if (routine !== 'inv')
          for (const [b] of singular) expect(dirty.A.matrix(dirty.a, b).every(Number.isFinite)).toBe(true);
      }
    }
  });

  gpuTest('not positive definite: the order of the minor, and B as it was', async (context) => {
    for (const routine of ['potrf', 'posv'] as const) {
      const clean = await call(context, routine, spd);
      expect([clean.info, clean.nonfinite]).toEqual([zeros(COUNT), zeros(COUNT)]);
      for (const force of routine === 'posv' ? FORCES : [undefined]) {
        const dirty = await call(context, routine, planted(spd, indefinite), 'info', force);
        expect([dirty.info, dirty.nonfinite]).toEqual([INDEFINITE, zeros(COUNT)]);
        if (force === undefined) expectNeighbours(clean, dirty, indefinite);
        for (const [b] of indefinite) expect(dirty.B.matrix(dirty.b, b)).toEqual(dirty.B.original(b));
      }
    }
  });

  gpuTest('NaN and infinity: flagged, pivots are rows, no other matrix has them', async (context) => {
    if (slowly) return;
    for (const routine of ['gesv', 'inv'] as const) {
      const clean = await call(context, routine, hash);
      for (const force of FORCES) {
        const dirty = await call(context, routine, planted(hash, infinite), 'info', force);
        expect(dirty.nonfinite).toEqual(INFINITE);
        if (force === undefined) expectNeighbours(clean, dirty, infinite);
        for (let b = 0; b < COUNT && routine === 'gesv'; b++)
          for (let k = 0; k < N; k++) {
            const pivot = dirty.pivots[dirty.starts[b]! + k]!;
            expect(pivot > k && pivot <= N).toBe(true);
          }
      }
    }
    const clean = await call(context, 'posv', spd);
    const faults = infinite.slice(0, 2);
    for (const force of FORCES) {
      const dirty = await call(context, 'posv', planted(spd, faults), 'info', force);
      expect(dirty.nonfinite).toEqual([1, 0, 1, 0, 0, 0, 0]);
      expect(dirty.info[0]).toBe(3);
      if (force === undefined) expectNeighbours(clean, dirty, faults);
    }
  });

  gpuWide('filled with NaN where that is asked for', async (context) => {
    if (slowly) return;
    for (const force of FORCES) {
      for (const routine of ['gesv', 'inv'] as const) {
        const { A, a, B, b, info } = await call(context, routine, planted(hash, singular), 'nan', force);
        expect(info).toEqual(SINGULAR);
        for (let q = 0; q < COUNT; q++) {
          expect(B.matrix(b, q).every((x) => Number.isNaN(x) === SINGULAR[q]! > 0)).toBe(true);
          if (routine === 'gesv') expect(A.matrix(a, q).every((x) => Number.isNaN(x) === SINGULAR[q]! > 0)).toBe(true);
        }
      }
      const { A, a, B, b, info } = await call(context, 'posv', planted(spd, indefinite), 'nan', force);
      expect(info).toEqual(INDEFINITE);
      for (let q = 0; q < COUNT; q++) {
        expect(B.matrix(b, q).every((x) => Number.isNaN(x) === INDEFINITE[q]! > 0)).toBe(true);
        expect(
          A.matrix(a, q).every((x, k) => k % N < Math.floor(k / N) || Number.isNaN(x) === INDEFINITE[q]! > 0),
        ).toBe(true);
      }
    }
  });

  gpuTest('inverses of factors with a zero: reported, and the factors stay', async (context) => {
    if (slowly) return;
    for (const force of FORCES) {
      const A = new Matrices(context, squares(N), { form: 'strided' }, (b, i, j) =>
        b === 2 && i === 7 && j === 7 ? 0 : hash(b, i, j),
      );
      const run = { m: N, n: N, nrhs: 0, count: COUNT, first: 0 };
      const ipiv = vectors(
        context,
        zeros(COUNT).map(() => N),
        'strided',
      );
      for (const routine of ['getri', 'potri'] as const) {
        const { info } = reports(context, COUNT);
        if (routine === 'getri')
          enqueueLargeGetri(context.queue, run, { ...run, A: A.mat, C: A.mat, ipiv, info, force });
        else enqueueLargePotri(context.queue, run, { ...run, A: A.mat, uplo: 'u', info, force });
        expect((await read(context, info))[2]).toBe(8);
        expect(A.matrix(await numbers(context, A.mat), 2)).toEqual(A.original(2));
      }
    }
  });

  gpuTest('a matrix outside its buffer is left out', async (context) => {
    if (slowly) return;
    for (const force of FORCES) {
      const A = new Matrices(context, squares(N), { form: 'offsets' }, hash);
      const list = await integers(context, A.mat.offsets!);
      list[1 + 2] = A.host.length - 5;
      list[1 + 4] = -3;
      const mat = { ...A.mat, offsets: { ...A.mat.offsets!, data: context.upload('i', list) } };
      const ipiv = vectors(
        context,
        zeros(COUNT).map(() => N),
        'strided',
      );
      const out = reports(context, COUNT);
      runs(context, many(COUNT, [N, N]), 'offsets', { A: mat, ipiv }, (run) =>
        enqueueLargeGetrf(context.queue, run, { ...run, A: mat, ipiv, ...out, force }),
      );
      expect(await read(context, out.info)).toEqual([0, 0, -1, 0, -1, 0, 0]);
      expect(await read(context, out.nonfinite)).toEqual(zeros(COUNT));
      const values = await numbers(context, mat);
      expect(A.guarded(values)).toBe(true);
      expect(A.matrix(values, 2)).toEqual(A.original(2));
    }
  });

  gpuTest('the bits of a matrix do not depend on how many there are', async (context) => {
    const all = await call(context, 'gesv', hash);
    const { groupLimit } = context.queue;
    context.queue.groupLimit = 2;
    const split = await call(context, 'gesv', hash);
    context.queue.groupLimit = groupLimit;
    expect(split.a).toEqual(all.a);
    expect(split.b).toEqual(all.b);
    for (const b of [0, COUNT - 1]) {
      const A = new Matrices(context, [[N, N]], { form: 'strided' }, (_, i, j) => hash(b, i, j));
      const ipiv = vectors(context, [N], 'strided');
      const run = { m: N, n: N, nrhs: 0, count: 1, first: 0 };
      enqueueLargeGetrf(context.queue, run, { ...run, A: A.mat, ipiv, ...reports(context, 1) });
      expect(A.matrix(await numbers(context, A.mat), 0)).toEqual(all.A.matrix(all.a, b));
    }
  });
});
