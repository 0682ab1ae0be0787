// Views: arrays that share the data of others. What the functions that make them have in common.
import type ndarray from 'ndarray';
import type { Layout } from '../../core/strided.ts';
import type { ArrayInput, Numbers } from '../arrays.ts';
import { arrayOf } from '../result.ts';

/** The data of a view: those of the array itself, or of the copy that is made of nested arrays and numbers. */
export type DataOf<A> = A extends ndarray.TypedArray
  ? A
  : A extends { readonly data: infer D extends ndarray.Data<number> }
    ? D
    : Float64Array;

/** A view of an array. */
export type View<A> = ndarray.NdArray<DataOf<A>>;

/** An ndarray on the same data. */
export const viewOf = <A extends ArrayInput>({ data, shape, stride, offset }: Layout<Numbers>): View<A> =>
  arrayOf(data as ndarray.Data<number>, shape, stride, offset) as unknown as View<A>;
