import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of qradd, by name. */
export interface QraddArgs<P extends Prec> {
    /** Rows that are added. */
    m: number;
    n: number;
    /** Columns of B; default 0. */
    nrhs?: number;
    /** In and out: an upper triangle of order n + nrhs; zeros to begin with. What is below its diagonal is neither read nor written. */
    R: Ptr<P>;
    /** At least the rows of R, and 1. */
    ldr: number;
    /** In. */
    A: Ptr<NoInfer<P>>;
    /** At least the rows of A, and 1. */
    lda: number;
    /** In; may be left out with nrhs = 0. */
    B?: Ptr<NoInfer<P>>;
    /** At least the rows of B, and 1. */
    ldb?: number;
    /** What the squares of all rows added so far are multiplied with, not negative; default 1. */
    forget?: number;
}
/**
 * R := the triangular factor of [sqrt(forget) R; A B]: more rows for a QR factorization whose Q nobody needs. A is m x n, B m x nrhs, R
 * of order n + nrhs; all column-major.
 *
 * Adds rows to a QR factorization of which only R is kept: least squares with more rows than fit into memory.
 *
 * With right-hand sides R is [R1 C; 0 S]: R1 X = C gives the least-squares solution for all rows so far, and the squares of the moduli of a
 * column of S sum up to its residual. Solve with trtrs, or where the rank is in doubt with gelsy, which takes R1 and C as they are. Any
 * number of rows may come at a time; R does not depend on how they are divided, up to rounding and the signs of its rows (their phases, of
 * complex numbers).
 *
 * Overwrites the upper triangle of R. The diagonal of R is real. On a GPU context single and complex single run on the GPU, without a
 * readback, double and complex double on the CPU. Workspace is (m + n + nrhs)(n + nrhs) elements. It cannot fail: there is no info. NaN and
 * infinities stay in R for good. Flops 2 (n + nrhs)^2 (m + 2 (n + nrhs) / 3), of complex numbers four times as many, to leading order.
 * Source: C. Lawson and R. Hanson, Solving Least Squares Problems, 1974, chapter 27.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const R = ctx.alloc('s', (n + 1) ** 2); // zeros
 * for (const { m, A, B } of blocks) {
 *   await sqradd(ctx.queue, { m, n, nrhs: 1, R, ldr: n + 1, A, lda: m, B, ldb: m });
 * }
 */
export declare const qradd: {
    <P extends Prec>(on: Context | Queue, args: QraddArgs<P>, prec?: P): Promise<void>;
};
/**
 * R := the triangular factor of [sqrt(forget) R; A B]: more rows for a QR factorization whose Q nobody needs. A is m x n, B m x nrhs, R
 * of order n + nrhs; all column-major.
 *
 * Adds rows to a QR factorization of which only R is kept: least squares with more rows than fit into memory.
 *
 * With right-hand sides R is [R1 C; 0 S]: R1 X = C gives the least-squares solution for all rows so far, and the squares of the moduli of a
 * column of S sum up to its residual. Solve with trtrs, or where the rank is in doubt with gelsy, which takes R1 and C as they are. Any
 * number of rows may come at a time; R does not depend on how they are divided, up to rounding and the signs of its rows (their phases, of
 * complex numbers).
 *
 * Overwrites the upper triangle of R. The diagonal of R is real. On a GPU context single and complex single run on the GPU, without a
 * readback, double and complex double on the CPU. Workspace is (m + n + nrhs)(n + nrhs) elements. It cannot fail: there is no info. NaN and
 * infinities stay in R for good. Flops 2 (n + nrhs)^2 (m + 2 (n + nrhs) / 3), of complex numbers four times as many, to leading order.
 * Source: C. Lawson and R. Hanson, Solving Least Squares Problems, 1974, chapter 27.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const R = ctx.alloc('s', (n + 1) ** 2); // zeros
 * for (const { m, A, B } of blocks) {
 *   await sqradd(ctx.queue, { m, n, nrhs: 1, R, ldr: n + 1, A, lda: m, B, ldb: m });
 * }
 */
