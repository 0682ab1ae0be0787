import { larfRef } from '../qr/larfg.ref.ts';
/** A matrix is an array, the place in it where the first element is that changes, and how far apart its columns are. */
export interface Turns {
    /** Three neighbouring columns times I - t w w^T, w = (1, w2, w3)^T. */
    readonly columns3: (a: Float64Array, at: number, ld: number, rows: number, w2: number, w3: number, t: number) => void;
    /** The same matrix times three neighbouring rows. */
    readonly rows3: (a: Float64Array, at: number, ld: number, cols: number, w2: number, w3: number, t: number) => void;
    /** Two neighbouring columns times I - t w w^T, w = (1, w2)^T. */
    readonly columns2: (a: Float64Array, at: number, ld: number, rows: number, w2: number, t: number) => void;
    readonly rows2: (a: Float64Array, at: number, ld: number, cols: number, w2: number, t: number) => void;
    /** (x, y) := (c x + s y, c y - s x) of neighbouring columns. */
    readonly rotateColumns: (a: Float64Array, at: number, ld: number, rows: number, c: number, s: number) => void;
    readonly rotateRows: (a: Float64Array, at: number, ld: number, cols: number, c: number, s: number) => void;
    /** A whole matrix times a reflector, of up to as many rows and columns as a window. */
    readonly larf: typeof larfRef;
}
export declare const turnsRef: Turns;
/** A reflector I - t w w^T, w = (1, w2, w3)^T, that makes what it was made for beta times the first unit vector. */
export interface SmallReflector {
    beta: number;
    t: number;
    w2: number;
    w3: number;
}
/** The one that is used again and again: objects made for every reflector cost more than its arithmetic. */
export declare const smallReflector: () => SmallReflector;
/** `h` := the reflector of (v1, v2, v3), or of two elements with v3 = 0. Tiny ones count: what stays would stay for ever. */
export declare function makeSmallReflector(h: SmallReflector, v1: number, v2: number, v3: number): void;
