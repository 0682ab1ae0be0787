import { type Prec } from '../core/field.ts';
import { type Costs, type RoutineSpec, type Sides, type Values } from '../core/spec.ts';
import type { Context } from './context.ts';
import type { Queue } from './queue.ts';
/** What a call is to both sides. */
export interface Work {
    readonly flops: number;
    /** Numbers that it reads and writes. */
    readonly elements: number;
    /** Dispatches that wait for one another. */
    readonly dispatches: number;
    /** Of the operations, where the routine's spec says it. */
    readonly own?: Costs | undefined;
    /** Bytes that one side would have to get from the other before it can begin. */
    readonly toGpu: number;
    readonly toHost: number;
}
/** Milliseconds on the GPU and on the CPU. */
export declare function costsOf({ flops, elements, dispatches, own, toGpu, toHost }: Work, { products, threads }: Sides): Costs;
/** Notes how fast products of doubles are on a context's GPU; 0 where they are not right. */
export declare function learnRate(context: Context, rate: number): void;
export declare const knownRate: (context: Context) => number | undefined;
/** Threads of the CPU's engine. */
export declare const hostThreads: () => number;
export type ByCost = (queue: Queue, spec: RoutineSpec, a: Values & {
    readonly prec: Prec;
    readonly routine: string;
}) => boolean;
/** Whether a checked call of doubles is for the GPU; the trace says why. A plan is made of what the GPU can be given again. */
export declare const onGpuByCost: ByCost;
