import { type RoutineSpec } from '../core/spec.ts';
/**
 * x := op(A)^-1 x, A triangular of order n, zero but for the main diagonal and k beside it. op(A) = A ('n'), A^T ('t') or A^H ('c', of
 * real numbers A^T).
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context singles,
 * also complex, are computed on the GPU, doubles where they live. No quotient of complex numbers overflows on its way. Flops two per
 * element of the band. Source: BLAS xTBSV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stbsv(ctx.queue, { uplo: 'l', n, k: 1, A: diagonals, lda: 2, x });
 */
export declare const tbsvSpec: RoutineSpec;
