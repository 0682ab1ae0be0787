import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
export type { VectorJob } from './gesvd.spec.ts';
/** The arguments of gesvd, by name. */
export interface GesvdArgs<P extends Prec> {
    /** Default 's'. */
    jobu?: 's' | 'a' | 'n';
    /** Default 's'. */
    jobvt?: 's' | 'a' | 'n';
    m: number;
    n: number;
    /** In: A. Out: of no use. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, min(m, n) real numbers: the singular values, none negative, the largest first. */
    S: Ptr<RealOf<P>>;
    /** Out: with 's' m x min(m, n), with 'a' m x m. Not needed with 'n'. */
    U?: Ptr<NoInfer<P>>;
    /** At least the rows of U, and 1. */
    ldu?: number;
    /** Out: V^H, with 's' min(m, n) x n, with 'a' n x n. Not needed with 'n'. */
    VT?: Ptr<NoInfer<P>>;
    /** At least the rows of VT, and 1. */
    ldvt?: number;
    /**
     * Out, one integer. 0: done. 1 .. min(m, n) - 1: QR iteration has not converged, so many superdiagonal elements are left; S, U and
     * V^H are what it has come to. min(m, n): A has a NaN or an infinity; S, U and V^H are NaN.
     */
    info: Ptr<'i'>;
}
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n; all matrices are column-major.
 *
 * Singular value decomposition: A = U S V^H.
 *
 * Overwrites A, S, info, and U and V^H as their jobs say. A is brought to bidiagonal form by reflections, in blocks, a tall or wide one
 * after a QR factorization; QR iteration with implicit shifts makes that diagonal, and its rotations are applied to the vectors many at a
 * time. Singular values are good to some eps times the largest one. A whose largest element's square would leave the range is scaled by a
 * power of two on the way. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular
 * values.
 *
 * Computed on the CPU, on any context: half of the work are products of a matrix with a vector, and iteration is
 * sequential. On a GPU context operands are read back. QR iteration runs in double for singles too. Flops to leading order, for m >= n:
 * 4n^2 (m - n/3) for S alone, at most 2n^2 (m + n) if m is much larger; the vectors take about 12n^3 more. Source: LAPACK xGESVD, xGEBRD,
 * xBDSQR; J. Demmel, W. Kahan, Accurate singular values of bidiagonal matrices, SIAM J. Sci. Stat. Comput. 11 (1990). Unlike there no
 * vectors overwrite A, and A with NaN is found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const k = Math.min(m, n);
 * const [S, U, VT] = [ctx.alloc('d', k), ctx.alloc('d', m * k), ctx.alloc('d', k * n)];
 * const info = ctx.alloc('i', 1);
 * await dgesvd(ctx.queue, { m, n, A, lda: m, S, U, ldu: m, VT, ldvt: k, info }); // m, n >= 1
 * const [norm] = await ctx.download(S); // ||A||_2
 */
