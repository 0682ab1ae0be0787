// The GESV reference: residual, and B untouched when A is singular.
import { describe, expect, it } from 'vitest';
import { gesvRef } from '../../../src/lapack/lu/gesv.ref.ts';
import { getrfRecursiveRef } from '../../../src/lapack/lu/getrf.ref.ts';
import {
  brokenGuards,
  copyOf,
  entryOf,
  epsilon,
  normInf,
  product,
  randomWindow,
  ratio,
  reals,
  window,
} from '../../lib/dense.ts';
import { mulberry32 } from '../../lib/rng.ts';

describe.each(reals)('gesv reference, precision %s', (prec) => {
  it.each([
    [0, 1],
    [1, 1],
    [3, 2],
    [5, 0],
    [16, 3],
    [33, 7],
    [90, 40],
  ])('solves n = %i, nrhs = %i', (n, nrhs) => {
    const rng = mulberry32(n + 100 * nrhs);
    const A = randomWindow(prec, n, n, rng);
    const B = randomWindow(prec, n, nrhs, rng);
    const [LU, X] = [copyOf(A), copyOf(B)];
    const ipiv = new Int32Array(n);
    expect(gesvRef(n, nrhs, LU, ipiv, 0, X)).toBe(0);
    const [a, b, x] = [entryOf(A), entryOf(B), entryOf(X)];
    const ax = product(n, nrhs, n, a, x);
    // ||B - A X||_inf / (n ||A||_inf ||X||_inf eps); LAPACK's test programs demand less than 30.
    const residual = normInf(n, nrhs, (i, j) => b(i, j) - ax(i, j));
    const err = ratio(residual, n * normInf(n, n, a) * normInf(n, nrhs, x) * epsilon[prec]);
    expect(err < 30, `error ${err}`).toBe(true);
    expect(brokenGuards(X, n, nrhs)).toBe(0);
    // A is factored as by getrf, also without right-hand sides.
    const factored = copyOf(A);
    const pivots = new Int32Array(n);
    getrfRecursiveRef(n, n, factored, pivots, 0);
    expect(LU.data).toEqual(factored.data);
    expect(ipiv).toEqual(pivots);
  });

  it.each([1, 4, 40])('leaves B as it was when A is singular (n = %i)', (n) => {
    const rng = mulberry32(n);
    const full = entryOf(randomWindow(prec, n, n, rng));
    const zero = n >> 1;
    const A = window(prec, n, n, (i, j) => (j === zero ? 0 : full(i, j)));
    const B = randomWindow(prec, n, 3, rng);
    const [LU, X] = [copyOf(A), copyOf(B)];
    expect(gesvRef(n, 3, LU, new Int32Array(n), 0, X)).toBe(zero + 1);
    expect(X.data).toEqual(B.data);
    if (n > 1) expect(LU.data).not.toEqual(A.data);
  });
});
