// DSGELS on every backend: the case's sweep, condition numbers and residuals of every size, every way to fail and what is left then, and
// numbers at the ends of the range.
import { describe, expect, it, test } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { type Context, dgels, dsgels } from '../../../src/index.ts';
import { geqrfRef } from '../../../src/lapack/qr/geqrf.ref.ts';
import { ormqrRef } from '../../../src/lapack/qr/ormqr.ref.ts';
import { type DsgelsData, type DsgelsProblem, dsgelsCase } from '../../../testing/cases/lapack/mixed/dsgels.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import { generateMatrix } from '../../../testing/lib/generate.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { consistentError, normalError } from '../../../testing/lib/residualsLs.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { sampled, some, wide } from '../../lib/sampled.ts';
import { contexts, cpu, gpuWide } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const EPS = 2 ** -53;
const TALL = { trans: 'n', m: 40, n: 12, nrhs: 2, layout: LAYOUT } as const;
const WIDE = { trans: 'n', m: 12, n: 40, nrhs: 2, layout: LAYOUT } as const;

type Change = (at: DsgelsData) => void;

/** Solves; `change` has the operands before that. */
async function solve(context: Context, problem: DsgelsProblem, change?: Change) {
  const changed = {
    ...dsgelsCase,
    data(...args: Parameters<typeof dsgelsCase.data>) {
      const data = dsgelsCase.data(...args);
      change?.(data);
      return data;
    },
  };
  const { before, after } = await attempt(context, changed, problem, 'd');
  const { iter, info, iters, X, rank, rcond, rss } = after;
  return {
    ...{ before, after, iter: iter.data[iter.offset]!, info: info.data[info.offset]! },
    ...{ rank: rank.data[rank.offset]!, rcond: rcond.data[rcond.offset]! },
    rss: [...rss.data.subarray(rss.offset, rss.offset + rss.rows)],
    iters: [...iters.data.subarray(iters.offset, iters.offset + iters.rows)],
    columns: columnsOf(X),
  };
}

type Solved = Awaited<ReturnType<typeof solve>>;

const columnsOf = (X: MatrixView): number[][] => Array.from({ length: X.cols }, (_, j) => [...columnOf(X, j)]);

/** What dgels makes of the same problem on the same context. */
async function inDouble(context: Context, problem: DsgelsProblem, { before }: Solved) {
  const { trans, m, n, nrhs } = problem;
  const ldb = Math.max(1, m, n);
  const { A } = copied(before, ['A']);
  const sides = new Float64Array(ldb * nrhs);
  for (let j = 0; j < nrhs; j++) sides.set(columnOf(before.B, j), j * ldb);
  const [inA, B] = [context.upload('d', A.data as Float64Array), context.upload('d', sides)];
  const [rcond, rss] = [context.alloc('d', 1), context.alloc('d', nrhs)];
  const [rank, info] = [context.alloc('i', 1), context.alloc('i', 1)];
  const operands = { A: inA.at(A.offset), lda: A.ld, B, ldb, rcond, rank, rss, info };
  await dgels(context.queue, { trans, m, n, nrhs, ...operands });
  const X = { data: await context.download(B), offset: 0, ld: ldb, rows: trans === 'n' ? n : m, cols: nrhs };
  return {
    ...{ columns: columnsOf(X), info: (await context.download(info))[0]!, rank: (await context.download(rank))[0]! },
    ...{ rcond: (await context.download(rcond))[0]!, rss: [...(await context.download(rss))] },
  };
}

/** `source` with a column, or a row, multiplied. */
const scaled =
  (factor: number, index = 3, what: 'column' | 'row' = 'column', source: Source = uniform): Source =>
  (a, prec, random) => {
    source(a, prec, random);
    const [count, start, step] = what === 'column' ? [a.rows, index * a.ld, 1] : [a.cols, index, a.ld];
    for (let k = 0; k < count; k++) a.data[a.offset + start + k * step]! *= factor;
  };

const plant = (x: MatrixView, i: number, j: number, value: number): void =>
  void (x.data[x.offset + i + j * x.ld] = value);

/** Singular values from 1 down to 1 / cond. */
const conditioned =
  (cond: number): Source =>
  (a, _prec, random) => {
    const { A } = generateMatrix({ matrix: 'svd_geo', cond, prec: 'd' }, a.rows, a.cols, a.rows, random);
    for (let j = 0; j < a.cols; j++) a.data.set(A.subarray(j * a.rows, (j + 1) * a.rows), a.offset + j * a.ld);
  };

