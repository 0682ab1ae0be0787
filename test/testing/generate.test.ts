import { describe, expect, it } from 'vitest';
import { DISTRIBUTIONS } from '../../src/linalg/create/spectra.ts';
import type { GenerateOptions } from '../../testing/lib/generate.ts';
import { generateMatrix, MATRIX_KINDS } from '../../testing/lib/generate.ts';
import { matrixView, normFro, normMax } from '../../testing/lib/norms.ts';
import { Random } from '../../testing/lib/random.ts';
import { UsageError } from '../../testing/lib/usage.ts';
import { at, build, closeTo, entries, singularValues, transposeOf } from './reference.ts';

type Extra = Partial<GenerateOptions> & { random?: Random; lda?: number };

function make(matrix: string, m: number, n = m, extra: Extra = {}) {
  const { random = new Random(), lda = m, ...options } = extra;
  const result = generateMatrix({ matrix, prec: 'd', ...options }, m, n, lda, random);
  return { ...result, view: matrixView(result.A, m, n, lda) };
}

const sorted = (values: ArrayLike<number>): number[] => Array.from(values, Math.abs).sort((x, y) => y - x);

describe('simple kinds', () => {
  it('are what they say, for rectangles and with padding', () => {
    expect(entries(make('zero', 2, 3).view)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(entries(make('ones', 2, 3).view)).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ]);
    expect(entries(make('identity', 2, 3).view)).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ]);
    expect(entries(make('jordan', 3).view)).toEqual([
      [1, 0, 0],
      [1, 1, 0],
      [0, 1, 1],
    ]);
    expect(entries(make('kronecker', 2, 2, { cond: 4 }).view)).toEqual([
      [1.5, 1],
      [1, 1.5],
    ]);
    expect([...make('ones', 2, 2, { lda: 3 }).A]).toEqual([1, 1, 0, 1, 1, 0]);
    expect([...make('zeros', 2).sigma]).toEqual([0, 0]);
    expect([...make('identity', 2).sigma]).toEqual([1, 1]);
    expect(make('ones', 2).sigma).toEqual(new Float64Array(2).fill(Number.NaN));
  });
});

describe('random kinds', () => {
  it("draw in MAGMA's order, padding included", () => {
    const random = new Random();
    const expected = random.fill(new Float64Array(15), 'rands');
    expect(make('rands', 4, 3, { lda: 5 }).A).toEqual(expected);
    const later = new Random();
    make('rands', 4, 3, { lda: 5, random: later });
    expect(later.seed()).toEqual(random.seed());
  });

  it('keep to their ranges', () => {
    const { A: unit } = make('rand', 50);
    expect(unit.every((x) => x > 0 && x < 1)).toBe(true);
    expect(make('rands', 50).A.some((x) => x < 0)).toBe(true);
    expect(make('randn', 50).A.some((x) => Math.abs(x) > 2)).toBe(true);
    expect(new Set(make('randb', 50).A)).toEqual(new Set([0, 1]));
    expect(new Set(make('randr', 50).A)).toEqual(new Set([-1, 1]));
  });

  it('scale to the levels of the precision', () => {
    const level = (matrix: string, prec: 's' | 'd') =>
      make(matrix, 30, 30, { prec }).A.reduce((a, b) => Math.max(a, b));
    const [one, max] = [level('rand', 'd'), Number.MAX_VALUE];
    expect(level('rand_ufl', 's')).toBe(one * 2 ** -126);
    expect(level('rand_ofl', 's')).toBe(one * 2 ** 126);
    expect(level('rand_small', 's')).toBe(one * 2 ** -63);
    expect(level('rand_large', 'd')).toBe(one * 2 ** 511);
    expect(level('rand_ofl', 'd')).toBeLessThan(max);
    expect(level('rand_ofl', 'd')).toBe(one * 2 ** 1022);
  });

  it('become diagonally dominant', () => {
    const { view } = make('rands_dominant', 9, 7);
    const plain = make('rands', 9, 7).view;
    for (let i = 0; i < 7; i++) {
      const row = entries(plain)[i].reduce((s, x) => s + Math.abs(x), 0);
      const column = entries(plain).reduce((s, r) => s + Math.abs(r[i]), 0);
      expect(at(view, i, i)).toBeCloseTo(Math.max(row, column), 13);
    }
    expect(at(view, 8, 3)).toBe(at(plain, 8, 3));
  });

  it('lose a column on request', () => {
    expect(entries(make('rand_zerocol1', 2, 3).view).map((row) => row[1])).toEqual([0, 0]);
    expect(entries(make('rand_zerocol0.5', 3).view).map((row) => row.map((x) => x === 0))).toEqual(
      Array.from({ length: 3 }, () => [false, true, false]),
    );
    expect(entries(make('rand_zerocol1.0', 1, 3).view)[0].map((x) => x === 0)).toEqual([false, false, true]);
    const symmetric = make('poev_zerocol2', 4);
    expect(entries(symmetric.view)[2]).toEqual([0, 0, 0, 0]);
    expect(symmetric.sigma.every(Number.isNaN)).toBe(true);
    expect(() => make('rand_zerocol3', 3)).toThrow(/0\.\.2/);
    expect(() => make('rand_zerocol1.5', 3)).toThrow(UsageError);
    expect(() => make('rand_zerocol', 3)).toThrow(UsageError);
  });
});

