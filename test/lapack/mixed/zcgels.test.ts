// ZCGELS on every backend: the case's sweep, condition numbers and residuals, powers of two that nothing feels, every way to fail and what
// is left then.
import { describe, expect, it } from 'vitest';
import { zgels } from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import type { DsgelsData, DsgelsProblem } from '../../../testing/cases/lapack/mixed/dsgels.ts';
import { zcgelsCase } from '../../../testing/cases/lapack/mixed/zcgels.ts';
import { attempt, complaints } from '../../../testing/lib/case.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf, multiply } from '../../../testing/lib/product.ts';
import { normalError } from '../../../testing/lib/residualsLs.ts';
import { type Source, uniform } from '../../../testing/lib/source.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, gpuTest } from '../../setup/contexts.ts';

const LAYOUT = { pad: 3, offset: 5 };
const EPS = 2 ** -53;
const TALL = { trans: 'n', m: 40, n: 12, nrhs: 2, layout: LAYOUT } as const;
const WIDE = { trans: 'n', m: 12, n: 40, nrhs: 2, layout: LAYOUT } as const;

type Change = (at: DsgelsData) => void;

/** Solves; `change` has the operands before that. */
async function solve(context: Context, problem: DsgelsProblem, change?: Change) {
  const changed = {
    ...zcgelsCase,
    data(...args: Parameters<typeof zcgelsCase.data>) {
      const data = zcgelsCase.data(...args);
      change?.(data);
      return data;
    },
  };
  const { before, after } = await attempt(context, changed, problem, 'z');
  const { iter, info, iters, X, rank, rss } = after;
  return {
    ...{ before, after, iter: iter.data[iter.offset]!, info: info.data[info.offset]!, rank: rank.data[rank.offset]! },
    rss: [...rss.data.subarray(rss.offset, rss.offset + rss.rows)],
    iters: [...iters.data.subarray(iters.offset, iters.offset + iters.rows)],
    columns: columnsOf(X),
  };
}

const columnsOf = (X: MatrixView): number[][] => Array.from({ length: X.cols }, (_, j) => [...columnOf(X, j)]);

/** What zgels makes of the same problem on the same context. */
async function inDouble(context: Context, problem: DsgelsProblem, before: DsgelsData): Promise<number[][]> {
  const { trans, m, n, nrhs } = problem;
  const ldb = Math.max(1, m, n);
  const { A } = copied(before, ['A']);
  const sides = new Float64Array(2 * ldb * nrhs);
  for (let j = 0; j < nrhs; j++) sides.set(columnOf(before.B, j), 2 * j * ldb);
  const [inA, B] = [context.upload('z', A.data as Float64Array), context.upload('z', sides)];
  const info = context.alloc('i', 1);
  const op = trans === 'n' ? 'n' : 'c';
  await zgels(context.queue, { trans: op, m, n, nrhs, A: inA.at(A.offset), lda: A.ld, B, ldb, info });
  const rows = trans === 'n' ? n : m;
  const X: MatrixView = { data: await context.download(B), offset: 0, ld: ldb, rows, cols: nrhs, parts: 2 };
  return columnsOf(X);
}

/** `source` with a column multiplied. */
const scaled =
  (factor: number, column = 3): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    for (let i = 0; i < 2 * a.rows; i++) a.data[2 * (a.offset + column * a.ld) + i]! *= factor;
  };

/** Columns whose sums with the first one have sizes from 1 down to about 1 / cond; both parts are full. */
const conditioned =
  (cond: number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    for (let j = 1; j < a.cols; j++)
      for (let i = 0; i < 2 * a.rows; i++) {
        const at = 2 * (a.offset + j * a.ld) + i;
        a.data[at] = a.data[2 * a.offset + i]! + a.data[at]! * cond ** (-j / (a.cols - 1));
      }
  };

