import { type RoutineSpec } from '../core/spec.ts';
/**
 * y := alpha A x + beta y, A Hermitian of order n, column-major.
 *
 * Overwrites y only. The diagonal of A is real: imaginary parts stored there are not looked at. On a GPU context complex single runs on
 * the GPU, complex double where doubles live. Flops 8n^2. Source: BLAS xHEMV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chemv(ctx.queue, { uplo: 'l', n, A, lda: n, x, y });
 */
export declare const hemvSpec: RoutineSpec;
