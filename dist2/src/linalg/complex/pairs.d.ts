/** Pairs of singles or of doubles: real and imaginary parts in turn. */
export type Pairs = Float32Array | Float64Array;
/** An array of complex numbers as it lies; strides and offset count pairs. */
export interface Complexes {
    readonly data: Pairs;
    readonly shape: readonly number[];
    readonly stride: readonly number[];
    readonly offset: number;
}
/** Calls `visit` with the place of each element, rows first, and its number. */
export declare function eachOf(shape: readonly number[], stride: readonly number[], offset: number, visit: (place: number, k: number) => void): void;
/** The complex precisions. */
export type ComplexReal = 'c' | 'z';
/** An array without gaps, rows first. */
export declare const rowsFirst: (data: Pairs, shape: readonly number[]) => Complexes;
/** Single if all are of singles. */
export declare const complexPrecision: (operands: readonly Complexes[]) => ComplexReal;
/** The numbers of an array in a precision, in the order of its axes, or of these: a copy. */
export declare function pairsOf(prec: ComplexReal, { data, shape, stride, offset }: Complexes, axes?: readonly number[]): Pairs;
/** A copy with every imaginary part negated, rows first. */
export declare function conjugated(x: Complexes): Complexes;
