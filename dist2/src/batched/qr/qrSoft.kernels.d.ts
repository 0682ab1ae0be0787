import type { Kernel } from '../../runtime/kernel.ts';
declare const tiles: readonly [{
    readonly THREADS: 64;
    readonly TEAM: 64;
    readonly PACKED: 0;
}, {
    readonly THREADS: 256;
    readonly TEAM: 256;
    readonly PACKED: 0;
}, {
    readonly THREADS: 128;
    readonly TEAM: 8;
    readonly PACKED: 1;
}, {
    readonly THREADS: 128;
    readonly TEAM: 32;
    readonly PACKED: 1;
}];
/** Several matrices to a workgroup, if they are many, small, and of one size; else a thread for each row and a column in eight. */
export declare function qrSoftShape(m: number, n: number, count: number, listed: boolean): (typeof tiles)[number];
/** Columns that a matrix's threads have in hand at a time. */
export declare const columnsOf: ({ TEAM }: (typeof tiles)[number]) => number;
/** Workgroups for so many matrices. */
export declare const groupsOf: ({ THREADS, TEAM }: (typeof tiles)[number], count: number) => number;
export declare const qrSoftVariants: import("../../runtime/variants.ts").Variants<"LISTED" | "TAU_IN_A", {
    readonly THREADS: 64;
    readonly TEAM: 64;
    readonly PACKED: 0;
} | {
    readonly THREADS: 256;
    readonly TEAM: 256;
    readonly PACKED: 0;
} | {
    readonly THREADS: 128;
    readonly TEAM: 8;
    readonly PACKED: 1;
} | {
    readonly THREADS: 128;
    readonly TEAM: 32;
    readonly PACKED: 1;
}>;
export declare const reflectSoftVariants: import("../../runtime/variants.ts").Variants<"IDENTITY" | "LISTED" | "TAU_IN_X" | "V_IN_X", {
    readonly THREADS: 64;
    readonly TEAM: 64;
    readonly PACKED: 0;
} | {
    readonly THREADS: 256;
    readonly TEAM: 256;
    readonly PACKED: 0;
} | {
    readonly THREADS: 128;
    readonly TEAM: 8;
    readonly PACKED: 1;
} | {
    readonly THREADS: 128;
    readonly TEAM: 32;
    readonly PACKED: 1;
}>;
export declare const qrSoft: Kernel;
export declare const reflectSoft: Kernel;
export {};