/** b := A ones + `size` times a vector that no A x reaches. */
const withResidual =
  (size: number): Change =>
  ({ A, B }) => {
    const [m, n] = [A.rows, A.cols];
    const T = { data: new Float64Array(m * n), off: 0, ld: m };
    for (let j = 0; j < n; j++) T.data.set(columnOf(A, j), j * m);
    const [given, tau] = [T.data.slice(), new Float64Array(n)];
    geqrfRef(m, n, T, tau);
    for (let j = 0; j < B.cols; j++) {
      const r = { data: columnOf(B, j), off: 0, ld: m };
      ormqrRef('l', 't', m, 1, n, T, tau, 0, r);
      r.data.fill(0, 0, n);
      ormqrRef('l', 'n', m, 1, n, T, tau, 0, r);
      const length = Math.hypot(...r.data);
      for (let i = 0; i < m; i++) {
        let sum = (size * r.data[i]!) / length;
        for (let l = 0; l < n; l++) sum += given[i + l * m]!;
        plant(B, i, j, sum);
      }
    }
  };

const awayFromOnes = (columns: readonly (readonly number[])[]): number =>
  Math.max(...columns.flat().map((x) => Math.abs(x - 1)));

const FACTORS = [2 ** -900, 2 ** -200, 2 ** 200, 2 ** 900];

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'dsgels on the %s backend',
  (_, context) => {
    const expectDouble = async (problem: DsgelsProblem, solved: Solved, iter: number): Promise<void> => {
      expect(solved).toMatchObject({ iter, iters: solved.iters.map(() => iter) });
      expect(solved).toMatchObject(await inDouble(context, problem, solved));
      expect(solved.after.A.data).not.toEqual(solved.before.A.data);
    };

    it('solves the whole sweep', async () => {
      // A software adapter compiles the factorization's kernels anew for every shape: every eighth of them there.
      for (const problem of sampled(context, dsgelsCase.sweep, 8))
        expect(await complaints(context, dsgelsCase, problem, 'd')).toEqual([]);
    });

    it.each([
      [10, 0, 5],
      [10, 100, 5],
      [1e3, 1e-8, 5],
      [1e3, 1, 6],
      [1e5, 0, 7],
      [1e5, 1e-4, 7],
      [1e6, 1e-8, 9],
    ])('solves with condition number %s and a residual of %s in at most %s corrections', async (cond, size, most) => {
      const problem = { ...TALL, m: 60, n: 20, source: conditioned(cond) };
      const { before, after, iter, columns, rss, rank } = await solve(context, problem, withResidual(size));
      expect(iter >= 0 && iter <= most, `${iter} corrections`).toBe(true);
      expect(rank).toBe(20);
      // The condition of the problem: the right-hand side is rounded too.
      expect(awayFromOnes(columns)).toBeLessThan(200 * EPS * (cond + cond * cond * size) + 1e-14);
      expect(normalError(before.A, false, after.X, before.B)).toBeLessThan(EPS);
      if (size >= 1e-8) for (const sum of rss) expect(Math.abs(sum / size ** 2 - 1)).toBeLessThan(1e-5);
    });

    // From 10^7 on singles need not do: how well they are rounded decides.
    it.each(context.backend === 'cpu' ? [1e7, 1e8, 1e11, 1e15] : some([1e7, 1e8, 1e11, 1e15], 2))(
      'never answers worse than double, condition number %s',
      async (cond) => {
        for (const size of [0, 1]) {
          const problem = { ...TALL, m: 60, n: 20, source: conditioned(cond) };
          const solved = await solve(context, problem, withResidual(size));
          if (solved.iter < 0) await expectDouble(problem, solved, solved.iter);
          else expect(normalError(solved.before.A, false, solved.after.X, solved.before.B)).toBeLessThan(EPS);
          if (cond > 1e9) expect(solved.iter).toBeLessThan(0);
        }
      },
    );

    it('leaves a large residual to double where its part in the error would be too large', async () => {
      const problem = { ...TALL, m: 60, n: 20, source: conditioned(3e6) };
      await expectDouble(problem, await solve(context, problem, withResidual(100)), -31);
    });

    it('takes columns of any size, and does not feel it', async () => {
      for (const factor of sampled(context, [2 ** -300, 2 ** -140, 2 ** 140, 2 ** 300], 2)) {
        const plain = await solve(context, TALL);
        const { iters, columns, rss } = await solve(context, { ...TALL, source: scaled(factor) });
        expect(iters).toEqual(plain.iters);
        expect(columns.map((x) => x.with(3, x[3]! * factor))).toEqual(plain.columns);
        expect(rss).toEqual(plain.rss);
      }
      const { before, after, iter } = await solve(context, { ...WIDE, source: scaled(2 ** 200, 3, 'row') });
      expect(iter).toBeGreaterThanOrEqual(0);
      expect(consistentError(before.A, false, after.X, before.B)).toBeLessThan(EPS);
    });

    it.each(context.backend === 'cpu' ? FACTORS : some(FACTORS, 2))(
      'takes right-hand sides times %s',
      async (factor) => {
        const multiplied: Change = ({ B }) => B.data.forEach((value, p) => void (B.data[p] = value * factor));
        for (const problem of [TALL, WIDE]) {
          const [plain, other] = [await solve(context, problem), await solve(context, problem, multiplied)];
          expect(other.iters).toEqual(plain.iters);
          expect(other.columns).toEqual(plain.columns.map((column) => column.map((value) => value * factor)));
        }
      },
    );

    it('falls back to double where there is infinity, or a column is of a size that must not be scaled', async () => {
      for (const factor of [2 ** -450, 2 ** 450]) {
        const problem = { ...TALL, source: scaled(factor) };
        await expectDouble(problem, await solve(context, problem), -2);
      }
      const inA = await solve(context, TALL, ({ A }) => plant(A, 2, 1, Number.NEGATIVE_INFINITY));
      expect(inA.iter).toBe(-2);
      const inB = await solve(context, TALL, ({ B }) => plant(B, 2, 1, Number.POSITIVE_INFINITY));
      await expectDouble(TALL, inB, -2);
    });

    it('does not take NaN for convergence', async () => {
      const inA = await solve(context, TALL, ({ A }) => plant(A, 2, 1, Number.NaN));
      expect(inA.iter).toBe(-31);
      expect(inA.columns.flat().some(Number.isNaN)).toBe(true);
      for (const problem of [TALL, WIDE]) {
        const inB = await solve(context, problem, ({ B }) => plant(B, 2, 1, Number.NaN));
        await expectDouble(problem, inB, -31);
        expect(inB.columns[0]!.some(Number.isNaN)).toBe(false);
        expect(inB.columns[1]!.every(Number.isNaN)).toBe(true);
      }
    });

    it('reports a zero column as gels does, and leaves X alone', async () => {
      for (const column of [0, 5, 11]) {
        for (const nrhs of [0, 2]) {
          const tall = { ...TALL, nrhs, source: scaled(0, column) };
          const wide = { ...WIDE, nrhs, source: scaled(0, column, 'row') };
          for (const problem of [tall, wide]) {
            const { before, after, ...found } = await solve(context, problem);
            expect(found).toMatchObject({ iter: -3, info: column + 1 });
            expect(found.rank).toBeLessThan(12);
            expect(after.X.data).toEqual(before.X.data);
          }
        }
      }
    });

    it('reports columns that depend on each other, with the rank and the condition of double', async () => {
      const twice: Source = (a, prec, random) => {
        uniform(a, prec, random);
        for (let i = 0; i < a.rows; i++) plant(a, i, 7, a.data[a.offset + i + a.ld]! / 3 + a.data[a.offset + i]!);
      };
      for (const change of [undefined, ({ B }: DsgelsData) => B.data.fill(1)] as (Change | undefined)[]) {
        const problem = { ...TALL, source: twice };
        const solved = await solve(context, problem, change);
        expect([-3, -31]).toContain(solved.iter);
        await expectDouble(problem, solved, solved.iter);
        expect(solved.rcond).toBeLessThan(40 * 2 ** -52);
      }
      // All columns are one: exactly so in both precisions.
      const ones = await solve(context, { ...TALL, source: formula(() => 1) });
      expect(ones.iter).toBeLessThan(0);
      expect(ones.info > 0 || ones.rank < 12).toBe(true);
    });

    // b = A x leaves residuals without the part that R is wrong about: corrections converge, and prove nothing of the rank.
    it.runIf(wide)('does not take a consistent system of deficient rank for one of full rank', async () => {
      const random = new Random([3, 1, 4, 1]);
      const integer = (from: number, to: number): number => from + Math.floor(random.rand() * (to - from + 1));
      for (let k = 0; k < (context.backend === 'gpu' ? 15 : 60); k++) {
        const n = integer(2, 9);
        const m = n + integer(0, 9);
        const rank = integer(1, n - 1);
        const left = Array.from({ length: m * rank }, () => integer(-100, 100));
        const right = Array.from({ length: rank * n }, () => integer(-3, 3));
        const product = formula((i, j) => {
          let sum = 0;
          for (let l = 0; l < rank; l++) sum += left[i + l * m]! * right[l + j * rank]!;
          return sum;
        });
        const consistent: Change = ({ A, B }) => {
          for (let c = 0; c < B.cols; c++)
            for (let i = 0; i < m; i++) {
              let sum = 0;
              for (let j = 0; j < n; j++) sum += A.data[A.offset + i + j * A.ld]! * (j + c - 3);
              plant(B, i, c, sum);
            }
        };
        const nrhs = k % 3;
        const found = await solve(context, { trans: 'n', m, n, nrhs, source: product, layout: LAYOUT }, consistent);
        expect(found.iter).toBeLessThan(0);
        expect(found.info > 0 || found.rank < n || found.rcond < m * 2 ** -50).toBe(true);
      }
    });

    it('solves for zero at once, beside others that take corrections', async () => {
      const zero: Change = ({ B }) => B.data.fill(0, B.offset + B.ld, B.offset + B.ld + B.rows);
      for (const problem of [TALL, WIDE]) {
        const { iter, iters, columns, rss } = await solve(context, { ...problem, nrhs: 3 }, zero);
        expect(iters[1]).toBe(0);
        expect(iter > 0 && iter === Math.max(...iters)).toBe(true);
        expect(columns[1]!.every((x) => x === 0)).toBe(true);
        expect(rss[1]).toBe(0);
      }
      const all = await solve(context, TALL, ({ B }) => B.data.fill(0));
      expect(all).toMatchObject({ iter: 0, info: 0, iters: [0, 0] });
    });

    it('takes operands from one buffer, and is done before what is called after it', async () => {
      const [m, n] = [9, 4];
      const values = dsgelsCase.data({ trans: 'n', m, n, nrhs: 1 }, 'd', new Random());
      const buffer = context.alloc('d', m * n + m + n + 2);
      context.write(buffer, values.A.data as Float64Array);
      context.write(buffer.at(m * n), values.B.data as Float64Array);
      const codes = context.alloc('i', 4);
      const call = { m, n, nrhs: 1, A: buffer, lda: m, B: buffer.at(m * n), ldb: m, ldx: n, rank: codes.at(2) };
      const [X, rss] = [buffer.at(m * n + m), buffer.at(m * n + m + n)];
      const numbers = { iter: codes, info: codes.at(1), rss, rcond: buffer.at(m * n + m + n + 1) };
      const done = dsgels(context.queue, { ...call, ...numbers, X });
      const [x, found] = [await context.download(buffer), await context.download(codes)];
      await done;
      expect(found[0]).toBeGreaterThanOrEqual(0);
      expect([found[1], found[2]]).toEqual([0, n]);
      const solution = { data: x, offset: m * n + m, ld: n, rows: n, cols: 1 };
      expect(normalError(values.A, false, solution, values.B)).toBeLessThan(EPS);
      for (const other of [buffer, buffer.at(m * n), buffer.at(m * n + 3)]) {
        const error = await rejectionOf(() => dsgels(context.queue, { ...call, ...numbers, X: other }));
        expectRefusal(error, { argument: 'X' }, /overlaps/);
      }
    });

    it('gives all its memory back, whatever comes of a call', async () => {
      const used = (): number => engine()?.heap.used ?? 0;
      await solve(context, TALL);
      for (const factor of [1, 0, 2 ** 450]) {
        const data = dsgelsCase.data({ ...TALL, layout: {}, source: scaled(factor) }, 'd', new Random());
        const inputs = [data.A, data.B, data.X].map((x) => context.upload('d', x.data as Float64Array));
        const codes = context.alloc('i', 2);
        const [A, B, X] = inputs as unknown as [never, never, never];
        const before = used();
        await dsgels(context.queue, {
          ...{ m: 40, n: 12, nrhs: 2, A, lda: 40, B, ldb: 40, X, ldx: 12, iter: codes, info: codes.at(1) },
        });
        // What other tests have left to the garbage collector may be given back meanwhile.
        expect(used()).toBeLessThanOrEqual(before);
        for (const b of [...inputs, codes]) b.dispose();
      }
    });
  },
);

