import type { Kernel } from '../../runtime/kernel.ts';
import { type SingleType } from '../../runtime/representation.ts';
export declare const productTile: (n: number, type: SingleType) => {
    readonly SIDE: 16;
} | {
    readonly SIDE: 32;
};
/** Threads of the kernels that have one for each element, or problem. */
export declare const EACH_THREADS = 64;
/** Rows and columns of a tile of sygv_factor. */
export declare const FACTOR_SIDE = 16;
export declare const productVariants: import("../../runtime/variants.ts").Variants<"BACK", {
    readonly SIDE: 16;
} | {
    readonly SIDE: 32;
}>;
export declare const stateVariants: import("../../runtime/variants.ts").Variants<never, never>;
export declare const pairValuesVariants: import("../../runtime/variants.ts").Variants<"LISTED", never>;
export declare const factorVariants: import("../../runtime/variants.ts").Variants<"LISTED", never>;
export declare const sygvProduct: Kernel;
export declare const sygvState: Kernel;
export declare const sygvValues: Kernel;
export declare const sygvFactor: Kernel;
