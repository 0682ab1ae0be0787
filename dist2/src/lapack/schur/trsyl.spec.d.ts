import { type RoutineSpec } from '../../core/spec.ts';
/**
 * op(A) X + isgn X op(B) = scale C with quasi-triangular A, m x m, and B, n x n, if complex triangular, as gees leaves them;
 * column-major.
 *
 * Sylvester equation of two Schur forms.
 *
 * Overwrites C with X, scale and info. With A = U S U^H and B = V T V^H, the equation A Y + Y B = D is S X + X T = U^H D V, Y = U X V^H. X
 * is found by blocks from a corner on, and what it means for the other blocks by products of matrices. scale <= 1, a power of two, is 1
 * unless X would leave the range. Computed on the CPU, on any context, in double for singles too. Flops mn (m + n).
 *
 * Source: LAPACK xTRSYL, xTRSYL3; R. Bartels, G. Stewart, Solution of the matrix equation AX + XB = C, Comm. ACM 15 (1972).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * the matrices.
 * @example
 * const [scale, info] = [ctx.alloc('d', 1), ctx.alloc('i', 1)];
 * await dtrsyl(ctx.queue, { isgn: 1, m, n, A: S, lda: m, B: T, ldb: n, C: X, ldc: m, scale, info }); // m, n >= 1
 */
export declare const trsylSpec: RoutineSpec;
