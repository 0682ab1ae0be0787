// The complex references of LU and Cholesky: backward errors by plain complex arithmetic, pivots, info, imaginary parts on the diagonal.
import { describe, expect, test } from 'vitest';
import { divisionBy } from '../../src/core/complex.ts';
import type { FieldMat, Uplo } from '../../src/core/matrix.ts';
import { potf2Ref, potrfRef } from '../../src/lapack/cholesky/potrf.ref.ts';
import { potrsRef } from '../../src/lapack/cholesky/potrs.ref.ts';
import { getf2Ref, getrfRecursiveRef } from '../../src/lapack/lu/getrf.ref.ts';
import { getrsRef } from '../../src/lapack/lu/getrs.ref.ts';
import {
  add,
  brokenPairGuards,
  complex,
  complexWindow,
  conj,
  difference,
  type Entry,
  epsilon,
  pairCopy,
  pairNorm,
  pairOf,
  pairProduct,
  pairs,
  put,
  randomPairs,
} from '../lib/complexDense.ts';
import { mulberry32 } from '../lib/rng.ts';

const SHAPES = [
  [1, 1],
  [5, 3],
  [3, 5],
  [17, 17],
  [40, 7],
  [7, 40],
  [70, 65],
] as const;

/** Rows of a matrix in the order that pivots give them. */
function permuted(a: Entry, ipiv: ArrayLike<number>, m: number): Entry {
  const rows = Array.from({ length: m }, (_, i) => i);
  for (let i = 0; i < ipiv.length; i++) {
    const p = ipiv[i]! - 1;
    [rows[i], rows[p]] = [rows[p]!, rows[i]!];
  }
  return (i, j) => a(rows[i]!, j);
}

