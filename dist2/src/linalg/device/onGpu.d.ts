import type { Ptr } from '../../core/matrix.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
import { Operand } from '../arrays.ts';
import type { DeviceArray } from '../deviceArray.ts';
import type { Real } from '../operands.ts';
import { type Make } from './made.ts';
import { type Kept } from './stridedSum.ts';
type Keep = <B extends DeviceBuffer>(buffer: B) => B;
/** Matrices by columns, without gaps, of which a routine may make what it likes. */
export interface Columns {
    readonly buffer: DeviceBuffer<'s'>;
    readonly ld: number;
    /** From one matrix to the next. */
    readonly stride: number;
}
/** How results lie by columns. */
interface Lying {
    /** Columns of one dimension. */
    readonly vectors?: boolean;
    /** Elements from one column to the next. */
    readonly ld?: number;
    /** Elements from one matrix to the next. */
    readonly each?: number;
}
/** The place of an operand that is on the GPU. */
export declare const keptOf: ({ kept, offset }: Operand) => Kept;
/** op(A): the same elements, the last two axes exchanged for 't'. */
export declare function op(x: Operand, trans: 'n' | 't'): Operand;
/** One call of a verb on a GPU. What it takes is given back at its end, but for the results. */
export declare class OnGpu {
    readonly context: Context;
    readonly queue: Queue;
    private readonly keepIt;
    private readonly signal;
    private readonly make;
    private readonly results;
    constructor(context: Context, keep: Keep, signal: AbortSignal | undefined, make: Make);
    /** A buffer that is given back at the end, unless it has become a result until then. */
    keep<B extends DeviceBuffer>(buffer: B): B;
    /** Singles, zeros. */
    singles(length: number): DeviceBuffer<'s'>;
    /** Singles that a routine writes, all of them. */
    lease(length: number): DeviceBuffer<'s'>;
    /** Pivots or infos, zeros. */
    integers(length: number): DeviceBuffer<'i'>;
    /** A copy by columns of a matrix, or of a stack broadcast to `lead`; a vector is one column, and with `vectors` a stack has vectors. */
    columns(x: Operand, lead?: readonly number[], vectors?: boolean): Promise<Columns>;
    /** Triangles, rows x cols with zeros elsewhere, of matrices by columns. */
    triangle({ buffer, ld, stride }: Columns, part: 'lower' | 'upper' | 'unitLower', lead: readonly number[], rows: number, cols: number): Promise<DeviceArray>;
    /** A matrix by columns as a routine reads it: where it is, if it lies so, else in a copy. A vector is one column. */
    readable(x: Operand): Promise<{
        readonly at: Ptr<'s'>;
        readonly ld: number;
    }>;
    /** What a routine reports, read back: the only thing of these calls that is waited for. */
    read(info: DeviceBuffer<'i'>): Promise<Int32Array>;
    /** A result, whose buffer stays. Its elements are rows first if there are no strides. */
    array(buffer: DeviceBuffer<Real>, shape: readonly number[], stride?: readonly number[]): DeviceArray;
    /** The result in the precision that the verb returns: doubles are the host's, and come over. */
    inPrecision(prec: Real, x: DeviceArray): Promise<DeviceArray>;
    /** A result that lies by columns: a matrix for each place of `lead`. */
    byColumns(buffer: DeviceBuffer<Real>, lead: readonly number[], rows: number, cols: number, { vectors, ld, each }?: Lying): DeviceArray;
}
export {};
