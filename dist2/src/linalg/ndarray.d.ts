import type { Numbers } from './arrays.ts';
type NameOf<D> = D extends Float64Array ? 'float64' : D extends Float32Array ? 'float32' : D extends Int8Array ? 'int8' : D extends Uint8Array ? 'uint8' : D extends Uint8ClampedArray ? 'uint8_clamped' : D extends Int16Array ? 'int16' : D extends Uint16Array ? 'uint16' : D extends Int32Array ? 'int32' : D extends Uint32Array ? 'uint32' : 'array';
/**
 * An array of any dimensions over data that others may share: element (i, j, ...) is data[offset + i stride[0] + j stride[1] + ...]. What
 * verbs return; made of data by `ndarray`. It has the fields and methods of the package `ndarray`, and goes where that one's arrays go.
 * console.log shows its numbers.
 *
 * @example
 * const C = await matmul([[1, 2], [3, 4]], [[0, 1], [1, 0]]);
 * console.log(C.get(0, 0), C.shape, C.data); // 2 [ 2, 2 ] Float64Array(4) [ 2, 1, 4, 3 ]
 */
export declare class NdArray<D extends Numbers = Numbers> {
    /** The elements, in the order that strides and offset say; rows first where a verb has made them, unless it says otherwise. */
    data: D;
    /** The lengths of the axes. */
    shape: number[];
    /** How many elements lie from one to the next along each axis. */
    stride: number[];
    /** The place of the first element. */
    offset: number;
    constructor(data: D, shape: number[], stride: number[], offset: number);
    /** NumPy's name of the type of the elements. */
    get dtype(): NameOf<D>;
    /** How many axes there are. */
    get dimension(): number;
    /** How many elements there are. */
    get size(): number;
    /** The axes, that of the smallest stride first. */
    get order(): number[];
    /** A view with the axes in reverse. */
    get T(): NdArray<D>;
    /** The place of an element in data. */
    index(...at: number[]): number;
    /** An element: get(i, j, ...). */
    get(...at: number[]): number;
    /** Writes an element: set(i, j, ..., value). */
    set(...at: number[]): number;
    /** The number of an array without axes. */
    valueOf(): unknown;
    /** A view of the first elements along each axis, so many as said; all along one that nothing is said of. */
    hi(...to: number[]): NdArray<D>;
    /** A view without the first elements along each axis. */
    lo(...first: number[]): NdArray<D>;
    /** A view of every k-th element along each axis, from the last one on if k is negative. */
    step(...by: number[]): NdArray<D>;
    /** A view with the axes in another order: transpose(1, 0). */
    transpose(...axes: number[]): NdArray<D>;
    /** A view without the axes along which an index is said; null or -1 keeps one. */
    pick(...at: (number | null)[]): NdArray<D>;
}
/**
 * An array of any dimensions over `data`, which it shares: element (i, j, ...) is data[offset + i stride[0] + j stride[1] + ...]. What
 * verbs return, and one of the forms that they take. It has the fields and methods of the package `ndarray` (get, set, lo, hi, step,
 * transpose, pick), and console.log shows its numbers.
 *
 * data: a typed array, or numbers. shape: the lengths; one, that of the data, if left out. stride: elements from one to the next along each
 * axis, negative ones among them; rows first if left out. offset: the place of the first element; if left out 0, or what negative strides
 * need. Nothing is checked: a verb checks what it is given.
 *
 * @example
 * const A = ndarray(new Float64Array([1, 2, 3, 4, 5, 6]), [2, 3]);
 * console.log(A.get(1, 0), A.transpose(1, 0).shape); // 4 [ 3, 2 ]
 */
export declare function ndarray<D extends Numbers>(data: D, shape?: readonly number[], stride?: readonly number[], offset?: number): NdArray<D>;
export {};
