import { type View2 } from '../core/strided.ts';
import type { DeviceBuffer } from '../runtime/buffer.ts';
import type { Context } from '../runtime/context.ts';
import { type ArrayInput, type Numbers, type Real, squareOf, type VerbOptions } from './operands.ts';
/** What a verb comes to with a matrix, and what it needs to make its result of that. */
export interface OfMatrix<R> {
    readonly rows: number;
    readonly cols: number;
    readonly prec: Real;
    readonly found: R;
}
/**
 * What `work` comes to with the first argument of a verb, a matrix that `check` lets pass, and with at most one option of its own, a
 * boolean called `flag`, beside `more`, which the verb checks itself.
 */
export declare function ofMatrix<R>(routine: string, A: ArrayInput, options: VerbOptions, work: (context: Context, prec: Real, view: View2<Numbers>) => R | Promise<R>, flag?: string, check?: typeof squareOf, more?: readonly string[]): Promise<OfMatrix<R>>;
/** A stack of square matrices on a context. */
export interface Squares {
    readonly context: Context;
    readonly prec: Real;
    readonly lead: readonly number[];
    readonly n: number;
    /** The matrices by columns, without gaps. */
    readonly A: DeviceBuffer<Real>;
    /** One integer for each. */
    readonly info: DeviceBuffer<'i'>;
    /** What batched routines are told of A. */
    readonly each: {
        readonly lda: number;
        readonly strideA: number;
        readonly batchCount: number;
    };
    readonly keep: <T extends DeviceBuffer>(buffer: T) => T;
}
/** What `work` comes to with the first argument of a verb, a stack of square matrices; copied before the call returns its promise. */
export declare function ofSquares<R>(routine: string, A: ArrayInput, options: VerbOptions, work: (of: Squares) => Promise<R>, flag?: string, more?: readonly string[]): Promise<R>;
