import { type RoutineSpec } from '../../core/spec.ts';
/**
 * C := alpha op(A) + beta op(B), op(X) = X ('n'), X^T ('t') or X^H ('c'). C is m x n, and so are op(A) and op(B); column-major.
 *
 * Overwrites C only, which is not read. Flops 3 m n. Half is computed in single and rounded once: what is too large becomes infinite. On a
 * GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: cuBLAS xGEAM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeam(ctx.queue, { transB: 't', m: n, n, alpha: 0.5, A, lda: n, beta: 0.5, B: A, ldb: n, C, ldc: n }); // (A + A^T) / 2
 */
export declare const geamSpec: RoutineSpec;
