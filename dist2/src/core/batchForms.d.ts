import { type Flops } from './flops.ts';
import type { Ptr } from './matrix.ts';
import { type Access, type ArgSpec, type Extent, type Names, type OwnType, type RoutineSpec, type Values } from './spec.ts';
/** One integer per problem: an array of numbers, or a typed array. It is copied before the call returns. */
export type Integers = ArrayLike<number>;
/**
 * Matrices at equal distances: matrix b begins b strideX elements behind the pointer X. With stride 0 all problems read the same one;
 * matrices that are written share no element.
 */
export type AtStrides<X extends string> = {
    [K in X as `stride${K}`]: number;
} & {
    /** With 0 nothing is done. */
    batchCount: number;
};
/**
 * Matrices at offsets on the device, batchCount integers for each operand X: matrix b begins offsetsX(b) elements behind the pointer X.
 * Several b may have the same matrix of an operand that is only read; that those which are written share no element is not checked. A
 * problem of which a matrix would not lie inside its buffer is left out, and its info, where there is one, is -1. Pivots lie at equal
 * distances S all the same.
 */
export type AtOffsets<X extends string, S extends string = never> = {
    [K in X as `offsets${K}`]: Ptr<'i'>;
} & {
    [K in S as `stride${K}`]: number;
} & {
    /** With 0 nothing is done. */
    batchCount: number;
};
/**
 * Matrices at places that the host lists, one entry per problem and as many in each list: matrix b begins offsetsX(b) >= 0 elements behind
 * the pointer X. Several b may read the same matrix; those that are written share no element.
 */
export type AtPlaces<X extends string> = {
    [K in X as `offsets${K}`]: Integers;
};
/** How the matrices of a batch are stored. */
export type BatchStorage = 'col' | 'row';
/**
 * What becomes of the results of a matrix that could not be factored: its info says so, they are filled with NaN, or the call is rejected.
 */
export type OnFailure = 'info' | 'nan' | 'throw';
export interface StorageOption {
    /**
     * Default 'col': column-major, leading dimensions are distances of columns. 'row': row-major, they are distances of rows, at least the
     * number of columns. On a GPU nothing is copied for it.
     */
    layout?: BatchStorage;
}
export interface FailureOptions extends StorageOption {
    /**
     * Default 'info': info says which matrices failed. 'nan': besides, all that the call writes of such a problem, but its pivots, is filled
     * with NaN. 'throw': the call waits for the results, the only option that does, and rejects with an error that names the first matrix
     * that failed and how many did; the results are as with 'info'.
     */
    onFailure?: OnFailure;
}
export interface ReportOptions extends FailureOptions {
    /** Out, if given, one integer for each matrix: 1 where A had a NaN or an infinity in the part that is read, else 0. */
    nonfinite?: Ptr<'i'>;
}
/**
 * A batched routine: what stands in one problem, in the order of the arguments. The flag `layout` (STORAGE) stands behind the number of
 * problems if it is not among the flags.
 */
export interface BatchedRoutine {
    /** The name of the routine for one problem. */
    readonly name: string;
    /** Names by precision of the routine for one problem, as in its spec. */
    readonly named?: Names;
    /** Default 'sd'. */
    readonly precs?: string;
    /** As in a spec: doubles that kernels compute. */
    readonly doubles?: string;
    /** Of one problem, if a workgroup goes through its matrix column after column in doubles: how many of them. */
    readonly columns?: (a: Values) => number;
    /** With `columns`: whether the CPU takes one matrix after the other, on one thread. */
    readonly alone?: true;
    readonly flags?: Readonly<Record<string, ArgSpec>>;
    readonly sizes: readonly string[];
    /** Matrices by column-major extents, and scalars between them. */
    readonly operands: Readonly<Record<string, Operand>>;
    /** Whether there is an info, and a flag for NaN and infinities. */
    readonly reports: 'none' | 'info' | 'nonfinite';
    /** Whether no problem has anything to compute; of a ragged batch sizes are lists. */
    readonly nothing?: (a: Values) => boolean;
    /** Of one problem. */
    readonly flops: (a: Values) => Flops;
}
interface Matrix {
    readonly rows: Extent;
    readonly cols: Extent;
    readonly access: Access;
    /** Where its elements are not the call's: real ones of a complex call. */
    readonly type?: OwnType;
    /** May be left out, where this has nothing against it. */
    readonly optional?: NonNullable<ArgSpec['also']>;
}
/** A vector whose elements are side by side, whatever the order of storage. */
interface Column {
    readonly column: Extent;
    /** The precisions of calls that have it, if not all. */
    readonly precs?: string;
    readonly type?: OwnType;
    readonly access: Access;
}
/** Its increment is the same for all problems. */
interface Vector {
    readonly length: Extent;
    readonly type?: OwnType;
    readonly access: Access;
}
interface Pivots {
    readonly pivots: Extent;
    readonly access: 'in' | 'out';
}
interface Scalar {
    readonly scalar: number;
    /** A real number in every field. */
    readonly real?: true;
}
type Operand = Matrix | Vector | Column | Pivots | Scalar;
export interface BatchedForms {
    readonly strided: RoutineSpec;
    readonly batched: RoutineSpec;
    readonly vbatched: RoutineSpec;
}
export type Form = keyof BatchedForms;
/** The three forms of whatever there is for each, each made when it is first asked for: importing the package needs none of them. */
export declare function eachForm<T>(of: (form: Form) => T): Readonly<Record<Form, T>>;
export declare const ldName: (name: string) => string;
export declare const strideName: (name: string) => string;
export declare const offsetsName: (name: string) => string;
export declare const squareMatrix: (access: Access) => Matrix;
export declare const rightSides: Matrix;
export declare const pivots: (access: 'in' | 'out') => Pivots;
/** How the matrices are stored. */
export declare const STORAGE: {
    readonly kind: 'flag';
    readonly values: readonly ['col', 'row'];
    readonly default: 'col';
};
/** The specs getrfStridedBatched, getrfBatched and getrfVbatched of a routine getrf. */
export declare const batchedForms: (r: BatchedRoutine) => BatchedForms;
/** A checked call of any form. */
export type BatchCall = Readonly<Record<string, unknown>> & {
    readonly n: number | Integers;
    readonly batchCount?: number;
};
/** Which form a call is: lists of sizes, offsets on the device, or strides (some of which there are in the form with offsets, too). */
export declare function formOf(a: BatchCall): Form;
export declare const countOf: (a: BatchCall) => number;
export {};
