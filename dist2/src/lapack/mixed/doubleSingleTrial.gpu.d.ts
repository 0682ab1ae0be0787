import type { Tuning } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The cheapest form that this context's device computes right; undefined if it computes none. Tried once per context. */
export declare function provenDoubleSingle(queue: Queue): Promise<Tuning | undefined>;
/** The first form with which the kernels are right. */
export declare function tryForms(queue: Queue, kernels?: import("./doubleSingle.gpu.ts").DsKernels): Promise<Tuning | undefined>;
/** The largest error of a small residual b - A x, in which b nearly cancels A x, and of a correction of it, relative to their terms. */
export declare function dsError(queue: Queue, form: Tuning, kernels?: import("./doubleSingle.gpu.ts").DsKernels): Promise<number>;
