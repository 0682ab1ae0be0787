import type { FieldMat, Uplo } from '../core/matrix.ts';
import type { Numeric } from '../core/signatures.ts';
import { type Engine } from '../engine/engine.ts';
import { type Elements, type Real } from '../engine/ops.ts';
import type { Place, Workspace } from '../engine/workspace.ts';
/**
 * Elements from which threads are used, and elements of a part. A product with fewer takes less than 0.3 ms; one thread reads 28 GB/s of
 * order 1024 and 12 of order 4096, which is 1.1 times what copying moves there (doubles, Xeon, Node 20, 2026-11).
 */
export declare const THREADED: number;
export interface Operands {
    readonly e: Engine;
    readonly r: Elements;
    readonly space: Workspace;
    readonly A: Place;
    /** A contiguous copy of a vector, times `factor`; factor 0 does not read it. Increments are signed: vectorRef. */
    pack(x: FieldMat, n: number, factor: Numeric): number;
    /** Copies it back. */
    unpack(at: number, x: FieldMat, n: number): void;
}
/**
 * Does `work` with a matrix of some elements that lives in the engine's memory, and returns true; false, with nothing done, if it lives
 * elsewhere, or is small. Copying a guest in would take as long as the loops in TypeScript.
 */
export declare function onEngine(A: FieldMat, elements: number, work: (operands: Operands) => void): boolean;
/** A contiguous vector of n elements in the engine's memory, until that grows. */
export declare const vectorAt: (e: Engine, r: Elements, n: number, at: number) => FieldMat;
/** 0, ..., n, for pieces of about PART of all the elements each, but at most so many; [0, n] if the elements are few. */
export declare function bounds(n: number, elements: number, most?: number): number[];
/** Bounds of columns of a triangle of order n between which it has about as many elements. */
export declare function triangleBounds(uplo: Uplo, n: number, count?: number): number[];
/** Runs a kernel on the pieces of 0..n-1. */
export declare function runPieces(e: Engine, r: Real, name: string, cuts: readonly number[], args: (first: number, last: number) => readonly number[]): void;
