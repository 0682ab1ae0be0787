import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type Lease } from '../refine/expert.gpu.ts';
/** What is sampled: l columns of A times random numbers. */
export interface SampledMatrix {
    readonly m: number;
    readonly n: number;
    readonly l: number;
    readonly niters: number;
    readonly seed: number;
    readonly A: DeviceMat;
}
export interface Sample {
    /** m x l, n x l; R is l x l. */
    readonly Y: DeviceMat;
    readonly Z: DeviceMat;
    readonly R: DeviceMat;
}
export interface Sampled {
    /** R, which the host has. */
    readonly small: Float32Array;
    /** The factor by which A has been multiplied. */
    readonly alpha: number;
}
/**
 * Makes Y, Z and R; undefined if A is not finite. The whole way is enqueued at once, as if the scale were 1 and passes of CholeskyQR
 * without shifts enough, two in the end and one on the way, which they are unless A is near the ends of the range, or of low rank; what is
 * read back with the small matrix tells, and if they were not, it is done again with a look at each.
 */
export declare function sampleByCholesky(queue: Queue, matrix: SampledMatrix, sample: Sample, lease: Lease): Promise<Sampled | undefined>;
/** The same of complex matrices: the size of A is read back first, and bases are made by reflectors. */
export declare function sampleByReflectors(queue: Queue, matrix: SampledMatrix, sample: Sample, lease: Lease): Promise<Sampled | undefined>;
/** The largest magnitude of an element; NaN if one is. */
export declare function largest(queue: Queue, m: number, n: number, A: DeviceMat, lease: Lease): Promise<number>;
