import type { Prec, RealOf } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of gejsv, by name. */
export interface GejsvArgs<P extends Prec> {
    /** Left vectors: 'u' (default) of the n singular values, 'f' as many more as make U square, 'n' none. */
    jobu?: 'u' | 'f' | 'n';
    /** 'v' (default): V is wanted. 'n': it is not. */
    jobv?: 'v' | 'n';
    m: number;
    /** At most m. */
    n: number;
    /** In: A. Out: of no use. */
    A: Ptr<P>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** Out, n real numbers: the singular values, none negative, the largest first. */
    SVA: Ptr<RealOf<P>>;
    /** Out: with 'u' m x n, with 'f' m x m. Not needed with 'n'. */
    U?: Ptr<NoInfer<P>>;
    /** At least the rows of U, and 1. */
    ldu?: number;
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
 * Singular value decomposition by QR factorizations and one-sided Jacobi iteration, for small singular values to high relative accuracy.
 *
 * Overwrites A, SVA, info, and U and V if they are asked for. A's rows are brought into the order of their largest elements, A P = Q R by
 * pivoting on the largest column, then R^H = Q' R', and the columns of R'^H, which are nearly orthogonal by then, are rotated until they
 * are. If A = B D, or A = D B, with a diagonal D, errors are relative to each value and grow with B's condition number, not with that of D.
 * Of a square matrix it takes about as long as gesvj, which does nine sweeps where this does eight, of a tall one less. A is scaled by a
 * power of two on the way; values that do not reach 2^-960 of the largest element, 2^-180 in single, are zero.
 *
 * Computed on the CPU, on any context. Flops: 2mn^2 for the factorizations, 2n^3 for each sweep, 12n for each rotated pair. Source: LAPACK
 * xGEJSV; Z. Drmac, K. Veselic, New fast and accurate Jacobi SVD algorithm, SIAM J. Matrix Anal. Appl. 29 (2008). Unlike there no singular
 * values are left out on request (joba, jobr, jobp), rows are always put into order, as by joba 'f', and A is never transposed (jobt): with
 * its rows in order that gains no digits.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [SVA, U, V] = [ctx.alloc('d', n), ctx.alloc('d', m * n), ctx.alloc('d', n * n)];
 * const info = ctx.alloc('i', 1);
 * await dgejsv(ctx.queue, { m, n, A, lda: m, SVA, U, ldu: m, V, ldv: n, info }); // m >= n >= 1
 */
export declare const gejsv: {
    <P extends Prec>(on: Context | Queue, args: GejsvArgs<P>, prec?: P): Promise<void>;
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n, m >= n; all matrices are column-major.
 *
 * Singular value decomposition by QR factorizations and one-sided Jacobi iteration, for small singular values to high relative accuracy.
 *
 * Overwrites A, SVA, info, and U and V if they are asked for. A's rows are brought into the order of their largest elements, A P = Q R by
 * pivoting on the largest column, then R^H = Q' R', and the columns of R'^H, which are nearly orthogonal by then, are rotated until they
 * are. If A = B D, or A = D B, with a diagonal D, errors are relative to each value and grow with B's condition number, not with that of D.
 * Of a square matrix it takes about as long as gesvj, which does nine sweeps where this does eight, of a tall one less. A is scaled by a
 * power of two on the way; values that do not reach 2^-960 of the largest element, 2^-180 in single, are zero.
 *
 * Computed on the CPU, on any context. Flops: 2mn^2 for the factorizations, 2n^3 for each sweep, 12n for each rotated pair. Source: LAPACK
 * xGEJSV; Z. Drmac, K. Veselic, New fast and accurate Jacobi SVD algorithm, SIAM J. Matrix Anal. Appl. 29 (2008). Unlike there no singular
 * values are left out on request (joba, jobr, jobp), rows are always put into order, as by joba 'f', and A is never transposed (jobt): with
 * its rows in order that gains no digits.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [SVA, U, V] = [ctx.alloc('d', n), ctx.alloc('d', m * n), ctx.alloc('d', n * n)];
 * const info = ctx.alloc('i', 1);
 * await dgejsv(ctx.queue, { m, n, A, lda: m, SVA, U, ldu: m, V, ldv: n, info }); // m >= n >= 1
 */
export declare const sgejsv: {
    (on: Context | Queue, args: GejsvArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n, m >= n; all matrices are column-major.
 *
 * Singular value decomposition by QR factorizations and one-sided Jacobi iteration, for small singular values to high relative accuracy.
 *
 * Overwrites A, SVA, info, and U and V if they are asked for. A's rows are brought into the order of their largest elements, A P = Q R by
 * pivoting on the largest column, then R^H = Q' R', and the columns of R'^H, which are nearly orthogonal by then, are rotated until they
 * are. If A = B D, or A = D B, with a diagonal D, errors are relative to each value and grow with B's condition number, not with that of D.
 * Of a square matrix it takes about as long as gesvj, which does nine sweeps where this does eight, of a tall one less. A is scaled by a
 * power of two on the way; values that do not reach 2^-960 of the largest element, 2^-180 in single, are zero.
 *
 * Computed on the CPU, on any context. Flops: 2mn^2 for the factorizations, 2n^3 for each sweep, 12n for each rotated pair. Source: LAPACK
 * xGEJSV; Z. Drmac, K. Veselic, New fast and accurate Jacobi SVD algorithm, SIAM J. Matrix Anal. Appl. 29 (2008). Unlike there no singular
 * values are left out on request (joba, jobr, jobp), rows are always put into order, as by joba 'f', and A is never transposed (jobt): with
 * its rows in order that gains no digits.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [SVA, U, V] = [ctx.alloc('d', n), ctx.alloc('d', m * n), ctx.alloc('d', n * n)];
 * const info = ctx.alloc('i', 1);
 * await dgejsv(ctx.queue, { m, n, A, lda: m, SVA, U, ldu: m, V, ldv: n, info }); // m >= n >= 1
 */
export declare const dgejsv: {
    (on: Context | Queue, args: GejsvArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n, m >= n; all matrices are column-major.
 *
 * Singular value decomposition by QR factorizations and one-sided Jacobi iteration, for small singular values to high relative accuracy.
 *
 * Overwrites A, SVA, info, and U and V if they are asked for. A's rows are brought into the order of their largest elements, A P = Q R by
 * pivoting on the largest column, then R^H = Q' R', and the columns of R'^H, which are nearly orthogonal by then, are rotated until they
 * are. If A = B D, or A = D B, with a diagonal D, errors are relative to each value and grow with B's condition number, not with that of D.
 * Of a square matrix it takes about as long as gesvj, which does nine sweeps where this does eight, of a tall one less. A is scaled by a
 * power of two on the way; values that do not reach 2^-960 of the largest element, 2^-180 in single, are zero.
 *
 * Computed on the CPU, on any context. Flops: 2mn^2 for the factorizations, 2n^3 for each sweep, 12n for each rotated pair. Source: LAPACK
 * xGEJSV; Z. Drmac, K. Veselic, New fast and accurate Jacobi SVD algorithm, SIAM J. Matrix Anal. Appl. 29 (2008). Unlike there no singular
 * values are left out on request (joba, jobr, jobp), rows are always put into order, as by joba 'f', and A is never transposed (jobt): with
 * its rows in order that gains no digits.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [SVA, U, V] = [ctx.alloc('d', n), ctx.alloc('d', m * n), ctx.alloc('d', n * n)];
 * const info = ctx.alloc('i', 1);
 * await dgejsv(ctx.queue, { m, n, A, lda: m, SVA, U, ldu: m, V, ldv: n, info }); // m >= n >= 1
 */
export declare const cgejsv: {
    (on: Context | Queue, args: GejsvArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * A = U S V^H with orthogonal columns in U and V and a diagonal S; A is m x n, m >= n; all matrices are column-major.
 *
 * Singular value decomposition by QR factorizations and one-sided Jacobi iteration, for small singular values to high relative accuracy.
 *
 * Overwrites A, SVA, info, and U and V if they are asked for. A's rows are brought into the order of their largest elements, A P = Q R by
 * pivoting on the largest column, then R^H = Q' R', and the columns of R'^H, which are nearly orthogonal by then, are rotated until they
 * are. If A = B D, or A = D B, with a diagonal D, errors are relative to each value and grow with B's condition number, not with that of D.
 * Of a square matrix it takes about as long as gesvj, which does nine sweeps where this does eight, of a tall one less. A is scaled by a
 * power of two on the way; values that do not reach 2^-960 of the largest element, 2^-180 in single, are zero.
 *
 * Computed on the CPU, on any context. Flops: 2mn^2 for the factorizations, 2n^3 for each sweep, 12n for each rotated pair. Source: LAPACK
 * xGEJSV; Z. Drmac, K. Veselic, New fast and accurate Jacobi SVD algorithm, SIAM J. Matrix Anal. Appl. 29 (2008). Unlike there no singular
 * values are left out on request (joba, jobr, jobp), rows are always put into order, as by joba 'f', and A is never transposed (jobt): with
 * its rows in order that gains no digits.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [SVA, U, V] = [ctx.alloc('d', n), ctx.alloc('d', m * n), ctx.alloc('d', n * n)];
 * const info = ctx.alloc('i', 1);
 * await dgejsv(ctx.queue, { m, n, A, lda: m, SVA, U, ldu: m, V, ldv: n, info }); // m >= n >= 1
 */
export declare const zgejsv: {
    (on: Context | Queue, args: GejsvArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
