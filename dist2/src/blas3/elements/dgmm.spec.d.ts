import { type RoutineSpec } from '../../core/spec.ts';
/**
 * C := diag(x) A (side 'l') or A diag(x) (side 'r') for m x n matrices, column-major.
 *
 * Overwrites C only, which is not read. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a
 * GPU context halves and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: cuBLAS xDGMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sdgmm(ctx.queue, { side: 'r', m, n, A, lda: m, x: scale, C, ldc: m });
 */
export declare const dgmmSpec: RoutineSpec;