test('the reference does the same', () => {
  for (const [problem, iter] of [
    [TALL, undefined],
    [WIDE, undefined],
    [{ ...TALL, trans: 't' as const }, undefined],
    [{ ...TALL, source: scaled(2 ** 450) }, -2],
    [{ ...TALL, source: conditioned(1e12) }, -3],
    [{ ...TALL, m: 0 }, undefined],
  ] as const) {
    const before = dsgelsCase.data(problem, 'd', new Random());
    const after = copied(before, ['A', 'X', 'iter', 'iters', 'info', 'rank', 'rcond', 'rss']);
    dsgelsCase.reference(problem, after);
    const found = after.iter.data[after.iter.offset]!;
    if (iter === undefined) expect(found).toBeGreaterThanOrEqual(0);
    else expect(found).toBe(iter);
    if (iter === undefined)
      expect(dsgelsCase.error(problem, before, after, { level: 1, random: new Random() })).toBeLessThan(30 * EPS);
  }
});

// R has a diagonal element far below the roundoff of singles: what returns of the probe is noise, and here like what is expected.
test.each([
  [
    [10, 10, -6, 5],
    [3, 2, -2],
  ],
  [
    [48, 50, -40],
    [-1, -1, -2],
  ],
  [
    [-10, 5, -8],
    [1, 2, -2],
  ],
  [
    [26, 69, -54, -98, 57],
    [-3, 1, -1],
  ],
  [
    [84, 81, 96, -19],
    [2, 2, 1],
  ],
])('the reference tells %j times %j from a matrix of full rank', (left, right) => {
  const source = formula((i, j) => left[i]! * right[j]!);
  const problem = { trans: 'n' as const, m: left.length, n: 3, nrhs: 1, source };
  const before = dsgelsCase.data(problem, 'd', new Random());
  for (let i = 0; i < left.length; i++) plant(before.B, i, 0, left[i]! * (right[0]! + 2 * right[1]! + 3 * right[2]!));
  const after = copied(before, ['A', 'X', 'iter', 'iters', 'info', 'rank', 'rcond', 'rss']);
  dsgelsCase.reference(problem, after);
  expect(after.iter.data[after.iter.offset]).toBe(-3);
  expect(after.info.data[after.info.offset]! > 0 || after.rank.data[after.rank.offset]! < 3).toBe(true);
});

