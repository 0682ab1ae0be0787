import { type NdArray } from '../ndarray.ts';
/** The data types that arrays are created in: of 4 bytes, which compute in single precision, and of 8, in double. */
export type DType = 'float32' | 'float64';
/** The typed array of a data type. */
export type DataOfType<D extends DType> = D extends 'float32' ? Float32Array : Float64Array;
/** An ndarray of a data type. */
export type Created<D extends DType> = NdArray<DataOfType<D>>;
/** Options of what makes arrays: the type of their elements. */
export interface CreateOptions<D extends DType = DType> {
    /** 'float64', the default, for double precision, or 'float32' for single. */
    readonly dtype?: D;
}
/** Sizes of all axes, or one number for a vector. */
export type Shape = number | readonly number[];
/** A data type, checked. */
export declare function dtypeOf(routine: string, position: number, dtype?: unknown): DType;
/** The data type among options whose names are `dtype` and these. */
export declare function dtypeAmong(routine: string, position: number, options: CreateOptions, names?: readonly string[]): DType;
/** An argument that counts something. */
export declare function countOf(routine: string, name: string, position: number, n: unknown): number;
/** An argument that is any number but NaN and the infinities. */
export declare function finiteOf(routine: string, name: string, position: number, x: unknown): number;
/** An argument that is an integer, such as the number of a diagonal; `fallback` if it is left out. */
export declare function integerOf(routine: string, name: string, position: number, k: unknown, fallback: number): number;
/** A shape, checked. */
export declare function shapeOf(routine: string, position: number, shape: unknown): number[];
/** An array of zeros, rows first. */
export declare function blank<D extends DType>(routine: string, dtype: D, shape: readonly number[]): Created<D>;
/** Zeros. Throws where there is no memory for as many. */
export declare function memory(routine: string, dtype: DType, length: number): Float32Array | Float64Array;
