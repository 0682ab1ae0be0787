import type { Picked } from '../../autotune/pick.ts';
import type { Space } from '../../autotune/space.ts';
import type { Context } from '../../runtime/context.ts';
import { type GemmChoice, type GemmProblem } from './gemm.kernels.ts';
/** What the tuner may try for products: kernels and tiles that are legal on a device. */
export declare const gemmSpace: Space<GemmChoice>;
/**
 * What was measured to be best for a problem; nothing where C overwrites a factor, which only some tiles can do, and nothing that does not
 * compute it.
 */
export declare function tunedGemm(context: Context, problem: GemmProblem, half: boolean): Picked<GemmChoice> | undefined;
