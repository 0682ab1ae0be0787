import type { Kernel } from '../../runtime/kernel.ts';
export declare const groupedVariants: import("../../runtime/variants.ts").Variants<"ACROSS" | "ACTIVATION", {
    readonly BM: 128;
    readonly BN: 128;
    readonly BK: 8;
    readonly TM: 8;
    readonly TN: 8;
} | {
    readonly BM: 32;
    readonly BN: 32;
    readonly BK: 16;
    readonly TM: 4;
    readonly TN: 4;
}>;
/** By the rows of a group on average: what each has only the device knows. */
export declare const groupedTile: (groups: number, rows: number, features: number) => {
    readonly BM: 128;
    readonly BN: 128;
    readonly BK: 8;
    readonly TM: 8;
    readonly TN: 8;
} | {
    readonly BM: 32;
    readonly BN: 32;
    readonly BK: 16;
    readonly TM: 4;
    readonly TN: 4;
};
export declare const gemmGroupedKernel: Kernel;
