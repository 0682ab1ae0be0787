// The text of the reduction of generalized symmetric eigenproblems to standard ones, once for all engines: by halving. What a step does is
// given, in `ops`.
import type { Side, Trans, Uplo } from '../../core/matrix.ts';
import type { Symm, Syr2k, Triangular } from '../../core/signatures.ts';

/** A x = lambda B x, A B x = lambda x, or B A x = lambda x. */
export type ProblemType = 1 | 2 | 3;

/** What the factor does to the standard problem's vectors: is multiplied with them, or solved for. */
export const wayBack = (
  itype: ProblemType,
  uplo: Uplo,
): { readonly multiplies: boolean; readonly head: readonly [Side, Uplo, Trans, 'n'] } => {
  const multiplies = itype === 3;
  // L^-T y and U^-1 y, or L y and U^T y
  return { multiplies, head: ['l', uplo, multiplies === (uplo === 'l') ? 'n' : 't', 'n'] };
};

/** A := L^-1 A L^-T of type 1, else L^T A L, in a triangle; B = L L^T, or U^T U with L = U^T, has been factored. */
type Sygst<M> = (itype: ProblemType, uplo: Uplo, n: number, A: M, B: M) => void;

export interface SygstOps<M> {
  /** Matrices up to this order are left to `small`. */
  readonly leaf: number;
  readonly small: Sygst<M>;
  readonly trsm: Triangular<M>;
  readonly trmm: Triangular<M>;
  readonly symm: Symm<M, number>;
  readonly syr2k: Syr2k<M, number>;
  at(A: M, i: number, j: number): M;
}

/**
 * By halving. Type 1 of lower triangles, C11 := L11^-1 A11 L11^-T being the first half's result:
 *
 *   X := A21 L11^-T - L21 C11 / 2,  A22 := A22 - X L21^T - L21 X^T,  C21 := L22^-1 (X - L21 C11 / 2),  C22 of what A22 is then
 *
 * The other types go the other way: A22 is what is not yet reduced, and is added. Source: LAPACK xSYGST.
 */
export function sygstHalves<M>(ops: SygstOps<M>, ...[itype, uplo, n, A, B]: Parameters<Sygst<M>>): void {
  if (n <= ops.leaf) return ops.small(itype, uplo, n, A, B);
  const n1 = ops.leaf * Math.ceil(n / (2 * ops.leaf));
  const n2 = n - n1;
  const [A22, B22] = [ops.at(A, n1, n1), ops.at(B, n1, n1)];
  const lower = uplo === 'l';
  const [beside, factor] = lower ? [ops.at(A, n1, 0), ops.at(B, n1, 0)] : [ops.at(A, 0, n1), ops.at(B, 0, n1)];
  const [rows, cols] = lower ? [n2, n1] : [n1, n2];
  const [first, second] = lower ? (['r', 'l'] as const) : (['l', 'r'] as const);
  sygstHalves(ops, itype, uplo, n1, A, B);
  if (itype === 1) {
    ops.trsm(first, uplo, 't', 'n', rows, cols, 1, B, beside);
    ops.symm(first, uplo, rows, cols, -0.5, A, factor, 1, beside);
    ops.syr2k(uplo, lower ? 'n' : 't', n2, n1, -1, beside, factor, 1, A22);
    ops.symm(first, uplo, rows, cols, -0.5, A, factor, 1, beside);
    ops.trsm(second, uplo, 'n', 'n', rows, cols, 1, B22, beside);
  } else {
    ops.trmm(first, uplo, 'n', 'n', rows, cols, 1, B, beside);
    ops.symm(second, uplo, rows, cols, 0.5, A22, factor, 1, beside);
    ops.syr2k(uplo, lower ? 't' : 'n', n1, n2, 1, beside, factor, 1, A);
    ops.symm(second, uplo, rows, cols, 0.5, A22, factor, 1, beside);
    ops.trmm(second, uplo, 't', 'n', rows, cols, 1, B22, beside);
  }
  sygstHalves(ops, itype, uplo, n2, A22, B22);
}
