import { type ArrayOf } from '../core/field.ts';
import { type View2 } from '../core/strided.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import { type ArrayInput, type Numbers } from './arrays.ts';
export { type ArrayInput, isSingle, type Numbers, type Operand, operandOf, type Solved } from './arrays.ts';
export { contextOf, type VerbOptions } from './options.ts';
export type Real = 's' | 'd';
/** The checked view of an operand with one or two dimensions; a vector is one column. */
export declare function matrixOf(routine: string, x: ArrayInput, name: string, position: number): View2<Numbers>;
/** The checked view of the first argument, A, which must have two dimensions. */
export declare function planeOf(routine: string, A: ArrayInput): View2<Numbers>;
/** The checked view of the first argument, A, which must be square. */
export declare function squareOf(routine: string, A: ArrayInput): View2<Numbers>;
/** A copy by columns, without gaps. */
export declare const columns: (prec: Real, x: View2<Numbers>) => ArrayOf<Real>;
/** A buffer with a copy by columns, without gaps, which is made in place where the buffer lives on the CPU. */
export declare function uploadColumns(context: Context, prec: Real, x: View2<Numbers>): DeviceBuffer<Real>;
/**
 * Pivots or infos of a routine in that precision, zeros, on the side where it computes: integers live on the GPU if there is one, and a
 * routine on the CPU would wait for them.
 */
export declare const integers: (context: Context, prec: Real, length: number) => DeviceBuffer<'i'>;
/** The elements of columns without gaps, row by row. */
export declare function byRows(prec: Real, x: ArrayOf<Real>, rows: number, cols: number): ArrayOf<Real>;
/**
 * Disposes of what `work` keeps, whether it succeeds or not. With a signal the promise does not wait for work that is to end; what it keeps
 * is disposed of once it is over, and it keeps nothing more.
 */
export declare function withBuffers<R>(work: (keep: <T extends DeviceBuffer>(buffer: T) => T) => Promise<R>, signal?: AbortSignal): Promise<R>;
/** What `working` comes to, or the signal's reason if that is given first. */
export declare function unlessEnded<R>(working: Promise<R>, signal: AbortSignal): Promise<R>;
