import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Tuning } from '../../runtime/kernel.ts';
import type { MatrixUnit } from '../../runtime/matrixUnits.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type ByteChoice } from './gemmI32.kernels.ts';
/** A kernel with its parameters. */
export interface ByteEngine extends ByteChoice {
    readonly tuning: Tuning;
}
/** The matrix units of a device that bytes can be multiplied by. */
export interface ByteUnits {
    readonly unit: MatrixUnit | undefined;
    readonly halves: MatrixUnit | undefined;
}
export declare const engineOf: (choice: ByteChoice, units: ByteUnits) => ByteEngine;
export interface ByteProducts {
    readonly m: number;
    readonly n: number;
    /** Whole slabs. */
    readonly depth: number;
    /** How many moduli, at most: the table says. */
    readonly count: number;
    readonly table: DeviceBuffer;
    readonly A: DeviceBuffer;
    readonly B: DeviceBuffer;
    /** Vectors from one product's factor to the next one's. */
    readonly planeA: number;
    readonly planeB: number;
    readonly C: DeviceBuffer;
    /** Where the residues of C lie: words of a column, of a plane, and in front of them. */
    readonly lds: number;
    readonly plane: number;
    readonly first: number;
    /** Which part of C is asked for, and how far its diagonal is ahead of this one's. */
    readonly part: number;
    readonly ahead: number;
    /** Products with a modulus. */
    readonly share: number;
}
/** Enqueues the remainders of op(A) op(B), `share` of them modulo each of the numbers. */
export declare function enqueueByteProducts(queue: Queue, { kernel, tile, slice, tuning }: ByteEngine, p: ByteProducts): void;
