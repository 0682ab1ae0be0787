import { type Doubles } from './doubles.ref.ts';
import type { Iteration } from './lahqr.ref.ts';
import { type Turns } from './turns.ref.ts';
/** Orders of windows up to this one. */
export declare const WINDOW = 96;
/** C := op(A) B, op(A) being A or A^H, where C has m rows and n columns. */
export interface Product {
    readonly transA: 'n' | 'c';
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly A: Doubles;
    readonly B: Doubles;
    readonly C: Doubles;
}
/** B := A */
export interface Copy {
    readonly rows: number;
    readonly cols: number;
    readonly A: Doubles;
    readonly B: Doubles;
}
/** Matrices in which windows are worked on. */
export interface HqrRoom {
    /** WINDOW x WINDOW. */
    readonly T: Doubles;
    /** WINDOW x WINDOW: the transformation of a window, and that of the one before it, which the rest is still multiplied with. */
    readonly factors: readonly [Doubles, Doubles];
    /** n x WINDOW each, and WINDOW x n. */
    readonly tall: readonly [Doubles, Doubles];
    readonly wide: Doubles;
    /** Whether something else can be computed between the beginning of products and their end. */
    readonly overlaps: boolean;
    /** Begins products that do not touch each other's results; what is returned finishes them. */
    readonly begin: (products: readonly Product[]) => () => void;
    readonly copy: (copies: readonly Copy[]) => void;
    /** What happens within a window, for real matrices. */
    readonly turns: Turns;
}
export declare const newHqrRoom: (n: number, parts?: 1 | 2) => HqrRoom;
/**
 * Begins H := V^H H V outside the window, whose own elements are in place: rows and columns first .. first+w-1 of an active block top ..
 * end-1, or of all of H where the Schur form is wanted, and Z := Z V. The first `ahead` columns behind the window are as they shall be at
 * once, all the rest when what is returned has been called.
 */
export declare function beginWindow({ schur, n, H, Z, zlo, zhi }: Iteration, { tall, wide, begin, copy }: HqrRoom, V: Doubles, top: number, end: number, first: number, w: number, ahead: number): () => void;
