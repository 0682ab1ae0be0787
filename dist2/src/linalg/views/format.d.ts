import type { ComplexInput } from '../complex/complexArray.ts';
/** Options of `format`. */
export interface FormatOptions {
    /** The most digits behind the point; default 8. Zeros at the end are left out in all columns alike. */
    readonly precision?: number;
    /** Arrays of more elements are shown by their edges, '...' standing for what is between; default 1000. */
    readonly threshold?: number;
    /** How many elements of each axis an edge has; default 3. */
    readonly edgeItems?: number;
    /** Characters of a line; default 75. */
    readonly lineWidth?: number;
}
export declare const DEFAULTS: {
    readonly precision: 8;
    readonly threshold: 1000;
    readonly edgeItems: 3;
    readonly lineWidth: 75;
};
/**
 * An array as a text, as NumPy prints it (str): rows in brackets, columns aligned, numbers with as many digits as they need, at most
 * `precision`, with exponents where the largest number is more than 1000 times the least, from 1e8 on and below 1e-4. Arrays of more than
 * `threshold` elements are shown by their edges.
 *
 * A: any array that verbs take, complex ones among them. console.log(x) shows results of verbs in this way too, in Node, Bun and Deno;
 * ndarrays of other makers are to be formatted: console.log(format(x)).
 *
 * @throws ArgumentError for what is no array, or a wrong option.
 * @example
 * console.log(format([[1, 2.5], [-3, 4]]));
 * // [[ 1.   2.5]
 * //  [-3.   4. ]]
 */
export declare function format(A: ComplexInput, options?: FormatOptions): string;
/** An array by the places of its elements. */
interface Places {
    readonly shape: readonly number[];
    readonly stride: readonly number[];
    readonly offset: number;
}
/** The places of the elements that are shown. */
export declare function shownPlaces(of: Places, how: Required<FormatOptions>): number[];
/** The text of an array, by what writes the element at a place. */
export declare function written(of: Places, how: Required<FormatOptions>, write: (at: number) => string): string;
export {};
