import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gesvj, by name. */
export interface GesvjArgs<P extends Prec> {
    /** 'u' (default): A := U. 'n': without. */
    jobu?: 'u' | 'n';
    /** 'v' (default): V is wanted. 'n': it is not. */
    jobv?: 'v' | 'n';
    m: number;
    /** At most m. */
    n: number;
    /** In: A. Out: with 'u' U, m x n, whose columns of values that are zero are zero; else of no use. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, n real numbers: the singular values, none negative, the largest first. */
    SVA: Ptr<RealOf<P>>;
    /** Out: V, n x n, not its adjoint. Not needed with 'n'. */
    V?: Ptr<NoInfer<P>>;
    /** At least the rows of V, and 1. */
    ldv?: number;
    /** Out, one integer. 0: done. n: A has a NaN or an infinity; SVA, U and V are NaN. n + 1: 30 sweeps did not suffice. */
    info: Ptr<'i'>;
}
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n, m >= n; all matrices are column-major.
 *
 * Singular value decomposition by one-sided Jacobi iteration, for small singular values to high relative accuracy.
 *
 * Overwrites A, SVA, info, and V if it is asked for. Rotations from the right make the columns of A orthogonal to working precision; their
 * norms are the singular values. Of complex matrices a column is given the phase first that makes its product with the other real. If A = B
 * D with a diagonal D, errors are relative to each value and grow with B's condition number, not with that of D: columns may differ in size
 * by as much as the range allows. It takes five to ten sweeps over all pairs of columns, and several times as long as gesvd; gejsv factors
 * A first, which pays where it is tall. A is scaled by a power of two on the way; columns that do not reach 2^-960 of the largest element,
 * 2^-180 in single, may come out less accurate.
 *
 * Computed on the CPU, on any context. Flops: 2n^2 m for each sweep, and for each rotated pair 6 (m + n). Source: LAPACK xGESVJ; Z. Drmac,
 * K. Veselic, New fast and accurate Jacobi SVD algorithm, SIAM J. Matrix Anal. Appl. 29 (2008). Unlike there joba does not tell a triangle.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [SVA, V, info] = [ctx.alloc('d', n), ctx.alloc('d', n * n), ctx.alloc('i', 1)];
 * await dgesvj(ctx.queue, { m, n, A, lda: m, SVA, V, ldv: n, info }); // m >= n >= 1; A = U
 */
