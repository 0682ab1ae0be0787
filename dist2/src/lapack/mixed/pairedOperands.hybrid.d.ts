import { type RealMat, type Uplo } from '../../core/matrix.ts';
import type { Tuning } from '../../runtime/kernel.ts';
import { type Pairs } from '../../runtime/pairs.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ScaledPairs } from './doubleSingleLoop.gpu.ts';
import type { MixedCall } from './mixed.cpu.ts';
import type { ResidualPlace } from './mixedOptions.ts';
/** Norms of A with which products, and what is lost of them, stay within the range of singles, right-hand sides being scaled to 1. */
export declare const NORMS: {
    readonly least: number;
    readonly most: number;
};
/** Below this order what pairs lose may be as much as LAPACK's rule leaves: the host confirms what was found to have converged. */
export declare const SURE_ORDER = 256;
/** A residual of so much of ||A|| |x|, or less, is no sign of poor factors, but near what pairs lose. */
export declare const NOISE: number;
/** Whether products with an A of this infinity norm can be computed in pairs. */
export declare const withinPairs: (norm: number) => boolean;
/** A call with the argument that says where. */
export interface PairedCall extends MixedCall {
    readonly residual: ResidualPlace;
}
/** Where residuals are computed, and why: on the GPU if there is a form. */
export interface Choice {
    readonly form?: Tuning;
    readonly why: string;
}
/** Whether the GPU can bind what a refinement works with, a Krylov space among it. */
export declare function fitsPairs({ context }: Queue, { n, nrhs, lda }: Pick<PairedCall, 'n' | 'nrhs' | 'lda'>): boolean;
export declare function chooseResidual(queue: Queue, call: PairedCall): Promise<Choice>;
/** Undefined if an element is not finite: what that means is for the host to say. */
export declare function scaledPairs(n: number, nrhs: number, B: RealMat): ScaledPairs | undefined;
/** A on the GPU; of a symmetric one both triangles. */
export declare function pairsOnDevice(queue: Queue, call: PairedCall, uplo: Uplo | 'f'): Promise<Pairs>;