describe('spectra', () => {
  const third = 1 / 3;
  it.each<[string, number[]]>([
    ['arith', [1, 0.75, 0.5, 0.25]],
    ['geo', [1, 4 ** -third, 16 ** -third, 0.25]],
    ['cluster0', [1, 0.25, 0.25, 0.25]],
    ['cluster1', [1, 1, 1, 0.25]],
    ['rarith', [0.25, 0.5, 0.75, 1]],
    ['rgeo', [0.25, 16 ** -third, 4 ** -third, 1]],
    ['rcluster0', [0.25, 0.25, 0.25, 1]],
    ['rcluster1', [0.25, 1, 1, 1]],
  ])('%s has the values of its formula', (distribution, expected) => {
    const { view, sigma } = make(`diag_${distribution}`, 4, 5, { cond: 4 });
    expect([...sigma]).toEqual(closeTo(expected, 14));
    expect(entries(view).map((row, i) => row[i])).toEqual([...sigma]);
    expect(normFro(view)).toBeCloseTo(Math.hypot(...expected), 14);
  });

  it('logrand has an exact condition number, the drawn ones come from the generator', () => {
    const { sigma } = make('diag_logrand', 40, 40, { cond: 1e6 });
    expect(sorted(sigma)[0]).toBe(1);
    expect(sorted(sigma)[39]).toBe(1e-6);
    const logs = sigma.map((x) => Math.log10(x));
    expect(logs.reduce((s, x) => s + x, 0) / 40).toBeCloseTo(-3, 0);
    for (const name of ['rand', 'rands', 'randn'] as const) {
      expect(make(`diag_${name}`, 6).sigma).toEqual(new Random().fill(new Float64Array(6), name));
    }
    expect(make('diag', 6).sigma).toEqual(make('diag_rand', 6).sigma);
  });

  it.each(DISTRIBUTIONS)('%s works for one value and for none', (distribution) => {
    for (const n of [0, 1]) {
      const sigma = new Float64Array(n).fill(3);
      const generated = make(`svd_${distribution}`, n, n, { cond: 100, sigma });
      expect(Math.abs(generated.A[0] ?? 0)).toBeCloseTo(Math.abs(generated.sigma[0] ?? 0), 14);
      expect(generated.sigma.every(Number.isFinite)).toBe(true);
    }
  });

  it('takes specified values', () => {
    const { view, sigma } = make('svd_specified', 4, 3, { sigma: [5, 3, 2] });
    expect([...sigma]).toEqual([5, 3, 2]);
    expect(singularValues(view)).toEqual(closeTo([5, 3, 2], 12));
    expect(() => make('svd_specified', 4, 3, { sigma: [1] })).toThrow(/3 values/);
    expect(() => make('svd_specified', 4)).toThrow(UsageError);
  });

  it.each([
    [12, 12],
    [17, 8],
    [8, 17],
  ])('svd gives %i x %i its singular values', (m, n) => {
    const { view, sigma } = make('svd_geo', m, n, { cond: 1e4, lda: m + 3 });
    expect(singularValues(view)).toEqual(closeTo(sorted(sigma), 13));
    expect(view.data[m]).toBe(0); // padding untouched
  });

  it('defaults to cond = sqrt(1/eps) of the precision', () => {
    expect(make('diag_arith', 3, 3, { prec: 's' }).sigma[2]).toBeCloseTo(2 ** -11.5, 12);
    expect(make('diag_arith', 3).sigma[2]).toBeCloseTo(2 ** -26, 15);
    expect(make('diag_arith', 3, 3, { cond: 0 }).sigma[2]).toBeCloseTo(2 ** -26, 15);
  });

  it('poev is symmetric with the given positive eigenvalues', () => {
    for (const name of ['poev', 'spd']) {
      const { view, sigma } = make(`${name}_geo`, 10, 10, { cond: 1e3 });
      expect(view).toEqual(transposeOf(view));
      expect(singularValues(view)).toEqual(closeTo(sorted(sigma), 13));
      // Trace = sum of eigenvalues; for a positive definite matrix that of singular values too.
      const trace = entries(view).reduce((s, row, i) => s + row[i], 0);
      expect(trace).toBeCloseTo(
        sigma.reduce((s, x) => s + x, 0),
        13,
      );
    }
  });

  it('heev has eigenvalues of both signs', () => {
    for (const name of ['heev', 'syev']) {
      const { view, sigma } = make(`${name}_arith`, 10, 10, { cond: 10 });
      expect(view).toEqual(transposeOf(view));
      expect(sigma.some((x) => x < 0) && sigma.some((x) => x > 0)).toBe(true);
      expect(singularValues(view)).toEqual(closeTo(sorted(sigma), 13));
      const trace = entries(view).reduce((s, row, i) => s + row[i], 0);
      expect(trace).toBeCloseTo(
        sigma.reduce((s, x) => s + x, 0),
        13,
      );
    }
  });

  it('orthogonal factors are Haar-distributed: an entry of U V^T has mean 0 and variance 1/n', () => {
    const random = new Random([1, 2, 3, 5]);
    const [n, count] = [3, 4000];
    const mean = new Float64Array(n * n);
    const square = new Float64Array(n * n);
    for (let trial = 0; trial < count; trial++) {
      const { A } = make('svd_cluster1', n, n, { cond: 1, random });
      A.forEach((x, i) => {
        mean[i] += x / count;
        square[i] += (x * x) / count;
      });
    }
    // Standard errors are 0.009 and 0.005; U alone without its signs would have a mean of -1/2 at (1,1).
    expect(mean.every((x) => Math.abs(x) < 0.04)).toBe(true);
    expect(square.every((x) => Math.abs(x - 1 / n) < 0.025)).toBe(true);
  });

  it('condD gives svd columns of norm D, between 1 and condD, from a matrix of unit columns', () => {
    for (const [m, n] of [
      [14, 10],
      [10, 10],
      [6, 10],
    ]) {
      const { view, sigma } = make('svd_arith', m, n, { cond: 5, condD: 100 });
      const norms = Array.from({ length: n }, (_, j) => normFro(matrixView(view.data, m, 1, m, j * m)));
      expect(norms.every((x) => x > 1 - 1e-12 && x < 100)).toBe(true);
      expect(Math.max(...norms) / Math.min(...norms)).toBeGreaterThan(2);
      const unit = build(m, n, (i, j) => at(view, i, j) / norms[j]);
      expect(singularValues(unit)).toEqual(closeTo(sorted(sigma), 11));
      expect(sorted(sigma)[0] / sorted(sigma)[sigma.length - 1]).toBeCloseTo(5, 11);
    }
  });

  it('condD scales heev on both sides', () => {
    const plain = make('poev_arith', 6, 6, { cond: 5 }).view;
    const scaled = make('poev_arith', 6, 6, { cond: 5, condD: 100 }).view;
    const d = entries(plain).map((row, i) => Math.sqrt(at(scaled, i, i) / row[i]));
    expect(d.every((x) => x > 1 && x < 100)).toBe(true);
    expect([...scaled.data]).toEqual(closeTo([...build(6, 6, (i, j) => d[i] * d[j] * at(plain, i, j)).data], 8));
  });

  it('scales spectra', () => {
    expect(make('svd_arith_large', 5, 5, { cond: 2, prec: 's' }).sigma[0]).toBe(2 ** 63);
    expect(normMax(make('heev_cluster1_ofl', 5, 5, { cond: 2, prec: 's' }).view)).toBeLessThanOrEqual(
      2 ** 126 * 1.0001,
    );
  });
});

