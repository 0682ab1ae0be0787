import { type RoutineSpec } from '../../core/spec.ts';
/**
 * B := alpha A + beta B for m x n matrices, column-major.
 *
 * Overwrites B only. Flops 3 m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are computed on the GPU, doubles where they live.
 * Source: MAGMA magmablas_sgeadd2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeadd(ctx.queue, { m, n, alpha: -1, A, lda: m, B, ldb: m }); // B := B - A
 */
export declare const geaddSpec: RoutineSpec;
