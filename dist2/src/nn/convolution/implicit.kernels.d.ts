import type { Kernel } from '../../runtime/kernel.ts';
export interface ConvTile {
    readonly BM: number;
    readonly BN: number;
    readonly BK: number;
    readonly TM: number;
    readonly TN: number;
    readonly KU: number;
}
export declare const CONV_TILES: {
    readonly large: {
        readonly BM: 128;
        readonly BN: 128;
        readonly BK: 8;
        readonly TM: 8;
        readonly TN: 8;
        readonly KU: 8;
    };
    readonly medium: {
        readonly BM: 64;
        readonly BN: 128;
        readonly BK: 16;
        readonly TM: 8;
        readonly TN: 8;
        readonly KU: 16;
    };
    readonly middle: {
        readonly BM: 64;
        readonly BN: 64;
        readonly BK: 16;
        readonly TM: 4;
        readonly TN: 8;
        readonly KU: 16;
    };
    readonly low: {
        readonly BM: 32;
        readonly BN: 128;
        readonly BK: 16;
        readonly TM: 4;
        readonly TN: 8;
        readonly KU: 16;
    };
    readonly flat: {
        readonly BM: 16;
        readonly BN: 128;
        readonly BK: 16;
        readonly TM: 4;
        readonly TN: 8;
        readonly KU: 16;
    };
    readonly small: {
        readonly BM: 32;
        readonly BN: 32;
        readonly BK: 16;
        readonly TM: 4;
        readonly TN: 4;
        readonly KU: 16;
    };
};
export type ConvTileName = keyof typeof CONV_TILES;
/** A product of m by n by k, as convolutions and their gradients are, or `phases` of them, whose depths are `filled` times k on average. */
export interface ConvProblem {
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly phases: number;
    readonly filled: number;
}
export interface ConvChoice {
    readonly tile: ConvTile;
    readonly slices: number;
}
/**
 * How operands are read: in vectors of four numbers, or one by one; x along its channels, the filter (with conv_filter the gradient by the
 * result) along its own, but along x's if it is turned.
 */
export declare const convVariants: import("../../runtime/variants.ts").Variants<"TURNED" | "WIDE_WEIGHTS" | "WIDE_X", ConvTile>;
export declare const filterVariants: import("../../runtime/variants.ts").Variants<"WIDE_WEIGHTS" | "WIDE_X", ConvTile>;
export declare const convTiled: Kernel;
export declare const convFilter: Kernel;
/** The part of a processor's products that a tile's threads get done if there are very many. */
type Efficiency = Readonly<Record<ConvTileName, number>>;
export declare const OF_FILTER: Efficiency;
/** The depth of a slice: a multiple of a slab. */
export declare const sliceDepth: (k: number, { tile: { BK }, slices }: ConvChoice) => number;
/** The tile, and the number of slices of the depth, with the least predicted time. */
export declare function pickConv(problem: ConvProblem, efficiency?: Readonly<Record<"flat" | "large" | "low" | "medium" | "middle" | "small", number>>): ConvChoice;
export {};
