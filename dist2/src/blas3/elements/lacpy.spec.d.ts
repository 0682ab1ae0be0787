import type { RoutineSpec } from '../../core/spec.ts';
/**
 * B := A for m x n matrices, column-major, or one triangle of it (trapezoid, where m and n differ).
 *
 * B := A, all of it or one triangle.
 *
 * Overwrites the chosen part of B only. No flops; elements move as they are, NaN and denormals included. On a GPU context halves and
 * singles, also complex, are moved on the GPU, doubles where they live.
 * Source: LAPACK xLACPY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { m, n, A, lda: m, B, ldb: m });
 */
export declare const lacpySpec: RoutineSpec;
