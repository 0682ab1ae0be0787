import { type Picked } from '../autotune/pick.ts';
import type { Kernel, Tuning } from '../runtime/kernel.ts';
import type { Queue } from '../runtime/queue.ts';
import { type SingleType } from '../runtime/representation.ts';
import { type VectorShape } from './vectorSizes.ts';
/** The shape for matrices of so many rows, which a workgroup of the device has. */
export declare const vectorShape: (queue: Queue, rows: number, type: SingleType, force?: string) => Picked<VectorShape>;
/** The names of the shapes that have so many rows, for tests and tuning. */
export declare const vectorShapeNames: (queue: Queue, rows: number) => string[];
export declare const conTuning: (shape: VectorShape, listed: boolean, cholesky: boolean, type: SingleType) => Tuning;
export declare const refineTuning: (shape: VectorShape, listed: boolean, cholesky: boolean, ferr: boolean, type: SingleType) => Tuning;
export declare const conGroup: Kernel;
export declare const refineGroup: Kernel;
/** Of the kernels around them; PACKED: out of workspace. */
export declare const COPY_THREADS = 256;
export declare const copyVariants: import("../runtime/variants.ts").Variants<"CONJUGATE" | "LISTED" | "PACKED", never>;
export declare const REPORT_THREADS = 64;
export declare const reportVariants: import("../runtime/variants.ts").Variants<"LISTED", never>;
export declare const refineCopy: Kernel;
export declare const refineReport: Kernel;
