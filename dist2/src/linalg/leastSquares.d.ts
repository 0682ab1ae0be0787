import type { Context } from '../runtime/context.ts';
import { type IllConditioned } from './illConditioned.ts';
import { type LeastSquaresSolution } from './lstsq.ts';
import { type ArrayInput, type Real, type VerbOptions } from './operands.ts';
/** Options of `leastSquares`. */
export interface LeastSquaresOptions<P extends Real = Real> extends Pick<VerbOptions, 'context'> {
    /** Unknowns: columns of A. */
    readonly n: number;
    /** Columns of b; default 1. */
    readonly nrhs?: number;
    /** 'd' (default): double precision, on the CPU. 's': single, on the context's backend. */
    readonly prec?: P;
}
/** Options of `LeastSquares.add`. */
export interface AddOptions {
    /** Ends the call as long as it waits for its turn; once begun it adds its rows. */
    readonly signal?: AbortSignal;
    /** The weight of the squares of all rows added before, against these; default 1. Below 1 old rows are forgotten little by little. */
    readonly forget?: number;
}
/** Options of `LeastSquares.solve`. */
export interface SolveOptions {
    /** As for all verbs. */
    readonly signal?: AbortSignal;
    /** As for lstsq; eps n if left out. */
    readonly rcond?: number;
    /**
     * 'throw': IllConditionedError where the rank is not full, or rcond below eps n. 'warn' (default) and 'ignore' leave it to `rank` and
     * `rcond` to tell.
     */
    readonly illConditioned?: IllConditioned;
}
type Data<P extends Real> = P extends 's' ? Float32Array : Float64Array;
/**
 * Least squares with rows that come in blocks. Of all that has been added, only a triangle of order n + nrhs is kept: there may be more
 * rows than fit into any memory. The result is that of lstsq with all rows at once, to within rounding; it is not that of the normal
 * equations, which lose half of the digits.
 */
export declare class LeastSquares<P extends Real = Real> {
    readonly n: number;
    readonly nrhs: number;
    readonly prec: P;
    /** Rows added so far, by calls that have been made. */
    rows: number;
    private readonly named;
    private triangle;
    /** The last call; never rejects. */
    private tail;
    private gone;
    /** Made by leastSquares. */
    constructor(n: number, nrhs: number, prec: P, context: Context | undefined);
    /**
     * Adds rows: A is m x n, b has m numbers or is m x nrhs; both whatever counts as an array (ArrayInput). Neither is changed, and both are
     * copied before the call returns its promise. Calls take effect in the order in which they are made, awaited or not.
     */
    add(A: ArrayInput, b: ArrayInput, options?: AddOptions): Promise<void>;
    /**
     * The solution for all rows added so far; more may be added afterwards. residuals are the sums of squares, of weighted rows where some
     * were forgotten; unlike lstsq's they are there whatever the rank.
     */
    solve(options?: SolveOptions): Promise<LeastSquaresSolution<Data<P>>>;
    /** Gives the memory back. A second call does nothing. */
    dispose(): void;
    [Symbol.dispose](): void;
    private alive;
    /** Does `work` behind all calls made before. */
    private inTurn;
}
/**
 * Begins a least-squares problem whose rows come in blocks: see LeastSquares.
 *
 * @throws ArgumentError for a wrong option.
 * @example
 * const ls = leastSquares({ n: 2 });
 * for (let x = 0; x < 4; x++) {
 *   const row = ndarray(new Float64Array([1, x]), [1, 2]);
 *   await ls.add(row, ndarray(new Float64Array([1 + 2 * x]), [1]));
 * }
 * const { x } = await ls.solve();
 * console.log(x.get(0).toFixed(3), x.get(1).toFixed(3)); // 1.000 2.000
 */
export declare function leastSquares<P extends Real = 'd'>(options: LeastSquaresOptions<P>): LeastSquares<P>;
export {};
