// Functions of a matrix by way of its Schur form A = Z T Z^H: what logarithm and square root have in common. In doubles for singles too,
// host memory only.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import type { FieldMat } from '../../core/matrix.ts';
import { copyRef, type Doubles, newDoubles } from '../schur/doubles.ref.ts';
import { type GeesProblem, type GeesResult, geesRef } from '../schur/gees.ref.ts';
import { blankRef, magnitudeRef } from '../schur/magnitude.ref.ts';
import { pairsOf } from '../schur/schurSteps.ref.ts';
import { type Pair, quasiForm } from './quasi.ref.ts';
import { triangleForm } from './triangle.ref.ts';

export interface FormTools {
  readonly schur: (problem: GeesProblem) => GeesResult;
  /** C := A op(B), n x n; 't' is the adjoint. */
  readonly multiply: (n: number, A: Doubles, transB: 'n' | 't', B: Doubles, C: Doubles) => void;
}

/** A Schur form T: quasi-triangular, or of complex numbers triangular. What is said of eigenvalues has of a pair of them the one above. */
export interface Form {
  readonly T: Doubles;
  readonly values: readonly Pair[];
  /** The diagonal (blocks) of X := f of that of T. X may be T. */
  setDiagonal(f: (value: Pair) => Pair, X: Doubles): void;
  /** X := X^(1/2) for an X with blocks where T has them. */
  root(X: Doubles): void;
  /** Y := (1 + x A)^-1 Y for A and Y with such blocks. */
  solve(A: Doubles, x: number, Y: Doubles): void;
  /** X(k, k + 1) := the divided difference of logarithms there, times T(k, k + 1), where no block is. */
  logBeside(X: Doubles): void;
}

export const referenceTools: FormTools = {
  schur: geesRef,
  multiply: (n, A, transB, B, C) => gemmBlockedRef('n', transB === 't' ? 'c' : 'n', n, n, n, 1, A, B, 0, C),
};

/** What info is where there is nothing to compute, because A is empty or not finite; A is NaN then. */
export function answered(n: number, A: FieldMat): number | undefined {
  if (n === 0) return 0;
  if (magnitudeRef(n, A) < Infinity) return undefined;
  blankRef(n, n, A);
  return n;
}

/** A := Z X Z^H with what `f` makes X of the form; returns info. Where `f` returns false there is no result, and A is left as it was. */
export function ofForm(
  n: number,
  A: FieldMat,
  { schur, multiply }: FormTools,
  f: (form: Form, X: Doubles) => boolean,
): number {
  const { parts = 1 } = A;
  const [T, Z, X] = [newDoubles(n, n, parts), newDoubles(n, n, parts), newDoubles(n, n, parts)];
  copyRef(n, n, A, T);
  const W = new Float64Array(2 * n);
  const values = parts === 2 ? pairsOf(W) : { WR: W.subarray(0, n), WI: W.subarray(n) };
  if (schur({ jobvs: 'v', sort: 'n', n, A: T, ...values, VS: Z }).info > 0) return n + 2;
  if (!f(parts === 2 ? triangleForm(n, T) : quasiForm(n, T), X)) return n + 1;
  multiply(n, Z, 'n', X, T);
  multiply(n, T, 't', Z, X);
  copyRef(n, n, X, A);
  return 0;
}
