// The text of the reduction of generalized symmetric or Hermitian eigenproblems to standard ones, once for all engines: by halving. What a
// step does is given, in `ops`.
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
  // L^-H y and U^-1 y, or L y and U^H y
  return { multiplies, head: ['l', uplo, multiplies === (uplo === 'l') ? 'n' : 'c', 'n'] };
};

/** A := L^-1 A L^-H of type 1, else L^H A L, in a triangle; B = L L^H, or U^H U with L = U^H, has been factored. */
type Sygst<M> = (itype: ProblemType, uplo: Uplo, n: number, A: M, B: M) => void;

export interface SygstOps<M> {
  /** Matrices up to this order are left to `small`. */
  readonly leaf: number;
  readonly small: Sygst<M>;
  readonly trsm: Triangular<M>;
  readonly trmm: Triangular<M>;
  readonly hemm: Symm<M, number>;
  readonly her2k: Syr2k<M, number>;
  at(A: M, i: number, j: number): M;
}

/**
 * By halving. Type 1 of lower triangles, C11 := L11^-1 A11 L11^-H being the first half's result:
 *
 *   X := A21 L11^-H - L21 C11 / 2,  A22 := A22 - X L21^H - L21 X^H,  C21 := L22^-1 (X - L21 C11 / 2),  C22 of what A22 is then
 *
 * The other types go the other way: A22 is what is not yet reduced, and is added. Source: LAPACK xSYGST, xHEGST.
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
    ops.trsm(first, uplo, 'c', 'n', rows, cols, 1, B, beside);
    ops.hemm(first, uplo, rows, cols, -0.5, A, factor, 1, beside);
    ops.her2k(uplo, lower ? 'n' : 'c', n2, n1, -1, beside, factor, 1, A22);
    ops.hemm(first, uplo, rows, cols, -0.5, A, factor, 1, beside);
    ops.trsm(second, uplo, 'n', 'n', rows, cols, 1, B22, beside);
  } else {
    ops.trmm(first, uplo, 'n', 'n', rows, cols, 1, B, beside);
    ops.hemm(second, uplo, rows, cols, 0.5, A22, factor, 1, beside);
    ops.her2k(uplo, lower ? 'c' : 'n', n1, n2, 1, beside, factor, 1, A);
    ops.hemm(second, uplo, rows, cols, 0.5, A22, factor, 1, beside);
    ops.trmm(second, uplo, 'c', 'n', rows, cols, 1, B22, beside);
  }
  sygstHalves(ops, itype, uplo, n2, A22, B22);
}
