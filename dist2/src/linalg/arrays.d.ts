import { type Layout, type Strided } from '../core/strided.ts';
import { DeviceBuffer } from '../runtime/buffer.ts';
import type { ComplexArray } from './complex/complexArray.ts';
import type { DeviceArray } from './deviceArray.ts';
/** Typed arrays of integers, which mean double precision. */
export type IntegerArray = Int8Array | Uint8Array | Uint8ClampedArray | Int16Array | Uint16Array | Int32Array | Uint32Array;
/** What an array may hold: a Float32Array means single precision, anything else double. */
export type Numbers = Float32Array | Float64Array | IntegerArray | readonly number[];
/**
 * Rows of rows of numbers, to any depth: [[1, 2], [3, 4]] is a matrix. The innermost rows may be typed arrays. They mean double precision.
 */
export type NestedArray = readonly (number | NestedArray | Float32Array | Float64Array | IntegerArray)[];
/** A typed array that says how its elements are arranged, rows first. One without a shape is a vector. */
export type ShapedArray = (Float32Array | Float64Array | IntegerArray) & {
    readonly shape?: readonly number[];
};
/** What a ComplexArray is not. */
interface OfReal {
    readonly isComplex?: never;
}
/**
 * What verbs take for an array: an ndarray or any record {data, shape, stride?, offset?}, rows first if there is no stride, and any strides
 * otherwise; a typed array, with a property `shape` or as a vector; nested arrays; and a number, for an array of no dimensions. It is the
 * structure that counts, never the class. Singles are those with data in a Float32Array; all else is computed with as doubles.
 */
export type ArrayInput = (Strided<Numbers> & OfReal) | ShapedArray | NestedArray | number;
/** The same, or an array that is on a device already: what verbs that compute there take. */
export type AnyArray = ArrayInput | DeviceArray;
/** Whether an input is of singles. */
type IsSingle<A> = A extends Float32Array ? true : A extends {
    readonly data: infer D;
} ? D extends Float32Array ? true : false : A extends DeviceArray<infer D> ? D extends Float32Array ? true : false : false;
type Both<A extends boolean, B extends boolean> = A extends true ? B extends true ? Float32Array : Float64Array : Float64Array;
/** The data type of a result: single if the operands are, else double. */
export type Solved<A, B = A> = Both<IsSingle<A>, IsSingle<B>>;
type AllSingle<X extends readonly unknown[]> = X extends readonly [infer First, ...infer Others] ? IsSingle<First> extends infer Single ? Single extends true ? AllSingle<Others> : false : never : X extends readonly [] ? true : boolean;
/** The same of any number of operands. */
export type SolvedAll<X extends readonly unknown[]> = Both<AllSingle<X>, true>;
export declare const isSingle: (data: unknown) => boolean;
/** Whether an argument is an array on a device: a shape over a buffer. */
export declare function isDeviceArray(x: unknown): x is DeviceArray;
/** Whether an argument is an array of complex numbers. */
export declare function isComplexArray(x: unknown): x is ComplexArray;
/** What makes one of other libraries' arrays: `complex`, which says so itself where a program has it. */
declare let made: ((routine: string, argument: Named) => ComplexArray) | undefined;
export declare function madeComplexBy(make: NonNullable<typeof made>): void;
/**
 * An argument that is an array of complex numbers; of other libraries' a copy, where the program has the code that reads them: where it
 * has not, they are refused as what is no array.
 */
export declare function complexArrayOf(routine: string, argument: Named): ComplexArray | undefined;
/** An argument of a verb, with its name and position. */
type Named = readonly [x: unknown, name: string, position: number];
/** A checked argument. It is one of the things that it is made from, and checked only once. */
export declare class Operand implements Layout<Numbers> {
    readonly data: Numbers;
    readonly shape: readonly number[];
    readonly stride: readonly number[];
    readonly offset: number;
    /**
     * The buffer that the elements are in, if a context has them: the host's in `data`, as always, of a buffer on a GPU none. Only what a
     * verb computes on a GPU is given operands of the second kind.
     */
    readonly kept: DeviceBuffer<'s' | 'd'> | undefined;
    constructor({ data, shape, stride, offset }: Layout<Numbers>, kept?: DeviceBuffer<'s' | 'd'>);
}
/** Reads an argument of a verb. Throws ArgumentError, with the place of what is wrong. */
export declare function operandOf(routine: string, x: unknown, name: string, position: number): Operand;
export {};