const plant = (x: MatrixView, i: number, j: number, part: number, value: number): void =>
  void (x.data[2 * (x.offset + i + j * x.ld) + part] = value);

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  it('solves the whole sweep', async () => {
    for (const problem of sampled(context, zcgelsCase.sweep, 12))
      expect(await complaints(context, zcgelsCase, problem, 'z')).toEqual([]);
  });

  it('corrects solutions of condition numbers that singles bear, and leaves others to double', async () => {
    for (const [cond, most] of some(
      [
        [10, 5],
        [1e3, 6],
        [1e5, 9],
        [1e9, -1],
      ] as const,
      context.backend === 'cpu' ? 4 : 2,
    )) {
      const problem = { ...TALL, source: conditioned(cond) };
      const { before, after, iter, rank } = await solve(context, problem);
      expect(most < 0 ? iter < 0 : iter >= 0 && iter <= most, `${cond}: ${iter} corrections`).toBe(true);
      expect(rank).toBe(12);
      expect(normalError(before.A, false, after.X, before.B)).toBeLessThan(EPS);
      if (most < 0) expect(columnsOf(after.X)).toEqual(await inDouble(context, problem, before));
    }
  });

  it('finds x where there is one, and takes columns and right-hand sides of any size', async () => {
    const ones: Change = ({ A, B }) => {
      const product = multiply(
        A,
        'n',
        Float64Array.from({ length: 24 }, (_x, k) => (k % 2 === 0 ? 1 : -2)),
      );
      for (let j = 0; j < 2; j++) B.data.set(product, 2 * (B.offset + j * B.ld));
    };
    const plain = await solve(context, TALL, ones);
    for (const column of plain.columns)
      expect(Math.max(...column.map((x, k) => Math.abs(x - (k % 2 === 0 ? 1 : -2))))).toBeLessThan(1e-13);
    const other = await solve(context, { ...TALL, source: scaled(2 ** 140) });
    const like = await solve(context, TALL);
    expect(other.iters).toEqual(like.iters);
    const at = (k: number): boolean => k === 6 || k === 7;
    expect(other.columns.map((x) => x.map((value, k) => (at(k) ? value * 2 ** 140 : value)))).toEqual(like.columns);
    const multiplied: Change = ({ B }) => B.data.forEach((value, p) => void (B.data[p] = value * 2 ** -900));
    for (const problem of [TALL, WIDE]) {
      const small = await solve(context, problem, multiplied);
      const full = await solve(context, problem);
      expect(small.iters).toEqual(full.iters);
      expect(small.columns).toEqual(full.columns.map((column) => column.map((value) => value * 2 ** -900)));
    }
  });

  it('falls back to double for infinities and extreme columns; NaN in one part arrives in X', async () => {
    for (const problem of [TALL, WIDE]) {
      const found = await solve(context, problem, ({ B }) => plant(B, 2, 1, 1, Number.POSITIVE_INFINITY));
      expect(found.iter).toBe(-2);
      expect(found.columns).toEqual(await inDouble(context, problem, found.before));
    }
    expect((await solve(context, { ...TALL, source: scaled(2 ** 450) })).iter).toBe(-2);
    const inB = await solve(context, TALL, ({ B }) => plant(B, 2, 1, 1, Number.NaN));
    expect(inB.iter).toBe(-31);
    expect(inB.columns[0]!.some(Number.isNaN)).toBe(false);
    expect(inB.columns[1]!.some(Number.isNaN)).toBe(true);
    const inA = await solve(context, TALL, ({ A }) => plant(A, 2, 1, 0, Number.NaN));
    expect(inA.iter).toBe(-31);
  });

  it('reports a zero column and leaves X alone, and columns that depend on each other', async () => {
    const { before, after, ...found } = await solve(context, { ...TALL, source: scaled(0, 5) });
    expect(found).toMatchObject({ iter: -3, info: 6 });
    expect(after.X.data).toEqual(before.X.data);
    const twice: Source = (a, prec, random) => {
      uniform(a, prec, random);
      // Column 7 is i times column 1.
      for (let i = 0; i < a.rows; i++) {
        const [re, im] = [0, 1].map((part) => a.data[2 * (a.offset + i + a.ld) + part]!);
        plant(a, i, 7, 0, -im!);
        plant(a, i, 7, 1, re!);
      }
    };
    expect((await solve(context, { ...TALL, source: twice })).iter).toBeLessThan(0);
  });
});

gpuTest('on a GPU context it factors there', async (context) => {
  expect(await complaints(context, zcgelsCase, TALL, 'z')).toEqual([]);
  expect(context.queue.trace.filter(({ why }) => /augmented/.test(why)).at(-1)).toMatchObject({
    routine: 'zcgels',
    backend: 'gpu',
  });
});
