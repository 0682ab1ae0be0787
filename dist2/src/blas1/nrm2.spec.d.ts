import { type RoutineSpec } from '../core/spec.ts';
/**
 * result := sqrt(|x_0|^2 + ... + |x_n-1|^2).
 *
 * The Euclidean norm of x, of complex numbers by scnrm2 and dznrm2, whose result is real.
 *
 * Scaled, so that no square overflows or underflows; GPUs take numbers below 2^-126 for zero. NaN passes on, also beside infinities. Flops
 * 2n, complex 4n. Half is summed in single, and so is its result. On a GPU context halves and singles, also complex, are computed on the
 * GPU, doubles where they live; equal calls on one device give equal bits. Source: BLAS xNRM2.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const length = await snrm2(ctx.queue, { n, x });
 */
export declare const nrm2Spec: RoutineSpec;
