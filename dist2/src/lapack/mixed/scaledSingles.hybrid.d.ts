import type { Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Attempt } from './gmres.cpu.ts';
import type { DeviceMethods } from './mixed.hybrid.ts';
import type { PairedCall } from './pairedOperands.hybrid.ts';
type ScaledFactor = (S: DeviceMat, info: DeviceMat, powers: DeviceMat) => void | Promise<void>;
/** How a kind of A is scaled and factored, and solved with. */
export interface ScaledMethods extends Pick<DeviceMethods, 'solve'> {
    /** Enqueues that S becomes the factors of diag(r) S diag(c), and info; `powers` is r, then c, with room for three numbers more. */
    readonly factor: ScaledFactor;
    /** Enqueue what `factor` tries in turn, if there are several ways. */
    readonly ways?: readonly ScaledFactor[];
}
/** The attempt with such factors, which are said to be in half. */
export declare function scaledAttempt(queue: Queue, call: PairedCall, uplo: Uplo | 'f', methods: ScaledMethods): Attempt;
export {};
