import type { Side, Trans, Uplo } from '../../core/matrix.ts';
import type { Symm, Syr2k, Triangular } from '../../core/signatures.ts';
/** A x = lambda B x, A B x = lambda x, or B A x = lambda x. */
export type ProblemType = 1 | 2 | 3;
/** What the factor does to the standard problem's vectors: is multiplied with them, or solved for. */
export declare const wayBack: (itype: ProblemType, uplo: Uplo) => {
    readonly multiplies: boolean;
    readonly head: readonly [Side, Uplo, Trans, 'n'];
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
export declare function sygstHalves<M>(ops: SygstOps<M>, ...[itype, uplo, n, A, B]: Parameters<Sygst<M>>): void;
export {};
