import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** Words that tell of a row or column how large it is. */
export declare const RECORD = 4;
/** Rows and depths of a workgroup of double_scale. */
export declare const SCALE_ROWS: 8, SCALE_DEPTHS: 1024;
/** What a dispatch of double_scale finds: exponents, sums of squares, or both, of whole rows by one workgroup. */
export declare const PASS: {
    readonly exponents: 0;
    readonly sums: 1;
    readonly both: 2;
};
/** Rows and depths of a workgroup of double_residues. */
export declare const RESIDUE_TILE = 32;
/** Rows and columns of a workgroup of double_result. */
export declare const RESULT_ROWS: 64, RESULT_COLUMNS: 4;
/** Rows of elements that a workgroup of double_residues marks, of columns one after the other. */
export declare const MARKED_ROWS: number;
export declare const scaleVariants: import("../../runtime/variants.ts").Variants<"PAIRS" | "PASS", never>;
export declare const doubleScale: Kernel;
/** Rows and columns of a workgroup of double_span. */
export declare const SPAN_TILE = 64;
export declare const spanVariants: import("../../runtime/variants.ts").Variants<"PAIRS", never>;
export declare const doubleSpan: Kernel;
export declare const chooseTuning: Tuning;
export declare const doubleChoose: Kernel;
export declare const residueVariants: import("../../runtime/variants.ts").Variants<"DOT4" | "PAIRS", never>;
export declare const doubleResidues: Kernel;
export declare const resultTuning: (type: 'd' | 'z', count: number) => Tuning;
export declare const doubleResult: Kernel;
