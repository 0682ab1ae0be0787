// Square matrices as the references of matrix functions take them: where they get room for more, and by what they multiply and solve. The
// CPU engine has the same functions compute in its own memory (squares.cpu.ts).
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import { modulus } from '../../core/complex.ts';
import { entriesOf, type FieldMat, type RealArray } from '../../core/matrix.ts';
import { vectorLike } from '../../lapack/condition/condition.ref.ts';
import { gesvRef } from '../../lapack/lu/gesv.ref.ts';

/** The magnitudes of a matrix' elements, and two vectors: `multiply` sets sums := |X|^T v. */
export interface Magnitudes {
  readonly v: Float64Array;
  readonly sums: Float64Array;
  multiply(): void;
}

/** Terms of a sum of matrices. */
export type Terms = readonly (readonly [c: number, X: FieldMat])[];

export interface Squares {
  readonly n: number;
  /** Of its numbers, or of the parts of its complex numbers. */
  readonly prec: 's' | 'd';
  /** Another n x n matrix, with old numbers in it. */
  take(): FieldMat;
  /** C := A B. C is neither of them. */
  multiply(A: FieldMat, B: FieldMat, C: FieldMat): void;
  /** Y := sum of c X, plus `diagonal` on the diagonal. Y may be one of the X. */
  combine(Y: FieldMat, terms: Terms, diagonal?: number): void;
  /** Of one matrix at a time. */
  magnitudes(X: FieldMat): Magnitudes;
  /** B := A^-1 B; A is overwritten. The info of gesv: where it is not 0, B is as it was. */
  solve(A: FieldMat, B: FieldMat): number;
}

/** On host memory, with matrices like A. */
export const squaresRef = (n: number, A: FieldMat): Squares => ({
  n,
  prec: A.data instanceof Float32Array ? 's' : 'd',
  take: () => ({
    data: vectorLike(A, n * n),
    off: 0,
    ld: Math.max(1, n),
    parts: A.parts,
  }),
  combine: (Y, terms, diagonal) => combine(n, Y, terms, diagonal),
  magnitudes: (X) => magnitudesRef(n, X),
  multiply: (X, Y, Z) => gemmBlockedRef('n', 'n', n, n, n, 1, X, Y, 0, Z),
  solve: (X, Y) => gesvRef(n, n, X, new Int32Array(n), 0, Y),
});

/** As Squares.combine. */
export function combine(n: number, Y: FieldMat, terms: Terms, diagonal = 0): void {
  const { parts = 1 } = Y;
  const { data, off, ld } = entriesOf(Y);
  const from = terms.map(([c, X]) => [c, entriesOf(X)] as const);
  // A column at a time, whose sums are rounded to Y's type once.
  const sums = new Float64Array(parts * n);
  for (let j = 0; j < n; j++) {
    sums.fill(0);
    sums[parts * j] = diagonal;
    for (const [c, X] of from) addMultiple(c, X.data, X.off + j * X.ld, sums);
    data.set(sums, off + j * ld);
  }
}

function addMultiple(c: number, x: RealArray, at: number, sums: Float64Array): void {
  for (let i = 0; i < sums.length; i++) sums[i]! += c * x[at + i]!;
}

/** |x(i, j)|. */
function sizeOf({ data, off, ld, parts = 1 }: FieldMat, i: number, j: number): number {
  const at = off + i + j * ld;
  return parts === 1 ? Math.abs(data[at]!) : modulus(data[2 * at]!, data[2 * at + 1]!);
}

function magnitudesRef(n: number, X: FieldMat): Magnitudes {
  const sizes = sizesOf(n, X, new Float64Array(n * n));
  const [v, sums] = [new Float64Array(n), new Float64Array(n)];
  const multiply = (): void => {
    for (let j = 0; j < n; j++) {
      let sum = 0;
      for (let i = 0; i < n; i++) sum += sizes[i + j * n]! * v[i]!;
      sums[j] = sum;
    }
  };
  return { v, sums, multiply };
}

/** |x| of all elements, column by column. */
export function sizesOf(n: number, X: FieldMat, sizes: Float64Array): Float64Array {
  for (let j = 0; j < n; j++) for (let i = 0; i < n; i++) sizes[i + j * n] = sizeOf(X, i, j);
  return sizes;
}

/** The largest sum of a column's magnitudes; NaN if there is one. */
export function oneNorm(n: number, X: FieldMat): number {
  const { data, off, ld, parts = 1 } = X;
  let most = 0;
  for (let j = 0; j < n; j++) {
    let sum = 0;
    if (parts === 1) for (let i = off + j * ld; i < off + j * ld + n; i++) sum += Math.abs(data[i]!);
    else for (let i = 0; i < n; i++) sum += sizeOf(X, i, j);
    if (!(sum <= most)) most = sum;
  }
  return most;
}

/** A bound of the magnitudes of eigenvalues: the lesser of ||X||_1 and ||X||_F. */
export const normBound = (n: number, X: FieldMat): number => Math.min(oneNorm(n, X), distance(n, X, 0));

/** ||X - diagonal I||_F. */
export function distance(n: number, X: FieldMat, diagonal: number): number {
  const { parts = 1 } = X;
  const { data, off, ld } = entriesOf(X);
  let sum = 0;
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < parts * n; i++) {
      const x = data[off + i + j * ld]! - (i === parts * j ? diagonal : 0);
      sum += x * x;
    }
  }
  return Math.sqrt(sum);
}

/** The largest magnitude of an element, of a complex one of its larger part; NaN if one is, or is infinite. */
export function largest(n: number, X: FieldMat): number {
  const rows = n * (X.parts ?? 1);
  const { data, off, ld } = entriesOf(X);
  let most = 0;
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < rows; i++) {
      const x = Math.abs(data[off + i + j * ld]!);
      if (!Number.isFinite(x)) return Number.NaN;
      most = Math.max(most, x);
    }
  }
  return most;
}
