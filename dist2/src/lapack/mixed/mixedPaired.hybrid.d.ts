import type { Uplo } from '../../core/matrix.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Confirm, Refined } from './mixed.cpu.ts';
import { type DeviceMethods, DeviceSingles } from './mixed.hybrid.ts';
import { type Demotion } from './mixed.ref.ts';
import { type PairedCall } from './pairedOperands.hybrid.ts';
/** As DeviceSingles; and refines on the GPU if it is to: what refinements of pairs have in common, by corrections alone or by GMRES. */
export declare abstract class Paired extends DeviceSingles {
    protected readonly call: PairedCall;
    protected readonly uplo: Uplo | 'f';
    /** Another way to factor comes behind this one: where it does not converge, it is not the host that settles it. */
    protected readonly more: boolean;
    /** ||A||_inf, if S holds factors of A. */
    protected norm: number | undefined;
    constructor(queue: Queue, call: PairedCall, uplo: Uplo | 'f', methods: DeviceMethods, more?: boolean);
    factor(demotion: Demotion): Promise<void>;
    /** B and A in pairs, and the infinity norm of A, enqueued; undefined if the residuals are not for the GPU. */
    protected operands(): Promise<{
        form: Readonly<Record<string, string | number>>;
        given: import("./doubleSingleLoop.gpu.ts").ScaledPairs;
        H: DeviceMat;
        L: DeviceMat;
        norm: DeviceMat;
    } | undefined>;
    /** S holds factors of an A of this norm. */
    protected factored(norm: number): void;
    /** Another way is to be tried, because what was left of a residual, over |x|, is no noise. */
    protected poor(worst: number): boolean;
    /** Stores solutions, unless the host, where it is to be asked, does not confirm them. */
    protected store(values: Float64Array, confirm: Confirm): Promise<boolean>;
}
/** By corrections alone. */
export declare class PairedSingles extends Paired {
    refine(confirm: Confirm): Promise<Refined | undefined>;
}
