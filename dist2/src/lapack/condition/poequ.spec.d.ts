import { type RoutineSpec } from '../../core/spec.ts';
/**
 * s such that diag(s) A diag(s) has ones on its diagonal; A is n x n, column-major.
 *
 * Scale factors that equilibrate a symmetric or Hermitian positive definite matrix: laqsy and laqhe apply them.
 *
 * Overwrites s, scalars and info. NaN on the diagonal gives NaN for its factor and for the scalars. An empty matrix gives scond = 1 and
 * amax = 0. Imaginary parts of the diagonal are not looked at; s and scalars are real. On a GPU context singles, also complex, are
 * computed on the GPU, doubles on the CPU. Flops 2n. Source: LAPACK xPOEQU.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for a
 * diagonal that is not positive: read info.
 * @example
 * const [s, scalars] = [ctx.alloc('s', n), ctx.alloc('s', 2)];
 * await spoequ(ctx.queue, { n, A, lda: n, s, scalars, info });
 * const [scond, amax] = await ctx.download(scalars);
 */
export declare const poequSpec: RoutineSpec;
