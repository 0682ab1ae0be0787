// BDSQR on every context: the case's sweep, the reference, accuracy of small values, what stays where nothing converges, and bad data.
import { describe, expect, it } from 'vitest';
import { bdsqr } from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { type BdsqrProblem, bdsqrCase } from '../../../testing/cases/lapack/svd/bdsqr.ts';
import { attempt, type Case, checkRandom, complaints } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const PRECS = ['s', 'd'] as const;
const c = bdsqrCase as unknown as Case<BdsqrProblem>;

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on a %s context',
  (backend, context: Context) => {
    it('does the whole sweep', async () => {
      for (const prec of backend === 'cpu' ? PRECS : (['s'] as const))
        for (const problem of backend === 'cpu' ? some(c.sweep, 4) : c.sweep.slice(-2))
          expect(await complaints(context, c, problem, prec)).toEqual([]);
    });
  },
);

it.each(PRECS)('the reference does the sweep too (%s)', (prec) => {
  for (const problem of some(bdsqrCase.sweep, 4)) {
    const before = bdsqrCase.data(problem, prec, new Random());
    const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
    bdsqrCase.reference(problem, after);
    const error = bdsqrCase.error(problem, before, after, { level: 1, random: checkRandom() });
    expect(error < 30 * EPS[prec], `${JSON.stringify(problem)}: ${error}`).toBe(true);
  }
});

it('a lower bidiagonal matrix has the values of its transpose, small ones to all digits', async () => {
  const n = 40;
  const elements = [(i: number) => 10 ** (-i / 4), (i: number) => 10 ** (-i / 4) / 2] as const;
  const [upper, lower] = await Promise.all(
    (['u', 'l'] as const).map((uplo) => attempt(cpu, bdsqrCase, { uplo, n, ncvt: 0, nru: 0, elements }, 'd')),
  );
  const values = columnOf(upper!.after.D, 0);
  expect(columnOf(lower!.after.D, 0)).toEqual(values);
  expect([...columnOf(upper!.after.E, 0)]).toEqual(new Array(n - 1).fill(0));
  // The product of all values is that of the diagonal.
  const logarithms = values.reduce((sum, x) => sum + Math.log(x), 0);
  const expected = Array.from({ length: n }, (_, i) => Math.log(10 ** (-i / 4))).reduce((sum, x) => sum + x, 0);
  expect(Math.abs(logarithms - expected) < 100 * n * EPS.d).toBe(true);
});

it.each([Number.NaN, Infinity])('says that B has %d', async (value) => {
  for (const [d, e] of [
    [value, 1],
    [1, value],
  ] as const) {
    const elements = [() => d, () => e] as const;
    const { after } = await attempt(cpu, bdsqrCase, { uplo: 'u', n: 6, ncvt: 6, nru: 4, elements }, 'd');
    expect(after.info.data[after.info.offset]).toBe(6);
    for (const view of [after.D, after.U, after.VT])
      for (let j = 0; j < view.cols; j++) expect(columnOf(view, j).every(Number.isNaN)).toBe(true);
  }
});

it('U and VT must be there if they have rows or columns', async () => {
  const [D, E, info] = [cpu.alloc('d', 3), cpu.alloc('d', 2), cpu.alloc('i', 1)];
  expectRefusal(
    await rejectionOf(() => bdsqr(cpu.queue, { uplo: 'u', n: 3, ncvt: 2, D, E, info })),
    { routine: 'dbdsqr', argument: 'VT', position: 7 },
    /must be given unless ncvt is 0/,
  );
  for (const buffer of [D, E, info]) buffer.dispose();
});
