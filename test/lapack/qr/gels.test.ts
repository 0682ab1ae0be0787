// GELS on every context: the case's sweep, deficient rank, numbers at the ends of the range, and the factorization that it leaves in A.
import { describe, expect, it } from 'vitest';
import type { Prec } from '../../../src/core/field.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { type GelsData, type GelsProblem, gelsCase } from '../../../testing/cases/lapack/qr/gels.ts';
import { attempt, complaints, judge } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { Random } from '../../../testing/lib/random.ts';
import { qrErrors } from '../../../testing/lib/residualsQr.ts';
import { formula, type Source, uniform } from '../../../testing/lib/source.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';

const ODD = { pad: 3, offset: 5 };
const first = ({ data, offset }: { data: ArrayLike<number>; offset: number }): number => data[offset]!;
const slow = /llvmpipe/.test(gpu?.gpu?.name ?? '');

/** A uniform matrix times a number. */
const scaled =
  (factor: number): Source =>
  (a, prec, random) => {
    uniform(a, prec, random);
    for (let j = 0; j < a.cols; j++)
      for (let i = 0; i < a.rows; i++) a.data[a.offset + i + j * a.ld] = a.data[a.offset + i + j * a.ld]! * factor;
  };

async function solvesTheSweep(context: Context, prec: Prec): Promise<void> {
  for (const [k, problem] of gelsCase.sweep.entries()) {
    if (context === gpu && gpu.gpu!.software && k % (slow ? 3 : 2) > 0) continue;
    expect(await complaints(context, gelsCase, problem, prec)).toEqual([]);
  }
}

/** Rank 3, seen on the diagonal: from the fourth column (row) on, zeros. */
async function reportsDeficientRank(context: Context, prec: Prec): Promise<void> {
  const shapes: readonly GelsProblem[] = [
    { trans: 'n', m: 20, n: 6, nrhs: 2, layout: ODD },
    { trans: 't', m: 20, n: 6, nrhs: 1, layout: ODD },
    { trans: 'n', m: 5, n: 9, nrhs: 1 },
  ];
  for (const shape of shapes) {
    const source: Source = (a, p, random) => {
      const wide = a.rows < a.cols;
      uniform(a, p, random);
      for (let j = 0; j < a.cols; j++)
        for (let i = 0; i < a.rows; i++) if ((wide ? i : j) >= 3) a.data[a.offset + i + j * a.ld] = 0;
    };
    const { before, after } = await attempt(context, gelsCase, { ...shape, source }, prec);
    expect([first(after.info), first(after.rank), first(after.rcond)]).toEqual([4, 3, 0]);
    expect(after.B.data).toEqual(before.B.data);
    expect(after.rss.data).toEqual(before.rss.data);
  }
  // Nothing but zeros: LAPACK has info = 0 here.
  const zero = { trans: 'n', m: 4, n: 3, nrhs: 1, source: formula(() => 0) } as const;
  const { after } = await attempt(context, gelsCase, zero, prec);
  expect([first(after.info), first(after.rank), first(after.rcond)]).toEqual([1, 0, 0]);
}

/** A column that is the sum of others up to rounding: no zero on the diagonal, but a diagonal and a condition number that say so. */
async function reportsNearlyDeficientRank(context: Context, prec: Prec): Promise<void> {
  const source: Source = (a, p, random) => {
    uniform(a, p, random);
    for (let i = 0; i < a.rows; i++) {
      const row = a.offset + i;
      a.data[row + 4 * a.ld] = a.data[row]! + a.data[row + a.ld]!;
    }
  };
  const { after } = await attempt(context, gelsCase, { trans: 'n', m: 40, n: 5, nrhs: 1, source }, prec);
  expect(first(after.rank)).toBe(4);
  expect(first(after.rcond)).toBeLessThan(prec === 's' ? 1e-5 : 1e-14);
}

