import { type Created, type CreateOptions, type DType } from './dtype.ts';
/**
 * start, start + step, ... as long as it is in front of stop: NumPy's arange. One number alone is stop; start is then 0. step is 1 if it is
 * left out, and may be negative.
 *
 * The result is a new vector, ceil((stop - start) / step) doubles, or singles with `dtype: 'float32'`; the options stand last. Where the
 * step is no integer, rounding decides whether the last number is there: linspace says how many there are.
 *
 * @throws ArgumentError for a number that is not finite, a step of 0, or a wrong option.
 * @example
 * console.log(arange(3).data, arange(1, 2, 0.25).data); // Float64Array(3) [ 0, 1, 2 ] Float64Array(4) [ 1, 1.25, 1.5, 1.75 ]
 */
export declare function arange<D extends DType = 'float64'>(stop: number, options?: CreateOptions<D>): Created<D>;
export declare function arange<D extends DType = 'float64'>(start: number, stop: number, options?: CreateOptions<D>): Created<D>;
export declare function arange<D extends DType = 'float64'>(start: number, stop: number, step: number, options?: CreateOptions<D>): Created<D>;
/** Options of `linspace`. */
export interface LinspaceOptions<D extends DType = DType> extends CreateOptions<D> {
    /** How many numbers; default 50. */
    readonly num?: number;
    /** Whether `stop` is the last of them; default true. */
    readonly endpoint?: boolean;
}
/**
 * Numbers at equal distances from start to stop: NumPy's linspace.
 *
 * num: how many, 50 if it is left out; the options may stand in its place. `endpoint: false` leaves stop itself out. The result is a new
 * vector of doubles, or of singles with `dtype: 'float32'`; its first number is start, and its last one stop, exactly.
 *
 * @throws ArgumentError for a number that is not finite, or a wrong size or option.
 * @example
 * console.log(linspace(0, 1, 5).data); // Float64Array(5) [ 0, 0.25, 0.5, 0.75, 1 ]
 */
export declare function linspace<D extends DType = 'float64'>(start: number, stop: number, options?: LinspaceOptions<D>): Created<D>;
export declare function linspace<D extends DType = 'float64'>(start: number, stop: number, num: number, options?: LinspaceOptions<D>): Created<D>;
