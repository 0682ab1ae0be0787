import fc from 'fast-check';
import { type Prec } from '../src/core/field.ts';
import { type RoutineSpec } from '../src/core/spec.ts';
/** How the numbers of operands are made. */
export declare const DATA: readonly ['plain', 'integers', 'zero', 'denormal', 'huge', 'nan', 'inf', 'mixed'];
export type DataKind = (typeof DATA)[number];
export interface Knobs {
    /** Of the numbers in operands, and of what lies around them. */
    readonly seed: number;
    readonly kind: DataKind;
    /** Square matrices are symmetric and diagonally dominant. */
    readonly definite: boolean;
    /** Pivots that interchange, not only ones that stay. */
    readonly swaps: boolean;
    /** Operands of a type share a buffer: none, one behind the other, or those that are only read on top of each other. */
    readonly share: 'none' | 'behind' | 'same';
    /** Elements of garbage behind the last window of a buffer. */
    readonly behind: number;
    /** Problems in a batch. */
    readonly entries: number;
    /** By argument, what stands for its value. */
    readonly of: Readonly<Record<string, unknown>>;
}
export declare const oneOf: <T>(values: readonly T[]) => fc.Arbitrary<T>;
/** The k-th of sizes up to `most`. */
export declare const sizes: (most: number) => fc.Arbitrary<number>;
/** Random calls of a routine in a precision, with sizes up to `most` and up to `many` problems in a batch. */
export declare function knobsOf(spec: RoutineSpec, prec: Prec, most: number, many?: number): fc.Arbitrary<Knobs>;
