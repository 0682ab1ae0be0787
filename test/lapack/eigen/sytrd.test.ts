// SYTRD on every backend: the case's sweep, the reference, special matrices, the ends of the range, data that is not finite, threads.
import { expect, it } from 'vitest';
import { type SytrdProblem, sytrdCase } from '../../../testing/cases/lapack/eigen/sytrd.ts';
import { attempt, type Case, checkRandom, complaints } from '../../../testing/lib/case.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { formula, type Source } from '../../../testing/lib/source.ts';
import { cpu } from '../../setup/contexts.ts';
import { PRECS, testReflectors } from '../qr/reflectors.ts';

const ODD = { pad: 3, offset: 5 };
const c = sytrdCase as unknown as Case<SytrdProblem>;

testReflectors(sytrdCase, { nb: false, threads: { uplo: 'u', n: 530 } });

it.each(PRECS)('the reference is as good (%s)', (prec) => {
  for (const problem of sytrdCase.sweep.filter(({ n }) => n < 70)) {
    const before = sytrdCase.data(problem, prec, new Random());
    const after = copied(before, ['A', 'D', 'E', 'tau']);
    sytrdCase.reference(problem, after);
    const check = { level: 1, random: checkRandom() } as const;
    expect(sytrdCase.error(problem, before, after, check)).toBeLessThan(sytrdCase.tolerance * EPS[prec]);
  }
});

it.each(PRECS)('special matrices, large and small numbers (%s)', async (prec) => {
  const far = prec === 's' ? 1e30 : 1e290;
  const sources: Record<string, Source> = {
    zero: formula(() => 0),
    unit: formula((i, j) => Number(i === j)),
    tridiagonal: formula((i, j) => (i === j ? 2 : Math.abs(i - j) === 1 ? -1 : 0)),
    arrow: formula((i, j) => (i === j ? i + 1 : i === 0 || j === 0 ? 1 : 0)),
    minij: formula((i, j) => Math.min(i, j) + 1),
    large: formula((i, j) => (1 / (i + j + 1)) * far),
    small: formula((i, j) => 1 / (i + j + 1) / far),
  };
  for (const [name, source] of Object.entries(sources)) {
    for (const uplo of ['l', 'u'] as const)
      expect(await complaints(cpu, c, { uplo, n: 45, source, layout: ODD }, prec), name).toEqual([]);
  }
});

it.each(PRECS)('what is not finite arrives as NaN (%s)', async (prec) => {
  for (const value of [Number.NaN, Infinity]) {
    for (const uplo of ['l', 'u'] as const) {
      const source: Source = formula((i, j) =>
        Math.max(i, j) === 7 && Math.min(i, j) === 3 ? value : 1 / (i + j + 1),
      );
      const { after } = await attempt(cpu, sytrdCase, { uplo, n: 10, source }, prec);
      expect(columnOf(after.D, 0).some(Number.isNaN)).toBe(true);
    }
  }
});
