import { type FieldMat } from '../../core/matrix.ts';
/** log2 of x, as an integer; 0 of 0 and of what is not finite. */
export declare const exponentOf: (x: number) => number;
/** T = A or A^H, p x q with p >= q. */
export interface Tall {
    readonly p: number;
    readonly q: number;
    /** Whether T is A^H. */
    readonly turned: boolean;
    readonly A: FieldMat;
}
/**
 * T D in singles, columns at a time: D is diagonal, of powers of two that bring the largest element of each column, of complex ones
 * the largest part, to 1..2. Householder
 * reflections do not feel it, for they treat every column alike; but numbers stay in the range of singles, and norms mean something.
 */
export declare class TallDemotion {
    /** D. */
    readonly scales: Float64Array;
    /** The 2-norms of the columns of T D so far. */
    readonly norms: Float64Array;
    /** Whether a column is infinite, or so large or small that it must not be scaled. */
    readonly overflow: boolean;
    private readonly tall;
    constructor(tall: Tall);
    /** S(:, 0), S(:, 1), ... := columns from, ..., to - 1 of T D in singles. */
    columns(from: number, to: number, S: FieldMat): void;
}
