import { type RoutineSpec } from '../core/spec.ts';
/**
 * x := op(A)^-1 x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, column-major.
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context singles,
 * also complex, are computed on the GPU, doubles where they live. No quotient of complex numbers overflows on its way. Flops n^2, complex
 * 4n^2.
 * Source: BLAS xTRSV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strsv(ctx.queue, { uplo: 'l', n, A: L, lda: n, x });
 */
export declare const trsvSpec: RoutineSpec;