describe.each(pairs)('%s', (prec) => {
  test.each([
    ['unblocked', getf2Ref],
    ['recursive', getrfRecursiveRef],
  ] as const)('LU, %s', (_, factor) => {
    for (const [m, n] of SHAPES) {
      const order = Math.min(m, n);
      const A = randomPairs(prec, m, n, mulberry32(m + n));
      const F = pairCopy(A);
      const ipiv = new Int32Array(order);
      expect(factor(m, n, F, ipiv, 0)).toBe(0);
      const f = pairOf(F);
      const L: Entry = (i, j) => (i === j ? complex(1) : i > j ? f(i, j) : complex(0));
      const U: Entry = (i, j) => (i <= j ? f(i, j) : complex(0));
      const error = difference(pairProduct(m, n, order, L, U), permuted(pairOf(A), ipiv, m));
      expect(pairNorm(m, n, error)).toBeLessThan(10 * order * epsilon[prec] * pairNorm(m, n, pairOf(A)));
      expect(brokenPairGuards(F, m, n)).toBe(0);
      // The pivot is the largest by |re| + |im|: no multiplier exceeds sqrt(2).
      for (let j = 0; j < order; j++) {
        for (let i = j + 1; i < m; i++) expect(Math.hypot(f(i, j).re, f(i, j).im)).toBeLessThan(1.4143);
      }
    }
  });

  test('pivots: |re| + |im|, the first of equals, the first NaN', () => {
    const pivotOf = (column: readonly (readonly [number, number])[]): number => {
      const A = complexWindow(prec, column.length, 1, (i) => complex(...column[i]!));
      const ipiv = new Int32Array(1);
      getf2Ref(column.length, 1, A, ipiv, 0);
      return ipiv[0]!;
    };
    // By modulus the first would be it: 5 against 4.95.
    expect(pivotOf([[5, 0], [3.5, 3.5], [1, 1]])).toBe(2); // biome-ignore format: one column
    expect(pivotOf([[1, 2], [-2, 1], [0, 3]])).toBe(1); // biome-ignore format: one column
    expect(pivotOf([[1, 2], [Number.NaN, 1], [0, Number.NaN]])).toBe(2); // biome-ignore format: one column
  });

  test('info of a singular matrix, factored to the end', () => {
    const A = complexWindow(prec, 3, 3, (i, j) => (j === 1 ? complex(0) : complex(i + 1, j * i - 1)));
    expect(getf2Ref(3, 3, A, new Int32Array(3), 0)).toBe(2);
  });

  test.each([
    ['unblocked', potf2Ref],
    ['recursive', potrfRef],
  ] as const)('Cholesky, %s', (_, factor) => {
    for (const uplo of ['l', 'u'] as const) {
      for (const n of [1, 2, 5, 16, 17, 50]) {
        const A = hermitian(prec, n, uplo);
        // What stands in the imaginary part of the diagonal is not a number of A.
        const F = pairCopy(A);
        for (let i = 0; i < n; i++) put(F, i, i, complex(pairOf(F)(i, i).re, i % 2 ? 3 : Number.NaN));
        expect(factor(uplo, n, F)).toBe(0);
        const f = pairOf(F);
        for (let i = 0; i < n; i++) expect(f(i, i).im).toBe(0);
        const inside = (i: number, j: number): boolean => (uplo === 'l' ? i >= j : i <= j);
        const T: Entry = (i, j) => (inside(i, j) ? f(i, j) : complex(0));
        const TH: Entry = (i, j) => conj(T(j, i));
        const product = uplo === 'l' ? pairProduct(n, n, n, T, TH) : pairProduct(n, n, n, TH, T);
        const error: Entry = (i, j) => (inside(i, j) ? difference(product, pairOf(A))(i, j) : complex(0));
        expect(pairNorm(n, n, error)).toBeLessThan(5 * n * epsilon[prec] * pairNorm(n, n, product));
        expect(brokenPairGuards(F, n, n)).toBe(0);
      }
    }
    const bad = hermitian(prec, 20, 'l');
    put(bad, 17, 17, complex(-1));
    expect(factor('l', 20, bad)).toBe(18);
  });

  test('getrs and potrs solve', () => {
    const [n, nrhs] = [37, 3];
    const A = randomPairs(prec, n, n, mulberry32(5));
    for (let i = 0; i < n; i++) put(A, i, i, add(pairOf(A)(i, i), complex(n)));
    const X = randomPairs(prec, n, nrhs, mulberry32(6));
    const F = pairCopy(A);
    const ipiv = new Int32Array(n);
    getrfRecursiveRef(n, n, F, ipiv, 0);
    for (const trans of ['n', 't', 'c'] as const) {
      const B = complexWindow(prec, n, nrhs, pairProduct(n, nrhs, n, pairOf(A, trans), pairOf(X)));
      getrsRef(trans, n, nrhs, F, ipiv, 0, B);
      expect(pairNorm(n, nrhs, difference(pairOf(B), pairOf(X)))).toBeLessThan(200 * n * epsilon[prec]);
    }
    for (const uplo of ['l', 'u'] as const) {
      const H = hermitian(prec, n, uplo);
      const full: Entry = (i, j) => ((uplo === 'l' ? i >= j : i <= j) ? pairOf(H)(i, j) : conj(pairOf(H)(j, i)));
      const B = complexWindow(prec, n, nrhs, pairProduct(n, nrhs, n, full, pairOf(X)));
      potrfRef(uplo, n, H);
      potrsRef(uplo, n, nrhs, H, B);
      expect(pairNorm(n, nrhs, difference(pairOf(B), pairOf(X)))).toBeLessThan(200 * n * epsilon[prec]);
    }
  });
});

test('division does not overflow on the way', () => {
  const quotient = (a: number, b: number, c: number, d: number): number[] => {
    const x = Float64Array.of(a, b);
    divisionBy(c, d)(x, 0);
    return [...x];
  };
  const huge = 2 ** 1023;
  expect(quotient(huge, huge, huge, huge)).toEqual([1, 0]);
  expect(quotient(huge, huge, 2, 2)).toEqual([huge / 2, 0]);
  expect(quotient(2 ** -1000, 0, 2 ** -1000, 2 ** -1000)).toEqual([0.5, -0.5]);
  expect(quotient(11, 2, 3, 4)).toEqual([41 / 25, -38 / 25]);
  expect(quotient(11, 2, 4, 3)).toEqual([2, -1]);
  expect(quotient(3, 5, 2, 0)).toEqual([1.5, 2.5]);
});

/** A Hermitian positive definite matrix, of which the other triangle is NaN. */
function hermitian(prec: 'c' | 'z', n: number, uplo: Uplo): FieldMat {
  const G = pairOf(randomPairs(prec, n, n, mulberry32(n)));
  const H = pairProduct(n, n, n, G, (i, j) => conj(G(j, i)));
  return complexWindow(prec, n, n, (i, j) => {
    if (i === j) return complex(H(i, i).re + n);
    return (uplo === 'l' ? i > j : i < j) ? H(i, j) : complex(Number.NaN, Number.NaN);
  });
}