export declare const sqradd: {
    (on: Context | Queue, args: QraddArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
/**
 * R := the triangular factor of [sqrt(forget) R; A B]: more rows for a QR factorization whose Q nobody needs. A is m x n, B m x nrhs, R
 * of order n + nrhs; all column-major.
 *
 * Adds rows to a QR factorization of which only R is kept: least squares with more rows than fit into memory.
 *
 * With right-hand sides R is [R1 C; 0 S]: R1 X = C gives the least-squares solution for all rows so far, and the squares of the moduli of a
 * column of S sum up to its residual. Solve with trtrs, or where the rank is in doubt with gelsy, which takes R1 and C as they are. Any
 * number of rows may come at a time; R does not depend on how they are divided, up to rounding and the signs of its rows (their phases, of
 * complex numbers).
 *
 * Overwrites the upper triangle of R. The diagonal of R is real. On a GPU context single and complex single run on the GPU, without a
 * readback, double and complex double on the CPU. Workspace is (m + n + nrhs)(n + nrhs) elements. It cannot fail: there is no info. NaN and
 * infinities stay in R for good. Flops 2 (n + nrhs)^2 (m + 2 (n + nrhs) / 3), of complex numbers four times as many, to leading order.
 * Source: C. Lawson and R. Hanson, Solving Least Squares Problems, 1974, chapter 27.
 *
 * In double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const R = ctx.alloc('s', (n + 1) ** 2); // zeros
 * for (const { m, A, B } of blocks) {
 *   await sqradd(ctx.queue, { m, n, nrhs: 1, R, ldr: n + 1, A, lda: m, B, ldb: m });
 * }
 */
export declare const dqradd: {
    (on: Context | Queue, args: QraddArgs<'d'>): Promise<void>;
} & {
    readonly prec: 'd';
};
/**
 * R := the triangular factor of [sqrt(forget) R; A B]: more rows for a QR factorization whose Q nobody needs. A is m x n, B m x nrhs, R
 * of order n + nrhs; all column-major.
 *
 * Adds rows to a QR factorization of which only R is kept: least squares with more rows than fit into memory.
 *
 * With right-hand sides R is [R1 C; 0 S]: R1 X = C gives the least-squares solution for all rows so far, and the squares of the moduli of a
 * column of S sum up to its residual. Solve with trtrs, or where the rank is in doubt with gelsy, which takes R1 and C as they are. Any
 * number of rows may come at a time; R does not depend on how they are divided, up to rounding and the signs of its rows (their phases, of
 * complex numbers).
 *
 * Overwrites the upper triangle of R. The diagonal of R is real. On a GPU context single and complex single run on the GPU, without a
 * readback, double and complex double on the CPU. Workspace is (m + n + nrhs)(n + nrhs) elements. It cannot fail: there is no info. NaN and
 * infinities stay in R for good. Flops 2 (n + nrhs)^2 (m + 2 (n + nrhs) / 3), of complex numbers four times as many, to leading order.
 * Source: C. Lawson and R. Hanson, Solving Least Squares Problems, 1974, chapter 27.
 *
 * In complex single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const R = ctx.alloc('s', (n + 1) ** 2); // zeros
 * for (const { m, A, B } of blocks) {
 *   await sqradd(ctx.queue, { m, n, nrhs: 1, R, ldr: n + 1, A, lda: m, B, ldb: m });
 * }
 */
export declare const cqradd: {
    (on: Context | Queue, args: QraddArgs<'c'>): Promise<void>;
} & {
    readonly prec: 'c';
};
/**
 * R := the triangular factor of [sqrt(forget) R; A B]: more rows for a QR factorization whose Q nobody needs. A is m x n, B m x nrhs, R
 * of order n + nrhs; all column-major.
 *
 * Adds rows to a QR factorization of which only R is kept: least squares with more rows than fit into memory.
 *
 * With right-hand sides R is [R1 C; 0 S]: R1 X = C gives the least-squares solution for all rows so far, and the squares of the moduli of a
 * column of S sum up to its residual. Solve with trtrs, or where the rank is in doubt with gelsy, which takes R1 and C as they are. Any
 * number of rows may come at a time; R does not depend on how they are divided, up to rounding and the signs of its rows (their phases, of
 * complex numbers).
 *
 * Overwrites the upper triangle of R. The diagonal of R is real. On a GPU context single and complex single run on the GPU, without a
 * readback, double and complex double on the CPU. Workspace is (m + n + nrhs)(n + nrhs) elements. It cannot fail: there is no info. NaN and
 * infinities stay in R for good. Flops 2 (n + nrhs)^2 (m + 2 (n + nrhs) / 3), of complex numbers four times as many, to leading order.
 * Source: C. Lawson and R. Hanson, Solving Least Squares Problems, 1974, chapter 27.
 *
 * In complex double precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const R = ctx.alloc('s', (n + 1) ** 2); // zeros
 * for (const { m, A, B } of blocks) {
 *   await sqradd(ctx.queue, { m, n, nrhs: 1, R, ldr: n + 1, A, lda: m, B, ldb: m });
 * }
 */
export declare const zqradd: {
    (on: Context | Queue, args: QraddArgs<'z'>): Promise<void>;
} & {
    readonly prec: 'z';
};