export declare const gesvd: {
    <P extends Prec>(on: Context | Queue, args: GesvdArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n; all matrices are column-major.
 *
 * Singular value decomposition: A = U S V^H.
 *
 * Overwrites A, S, info, and U and V^H as their jobs say. A is brought to bidiagonal form by reflections, in blocks, a tall or wide one
 * after a QR factorization; QR iteration with implicit shifts makes that diagonal, and its rotations are applied to the vectors many at a
 * time. Singular values are good to some eps times the largest one. A whose largest element's square would leave the range is scaled by a
 * power of two on the way. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular
 * values.
 *
 * Computed on the CPU, on any context: half of the work are products of a matrix with a vector, and iteration is
 * sequential. On a GPU context operands are read back. QR iteration runs in double for singles too. Flops to leading order, for m >= n:
 * 4n^2 (m - n/3) for S alone, at most 2n^2 (m + n) if m is much larger; the vectors take about 12n^3 more. Source: LAPACK xGESVD, xGEBRD,
 * xBDSQR; J. Demmel, W. Kahan, Accurate singular values of bidiagonal matrices, SIAM J. Sci. Stat. Comput. 11 (1990). Unlike there no
 * vectors overwrite A, and A with NaN is found at once.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const k = Math.min(m, n);
 * const [S, U, VT] = [ctx.alloc('d', k), ctx.alloc('d', m * k), ctx.alloc('d', k * n)];
 * const info = ctx.alloc('i', 1);
 * await dgesvd(ctx.queue, { m, n, A, lda: m, S, U, ldu: m, VT, ldvt: k, info }); // m, n >= 1
 * const [norm] = await ctx.download(S); // ||A||_2
 */
export declare const sgesvd: {
    (on: Context | Queue, args: GesvdArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n; all matrices are column-major.
 *
 * Singular value decomposition: A = U S V^H.
 *
 * Overwrites A, S, info, and U and V^H as their jobs say. A is brought to bidiagonal form by reflections, in blocks, a tall or wide one
 * after a QR factorization; QR iteration with implicit shifts makes that diagonal, and its rotations are applied to the vectors many at a
 * time. Singular values are good to some eps times the largest one. A whose largest element's square would leave the range is scaled by a
 * power of two on the way. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular
 * values.
 *
 * Computed on the CPU, on any context: half of the work are products of a matrix with a vector, and iteration is
 * sequential. On a GPU context operands are read back. QR iteration runs in double for singles too. Flops to leading order, for m >= n:
 * 4n^2 (m - n/3) for S alone, at most 2n^2 (m + n) if m is much larger; the vectors take about 12n^3 more. Source: LAPACK xGESVD, xGEBRD,
 * xBDSQR; J. Demmel, W. Kahan, Accurate singular values of bidiagonal matrices, SIAM J. Sci. Stat. Comput. 11 (1990). Unlike there no
 * vectors overwrite A, and A with NaN is found at once.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const k = Math.min(m, n);
 * const [S, U, VT] = [ctx.alloc('d', k), ctx.alloc('d', m * k), ctx.alloc('d', k * n)];
 * const info = ctx.alloc('i', 1);
 * await dgesvd(ctx.queue, { m, n, A, lda: m, S, U, ldu: m, VT, ldvt: k, info }); // m, n >= 1
 * const [norm] = await ctx.download(S); // ||A||_2
 */
export declare const dgesvd: {
    (on: Context | Queue, args: GesvdArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n; all matrices are column-major.
 *
 * Singular value decomposition: A = U S V^H.
 *
 * Overwrites A, S, info, and U and V^H as their jobs say. A is brought to bidiagonal form by reflections, in blocks, a tall or wide one
 * after a QR factorization; QR iteration with implicit shifts makes that diagonal, and its rotations are applied to the vectors many at a
 * time. Singular values are good to some eps times the largest one. A whose largest element's square would leave the range is scaled by a
 * power of two on the way. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular
 * values.
 *
 * Computed on the CPU, on any context: half of the work are products of a matrix with a vector, and iteration is
 * sequential. On a GPU context operands are read back. QR iteration runs in double for singles too. Flops to leading order, for m >= n:
 * 4n^2 (m - n/3) for S alone, at most 2n^2 (m + n) if m is much larger; the vectors take about 12n^3 more. Source: LAPACK xGESVD, xGEBRD,
 * xBDSQR; J. Demmel, W. Kahan, Accurate singular values of bidiagonal matrices, SIAM J. Sci. Stat. Comput. 11 (1990). Unlike there no
 * vectors overwrite A, and A with NaN is found at once.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const k = Math.min(m, n);
 * const [S, U, VT] = [ctx.alloc('d', k), ctx.alloc('d', m * k), ctx.alloc('d', k * n)];
 * const info = ctx.alloc('i', 1);
 * await dgesvd(ctx.queue, { m, n, A, lda: m, S, U, ldu: m, VT, ldvt: k, info }); // m, n >= 1
 * const [norm] = await ctx.download(S); // ||A||_2
 */
export declare const cgesvd: {
    (on: Context | Queue, args: GesvdArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n; all matrices are column-major.
 *
 * Singular value decomposition: A = U S V^H.
 *
 * Overwrites A, S, info, and U and V^H as their jobs say. A is brought to bidiagonal form by reflections, in blocks, a tall or wide one
 * after a QR factorization; QR iteration with implicit shifts makes that diagonal, and its rotations are applied to the vectors many at a
 * time. Singular values are good to some eps times the largest one. A whose largest element's square would leave the range is scaled by a
 * power of two on the way. The signs of a pair u(i), v(i), of complex ones their phase, are anybody's, and so are vectors of equal singular
 * values.
 *
 * Computed on the CPU, on any context: half of the work are products of a matrix with a vector, and iteration is
 * sequential. On a GPU context operands are read back. QR iteration runs in double for singles too. Flops to leading order, for m >= n:
 * 4n^2 (m - n/3) for S alone, at most 2n^2 (m + n) if m is much larger; the vectors take about 12n^3 more. Source: LAPACK xGESVD, xGEBRD,
 * xBDSQR; J. Demmel, W. Kahan, Accurate singular values of bidiagonal matrices, SIAM J. Sci. Stat. Comput. 11 (1990). Unlike there no
 * vectors overwrite A, and A with NaN is found at once.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const k = Math.min(m, n);
 * const [S, U, VT] = [ctx.alloc('d', k), ctx.alloc('d', m * k), ctx.alloc('d', k * n)];
 * const info = ctx.alloc('i', 1);
 * await dgesvd(ctx.queue, { m, n, A, lda: m, S, U, ldu: m, VT, ldvt: k, info }); // m, n >= 1
 * const [norm] = await ctx.download(S); // ||A||_2
 */
export declare const zgesvd: {
    (on: Context | Queue, args: GesvdArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
