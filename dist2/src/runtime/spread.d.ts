import { DeviceLostError } from '../core/errors.ts';
import type { Context } from './context.ts';
/** A range of a spread, [from, to), and what became of it. */
export interface Share<R> {
    readonly from: number;
    readonly to: number;
    readonly context: Context;
    readonly result: R;
}
export interface SpreadOptions {
    /** The least that a context is given at a time, but for the last range; default 1. */
    readonly least?: number;
    /**
     * Called where a GPU was lost in the middle of a range, which another context then does: with the lost one, its error and the range. The
     * traces of the others say so too.
     */
    readonly onLost?: (context: Context, error: DeviceLostError, from: number, to: number) => void;
}
/**
 * Does `work` on 0, 1, ... count-1 in ranges, on several contexts at a time: a first range each, by which their speeds are measured, then
 * more, each context the longer ones the faster it is. Resolves to what the ranges gave, in order. Where a range fails because its GPU is
 * lost, the others do it, unless none is left. Any other error of `work` rejects, once the ranges that are being done have ended.
 *
 * @throws ArgumentError for no contexts, or a count or `least` that is no integer.
 * @example
 * const shares = await spread(contexts, systems, async (context, from, to) => {
 *   const x = await solve(A.slice([from, to]), b.slice([from, to]), { context });
 *   return x;
 * });
 * const x = concatenated(shares.map(({ result }) => result));
 */
export declare function spread<R>(contexts: readonly Context[], count: number, work: (context: Context, from: number, to: number) => Promise<R>, { least, onLost }?: SpreadOptions): Promise<Share<R>[]>;
