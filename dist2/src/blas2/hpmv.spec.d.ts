import { type RoutineSpec } from '../core/spec.ts';
/**
 * y := alpha A x + beta y, A Hermitian of order n, packed.
 *
 * Overwrites y only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on
 * the GPU, complex double where doubles live. Flops 8n^2. Source: BLAS xHPMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chpmv(ctx.queue, { uplo: 'l', n, AP, x, y });
 */
export declare const hpmvSpec: RoutineSpec;