test('what comes of a call stands in the trace', async () => {
  await solve(cpu, TALL);
  const last = { routine: 'dsgels', backend: 'cpu', why: expect.stringMatching(/corrections of the augmented system/) };
  expect(cpu.queue.trace.some((entry) => entry.routine === 'dsgels' && /augmented/.test(entry.why))).toBe(true);
  expect(cpu.queue.trace.filter(({ why }) => /augmented/.test(why)).at(-1)).toMatchObject(last);
  await solve(cpu, { ...TALL, source: scaled(2 ** 450) });
  expect(cpu.queue.trace.filter(({ why }) => /brought to single precision/.test(why)).length).toBeGreaterThan(0);
});

test('the tester has a column for either precision, the mixed one and ITER', () => {
  const timing = (gflops: number) => ({ gflops, time: 1 });
  const beside = { timings: [11.25, 22.5, 33.75, 1044.5].map(timing), error: 2e-16 };
  const row = dsgelsCase.table!.row(
    { trans: 'n', m: 1000, n: 200, nrhs: 2 },
    { tested: timing(55.125), beside, iter: -31, error: 3e-16, okay: false },
  );
  expect(row).toBe(
    ' 1000   200     2     11.25      22.50     33.75    1044.50     55.13      -31  2.00e-16 3.00e-16 failed',
  );
});

gpuWide('dsgels factors on the GPU, in every mode', async (context) => {
  const ways = [{ mode: 'hybrid' }, { math: 'split' }, { math: 'fast' }] as const;
  for (const way of ways) {
    expect(await complaints(context, dsgelsCase, { ...TALL, m: 150, n: 70, ...way }, 'd')).toEqual([]);
    expect(context.queue.trace.filter(({ why }) => /augmented/.test(why)).at(-1)).toMatchObject({ backend: 'gpu' });
  }
});
