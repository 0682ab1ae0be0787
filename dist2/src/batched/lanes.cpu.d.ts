import type { FieldMat } from '../core/matrix.ts';
import type { Engine, WasmKernel } from '../engine/engine.ts';
import { type Elements, type Real } from '../engine/ops.ts';
import type { Place, Workspace } from '../engine/workspace.ts';
/** The matrices of an operand: rows x cols each, `stride` elements from one to the next. */
export interface BatchMat extends FieldMat {
    readonly rows: number;
    readonly cols: number;
    readonly stride: number;
    readonly count: number;
}
/** The same in the engine's memory: the first matrix, and from one to the next and from column to column in bytes. */
export interface BatchPlace extends Place {
    readonly strideBytes: number;
    readonly ldBytes: number;
}
/** The elements of an operand of a call: real ones of a complex call, if it has one part. */
export declare const elementsIn: (r: Elements, parts: 1 | 2 | undefined) => Elements;
/** Operands that are written, which may lie between each other in one array: an array that is a guest is brought in once. */
export declare function batchPlaces(space: Workspace, r: Elements, operands: readonly BatchMat[]): BatchPlace[];
/** Matrix b of a batch. */
export declare const placeOf: ({ at, ld, strideBytes }: BatchPlace, b: number) => Place;
/**
 * Whether groups of rows x cols matrices, of which `order` columns are eliminated, are computed in lanes. They share the second-level
 * cache.
 */
export declare const fitsLanes: (order: number, rows: number, cols: number) => boolean;
/** The same of matrices of any type: lanes are of real numbers. */
export declare const inLanes: (r: Elements, order: number, rows: number, cols: number) => r is Real;
/**
 * Calls a kernel's function for all matrices, on all threads: `args` are its arguments for matrices from `first` on, but for their number.
 */
export declare function runLanes(e: Engine, r: Real, kernel: WasmKernel, name: string, { count, flops }: {
    readonly count: number;
    readonly flops: number;
}, args: (first: number) => readonly number[]): void;