describe('names and warnings', () => {
  it('unknown names list the known ones', () => {
    expect(() => make('rondom', 3)).toThrow(UsageError);
    expect(() => make('rondom', 3)).toThrow(/rands.*svd.*hilb/s);
    expect(() => make('constructor', 3)).toThrow(UsageError);
    expect(() => make('geev', 3)).toThrow(/unknown kind/);
    expect(() => make('svd_gauss', 3)).toThrow(/'_gauss' is unknown, use one of rand/);
    expect(() => make('rand_geo', 3)).toThrow(/needs one of diag svd/);
    expect(() => make('hilb_large', 3)).toThrow(/needs a random matrix/);
    expect(() => make('poev', 3, 4)).toThrow(/must be square/);
    expect(() => make('rand', 3, 3, { lda: 2 })).toThrow(RangeError);
  });

  it('warns of options without effect', () => {
    expect(make('rand', 3, 3, { cond: 10 }).warnings).toEqual(['--matrix rand ignores --cond 10']);
    expect(make('svd_rand', 3, 3, { cond: 10 }).warnings).toHaveLength(1);
    expect(make('hilb', 3, 3, { cond: 10, condD: 5 }).warnings).toHaveLength(2);
    expect(make('poev_randn', 3).warnings).toEqual([expect.stringContaining('not positive definite')]);
    expect(make('svd_geo', 3, 3, { cond: 10, condD: 5 }).warnings).toEqual([]);
    expect(make('kronecker', 3, 3, { cond: 10 }).warnings).toEqual([]);
  });

  it.each(MATRIX_KINDS)('%s is finite and deterministic', (kind) => {
    const { A } = make(kind, 13);
    expect(A.every(Number.isFinite)).toBe(true);
    expect(make(kind, 13).A).toEqual(A);
  });
});
