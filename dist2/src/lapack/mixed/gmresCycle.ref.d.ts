import type { Numeric } from '../../core/signatures.ts';
/** Directions of a cycle at most. */
export declare const MOST_DIRECTIONS = 30;
/**
 * The combination y of directions Z for which ||r - A Z y||_2 is least, from what an orthonormal basis V, V(0) = r / ||r||, makes of their
 * images: by rotations that turn V^H A Z into a triangle, whose diagonal is real.
 */
export declare class LeastResidual {
    /** ||r - A Z y||_2 for the directions so far. */
    residual: number;
    /** Columns of the triangle; what the rotations make of ||r|| e(0). */
    private readonly T;
    private readonly g;
    private readonly rotations;
    constructor(norm: number);
    /** Directions so far. */
    get count(): number;
    /**
     * Adds a direction whose image is V column + outside V(next); column is changed. False, and nothing is added, if less than `least` of the
     * image is left by the rotations: it lies in those of the other directions; or if there is NaN in it.
     */
    add(column: Numeric[], outside: number, least: number): boolean;
    /** y */
    combination(): Numeric[];
}
/** From a residual r: asks for Z(j), an approximation of A^-1 V(j), and A Z(j), and minimizes ||r - A Z y||_2. */
export declare class Cycle {
    private readonly goal;
    private readonly parts;
    private readonly beta;
    /** Orthonormal, V(0) = r / beta. */
    private readonly V;
    private readonly Z;
    private readonly least;
    /** Ends when the residual's 2-norm is at most `goal`. */
    constructor(r: Float64Array, goal: number, parts?: 1 | 2);
    /** V(j), whose solution is wanted. */
    get direction(): Float64Array;
    /** Adds z with w = A z, which is changed. False if the cycle is to end. */
    extend(z: Float64Array, w: Float64Array): boolean;
    /** x := x + Z y */
    correct(x: Float64Array): void;
    /** v^H w */
    private dot;
    private vector;
}
