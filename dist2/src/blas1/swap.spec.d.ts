import type { RoutineSpec } from '../core/spec.ts';
/**
 * x and y change places for n elements.
 *
 * Overwrites x and y, bit by bit. No flops. On a GPU context halves and singles, also complex, are computed on the GPU, doubles on the
 * CPU. Source: BLAS xSWAP.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sswap(ctx.queue, { n: m, x: A.at(0), y: A.at(2 * lda) }); // columns 0 and 2 of A
 */
export declare const swapSpec: RoutineSpec;
