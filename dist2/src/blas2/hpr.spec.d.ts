import { type RoutineSpec } from '../core/spec.ts';
/**
 * A := alpha x x^H + A with a real alpha, A Hermitian. A has order n, packed.
 *
 * Overwrites AP only. The diagonal of A is real: imaginary parts stored there are not looked at, and are 0 afterwards. On a GPU context
 * complex single runs on the GPU, complex double where doubles live. Flops 4n^2. Source: BLAS xHPR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await chpr(ctx.queue, { uplo: 'l', n, x, AP });
 */
export declare const hprSpec: RoutineSpec;
