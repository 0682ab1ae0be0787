import type { Context } from '../runtime/context.ts';
import { type ArrayInput, type Solved } from './arrays.ts';
import { DeviceArray } from './deviceArray.ts';
import type { Real } from './operands.ts';
/** Options of `device`. */
export interface DeviceOptions<P extends Real = Real> {
    /** 's': singles; 'd': doubles. As the array is, if it is left out; numbers are rounded to it. */
    readonly dtype?: P;
}
/** The data type of the array that device makes. */
type Kept<A, P> = [P] extends ['s'] ? Float32Array : [P] extends ['d'] ? Float64Array : Solved<A>;
/**
 * A copy of an array where a context computes: singles on its GPU, if there is one, else in the memory of the CPU engine, as doubles always
 * are. Verbs take it in the place of an ndarray: it is brought there once, and what they return stays there too.
 *
 * a: whatever counts as an array (ArrayInput), of any shape; it is read before the call returns its promise. Nested arrays and integers are
 * doubles: with `dtype: 's'` they are rounded to singles, for a GPU has no doubles. Give the memory back by dispose, or declare the array
 * with `using`.
 *
 * @throws ArgumentError for anything that is no array, a wrong context or option.
 * @example
 * const context = await getContext();
 * using A = await device(context, [[2, 1], [4, 3]]);
 * using b = await matmul(A, [1, 2]);
 * using x = await solve(A, b);
 * console.log((await x.host()).get(0)); // 1
 */
export declare function device<A extends ArrayInput, P extends Real | undefined = undefined>(context: Context, a: A, options?: {
    readonly dtype?: P;
}): Promise<DeviceArray<Kept<A, P>>>;
export {};
