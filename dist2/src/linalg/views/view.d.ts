import type { Layout } from '../../core/strided.ts';
import type { ArrayInput, Numbers } from '../arrays.ts';
import { type NdArray } from '../ndarray.ts';
/** The data of a view: those of the array itself, or of the copy that is made of nested arrays and numbers. */
export type DataOf<A> = A extends Numbers ? A : A extends {
    readonly data: infer D extends Numbers;
} ? D : Float64Array;
/** A view of an array. */
export type View<A> = NdArray<DataOf<A>>;
/** An ndarray on the same data. */
export declare const viewOf: <A extends ArrayInput>({ data, shape, stride, offset }: Layout<Numbers>) => View<A>;
