import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of sygst, by name. */
export interface SygstArgs<P extends Prec> {
    itype: number;
    /** Which triangle of A is stored, and of B's factor, 'l' or 'u'. The others are neither read nor written. */
    uplo: Uplo;
    n: number;
    /** In: the triangle of A. Out: that of the standard problem's matrix. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** The triangle L or U of B, as potrf leaves it. */
    B: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb: number;
}
/**
 * A := L^-1 A L^-H (itype 1) or L^H A L (2 and 3), A symmetric, or Hermitian if complex, of order n with one triangle stored, L lower
 * triangular; uplo 'u': with U^H in place of L. Column-major.
 *
 * Generalized symmetric and Hermitian eigenproblems to standard ones, by the Cholesky factor of B.
 *
 * Overwrites the triangle of A. With B = L L^H (U^H U) the new A has the eigenvalues of A x = lambda B x of type 1, of A B x = lambda x of
 * type 2, and of B A x = lambda x of type 3. Its eigenvectors y give x = L^-H y (U^-1 y) of types 1 and 2, L y (U^H y) of type 3. Of a
 * Hermitian A imaginary parts on the diagonal are not looked at, and are 0 afterwards.
 *
 * On a GPU context single and complex single run on the GPU, as two calls of trsm or trmm with both triangles; double and complex double on
 * the CPU, by halving, nearly all of it in products of matrices. Flops n^3, of complex numbers 4n^3, to leading order; on the GPU 2n^3.
 * Source: LAPACK xSYGST, xHEGST.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dpotrf(ctx.queue, { uplo: 'l', n, A: B, lda: n, info });
 * await dsygst(ctx.queue, { itype: 1, uplo: 'l', n, A, lda: n, B, ldb: n });
 */
export declare const sygst: {
    <P extends Prec>(on: Context | Queue, args: SygstArgs<P>, prec?: P): Promise<void>;
};
/**
 * A := L^-1 A L^-H (itype 1) or L^H A L (2 and 3), A symmetric, or Hermitian if complex, of order n with one triangle stored, L lower
 * triangular; uplo 'u': with U^H in place of L. Column-major.
 *
 * Generalized symmetric and Hermitian eigenproblems to standard ones, by the Cholesky factor of B.
 *
 * Overwrites the triangle of A. With B = L L^H (U^H U) the new A has the eigenvalues of A x = lambda B x of type 1, of A B x = lambda x of
 * type 2, and of B A x = lambda x of type 3. Its eigenvectors y give x = L^-H y (U^-1 y) of types 1 and 2, L y (U^H y) of type 3. Of a
 * Hermitian A imaginary parts on the diagonal are not looked at, and are 0 afterwards.
 *
 * On a GPU context single and complex single run on the GPU, as two calls of trsm or trmm with both triangles; double and complex double on
 * the CPU, by halving, nearly all of it in products of matrices. Flops n^3, of complex numbers 4n^3, to leading order; on the GPU 2n^3.
 * Source: LAPACK xSYGST, xHEGST.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dpotrf(ctx.queue, { uplo: 'l', n, A: B, lda: n, info });
 * await dsygst(ctx.queue, { itype: 1, uplo: 'l', n, A, lda: n, B, ldb: n });
 */
export declare const ssygst: {
    (on: Context | Queue, args: SygstArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A := L^-1 A L^-H (itype 1) or L^H A L (2 and 3), A symmetric, or Hermitian if complex, of order n with one triangle stored, L lower
 * triangular; uplo 'u': with U^H in place of L. Column-major.
 *
 * Generalized symmetric and Hermitian eigenproblems to standard ones, by the Cholesky factor of B.
 *
 * Overwrites the triangle of A. With B = L L^H (U^H U) the new A has the eigenvalues of A x = lambda B x of type 1, of A B x = lambda x of
 * type 2, and of B A x = lambda x of type 3. Its eigenvectors y give x = L^-H y (U^-1 y) of types 1 and 2, L y (U^H y) of type 3. Of a
 * Hermitian A imaginary parts on the diagonal are not looked at, and are 0 afterwards.
 *
 * On a GPU context single and complex single run on the GPU, as two calls of trsm or trmm with both triangles; double and complex double on
 * the CPU, by halving, nearly all of it in products of matrices. Flops n^3, of complex numbers 4n^3, to leading order; on the GPU 2n^3.
 * Source: LAPACK xSYGST, xHEGST.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dpotrf(ctx.queue, { uplo: 'l', n, A: B, lda: n, info });
 * await dsygst(ctx.queue, { itype: 1, uplo: 'l', n, A, lda: n, B, ldb: n });
 */
export declare const dsygst: {
    (on: Context | Queue, args: SygstArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A := L^-1 A L^-H (itype 1) or L^H A L (2 and 3), A symmetric, or Hermitian if complex, of order n with one triangle stored, L lower
 * triangular; uplo 'u': with U^H in place of L. Column-major.
 *
 * Generalized symmetric and Hermitian eigenproblems to standard ones, by the Cholesky factor of B.
 *
 * Overwrites the triangle of A. With B = L L^H (U^H U) the new A has the eigenvalues of A x = lambda B x of type 1, of A B x = lambda x of
 * type 2, and of B A x = lambda x of type 3. Its eigenvectors y give x = L^-H y (U^-1 y) of types 1 and 2, L y (U^H y) of type 3. Of a
 * Hermitian A imaginary parts on the diagonal are not looked at, and are 0 afterwards.
 *
 * On a GPU context single and complex single run on the GPU, as two calls of trsm or trmm with both triangles; double and complex double on
 * the CPU, by halving, nearly all of it in products of matrices. Flops n^3, of complex numbers 4n^3, to leading order; on the GPU 2n^3.
 * Source: LAPACK xSYGST, xHEGST.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dpotrf(ctx.queue, { uplo: 'l', n, A: B, lda: n, info });
 * await dsygst(ctx.queue, { itype: 1, uplo: 'l', n, A, lda: n, B, ldb: n });
 */
export declare const chegst: {
    (on: Context | Queue, args: SygstArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A := L^-1 A L^-H (itype 1) or L^H A L (2 and 3), A symmetric, or Hermitian if complex, of order n with one triangle stored, L lower
 * triangular; uplo 'u': with U^H in place of L. Column-major.
 *
 * Generalized symmetric and Hermitian eigenproblems to standard ones, by the Cholesky factor of B.
 *
 * Overwrites the triangle of A. With B = L L^H (U^H U) the new A has the eigenvalues of A x = lambda B x of type 1, of A B x = lambda x of
 * type 2, and of B A x = lambda x of type 3. Its eigenvectors y give x = L^-H y (U^-1 y) of types 1 and 2, L y (U^H y) of type 3. Of a
 * Hermitian A imaginary parts on the diagonal are not looked at, and are 0 afterwards.
 *
 * On a GPU context single and complex single run on the GPU, as two calls of trsm or trmm with both triangles; double and complex double on
 * the CPU, by halving, nearly all of it in products of matrices. Flops n^3, of complex numbers 4n^3, to leading order; on the GPU 2n^3.
 * Source: LAPACK xSYGST, xHEGST.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dpotrf(ctx.queue, { uplo: 'l', n, A: B, lda: n, info });
 * await dsygst(ctx.queue, { itype: 1, uplo: 'l', n, A, lda: n, B, ldb: n });
 */
export declare const zhegst: {
    (on: Context | Queue, args: SygstArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
