import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const qraddSpec: RoutineSpec;
