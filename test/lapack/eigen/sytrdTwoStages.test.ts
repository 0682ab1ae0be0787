// SYTRD_SY2SB and SYTRD_SB2ST, HETRD_HE2HB and HETRD_HB2ST on every backend: the cases' sweeps, the references, special matrices, the ends
// of the range, data that is not finite.
import { describe, expect, it } from 'vitest';
import { type SytrdSb2stProblem, sytrdSb2stCase } from '../../../testing/cases/lapack/eigen/sytrdSb2st.ts';
import { type SytrdSy2sbProblem, sytrdSy2sbCase } from '../../../testing/cases/lapack/eigen/sytrdSy2sb.ts';
import { attempt, type Case, checkRandom, complaints } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source } from '../../../testing/lib/source.ts';
import { sampled, some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const PRECS = ['s', 'd', 'c', 'z'] as const;
const ODD = { pad: 3, offset: 5 };
const full = sytrdSy2sbCase as unknown as Case<SytrdSy2sbProblem>;
const band = sytrdSb2stCase as unknown as Case<SytrdSb2stProblem>;

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  it.each(PRECS)('a full matrix becomes a band (%s)', async (prec) => {
    for (const problem of sampled(context, full.sweep, 2))
      expect(await complaints(context, full, problem, prec)).toEqual([]);
  });

  it.each(PRECS)('a band becomes three diagonals (%s)', async (prec) => {
    for (const problem of sampled(context, band.sweep, 3))
      expect(await complaints(context, band, problem, prec)).toEqual([]);
  });
});

it.each(PRECS)('the references are as good (%s)', (prec) => {
  const check = { level: 1, random: checkRandom() } as const;
  for (const problem of some(
    full.sweep.filter(({ n }) => n < 70),
    30,
  )) {
    const before = full.data(problem, prec, new Random());
    const after = copied(before, ['A', 'AB', 'tau']);
    full.reference(problem, after);
    expect(full.error(problem, before, after, check)).toBeLessThan(full.tolerance * EPS[prec]);
  }
  for (const problem of some(
    band.sweep.filter(({ n }) => n < 70),
    30,
  )) {
    const before = band.data(problem, prec, new Random());
    const after = copied(before, ['D', 'E', 'V']);
    band.reference(problem, after);
    expect(band.error(problem, before, after, check)).toBeLessThan(band.tolerance * EPS[prec]);
  }
});

it.each(PRECS)('special matrices, large and small numbers (%s)', async (prec) => {
  const far = prec === 's' || prec === 'c' ? 1e30 : 1e290;
  const entries: Record<string, (i: number, j: number) => number> = {
    zero: () => 0,
    diagonal: (i, j) => (i === j ? i - 3 : 0),
    'a band already': (i, j) => (Math.abs(i - j) <= 8 ? 1 / (1 + i + j) : 0),
    tridiagonal: (i, j) => (i === j ? 2 : Math.abs(i - j) === 1 ? -1 : 0),
    minij: (i, j) => Math.min(i, j) + 1,
    large: (i, j) => (1 / (i + j + 1)) * far,
    small: (i, j) => 1 / (i + j + 1) / far,
  };
  for (const [name, entry] of Object.entries(entries)) {
    for (const uplo of ['l', 'u'] as const) {
      const source: Source = formula(entry);
      expect(await complaints(cpu, full, { uplo, n: 45, kd: 8, source, layout: ODD }, prec), name).toEqual([]);
      const problem = { vect: 'v', uplo, n: 45, kd: 8, entry, layout: ODD } as const;
      expect(await complaints(cpu, band, problem, prec), name).toEqual([]);
    }
  }
});

it.each(PRECS)('what is not finite arrives as NaN (%s)', async (prec) => {
  for (const value of [Number.NaN, Infinity]) {
    for (const uplo of ['l', 'u'] as const) {
      const entry = (i: number, j: number): number =>
        Math.max(i, j) === 7 && Math.min(i, j) === 5 ? value : 1 / (i + j + 1);
      const first = await attempt(cpu, sytrdSy2sbCase, { uplo, n: 20, kd: 4, source: formula(entry) }, prec);
      expect(Array.from(first.after.AB.data).some(Number.isNaN)).toBe(true);
      const second = await attempt(cpu, sytrdSb2stCase, { vect: 'n', uplo, n: 20, kd: 4, entry }, prec);
      expect(columnOf(second.after.D, 0).some(Number.isNaN)).toBe(true);
    }
  }
});
