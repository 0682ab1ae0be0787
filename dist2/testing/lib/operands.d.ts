import { type RealOf } from '../../src/core/field.ts';
import type { ElementType, Prec, Ptr } from '../../src/index.ts';
import { type Context } from '../../src/index.ts';
import { type MatrixView, type RealArray } from './norms.ts';
/** A vector of integers (pivots, info), described like a matrix of one column. */
export interface IntegerView extends Omit<MatrixView, 'data'> {
    readonly data: Int32Array;
}
/** An operand that has not the call's precision, and the one that it has. */
export interface TypedView<E extends Prec = Prec> extends MatrixView {
    readonly type: E;
}
/** An operand that is real in calls of every field. */
export type RealView = TypedView<RealOf<Prec>>;
export type Operands = Readonly<Record<string, MatrixView | IntegerView>>;
/** A place on the device with its leading dimension; passed to a routine as A it is the pointer. */
export interface Placed<E extends ElementType> extends Ptr<E> {
    readonly ld: number;
}
export type PlacedOperands<D extends Operands> = {
    readonly [K in keyof D]: Placed<D[K] extends IntegerView ? 'i' : D[K] extends TypedView<infer E> ? E : Prec>;
};
export interface Layout {
    /** Leading dimensions become multiples of this, plus `pad`. */
    readonly align?: number;
    readonly pad?: number;
    /** Elements in front of the window, and as many behind it. */
    readonly offset?: number;
}
/** Room for so many elements. Halves and bytes are kept as f32 of the same values. */
export declare const arrayOf: (prec: Prec, elements: number) => RealArray;
export declare const rounded: (prec: Prec, x: number) => number;
type Shape = readonly [rows: number, cols: number];
/** A rows x cols window in an array of its own. Padding of an operand that is only read is NaN. */
export declare function window(prec: Prec, rows: number, cols: number, layout?: Layout, use?: 'read' | 'write'): MatrixView;
/** The same of an operand that is real in calls of every field. */
export declare const realWindow: (prec: Prec, rows: number, cols: number, layout?: Layout, use?: 'read' | 'write') => RealView;
/** One window per shape: those named in `together` in one array, which is written, the others in arrays that are only read. */
export declare function place<K extends string>(prec: Prec, shapes: Readonly<Record<K, Shape>>, together: readonly K[], layout?: Layout): Record<K, MatrixView>;
/** Zeroed integers; with a layout they lie between guards. */
export declare function integers(length: number, { offset }?: Layout): IntegerView;
/** A formula for the elements of a matrix, 0-based: of complex ones for the real part and then, with part = 1, for the imaginary part. */
export type Formula = (i: number, j: number, part: number) => number;
/** X(i,j) := entry(i, j), column by column. */
export declare function fill(prec: Prec, x: MatrixView, entry: Formula): void;
/** The same windows over copies of the arrays of the named operands; the others are shared. */
export declare function copied<D extends Operands>(operands: D, names: readonly (keyof D)[]): D;
/** Number of elements that differ although they belong to none of the written operands. NaN equals NaN. */
export declare function strayWrites<D extends Operands>(before: D, after: D, written: readonly (keyof D)[]): number;
/** Operands on a context. `load` restores what a run has overwritten; `fetch` brings results back. */
export declare class Staged<D extends Operands> {
    readonly at: PlacedOperands<D>;
    private readonly context;
    private readonly operands;
    private readonly buffers;
    constructor(context: Context, prec: Prec, operands: D);
    load(names: readonly (keyof D)[]): void;
    /** The named operands as they are now; the others as they were given. */
    fetch(names: readonly (keyof D)[]): Promise<D>;
    dispose(): void;
}
export {};
