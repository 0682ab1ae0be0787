import type { FieldMat, RealArray } from '../../core/matrix.ts';
import { type Doubles } from './doubles.ref.ts';
import { type BalanceJob, type Range } from './gebal.ref.ts';
import type { Iteration } from './lahqr.ref.ts';
/**
 * What is computed in; doubles for singles too, from the Hessenberg form on. In the engine's memory these are views, which must be asked
 * for anew behind a step that takes more of it: the first two.
 */
export interface SchurRoom {
    /** A, or its copy in the engine's memory; overwritten. */
    readonly A: FieldMat;
    /** n x n, of A's precision: Q of the Hessenberg form. Without vectors it is not there, and Z is empty. */
    readonly Q?: FieldMat | undefined;
    /** Comes to hold the Hessenberg form, and then the Schur form. */
    readonly H: Doubles;
    /** The first comes to hold the Schur vectors. */
    readonly Z: readonly Doubles[];
}
/** The steps on that room. */
export interface SchurSteps {
    /** A := its Hessenberg form, and the reflectors. */
    readonly reduce: (range: Range) => void;
    /** Q := the orthogonal (unitary) factor, from a copy of what `reduce` has left. */
    readonly writeOut: (range: Range) => void;
    readonly iterate: (iteration: Iteration) => number;
}
/** A room and the steps on it. */
export interface SchurTools {
    readonly room: SchurRoom;
    readonly steps: SchurSteps;
    /** What has been done to A already. */
    readonly prepared?: Prepared | undefined;
}
/** What is done to A before it is reduced. */
export interface Prepared {
    /** A was multiplied by it. */
    readonly factor: number;
    readonly range: Range;
    /** As gebalRef gives it. */
    readonly scale: Float64Array;
}
/** A matrix that has been prepared and reduced already: A is as gehrdRef leaves it. */
export interface Reduced {
    readonly prepared: Prepared;
    /** As orghrRef leaves it; where vectors are wanted. */
    readonly Q?: FieldMat | undefined;
}
/** What has been done to A, and its eigenvalues. */
export interface Found extends Prepared {
    readonly info: number;
    readonly re: Float64Array;
    readonly im: Float64Array;
    readonly eps: number;
}
/** Scales A, which is finite, and balances it. */
export declare function prepareRef(n: number, balance: BalanceJob, A: FieldMat): Prepared;
/** The tools for a matrix, if it has been reduced already those for what is left to do. */
export declare function behindReduction(n: number, tools: SchurTools, reduced: Reduced | undefined): SchurTools;
/** The Schur form of A, which is finite and not empty, to H, if `schur`, and its vectors to Z, if that is there; else eigenvalues alone. */
export declare function schurFormOf(n: number, balance: BalanceJob, schur: boolean, tools: SchurTools): Found;
/** Where eigenvalues go. */
export interface ValueArrays {
    /** Real parts. */
    readonly WR: RealArray;
    /** Imaginary parts. */
    readonly WI: RealArray;
    /** Entries from one to the next, if they are not neighbours: 2 where each is a pair. */
    readonly apart?: 1 | 2 | undefined;
}
/** The arrays for eigenvalues that are pairs. */
export declare const pairsOf: (W: RealArray) => ValueArrays;
/** Eigenvalues from .. to-1 := NaN. */
export declare function blankValues({ WR, WI, apart }: ValueArrays, from: number, to: number): void;
/** The eigenvalues of A itself; NaN where they were not found. */
export declare function storeValues(n: number, { info, factor, range, re, im }: Found, values: ValueArrays): void;
/** T := H / factor, where a block of a pair stays one; a complex T is triangular. */
export declare function storeForm(n: number, H: Doubles, T: FieldMat, factor: number): void;
/** The references' tools. `sides`: of how many kinds vectors are wanted. */
export declare function referenceTools(n: number, A: FieldMat, sides: number): SchurTools;
