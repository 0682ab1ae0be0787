import { type BatchCall, type Form } from '../core/batchForms.ts';
import type { Prec } from '../core/field.ts';
import { type RealArray, type RealMat } from '../core/matrix.ts';
import { type HostUse } from '../runtime/buffer.ts';
/** The sizes of a problem; those that a routine does not have are 0. */
export interface BatchSizes {
    readonly m: number;
    readonly n: number;
    readonly nrhs: number;
}
/** The operands of a routine. Matrices are named as in the spec; the first is the one to be factored. */
export interface BatchRoles {
    readonly matrices: Readonly<Record<string, {
        rows(s: BatchSizes): number;
        cols(s: BatchSizes): number;
        readonly use: HostUse;
    }>>;
    readonly pivots?: {
        each(s: BatchSizes): number;
        readonly use: HostUse;
    };
}
export type HostBatchCall = BatchCall & {
    readonly prec: Prec;
    readonly routine: string;
    /** Of a ragged batch problems of at most that order are left to others. */
    readonly above?: number;
};
export interface Operand {
    readonly name: string;
    readonly data: RealArray;
    /** Entries of `data` for an element: two of a complex one. */
    readonly parts: 1 | 2;
    readonly use: HostUse;
    readonly off: number;
    ldOf(b: number): number;
    placeOf(b: number): number;
    rows(s: BatchSizes): number;
    cols(s: BatchSizes): number;
}
interface PivotLists {
    readonly data: Int32Array;
    readonly off: number;
    readonly use: HostUse;
    each(s: BatchSizes): number;
    placeOf(b: number): number;
}
/** Problems of one size, by their numbers; without `members` all of the batch. */
export interface Class extends BatchSizes {
    readonly count: number;
    readonly members?: Int32Array;
}
interface Integers {
    readonly data: Int32Array;
    readonly off: number;
}
export interface HostBatch {
    readonly operands: readonly Operand[];
    readonly pivots: PivotLists | undefined;
    readonly info: Integers | undefined;
    readonly nonfinite: Integers | undefined;
    /** Row-major. */
    readonly byRows: boolean;
    /** Of the problems that are placed by the device: whether all their matrices are inside their buffers. */
    inside(b: number, s: BatchSizes): boolean;
}
export declare function hostBatch(a: HostBatchCall, routine: BatchRoles, form: Form): Promise<HostBatch>;
export declare const sizesAt: (a: HostBatchCall, b: number) => BatchSizes;
/** The problems by their sizes; those that are not inside their buffers are in no class, and their info is -1. */
export declare function classesOf(a: HostBatchCall, batch: HostBatch, form: Form): Class[];
/** A problem's matrix of an operand, where it lies. */
export declare const matOf: (X: Operand, b: number) => RealMat;
/** Memory for a packed column-major copy of one matrix. */
export declare function emptyCopy(X: Operand, s: BatchSizes): RealMat;
export declare const memberOf: ({ members }: Class, k: number) => number;
/** Pivots of matrix b in 1..n, whatever is given. */
export declare function legalPivots({ data, off, placeOf }: PivotLists, b: number, n: number, to: Int32Array, at: number): void;
/** Matrices of `count` problems of a class from the one numbered `first` on, to packed column-major copies ('take') or back from them. */
export declare function exchange({ byRows }: HostBatch, X: Operand, sizes: Class, first: number, count: number, copies: RealArray, direction: 'take' | 'put'): void;
export declare function flagNonfinite({ operands, nonfinite, byRows }: HostBatch, classes: readonly Class[], uplo?: 'l' | 'u'): void;
/**
 * NaN for everything that a problem which failed would have written: of the matrix that is factored one triangle, where only one is used.
 */
export declare function fillFailed({ operands, info, byRows }: HostBatch, classes: readonly Class[], uplo?: 'l' | 'u'): void;
export {};
