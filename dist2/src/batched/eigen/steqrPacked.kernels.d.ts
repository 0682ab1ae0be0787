import type { Kernel } from '../../runtime/kernel.ts';
/** Largest order of a leaf, and lists of n words for each problem: lib/steqr_words.wgsl, lib/steqr_merges.wgsl. */
export declare const LEAF = 32;
export declare const LISTS: {
    values: number;
    leaves: number;
    merges: number;
};
export declare const STEQR_THREADS = 64;
export declare const steqrTuning: Readonly<Record<string, string | number>>;
export declare const steqrScale: Kernel;
export declare const steqrDeflate: Kernel;
export declare function sweepTuning(leaves: number): {
    lanes: number;
    tuning: Readonly<Record<string, string | number>>;
};
export declare const steqrSweeps: Kernel;
/** Of leaves of at most n rows. */
export declare function rotateTuning(n: number): {
    together: number;
    tuning: Readonly<Record<string, string | number>>;
};
export declare const steqrRotate: Kernel;
/** A thread to a root; lists in workgroup memory where they fit. */
export declare const mergeTuning: (size: number) => Readonly<Record<string, string | number>>;
export declare const steqrMerge: Kernel;
export declare function productTuning(half: number): {
    tile: number;
    tuning: Readonly<Record<string, string | number>>;
};
export declare const steqrProduct: Kernel;
/** Several small problems to a workgroup, a thread to an eigenvalue. */
export declare function bisectTuning(n: number): {
    problems: number;
    tuning: Readonly<Record<string, string | number>>;
};
export declare const steqrBisect: Kernel;
