import { type RoutineSpec } from '../core/spec.ts';
/**
 * x := op(A) x, A triangular. op(A) = A ('n'), A^T ('t') or A^H ('c', of real numbers A^T). A has order n, packed.
 *
 * Overwrites x only. On a GPU context singles, also complex, are computed on the GPU, doubles where they live. Flops n^2, complex 4n^2.
 * Source: BLAS xTPMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpmv(ctx.queue, { uplo: 'l', n, AP: L, x });
 */
export declare const tpmvSpec: RoutineSpec;
