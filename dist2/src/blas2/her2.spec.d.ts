import { type RoutineSpec } from '../core/spec.ts';
/**
 * A := alpha x y^H + conj(alpha) y x^H + A, A Hermitian. A has order n, column-major.
 *
 * Overwrites the stored triangle of A only. The diagonal of A is real: imaginary parts stored there are not looked at, and are 0
 * afterwards. On a GPU context complex single runs on the GPU, complex double where doubles live. Flops 8n^2. Source: BLAS xHER2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await cher2(ctx.queue, { uplo: 'l', n, x, y, A, lda: n });
 */
export declare const her2Spec: RoutineSpec;
