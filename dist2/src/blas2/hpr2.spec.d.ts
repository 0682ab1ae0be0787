import { type RoutineSpec } from '../core/spec.ts';
/**
 * A := alpha x y^H + conj(alpha) y x^H + A, A Hermitian. A has order n, packed.
 *
 * Overwrites AP only. The diagonal of A is real: imaginary parts stored there are not looked at, and are 0 afterwards. On a GPU context
 * complex single runs on the GPU, complex double where doubles live. Flops 8n^2. Source: BLAS xHPR2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chpr2(ctx.queue, { uplo: 'l', n, x, y, AP });
 */
export declare const hpr2Spec: RoutineSpec;