export declare const gesvj: {
    <P extends Prec>(on: Context | Queue, args: GesvjArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n, m >= n; all matrices are column-major.
 *
 * Singular value decomposition by one-sided Jacobi iteration, for small singular values to high relative accuracy.
 *
 * Overwrites A, SVA, info, and V if it is asked for. Rotations from the right make the columns of A orthogonal to working precision; their
 * norms are the singular values. Of complex matrices a column is given the phase first that makes its product with the other real. If A = B
 * D with a diagonal D, errors are relative to each value and grow with B's condition number, not with that of D: columns may differ in size
 * by as much as the range allows. It takes five to ten sweeps over all pairs of columns, and several times as long as gesvd; gejsv factors
 * A first, which pays where it is tall. A is scaled by a power of two on the way; columns that do not reach 2^-960 of the largest element,
 * 2^-180 in single, may come out less accurate.
 *
 * Computed on the CPU, on any context. Flops: 2n^2 m for each sweep, and for each rotated pair 6 (m + n). Source: LAPACK xGESVJ; Z. Drmac,
 * K. Veselic, New fast and accurate Jacobi SVD algorithm, SIAM J. Matrix Anal. Appl. 29 (2008). Unlike there joba does not tell a triangle.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [SVA, V, info] = [ctx.alloc('d', n), ctx.alloc('d', n * n), ctx.alloc('i', 1)];
 * await dgesvj(ctx.queue, { m, n, A, lda: m, SVA, V, ldv: n, info }); // m >= n >= 1; A = U
 */
export declare const sgesvj: {
    (on: Context | Queue, args: GesvjArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n, m >= n; all matrices are column-major.
 *
 * Singular value decomposition by one-sided Jacobi iteration, for small singular values to high relative accuracy.
 *
 * Overwrites A, SVA, info, and V if it is asked for. Rotations from the right make the columns of A orthogonal to working precision; their
 * norms are the singular values. Of complex matrices a column is given the phase first that makes its product with the other real. If A = B
 * D with a diagonal D, errors are relative to each value and grow with B's condition number, not with that of D: columns may differ in size
 * by as much as the range allows. It takes five to ten sweeps over all pairs of columns, and several times as long as gesvd; gejsv factors
 * A first, which pays where it is tall. A is scaled by a power of two on the way; columns that do not reach 2^-960 of the largest element,
 * 2^-180 in single, may come out less accurate.
 *
 * Computed on the CPU, on any context. Flops: 2n^2 m for each sweep, and for each rotated pair 6 (m + n). Source: LAPACK xGESVJ; Z. Drmac,
 * K. Veselic, New fast and accurate Jacobi SVD algorithm, SIAM J. Matrix Anal. Appl. 29 (2008). Unlike there joba does not tell a triangle.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [SVA, V, info] = [ctx.alloc('d', n), ctx.alloc('d', n * n), ctx.alloc('i', 1)];
 * await dgesvj(ctx.queue, { m, n, A, lda: m, SVA, V, ldv: n, info }); // m >= n >= 1; A = U
 */
export declare const dgesvj: {
    (on: Context | Queue, args: GesvjArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n, m >= n; all matrices are column-major.
 *
 * Singular value decomposition by one-sided Jacobi iteration, for small singular values to high relative accuracy.
 *
 * Overwrites A, SVA, info, and V if it is asked for. Rotations from the right make the columns of A orthogonal to working precision; their
 * norms are the singular values. Of complex matrices a column is given the phase first that makes its product with the other real. If A = B
 * D with a diagonal D, errors are relative to each value and grow with B's condition number, not with that of D: columns may differ in size
 * by as much as the range allows. It takes five to ten sweeps over all pairs of columns, and several times as long as gesvd; gejsv factors
 * A first, which pays where it is tall. A is scaled by a power of two on the way; columns that do not reach 2^-960 of the largest element,
 * 2^-180 in single, may come out less accurate.
 *
 * Computed on the CPU, on any context. Flops: 2n^2 m for each sweep, and for each rotated pair 6 (m + n). Source: LAPACK xGESVJ; Z. Drmac,
 * K. Veselic, New fast and accurate Jacobi SVD algorithm, SIAM J. Matrix Anal. Appl. 29 (2008). Unlike there joba does not tell a triangle.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [SVA, V, info] = [ctx.alloc('d', n), ctx.alloc('d', n * n), ctx.alloc('i', 1)];
 * await dgesvj(ctx.queue, { m, n, A, lda: m, SVA, V, ldv: n, info }); // m >= n >= 1; A = U
 */
export declare const cgesvj: {
    (on: Context | Queue, args: GesvjArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n, m >= n; all matrices are column-major.
 *
 * Singular value decomposition by one-sided Jacobi iteration, for small singular values to high relative accuracy.
 *
 * Overwrites A, SVA, info, and V if it is asked for. Rotations from the right make the columns of A orthogonal to working precision; their
 * norms are the singular values. Of complex matrices a column is given the phase first that makes its product with the other real. If A = B
 * D with a diagonal D, errors are relative to each value and grow with B's condition number, not with that of D: columns may differ in size
 * by as much as the range allows. It takes five to ten sweeps over all pairs of columns, and several times as long as gesvd; gejsv factors
 * A first, which pays where it is tall. A is scaled by a power of two on the way; columns that do not reach 2^-960 of the largest element,
 * 2^-180 in single, may come out less accurate.
 *
 * Computed on the CPU, on any context. Flops: 2n^2 m for each sweep, and for each rotated pair 6 (m + n). Source: LAPACK xGESVJ; Z. Drmac,
 * K. Veselic, New fast and accurate Jacobi SVD algorithm, SIAM J. Matrix Anal. Appl. 29 (2008). Unlike there joba does not tell a triangle.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [SVA, V, info] = [ctx.alloc('d', n), ctx.alloc('d', n * n), ctx.alloc('i', 1)];
 * await dgesvj(ctx.queue, { m, n, A, lda: m, SVA, V, ldv: n, info }); // m >= n >= 1; A = U
 */
export declare const zgesvj: {
    (on: Context | Queue, args: GesvjArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
