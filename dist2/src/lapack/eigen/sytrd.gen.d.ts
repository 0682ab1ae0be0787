import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of sytrd, by name. */
export interface SytrdArgs<P extends Prec> {
    /** Which triangle of A is stored, 'l' or 'u'. The other one is neither read nor written. */
    uplo: Uplo;
    n: number;
    /** In: the triangle. Out: the v's, and T in its place on and beside the diagonal. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, n real elements: the diagonal of T. */
    D: Ptr<RealOf<P>>;
    /** Out, n - 1 real elements: what is beside the diagonal. */
    E: Ptr<RealOf<P>>;
    /** Out, n - 1 elements. */
    tau: Ptr<NoInfer<P>>;
}
/**
 * Q^H A Q = T, A symmetric, or Hermitian if complex, of order n with one triangle stored, Q orthogonal (unitary), T real and tridiagonal.
 * Column-major.
 *
 * Reduction to tridiagonal form by reflections: A = Q T Q^H.
 *
 * Overwrites the stored triangle of A, D, E and tau. With uplo 'l' Q = H(1) ... H(n-1): v(i) of H(i) = I - tau(i) v v^H has i zeros and a 1
 * first, and the rest below row i + 1 in column i of A. With 'u' Q = H(n-1) ... H(1): v(i) has n - i zeros last, a 1 in row i before them,
 * and the rest above row i in column i + 1. orgtr writes Q out, ormtr multiplies by it. NaN and infinities in A become NaN in D and E. Of a
 * Hermitian A imaginary parts on the diagonal are not looked at and are 0 afterwards; its reflectors make T real, the last one too.
 *
 * Half of the work are products of a matrix with a vector, the other half products of matrices. On a GPU context single and complex single
 * run on the GPU, and nothing waits for the host; double and complex double are computed on the CPU. Flops 4n^3/3, of complex numbers
 * 16n^3/3, to leading order. Source: LAPACK xSYTRD, xHETRD; J. Dongarra, D. Sorensen, S. Hammarling, Block reduction of matrices to
 * condensed forms for eigenvalue computations, J. Comput. Appl. Math. 27 (1989).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const [D, E, tau] = [ctx.alloc('d', n), ctx.alloc('d', n - 1), ctx.alloc('d', n - 1)]; // n >= 2
 * await dsytrd(ctx.queue, { uplo: 'l', n, A, lda: n, D, E, tau });
 */
export declare const sytrd: {
    <P extends Prec>(on: Context | Queue, args: SytrdArgs<P>, prec?: P): Promise<void>;
};
/**
 * Q^H A Q = T, A symmetric, or Hermitian if complex, of order n with one triangle stored, Q orthogonal (unitary), T real and tridiagonal.
 * Column-major.
 *
 * Reduction to tridiagonal form by reflections: A = Q T Q^H.
 *
 * Overwrites the stored triangle of A, D, E and tau. With uplo 'l' Q = H(1) ... H(n-1): v(i) of H(i) = I - tau(i) v v^H has i zeros and a 1
 * first, and the rest below row i + 1 in column i of A. With 'u' Q = H(n-1) ... H(1): v(i) has n - i zeros last, a 1 in row i before them,
 * and the rest above row i in column i + 1. orgtr writes Q out, ormtr multiplies by it. NaN and infinities in A become NaN in D and E. Of a
 * Hermitian A imaginary parts on the diagonal are not looked at and are 0 afterwards; its reflectors make T real, the last one too.
 *
 * Half of the work are products of a matrix with a vector, the other half products of matrices. On a GPU context single and complex single
 * run on the GPU, and nothing waits for the host; double and complex double are computed on the CPU. Flops 4n^3/3, of complex numbers
 * 16n^3/3, to leading order. Source: LAPACK xSYTRD, xHETRD; J. Dongarra, D. Sorensen, S. Hammarling, Block reduction of matrices to
 * condensed forms for eigenvalue computations, J. Comput. Appl. Math. 27 (1989).
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const [D, E, tau] = [ctx.alloc('d', n), ctx.alloc('d', n - 1), ctx.alloc('d', n - 1)]; // n >= 2
 * await dsytrd(ctx.queue, { uplo: 'l', n, A, lda: n, D, E, tau });
 */
