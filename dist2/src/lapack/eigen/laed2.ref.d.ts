/** Plane rotations of columns, to be made one after the other: columns x and y become c x + s y and c y - s x. */
interface Rotations {
    count: number;
    readonly x: Int32Array;
    readonly y: Int32Array;
    readonly c: Float64Array;
    readonly s: Float64Array;
}
/** What is left of two halves of n1 and n2 columns; columns are counted from the first of both. */
export interface Kept {
    readonly n1: number;
    readonly n2: number;
    /** Rotations of the n columns that come first. */
    readonly rotations: Rotations;
    /** Order of what is left. */
    readonly k: number;
    /** So many of the k columns have elements above only, in both halves, below only. */
    readonly top: number;
    readonly dense: number;
    readonly bottom: number;
    /** The columns: those above only, in both halves, below only, then those that are eigenvectors. */
    readonly columns: Int32Array;
    /** Place of pole i's column among the first k of `columns`. */
    readonly places: Int32Array;
    /** k, ascending. */
    readonly poles: Float64Array;
    readonly z: Float64Array;
    /** Values of columns k, k + 1 ... */
    readonly values: Float64Array;
}
/** What is left of diag(D1, D2) + rho z z^T: diag(poles) + rho z z^T. */
export interface Deflated extends Kept {
    readonly rho: number;
}
/** Where a column's elements are. */
export declare const TOP: 0, DENSE: 1, BOTTOM: 2;
export declare const takeRotations: (n: number) => Rotations;
/**
 * Deflates diag(d) + beta v v^T, v = (z1, z2) with the last row z1 of the first half's vectors and the first row z2 of the other's. `order`
 * has the n1 + n2 columns by eigenvalue, each half by itself and counted from its own first. `eps`: unit roundoff of the vectors.
 */
export declare function laed2Ref(n1: number, n2: number, values: Float64Array, order: Int32Array, z: Float64Array, beta: number, eps: number): Deflated;
/** Columns that are kept, by value, in the order of the products, and those that are gone behind them; by column type, value and z. */
export declare function arranged(kept: Int32Array, gone: Int32Array, type: Uint8Array, d: Float64Array, v: Float64Array): Omit<Kept, 'n1' | 'n2' | 'rotations'>;
/**
 * The columns of both halves, n1 and n2 of them, in the order of their values. The second half begins at column `second`, which its own are
 * counted from.
 */
export declare function merged(n1: number, n2: number, d: Float64Array, order: Int32Array, second?: number): Int32Array;
export {};
