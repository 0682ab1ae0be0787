// The random checks of Cholesky factors and of inverses: that they estimate the error of wrong ones and pass right ones.
import { describe, expect, it } from 'vitest';
import { potrfRef } from '../../src/lapack/cholesky/potrf.ref.ts';
import { potriCase } from '../../testing/cases/lapack/cholesky/potri.ts';
import { getriCase } from '../../testing/cases/lapack/lu/getri.ts';
import { trtriCase } from '../../testing/cases/lapack/triangular/trtri.ts';
import { attempt, type Case, checkRandom } from '../../testing/lib/case.ts';
import { matrixView, normFro, normOne } from '../../testing/lib/norms.ts';
import { copied, fill, window } from '../../testing/lib/operands.ts';
import { multiply } from '../../testing/lib/product.ts';
import { Random } from '../../testing/lib/random.ts';
import { inverseError, inverseVectorCheck } from '../../testing/lib/residuals.ts';
import { potrfVectorCheck } from '../../testing/lib/residualsCholesky.ts';
import { fillDominant, symmetricView, triangularView } from '../../testing/lib/triangles.ts';
import { hostMat } from '../../testing/lib/views.ts';
import { cpu } from '../setup/contexts.ts';

const N = 60;

function factored(uplo: 'l' | 'u') {
  const a = window('d', N, N, { pad: 3, offset: 5 });
  fillDominant('d', a, uplo, new Random());
  const { a: factor } = copied({ a }, ['a']);
  expect(potrfRef(uplo, N, hostMat(factor))).toBe(0);
  return { a, factor };
}

/** ||A - F||_F / (N ||A||_F) in full, F being the factor's product. */
function exact(a: Parameters<typeof potrfVectorCheck>[0], factor: typeof a, uplo: 'l' | 'u'): number {
  const whole = symmetricView(a, uplo);
  const t = triangularView(factor, uplo);
  const at = (i: number, j: number): number => (uplo === 'l' ? t.data[i + j * N]! : t.data[j + i * N]!);
  const difference = whole.data.map((value, place) => {
    const [i, j] = [place % N, Math.floor(place / N)];
    let sum = 0;
    for (let l = 0; l <= Math.min(i, j); l++) sum += at(i, l) * at(j, l);
    return value - sum;
  });
  return normFro(matrixView(difference, N, N)) / (N * normFro(whole));
}

describe.each(['l', 'u'] as const)('uplo %s', (uplo) => {
  it('is a few roundings of right factors', () => {
    const { a, factor } = factored(uplo);
    expect(potrfVectorCheck(a, factor, uplo, checkRandom())).toBeLessThan(2 ** -52);
  });

  it('is about the error of wrong ones, whatever the other triangle holds', () => {
    const { a, factor } = factored(uplo);
    const [low, high] = [Math.floor(N / 3), Math.floor(N / 2)];
    const [i, j] = uplo === 'l' ? [high, low] : [low, high];
    factor.data[factor.offset + i + j * factor.ld] *= 1.5;
    const wanted = exact(a, factor, uplo);
    const estimate = potrfVectorCheck(a, factor, uplo, checkRandom(), 50);
    expect(wanted).toBeGreaterThan(1e-8);
    expect(estimate / wanted).toBeGreaterThan(0.6);
    expect(estimate / wanted).toBeLessThan(1.6);
    for (const matrix of [a, factor]) matrix.data[matrix.offset + j + i * matrix.ld] = Number.NaN;
    expect(potrfVectorCheck(a, factor, uplo, checkRandom(), 50)).toBe(estimate);
  });

  it('is NaN where the triangle has one, and 0 of an empty matrix', () => {
    const { a, factor } = factored(uplo);
    factor.data[factor.offset + 7 * (factor.ld + 1)] = Number.NaN;
    expect(potrfVectorCheck(a, factor, uplo, checkRandom())).toBeNaN();
    const empty = matrixView(new Float64Array(0), 0, 0);
    expect(potrfVectorCheck(empty, empty, uplo, checkRandom())).toBe(0);
  });
});

describe('random checks of inverses', () => {
  const N1 = 600; // beyond the exact checks
  const errors = async (c: Case, problem: object) => {
    const outcome = await attempt(cpu, c, problem, 'd');
    const exact = c.error(problem, outcome.before, outcome.after, { level: 1, random: checkRandom() });
    const A = outcome.after['A']!;
    const [i, j] = 'uplo' in problem && problem.uplo === 'u' ? [3, 400] : [400, 3];
    A.data[A.offset + i + j * A.ld] += 1e-3;
    const spoilt = c.error(problem, outcome.before, outcome.after, { level: 1, random: checkRandom() });
    return { exact, spoilt };
  };

  it.each([
    ['getri', getriCase as unknown as Case, { n: N1, made: true }],
    ['trtri l', trtriCase as unknown as Case, { uplo: 'l', diag: 'n', n: N1 }],
    ['trtri u', trtriCase as unknown as Case, { uplo: 'u', diag: 'u', n: N1 }],
    ['potri l', potriCase as unknown as Case, { uplo: 'l', n: N1 }],
    ['potri u', potriCase as unknown as Case, { uplo: 'u', n: N1 }],
  ])('%s: pass what is right and find one element that is wrong', async (_name, c, problem) => {
    const { exact, spoilt } = await errors(c, problem);
    expect(exact).toBeLessThan(2 ** -53);
    expect(exact).toBeGreaterThan(0);
    expect(spoilt).toBeGreaterThan(30 * 2 ** -53);
    expect(spoilt).toBeLessThan(1e-3);
  });

  it('estimate the exact error, within what norms differ by', () => {
    const n = 50;
    const a = window('d', n, n);
    const inverse = window('d', n, n);
    fill('d', a, (i, j) => (i === j ? 2 : 0));
    fill('d', inverse, (i, j) => (i === j ? 0.5 : 1e-6 * Math.sin(i + 7 * j)));
    const applied = (x: typeof a) => ({ norm: normOne(x), apply: (t: Float64Array) => multiply(x, false, t) });
    const estimate = inverseVectorCheck(n, applied(a), applied(inverse), checkRandom(), 50);
    const exact = inverseError(a, inverse, 2 ** -53);
    expect(estimate / exact).toBeGreaterThan(1 / Math.sqrt(n));
    expect(estimate / exact).toBeLessThan(Math.sqrt(n));
  });
});
