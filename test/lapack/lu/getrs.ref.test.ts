// The GETRS reference by residual.
import { describe, expect, it } from 'vitest';
import { getrfRecursiveRef } from '../../../src/lapack/lu/getrf.ref.ts';
import { getrsRef } from '../../../src/lapack/lu/getrs.ref.ts';
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
} from '../../lib/dense.ts';
import { mulberry32 } from '../../lib/rng.ts';

describe.each(reals)('getrs reference, precision %s', (prec) => {
  it.each([
    [0, 2],
    [1, 1],
    [2, 3],
    [5, 0],
    [16, 5],
    [17, 1],
    [40, 33],
    [100, 20],
  ])('solves n = %i, nrhs = %i', (n, nrhs) => {
    const rng = mulberry32(100 * n + nrhs);
    const A = randomWindow(prec, n, n, rng);
    const B = randomWindow(prec, n, nrhs, rng);
    const LU = copyOf(A);
    const ipiv = new Int32Array(n + 2);
    expect(getrfRecursiveRef(n, n, LU, ipiv, 2)).toBe(0);
    for (const trans of ['n', 't', 'c'] as const) {
      const X = copyOf(B);
      getrsRef(trans, n, nrhs, LU, ipiv, 2, X);
      const [a, b, x] = [entryOf(A, trans), entryOf(B), entryOf(X)];
      const ax = product(n, nrhs, n, a, x);
      // ||B - op(A) X||_inf / (n ||A||_inf ||X||_inf eps); LAPACK's test programs demand less than 30.
      const residual = normInf(n, nrhs, (i, j) => b(i, j) - ax(i, j));
      const err = ratio(residual, n * normInf(n, n, a) * normInf(n, nrhs, x) * epsilon[prec]);
      expect(err < 30, `trans=${trans}: error ${err}`).toBe(true);
      expect(brokenGuards(X, n, nrhs)).toBe(0);
    }
  });
});
