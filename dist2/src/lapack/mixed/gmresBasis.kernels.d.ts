import type { Kernel, Tuning } from '../../runtime/kernel.ts';
/** Directions of a space at most. */
export declare const MOST_DIRECTIONS = 30;
/** Rows of a workgroup of the kernels that go through the vectors, and of a part of a dot product. */
export declare const BASIS_ROWS = 64;
export declare const PART_ROWS = 512;
export declare const KEEP_THREADS = 256;
export declare const keepTuning: Tuning;
export declare const gmresKeep: Kernel;
export declare const gmresDots: Kernel;
export declare const gmresSubtract: Kernel;
export declare const gmresNext: Kernel;
export declare const gmresCorrect: Kernel;
export declare const gmresKernels: readonly Kernel[];
/** A kernel's record for the form that provenDoubleSingle has found. */
export declare const inForm: (kernel: Kernel, { KEPT, FUSED }: Tuning) => Tuning;
