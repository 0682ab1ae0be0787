// The test ratios of LAPACK's eigenvalue programs, in units of ulp, the distance from 1 to the next number: 2^-23 in single. In doubles,
// and of the one-norm.
import { larger, type MatrixView, normOne } from '../../../testing/lib/norms.ts';
import { ratio } from '../../../testing/lib/residuals.ts';
import { orthogonality } from '../../../testing/lib/residualsSvd.ts';
import { sturmCount, tridiagonalNorm } from '../../../testing/lib/residualsTridiagonal.ts';
import { magnitude, minus, re, type Scalar, times } from '../../../testing/lib/scalars.ts';
import type { Tridiagonal } from '../../../testing/lib/tridiagonal.ts';
import type { NumberPrec } from '../lin/desk.ts';
import { adjointOf, difference as apart, dot, made, product, scalarOf } from '../lin/matrices.ts';
import { lamch } from '../lin/types.ts';
import { ulpOf } from './types.ts';

export const diagonal = (values: ArrayLike<number>, rows = values.length, cols = values.length): MatrixView =>
  made(rows, cols, (i, j) => (i === j ? values[i]! : 0));

export const tridiagonal = ({ d, e }: Tridiagonal): MatrixView =>
  made(d.length, d.length, (i, j) => (i === j ? d[i]! : Math.abs(i - j) === 1 ? e[Math.min(i, j)]! : 0));

export const identity = (n: number): MatrixView => made(n, n, (i, j) => (i === j ? 1 : 0));

/** The triangle that a routine is given; the rest is NaN, imaginary parts of the diagonal of a Hermitian matrix too. */
export const triangleOf = (a: MatrixView, uplo: 'u' | 'l'): MatrixView =>
  made(
    a.rows,
    a.cols,
    (i, j) => {
      const value = i === j || (uplo === 'u') === i < j ? scalarOf(a, i, j) : NOTHING;
      return i === j ? { re: re(value), im: Number.NaN } : value;
    },
    a.parts,
  );
const NOTHING = { re: Number.NaN, im: Number.NaN };

const all = (factors: readonly MatrixView[]): MatrixView => factors.slice(1).reduce(product, factors[0]!);

/** ||A - F1 F2 ...|| / (max(m, n) ||A|| ulp). */
export function decomposition(a: MatrixView, factors: readonly MatrixView[], prec: NumberPrec): number {
  if (a.rows === 0 || a.cols === 0) return 0;
  const difference = normOne(apart(a, all(factors)));
  return ratio(difference, Math.max(a.rows, a.cols) * normOne(a) * ulpOf(prec));
}

/** ||A - Q M Q^H|| / (n ||A|| ulp): dsyt21, zhet21. */
export const similarity = (a: MatrixView, q: MatrixView, m: MatrixView, prec: NumberPrec): number =>
  decomposition(a, [q, m, adjointOf(q)], prec);

/** ||U^H A V - S|| / (max(m, n) ||A|| ulp) of some vectors: xsyt22, xbdt05. */
export function projection(
  a: MatrixView,
  u: MatrixView,
  s: ArrayLike<number>,
  v: MatrixView,
  prec: NumberPrec,
): number {
  const found = all([adjointOf(u), a, v]);
  const size = Math.max(a.rows, a.cols) * normOne(a) * ulpOf(prec);
  return s.length === 0 ? 0 : ratio(normOne(apart(found, diagonal(s))), size);
}

/** ||I - Q^H Q|| / (rows ulp): dort01, zunt01. */
export const orthonormal = (q: MatrixView, prec: NumberPrec): number =>
  q.rows === 0 ? 0 : orthogonality(q) / ulpOf(prec);

/** max |x - y| / max(|x|, |y|) in ulps, numbers below the least normal one taken for zero. NaN if they are not as many. */
export function difference(x: Float64Array, y: Float64Array, prec: NumberPrec): number {
  if (x.length !== y.length) return Number.NaN;
  const most = [...x, ...y].reduce((size, value) => larger(Math.abs(value), size), 0);
  const apart = x.reduce((size, value, i) => larger(Math.abs(value - y[i]!), size), 0);
  return apart / Math.max(lamch[prec].safeMinimum, ulpOf(prec) * most);
}

/** 0 if all is well, else 1 / ulp, as LAPACK counts what is right or wrong. */
export const verdict = (right: boolean, prec: NumberPrec): number => (right ? 0 : 1 / ulpOf(prec));

export const descends = (s: Float64Array): boolean => s.every((x, i) => x >= 0 && (i === 0 || s[i - 1]! >= x));

export const ascends = (w: Float64Array): boolean => w.every((x, i) => !Number.isNaN(x) && (i === 0 || w[i - 1]! <= x));

/** Whether two matrices or lists have the same numbers. */
export const same = (x: MatrixView, y: MatrixView): boolean => normOne(apart(x, y)) === 0;

export const equal = (x: ArrayLike<number>, y: ArrayLike<number>): boolean =>
  x.length === y.length && Array.from(x).every((value, i) => value === y[i]);

/**
 * The first columns as LAPACK's partial results are compared, but for signs, or for turns of complex ones: ||X - Y|| / (rows ulp), each
 * column turned the better way.
 */
export function partly(x: MatrixView, y: MatrixView, prec: NumberPrec): number {
  let worst = 0;
  for (let j = 0; j < Math.min(x.cols, y.cols); j++) {
    const cosine = dot(y, j, x, j, 0);
    const size = magnitude(cosine);
    const turn: Scalar = size === 0 ? 1 : times(cosine, 1 / size);
    let sum = 0;
    for (let i = 0; i < x.rows; i++) sum += magnitude(minus(scalarOf(x, i, j), scalarOf(y, i, j), turn));
    worst = larger(sum, worst);
  }
  return x.rows === 0 ? 0 : worst / (x.rows * ulpOf(prec));
}

/**
 * How far eigenvalues of a tridiagonal matrix, in ascending order, are off by Sturm's counts, up to a factor of two, in ulps: of its norm,
 * or with `relative` of each itself.
 */
export function counted(t: Tridiagonal, w: Float64Array, relative: boolean, prec: NumberPrec): number {
  const norm = tridiagonalNorm(t);
  if (!(norm > 0))
    return verdict(
      w.every((x) => x === 0),
      prec,
    );
  // The matrix at norm 1: its squares then stay in the range.
  const unit = { d: t.d.map((x) => x / norm), e: t.e.map((x) => x / norm) };
  let worst = 0;
  for (const [i, value] of w.entries()) {
    if (!Number.isFinite(value)) return Number.NaN;
    const x = value / norm;
    const width = ulpOf(prec) * (relative ? Math.abs(x) : 1);
    const near = (tol: number): boolean =>
      sturmCount(unit, x - tol * width) <= i && sturmCount(unit, x + tol * width) > i;
    let tol = 2 ** -3;
    while (!near(tol)) if ((tol *= 2) > 1 / ulpOf(prec)) return tol;
    worst = Math.max(worst, tol);
  }
  return worst;
}