async function keepsAccuracyAtTheEnds(context: Context, prec: Prec): Promise<void> {
  const powers = prec === 's' ? [-100, -60, 60, 115] : [-1000, -500, 500, 1000];
  for (const power of powers) {
    for (const [m, n] of [
      [12, 5],
      [5, 12],
    ] as const) {
      const problem = { trans: 'n', m, n, nrhs: 2, source: scaled(2 ** power), layout: ODD } as const;
      const scaledDown: typeof gelsCase = {
        ...gelsCase,
        // B is as large or small as A, so that X is of order one.
        data(p, precision, random) {
          const operands = gelsCase.data(p, precision, random);
          scaled(2 ** power)(operands.B, precision, random);
          return operands;
        },
        // Errors are those of the problem scaled back, whose squares are in range.
        error(p, before, after, check) {
          const back = (d: GelsData, X: boolean): GelsData => {
            const c = copied(d, ['A', 'B', 'rss']);
            const factor = 2 ** -power;
            for (let i = 0; i < c.A.data.length; i++) c.A.data[i] = c.A.data[i]! * factor;
            // X is of order one, what lies below it not.
            for (let j = 0; j < c.B.cols; j++) {
              const column = c.B.offset + j * c.B.ld;
              for (let i = X ? p.n : 0; i < c.B.rows; i++) c.B.data[column + i] = c.B.data[column + i]! * factor;
            }
            return c;
          };
          return gelsCase.error({ ...p, bare: true }, back(before, false), back(after, true), check);
        },
      };
      expect(await complaints(context, scaledDown, problem, prec)).toEqual([]);
    }
  }
}

async function leavesTheFactorization(context: Context, prec: Prec): Promise<void> {
  for (const power of [0, prec === 's' ? 70 : 700]) {
    const problem = { trans: 'n', m: 50, n: 20, nrhs: 0, source: scaled(2 ** power) } as const;
    const { before, after } = await attempt(context, gelsCase, problem, prec);
    // tau = 2 / v^T v
    const tau = { ...after.rcond, data: new Float64Array(20), rows: 20, ld: 20, offset: 0 };
    for (let j = 0; j < 20; j++) {
      let square = 1;
      for (let i = j + 1; i < 50; i++) square += after.A.data[after.A.offset + i + j * after.A.ld]! ** 2;
      tau.data[j] = 2 / square;
    }
    const errors = qrErrors(before.A, after.A, tau);
    for (const error of errors) expect(error).toBeLessThan(30 * (prec === 's' ? 2 ** -24 : 2 ** -53));
  }
}

async function passesNaN(context: Context): Promise<void> {
  const source: Source = (a, p, random) => {
    uniform(a, p, random);
    a.data[a.offset + 2 + a.ld] = Number.NaN;
  };
  const { after } = await attempt(context, gelsCase, { trans: 'n', m: 9, n: 4, nrhs: 1, source }, 's');
  expect(first(after.B)).toBeNaN();
  expect(first(after.rcond)).toBeNaN();
  expect(first(after.rank)).toBeLessThan(4);
}

describe.each(contexts.map((context) => [context.backend, context] as const))('gels on a %s context', (_, context) => {
  it.each(['s', 'c'] as const)('solves the whole sweep (%s)', (prec) => solvesTheSweep(context, prec));
  it('reports a deficient rank and leaves B alone', () => reportsDeficientRank(context, 's'));
  it('reports a rank that is deficient up to rounding', () => reportsNearlyDeficientRank(context, 's'));
  it('keeps its accuracy with very large and very small numbers', () => keepsAccuracyAtTheEnds(context, 's'));
  it('leaves the factorization of A itself', () => leavesTheFactorization(context, 's'));
  it('passes NaN on', () => passesNaN(context));
});

it('gels in double precision on the CPU', async () => {
  await solvesTheSweep(cpu, 'd');
  await solvesTheSweep(cpu, 'z');
  await reportsDeficientRank(cpu, 'd');
  await reportsNearlyDeficientRank(cpu, 'd');
  await keepsAccuracyAtTheEnds(cpu, 'd');
  await leavesTheFactorization(cpu, 'd');
});

it.each(['s', 'd', 'c', 'z'] as const)('the reference solves the sweep too (%s)', (prec) => {
  for (const problem of some(gelsCase.sweep, 4)) {
    const before = gelsCase.data(problem, prec, new Random());
    const after = copied(before, ['A', 'B', 'rcond', 'rank', 'rss', 'info']);
    gelsCase.reference(problem, after);
    expect(judge(gelsCase, problem, prec, { before, after })).toEqual([]);
  }
});
