import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { EigenJob } from './syev.spec.ts';
/** The arguments of syev, by name. */
export interface SyevArgs<P extends Prec> {
    /** 'n': values alone. 'v' (default): vectors too. */
    jobz?: 'n' | 'v';
    /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
    uplo: Uplo;
    n: number;
    /** In: the triangle. Out with 'v': the vectors, column i that of W(i). Out with 'n': the triangle is lost, the other one as it was. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, n real elements: the eigenvalues, in ascending order. */
    W: Ptr<RealOf<P>>;
    /**
     * Out, one integer. 0: done. 1 .. n - 1: iteration has not converged, so many off-diagonal elements are left; W and A are what it has
     * come to. n: A has a NaN or an infinity; W, and the vectors asked for, are NaN.
     */
    info: Ptr<'i'>;
}
/**
 * A = Z W Z^H with orthogonal (unitary) Z and real diagonal W; A is symmetric, or Hermitian if complex, of order n with one triangle
 * stored; column-major.
 *
 * Eigenvalues and eigenvectors of a symmetric or Hermitian matrix, by QL and QR iteration.
 *
 * Overwrites A, W and info. A is brought to tridiagonal form by reflections, in blocks; QL or QR iteration with implicit shifts makes that
 * diagonal, and its rotations are applied to the vectors many at a time; without vectors it works on squares. Eigenvalues are good to some
 * eps times the largest one. A whose largest element's square would leave the range is scaled by a power of two on the way. Of a Hermitian
 * A imaginary parts on the diagonal are not looked at. The signs (factors of modulus 1) of vectors are anybody's, and so are vectors of
 * equal eigenvalues. syevd has the same arguments, and is faster where vectors are wanted.
 *
 * Computed on the CPU, on any context; what happens to the tridiagonal matrix, which is real, is computed in double for singles too. Flops
 * to leading order: 4n^3/3 for W alone, about 9n^3 with vectors; of complex numbers 16n^3/3 and 23n^3. Source: LAPACK xSYEV, xHEEV, xSYTRD,
 * xSTEQR, xSTERF. Unlike there A with NaN is found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsyev(ctx.queue, { uplo: 'l', n, A, lda: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export declare const syev: {
    <P extends Prec>(on: Context | Queue, args: SyevArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = Z W Z^H with orthogonal (unitary) Z and real diagonal W; A is symmetric, or Hermitian if complex, of order n with one triangle
 * stored; column-major.
 *
 * Eigenvalues and eigenvectors of a symmetric or Hermitian matrix, by QL and QR iteration.
 *
 * Overwrites A, W and info. A is brought to tridiagonal form by reflections, in blocks; QL or QR iteration with implicit shifts makes that
 * diagonal, and its rotations are applied to the vectors many at a time; without vectors it works on squares. Eigenvalues are good to some
 * eps times the largest one. A whose largest element's square would leave the range is scaled by a power of two on the way. Of a Hermitian
 * A imaginary parts on the diagonal are not looked at. The signs (factors of modulus 1) of vectors are anybody's, and so are vectors of
 * equal eigenvalues. syevd has the same arguments, and is faster where vectors are wanted.
 *
 * Computed on the CPU, on any context; what happens to the tridiagonal matrix, which is real, is computed in double for singles too. Flops
 * to leading order: 4n^3/3 for W alone, about 9n^3 with vectors; of complex numbers 16n^3/3 and 23n^3. Source: LAPACK xSYEV, xHEEV, xSYTRD,
 * xSTEQR, xSTERF. Unlike there A with NaN is found at once.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsyev(ctx.queue, { uplo: 'l', n, A, lda: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export declare const ssyev: {
    (on: Context | Queue, args: SyevArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = Z W Z^H with orthogonal (unitary) Z and real diagonal W; A is symmetric, or Hermitian if complex, of order n with one triangle
 * stored; column-major.
 *
 * Eigenvalues and eigenvectors of a symmetric or Hermitian matrix, by QL and QR iteration.
 *
 * Overwrites A, W and info. A is brought to tridiagonal form by reflections, in blocks; QL or QR iteration with implicit shifts makes that
 * diagonal, and its rotations are applied to the vectors many at a time; without vectors it works on squares. Eigenvalues are good to some
 * eps times the largest one. A whose largest element's square would leave the range is scaled by a power of two on the way. Of a Hermitian
 * A imaginary parts on the diagonal are not looked at. The signs (factors of modulus 1) of vectors are anybody's, and so are vectors of
 * equal eigenvalues. syevd has the same arguments, and is faster where vectors are wanted.
 *
 * Computed on the CPU, on any context; what happens to the tridiagonal matrix, which is real, is computed in double for singles too. Flops
 * to leading order: 4n^3/3 for W alone, about 9n^3 with vectors; of complex numbers 16n^3/3 and 23n^3. Source: LAPACK xSYEV, xHEEV, xSYTRD,
 * xSTEQR, xSTERF. Unlike there A with NaN is found at once.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsyev(ctx.queue, { uplo: 'l', n, A, lda: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export declare const dsyev: {
    (on: Context | Queue, args: SyevArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = Z W Z^H with orthogonal (unitary) Z and real diagonal W; A is symmetric, or Hermitian if complex, of order n with one triangle
 * stored; column-major.
 *
 * Eigenvalues and eigenvectors of a symmetric or Hermitian matrix, by QL and QR iteration.
 *
 * Overwrites A, W and info. A is brought to tridiagonal form by reflections, in blocks; QL or QR iteration with implicit shifts makes that
 * diagonal, and its rotations are applied to the vectors many at a time; without vectors it works on squares. Eigenvalues are good to some
 * eps times the largest one. A whose largest element's square would leave the range is scaled by a power of two on the way. Of a Hermitian
 * A imaginary parts on the diagonal are not looked at. The signs (factors of modulus 1) of vectors are anybody's, and so are vectors of
 * equal eigenvalues. syevd has the same arguments, and is faster where vectors are wanted.
 *
 * Computed on the CPU, on any context; what happens to the tridiagonal matrix, which is real, is computed in double for singles too. Flops
 * to leading order: 4n^3/3 for W alone, about 9n^3 with vectors; of complex numbers 16n^3/3 and 23n^3. Source: LAPACK xSYEV, xHEEV, xSYTRD,
 * xSTEQR, xSTERF. Unlike there A with NaN is found at once.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsyev(ctx.queue, { uplo: 'l', n, A, lda: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export declare const cheev: {
    (on: Context | Queue, args: SyevArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = Z W Z^H with orthogonal (unitary) Z and real diagonal W; A is symmetric, or Hermitian if complex, of order n with one triangle
 * stored; column-major.
 *
 * Eigenvalues and eigenvectors of a symmetric or Hermitian matrix, by QL and QR iteration.
 *
 * Overwrites A, W and info. A is brought to tridiagonal form by reflections, in blocks; QL or QR iteration with implicit shifts makes that
 * diagonal, and its rotations are applied to the vectors many at a time; without vectors it works on squares. Eigenvalues are good to some
 * eps times the largest one. A whose largest element's square would leave the range is scaled by a power of two on the way. Of a Hermitian
 * A imaginary parts on the diagonal are not looked at. The signs (factors of modulus 1) of vectors are anybody's, and so are vectors of
 * equal eigenvalues. syevd has the same arguments, and is faster where vectors are wanted.
 *
 * Computed on the CPU, on any context; what happens to the tridiagonal matrix, which is real, is computed in double for singles too. Flops
 * to leading order: 4n^3/3 for W alone, about 9n^3 with vectors; of complex numbers 16n^3/3 and 23n^3. Source: LAPACK xSYEV, xHEEV, xSYTRD,
 * xSTEQR, xSTERF. Unlike there A with NaN is found at once.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsyev(ctx.queue, { uplo: 'l', n, A, lda: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export declare const zheev: {
    (on: Context | Queue, args: SyevArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
