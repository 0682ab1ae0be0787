import type { Kernel } from '../runtime/kernel.ts';
declare const tiles: ({
    readonly THREADS: 32;
} | {
    readonly THREADS: 64;
} | {
    readonly THREADS: 256;
})[];
/** Few threads for small matrices: a step has too few elements for more, and waits for all of them. */
export declare const softShape: (order: number) => (typeof tiles)[number];
/** Columns of X that a workgroup solves for. */
export declare const SOLVED_COLUMNS = 8;
export declare const softFactorVariants: import("../runtime/variants.ts").Variants<"LISTED", {
    readonly THREADS: 32;
} | {
    readonly THREADS: 64;
} | {
    readonly THREADS: 256;
}>;
export declare const softSolveVariants: import("../runtime/variants.ts").Variants<"CHECKS" | "F_IN_X" | "LISTED" | "PIVOTS", {
    readonly THREADS: 32;
} | {
    readonly THREADS: 64;
} | {
    readonly THREADS: 256;
}>;
export declare const luSoft: Kernel;
export declare const choleskySoft: Kernel;
export declare const solveSoft: Kernel;
export {};