export declare const ssytrd: {
    (on: Context | Queue, args: SytrdArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * Q^H A Q = T, A symmetric, or Hermitian if complex, of order n with one triangle stored, Q orthogonal (unitary), T real and tridiagonal.
 * Column-major.
 *
 * Reduction to tridiagonal form by reflections: A = Q T Q^H.
 *
 * Overwrites the stored triangle of A, D, E and tau. With uplo 'l' Q = H(1) ... H(n-1): v(i) of H(i) = I - tau(i) v v^H has i zeros and a 1
 * first, and the rest below row i + 1 in column i of A. With 'u' Q = H(n-1) ... H(1): v(i) has n - i zeros last, a 1 in row i before them,
 * and the rest above row i in column i + 1. orgtr writes Q out, ormtr multiplies by it. NaN and infinities in A become NaN in D and E. Of a
 * Hermitian A imaginary parts on the diagonal are not looked at and are 0 afterwards; its reflectors make T real, the last one too.
 *
 * Half of the work are products of a matrix with a vector, the other half products of matrices. On a GPU context single and complex single
 * run on the GPU, and nothing waits for the host; double and complex double are computed on the CPU. Flops 4n^3/3, of complex numbers
 * 16n^3/3, to leading order. Source: LAPACK xSYTRD, xHETRD; J. Dongarra, D. Sorensen, S. Hammarling, Block reduction of matrices to
 * condensed forms for eigenvalue computations, J. Comput. Appl. Math. 27 (1989).
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const [D, E, tau] = [ctx.alloc('d', n), ctx.alloc('d', n - 1), ctx.alloc('d', n - 1)]; // n >= 2
 * await dsytrd(ctx.queue, { uplo: 'l', n, A, lda: n, D, E, tau });
 */
export declare const dsytrd: {
    (on: Context | Queue, args: SytrdArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * Q^H A Q = T, A symmetric, or Hermitian if complex, of order n with one triangle stored, Q orthogonal (unitary), T real and tridiagonal.
 * Column-major.
 *
 * Reduction to tridiagonal form by reflections: A = Q T Q^H.
 *
 * Overwrites the stored triangle of A, D, E and tau. With uplo 'l' Q = H(1) ... H(n-1): v(i) of H(i) = I - tau(i) v v^H has i zeros and a 1
 * first, and the rest below row i + 1 in column i of A. With 'u' Q = H(n-1) ... H(1): v(i) has n - i zeros last, a 1 in row i before them,
 * and the rest above row i in column i + 1. orgtr writes Q out, ormtr multiplies by it. NaN and infinities in A become NaN in D and E. Of a
 * Hermitian A imaginary parts on the diagonal are not looked at and are 0 afterwards; its reflectors make T real, the last one too.
 *
 * Half of the work are products of a matrix with a vector, the other half products of matrices. On a GPU context single and complex single
 * run on the GPU, and nothing waits for the host; double and complex double are computed on the CPU. Flops 4n^3/3, of complex numbers
 * 16n^3/3, to leading order. Source: LAPACK xSYTRD, xHETRD; J. Dongarra, D. Sorensen, S. Hammarling, Block reduction of matrices to
 * condensed forms for eigenvalue computations, J. Comput. Appl. Math. 27 (1989).
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const [D, E, tau] = [ctx.alloc('d', n), ctx.alloc('d', n - 1), ctx.alloc('d', n - 1)]; // n >= 2
 * await dsytrd(ctx.queue, { uplo: 'l', n, A, lda: n, D, E, tau });
 */
export declare const chetrd: {
    (on: Context | Queue, args: SytrdArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * Q^H A Q = T, A symmetric, or Hermitian if complex, of order n with one triangle stored, Q orthogonal (unitary), T real and tridiagonal.
 * Column-major.
 *
 * Reduction to tridiagonal form by reflections: A = Q T Q^H.
 *
 * Overwrites the stored triangle of A, D, E and tau. With uplo 'l' Q = H(1) ... H(n-1): v(i) of H(i) = I - tau(i) v v^H has i zeros and a 1
 * first, and the rest below row i + 1 in column i of A. With 'u' Q = H(n-1) ... H(1): v(i) has n - i zeros last, a 1 in row i before them,
 * and the rest above row i in column i + 1. orgtr writes Q out, ormtr multiplies by it. NaN and infinities in A become NaN in D and E. Of a
 * Hermitian A imaginary parts on the diagonal are not looked at and are 0 afterwards; its reflectors make T real, the last one too.
 *
 * Half of the work are products of a matrix with a vector, the other half products of matrices. On a GPU context single and complex single
 * run on the GPU, and nothing waits for the host; double and complex double are computed on the CPU. Flops 4n^3/3, of complex numbers
 * 16n^3/3, to leading order. Source: LAPACK xSYTRD, xHETRD; J. Dongarra, D. Sorensen, S. Hammarling, Block reduction of matrices to
 * condensed forms for eigenvalue computations, J. Comput. Appl. Math. 27 (1989).
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const [D, E, tau] = [ctx.alloc('d', n), ctx.alloc('d', n - 1), ctx.alloc('d', n - 1)]; // n >= 2
 * await dsytrd(ctx.queue, { uplo: 'l', n, A, lda: n, D, E, tau });
 */
export declare const zhetrd: {
    (on: Context | Queue, args: SytrdArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
