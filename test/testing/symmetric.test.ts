// The checks and tables of symmetric indefinite systems: wrong factors and pivots are found, strings are MAGMA's.
import { describe, expect, it } from 'vitest';
import { sytf2Ref } from '../../src/lapack/indefinite/sytrf.ref.ts';
import { sysvCase } from '../../testing/cases/lapack/indefinite/sysv.ts';
import { sytrfCase } from '../../testing/cases/lapack/indefinite/sytrf.ts';
import { matrixView } from '../../testing/lib/norms.ts';
import { Random } from '../../testing/lib/random.ts';
import { EPS } from '../../testing/lib/residuals.ts';
import { matrixOfFactors, sytrfError, sytrfSolveError } from '../../testing/lib/residualsSy.ts';

const N = 12;
const random = (): Random => new Random([4, 3, 2, 1]);

/** A full symmetric matrix with a zero diagonal, which has pivots of both kinds, and its factors. */
function factored(uplo: 'l' | 'u') {
  const a = new Float64Array(N * N);
  const values = new Random();
  for (let j = 0; j < N; j++) {
    for (let i = j + 1; i < N; i++) a[i + j * N] = a[j + i * N] = values.rand() - 0.5;
    a[j * (N + 1)] = j % 3 === 0 ? 2 : 0;
  }
  const factors = a.slice();
  const ipiv = new Int32Array(N);
  sytf2Ref(uplo, N, { data: factors, off: 0, ld: N }, ipiv, 0);
  return { a: matrixView(a, N, N), factors: matrixView(factors, N, N), ipiv };
}

describe.each(['l', 'u'] as const)('residuals of sytrf, uplo %s', (uplo) => {
  const errors = (factors: Float64Array, ipiv: Int32Array) => {
    const { a } = factored(uplo);
    const view = matrixView(factors, N, N);
    return [sytrfError(a, view, uplo, ipiv), sytrfSolveError(a, view, uplo, ipiv, random())];
  };

  it('accept right factors of both kinds of pivots', () => {
    const { factors, ipiv } = factored(uplo);
    expect(ipiv.some((p) => p < 0) && ipiv.some((p) => p > 0)).toBe(true);
    for (const error of errors(factors.data as Float64Array, ipiv)) expect(error < 30 * EPS.d).toBe(true);
  });

  it('read nothing of the other triangle', () => {
    const { factors, ipiv } = factored(uplo);
    const spoiled = Float64Array.from(factors.data, (x, p) => {
      const [i, j] = [p % N, Math.floor(p / N)];
      return (uplo === 'l' ? i >= j : i <= j) ? x : Number.NaN;
    });
    for (const error of errors(spoiled, ipiv)) expect(error < 30 * EPS.d).toBe(true);
  });

  it('find one wrong element, wherever it is', () => {
    const { factors, ipiv } = factored(uplo);
    for (const [i, j] of [
      [0, 0],
      [5, 2],
      [N - 1, 4],
      [N - 1, N - 1],
    ] as const) {
      const wrong = Float64Array.from(factors.data);
      wrong[uplo === 'l' ? i + j * N : j + i * N]! += 1e-6;
      for (const error of errors(wrong, ipiv)) expect(error > 30 * EPS.d).toBe(true);
    }
  });

  it('find wrong pivots', () => {
    const { a, factors, ipiv } = factored(uplo);
    const two = ipiv.findIndex((p) => p < 0);
    const one = ipiv.findIndex((p) => p > 0);
    for (const [at, value] of [
      [two, 1],
      [one, 0],
      [one, N + 1],
      [one, -1],
    ] as const) {
      const wrong = ipiv.slice();
      wrong[at] = value;
      for (const error of errors(factors.data as Float64Array, wrong)) expect(error < 30 * EPS.d).toBe(false);
    }
    expect(matrixOfFactors(factors, uplo, new Int32Array(N)).data.every(Number.isNaN)).toBe(true);
    expect(a.rows).toBe(N);
  });
});

describe('tables', () => {
  const options = { ngpu: 1, uplo: 'u', lapack: false } as never;
  const tested = { gflops: 123.456, time: 0.5 };

  it('of sytrf', () => {
    const table = sytrfCase.table!;
    expect(table.header(options, 'gpu')).toEqual([
      '% ngpu = 1, uplo = Upper',
      '%   N   CPU Gflop/s (sec)   GPU Gflop/s (sec)   |Ax-b|/(N*|A|*|x|)',
      `%${'='.repeat(65)}`,
    ]);
    expect(table.row({ uplo: 'u', n: 1088 }, { tested, error: 1.5e-9, okay: true })).toBe(
      ' 1088     ---   (  ---  )    123.46 (   0.50)   1.50e-09   ok',
    );
    expect(table.row({ uplo: 'u', n: 1088 }, { tested })).toMatch(/---\s+$/);
  });

  it('of sysv', () => {
    const table = sysvCase.table!;
    expect(table.header(options, 'gpu').slice(0, 2)).toEqual([
      '% ngpu = 1, uplo = Upper',
      '%   N  NRHS   CPU Gflop/s (sec)   GPU Gflop/s (sec)   ||B - AX|| / N*||A||*||X||',
    ]);
    expect(table.row({ uplo: 'u', n: 100, nrhs: 2 }, { tested, error: 1, okay: false })).toMatch(
      /^ {2}100 {5}2 .* 1\.00e\+00 {3}failed$/,
    );
    expect(table.row({ uplo: 'u', n: 100, nrhs: 2 }, { tested })).toMatch(/failed$/);
  });
});
