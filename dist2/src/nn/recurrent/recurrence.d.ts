import { type Flops } from '../../core/flops.ts';
import type { ArgSpec, Extent, Values } from '../../core/spec.ts';
export declare const sequenceArgs: {
    /** Steps of every sequence. */
    readonly steps: ArgSpec;
    /** Sequences. */
    readonly batch: ArgSpec;
    /** Numbers of an input. */
    readonly inputs: ArgSpec;
    /** Numbers of a state. */
    readonly hidden: ArgSpec;
    /** Which way sequences are read. 'both': each with weights of its own, which lie one behind the other, 'forward' first. */
    readonly direction: {
        readonly kind: 'flag';
        readonly values: readonly ["forward", "reverse", "both"];
        readonly default: 'forward';
    };
};
/** The extent of a tensor with a part for each direction. */
export declare const perDirection: (...factors: readonly (string | number)[]) => Extent;
/** Of all steps. */
export declare const inputsOf: Extent;
/** There are no states: nothing is computed and nothing written. */
export declare const noStates: (a: Values) => boolean;
/** A forward call of cells with so many gates, of which every number of Y takes `each` operations beside the products. */
export declare const flopsForward: (a: Values, gates: number, each: number) => Flops;
/** The gradient, which has twice the products. */
export declare const flopsBackward: (a: Values, gates: number, each: number) => Flops;
