import type { Context, DeviceBuffer } from '../../src/index.ts';
import type { Shape } from './list.ts';
interface Factor<P extends 's' | 'h'> {
    readonly data: DeviceBuffer<P>;
    /** One period of its elements, as they were rounded. */
    readonly values: Float32Array;
}
/** Buffers of one precision for every shape. */
export declare class Operands<P extends 's' | 'h'> {
    readonly A: Factor<P>;
    readonly B: Factor<P>;
    readonly C: DeviceBuffer<P>;
    private readonly context;
    private readonly prec;
    constructor(context: Context, prec: P, shapes: readonly Shape[]);
    private factor;
    dispose(): void;
    /** Where runs of elements of C begin: corners, and some in between; even, because halves are written by twos. */
    private runs;
    /** Overwrites what is going to be looked at, so that a product that writes nothing is found out. */
    poison(shape: Shape): void;
    /** The worst error of C = A B, over the bound of one that is right: below 1 it is. NaN if C is. */
    error(shape: Shape): Promise<number>;
}
export {};
