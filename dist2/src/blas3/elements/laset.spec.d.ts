import type { RoutineSpec } from '../../core/spec.ts';
/**
 * A(i,j) := alpha for i <> j and beta for i = j, in an m x n matrix, column-major, or in one triangle of it.
 *
 * A := alpha off the diagonal, beta on it.
 *
 * Overwrites the chosen part of A only, which is not read. No flops. Half takes the numbers rounded. On a GPU context halves and singles,
 * also complex, are set on the GPU, doubles where they live.
 * Source: LAPACK xLASET.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slaset(ctx.queue, { m: n, n, alpha: 0, beta: 1, A, lda: n }); // the identity
 */
export declare const lasetSpec: RoutineSpec;
