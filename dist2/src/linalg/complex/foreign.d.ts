import { type Strided } from '../../core/strided.ts';
import { type ArrayInput, type Operand } from '../arrays.ts';
import type { Argument } from '../device/verb.ts';
import { type Complexes } from './pairs.ts';
/** A typed array of complex numbers, as stdlib's Complex64Array and Complex128Array are: both parts in turn in its buffer. */
export interface ComplexTypedArray {
    /** What a typed array of JavaScript's own has. */
    readonly [Symbol.toStringTag]?: never;
    readonly BYTES_PER_ELEMENT: number;
    readonly buffer: ArrayBufferLike;
    readonly byteOffset: number;
    readonly length: number;
}
/** Real and imaginary parts as two arrays of one shape; a number stands for all. */
export interface ComplexParts {
    readonly re: ArrayInput;
    readonly im: ArrayInput;
}
/** An ndarray of complex numbers: over a ComplexTypedArray, or over interleaved numbers. Strides and offset count complex numbers. */
export interface ComplexStrided extends Omit<Strided, 'data'> {
    readonly data: ComplexTypedArray;
    readonly dtype?: unknown;
}
/** Arrays of complex numbers of other libraries, and pairs of real ones: what `complex` makes a ComplexArray of. */
export type ForeignComplex = ComplexTypedArray | ComplexStrided | ComplexParts;
/** An argument in one of these forms, without a copy but for pairs of arrays; undefined if it is in none. */
export declare function foreignOf(routine: string, [x, name, position]: Argument): Complexes | undefined;
/** re + i im, rows first; `im` may have no dimensions, which stands for all, and so may `re`. */
export declare function ofParts(re: Operand, im: Operand | undefined, fail: (shape: string, rule: string) => never): Complexes;
