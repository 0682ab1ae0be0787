import type { Kernel } from '../../runtime/kernel.ts';
import type { ConvActivation } from '../convolution/convForward.spec.ts';
export declare const bitsTile: {
    readonly '4': {
        readonly BITS: 4;
    };
    readonly '8': {
        readonly BITS: 8;
    };
};
/** Numbers of a workgroup. */
export declare const DEQUANTIZED: number;
export declare const dequantizeVariants: import("../../runtime/variants.ts").Variants<never, {
    readonly BITS: 4;
} | {
    readonly BITS: 8;
}>;
export declare const dequantizeGroups: Kernel;
/** Rows that one pass over the weights has room for, and features of a workgroup. */
export declare const DIRECT_ROWS = 4;
export declare const DIRECT_FEATURES = 4;
/** The number of an activation; the one behind them is none. */
export declare const activationNumber: (activation: ConvActivation) => number;
export declare const rowsVariants: import("../../runtime/variants.ts").Variants<"ACTIVATION", {
    readonly BITS: 4;
} | {
    readonly BITS: 8;
}>;
export declare const weightsRows: Kernel;
