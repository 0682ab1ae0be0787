import { type Prec } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { BalanceJob } from './gebal.ref.ts';
import { type Reduced } from './schurSteps.ref.ts';
/** Why the CPU makes the Hessenberg form of a driver, if it does. */
export declare function whyReducedOnCpu({ context }: Queue, n: number, prec: Prec): string | undefined;
/** For the trace: what the GPU does of a driver, and why the CPU does the rest. */
export declare const IN_TWO: {
    readonly gpu: 'the Hessenberg form, and with vectors its factor, in panels of two dispatches a column';
    readonly cpu: 'iteration goes through the Hessenberg form of the GPU one element after the other';
};
/** Scales and balances A, which is finite, and reduces it on the GPU; with `vectors` Q is written out there. */
export declare function reducedOnGpu(queue: Queue, n: number, balance: BalanceJob, A: FieldMat, vectors: boolean): Promise<Reduced>;
