// BDSDC on every context: the case's sweep, the reference, matrices whose parts have close values, and bad data. bdsdc.ref.test.ts has more
// of them.
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../src/runtime/context.ts';
import { type BdsdcProblem, bdsdcCase } from '../../../testing/cases/lapack/svd/bdsdc.ts';
import { attempt, type Case, checkRandom, complaints } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const PRECS = ['s', 'd'] as const;
const c = bdsdcCase as unknown as Case<BdsdcProblem>;

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
  for (const problem of some(bdsdcCase.sweep, 4)) {
    const before = bdsdcCase.data(problem, prec, new Random());
    const after = copied(before, Object.keys(before) as (keyof typeof before)[]);
    bdsdcCase.reference(problem, after);
    const error = bdsdcCase.error(problem, before, after, { level: 1, random: checkRandom() });
    expect(error < 30 * EPS[prec], `${JSON.stringify(problem)}: ${error}`).toBe(true);
  }
});

it.each(PRECS)('close values, zeros and grading (%s)', async (prec) => {
  const kinds: BdsdcProblem['elements'][] = [
    [() => 1, () => 1],
    [() => 1, () => 1e-7],
    [() => 0, () => 1],
    [() => 0, () => 0],
    [(i) => i % 5, (i) => (i % 7) - 3],
    [(i) => 1 + (i % 11) / 4, (i) => (i % 11 === 10 ? 1e-9 : 1)],
    [(i) => 10 ** (-i / 4), (i) => 10 ** (-i / 4)],
    [(i) => 10 ** (i / 4 - 16), (i) => 10 ** (i / 4 - 16)],
  ];
  for (const elements of kinds)
    for (const n of [33, 70, 131])
      expect(
        await complaints(cpu, c, { uplo: 'u', compq: 'i', n, elements: elements!, layout: { pad: 3 } }, prec),
      ).toEqual([]);
});

it.each([Number.NaN, Infinity])('says that B has %d', async (value) => {
  for (const compq of ['i', 'n'] as const) {
    const elements = [(i: number) => i, (i: number) => (i === 3 ? value : 1)] as const;
    const { after } = await attempt(cpu, bdsdcCase, { uplo: 'l', compq, n: 50, elements }, 'd');
    expect(after.info.data[after.info.offset]).toBe(50);
    for (const view of [after.D, after.U, after.VT])
      for (let j = 0; j < view.cols; j++) expect(columnOf(view, j).every(Number.isNaN)).toBe(true);
  }
});
