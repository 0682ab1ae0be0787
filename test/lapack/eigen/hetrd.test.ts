// SYTRD, ORGTR and ORMTR of complex precisions, by LAPACK's names HETRD, UNGTR and UNMTR: the references on the cases' problems, Q
// against the product of its reflectors, special matrices.
import { expect, it } from 'vitest';
import { ormtrRef } from '../../../src/lapack/eigen/ormtr.ref.ts';
import { orgtrCase } from '../../../testing/cases/lapack/eigen/orgtr.ts';
import { ormtrCase } from '../../../testing/cases/lapack/eigen/ormtr.ts';
import { type SytrdProblem, sytrdCase } from '../../../testing/cases/lapack/eigen/sytrd.ts';
import { attempt, type Case, checkRandom, complaints } from '../../../testing/lib/case.ts';
import { normFro } from '../../../testing/lib/norms.ts';
import { copied } from '../../../testing/lib/operands.ts';
import { columnOf, multiply } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { multipliedQTr, writtenQTr } from '../../../testing/lib/reflectorsTr.ts';
import { EPS, froDifference } from '../../../testing/lib/residuals.ts';
import { inDoubles } from '../../../testing/lib/residualsQr.ts';
import { formula, type Source } from '../../../testing/lib/source.ts';
import { hostMat } from '../../../testing/lib/views.ts';
import { some } from '../../lib/sampled.ts';
import { cpu } from '../../setup/contexts.ts';

const PRECS = ['c', 'z'] as const;
const ODD = { pad: 3, offset: 5 };
const CASES = ([sytrdCase, orgtrCase, ormtrCase] as unknown as Case[]).map((c) => [c.spec.name, c] as const);

it.each(CASES)('the reference of %s is as good', (_, c) => {
  for (const prec of PRECS) {
    for (const problem of some(c.sweep, 5)) {
      const before = c.data(problem, prec, new Random());
      const after = copied(before, Object.keys(before));
      c.reference(problem, after);
      const error = c.error(problem, before, after, { level: 1, random: checkRandom() });
      expect(error < c.tolerance * EPS[prec], `${prec} ${JSON.stringify(problem)}: ${error}`).toBe(true);
    }
  }
});

it.each(['l', 'u'] as const)("Q is the product that LAPACK's storage says ('%s')", (uplo) => {
  for (const n of [1, 2, 3, 6, 13]) {
    const { A, tau } = orgtrCase.data({ uplo, n }, 'z', new Random());
    const expected = multipliedQTr(uplo, A, tau);
    expect(froDifference(writtenQTr(uplo, A, tau), expected)).toBeLessThan(30 * n * EPS.d * normFro(expected));
  }
  for (const trans of ['n', 'c'] as const) {
    const { A, tau, C } = ormtrCase.data({ side: 'l', uplo, trans, m: 11, n: 4 }, 'z', new Random());
    const [Q, result] = [multipliedQTr(uplo, A, tau), inDoubles(C)];
    ormtrRef('l', uplo, trans, 11, 4, hostMat(inDoubles(A)), inDoubles(tau).data, 0, hostMat(result));
    for (let j = 0; j < 4; j++) {
      const [expected, found] = [multiply(Q, trans, columnOf(C, j)), columnOf(result, j)];
      expect(Math.max(...expected.map((x, i) => Math.abs(found[i]! - x)))).toBeLessThan(300 * EPS.d * normFro(C));
    }
  }
});

it.each(PRECS)('special matrices, large and small numbers (%s)', async (prec) => {
  const far = prec === 'c' ? 1e30 : 1e290;
  /** An element of a Hermitian matrix, by its modulus, or of one whose off-diagonal elements have no real part. */
  const turned = (i: number, j: number, part: number, size: number): number =>
    i === j ? (1 - part) * size : size * (part === 0 ? Math.cos(i - 2 * j) : Math.sin(i - 2 * j));
  const sources: Record<string, Source> = {
    zero: formula(() => 0),
    unit: formula((i, j, part) => (1 - part) * Number(i === j)),
    real: formula((i, j, part) => (1 - part) / (i + j + 1)),
    imaginary: formula((i, j, part) => part * Math.sign(i - j)),
    tridiagonal: formula((i, j, part) => turned(i, j, part, Number(Math.abs(i - j) <= 1))),
    large: formula((i, j, part) => turned(i, j, part, far / (i + j + 1))),
    small: formula((i, j, part) => turned(i, j, part, 1 / (i + j + 1) / far)),
  };
  const c = sytrdCase as unknown as Case<SytrdProblem>;
  for (const [name, source] of Object.entries(sources)) {
    for (const uplo of ['l', 'u'] as const)
      expect(await complaints(cpu, c, { uplo, n: 45, source, layout: ODD }, prec), name).toEqual([]);
  }
});

it.each(PRECS)('what is not finite, in one part only, arrives as NaN (%s)', async (prec) => {
  for (const value of [Number.NaN, Infinity]) {
    for (const uplo of ['l', 'u'] as const) {
      const source: Source = formula((i, j, part) =>
        part === 1 && Math.max(i, j) === 7 && Math.min(i, j) === 3 ? value : 1 / (i + j + 1),
      );
      const { after } = await attempt(cpu, sytrdCase, { uplo, n: 10, source }, prec);
      expect(columnOf(after.D, 0).some(Number.isNaN)).toBe(true);
    }
  }
});
