import type { DeviceBuffer } from './buffer.ts';
import type { Kernel } from './kernel.ts';
import type { Queue } from './queue.ts';
export declare const splitDoublesKernel: Kernel;
export declare class Pairs {
    readonly hi: DeviceBuffer<'s'>;
    readonly lo: DeviceBuffer<'s'>;
    /** Which elements of the buffer they are, and what else has been made of them. */
    readonly key: string;
    constructor(hi: DeviceBuffer<'s'>, lo: DeviceBuffer<'s'>, key: string);
    [Symbol.dispose](): void;
}
/** What more than the elements themselves is wanted: made once of fresh pairs, which are then known by its name. */
export interface Preparation {
    readonly name: string;
    make(pairs: Pairs): void;
}
/** Whether the pairs of these elements are there already. */
export declare const hasPairs: (buffer: DeviceBuffer<'d'>, from: number, count: number, name: string) => boolean;
/**
 * The elements from .. from + count - 1 as pairs on the GPU: those that are there, or new ones in their place. Where doubles live there
 * nothing travels. Else the host's bytes do, as they are, `piece` elements at a time, and the GPU splits them. To be called where the
 * buffer is not written to meanwhile: by a call that the queue runs.
 */
export declare function pairsOf(queue: Queue, buffer: DeviceBuffer<'d'>, from: number, count: number, preparation: Preparation, piece?: number): Promise<Pairs>;
/** Doubles split on the host: for few of them, and for tests. */
export declare class HostPairs {
    readonly hi: Float32Array;
    readonly lo: Float32Array;
    constructor(values: Float64Array);
    /** hi and lo of each side by side. */
    interleaved(): Float32Array;
}
