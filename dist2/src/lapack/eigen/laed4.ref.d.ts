/**
 * Sums at a distance from a pole `origin`, over the poles up to `last` and over those behind it: z_j^2 / delta_j and their derivatives
 * z_j^2 / delta_j^2, delta_j = (d_j - d_origin) - distance.
 */
export interface SecularSums {
    origin: number;
    distance: number;
    readonly last: number;
    below: number;
    belowSlope: number;
    above: number;
    aboveSlope: number;
}
/** Root i, between poles i and i + 1, or behind the last one. */
export declare class SecularRoot implements SecularSums {
    origin: number;
    distance: number;
    readonly last: number;
    below: number;
    belowSlope: number;
    above: number;
    aboveSlope: number;
    private readonly i;
    private readonly d;
    private readonly squares;
    /** 1 / rho */
    private readonly constant;
    private readonly eps;
    /** The distance is between these. */
    private low;
    private high;
    private rounds;
    /** How the poles' weights are interpolated; see `step`. */
    private fixed;
    private before;
    /** `total`: the sum of squares, those of z. First the sums in the middle are asked for. */
    constructor(i: number, d: Float64Array, squares: Float64Array, total: number, rho: number, eps: number);
    /** Takes the sums that were asked for; true if the root is found, else the next ones are asked for. */
    next(): boolean;
    /** From the sums in the middle of the interval: which pole is nearer, and a first guess with the others' part as it is there. */
    private start;
    /**
     * The zero of c + s1 / (delta1 - step) + s2 / (delta2 - step), which has the value and the slope here: the pole nearer to the root with
     * its own weight, or both so that either side's sum has its value and slope ("the middle way").
     */
    private step;
    /** Between both ends: by factors where they have one sign, and quickly towards 0 where one of them is 0. */
    private middle;
}
/** All roots: pole `origins[i]` plus `distances[i]`, ascending, each between poles i and i + 1. `sums` computes those of many roots. */
export declare function laed4Ref(d: Float64Array, z: Float64Array, rho: number, eps: number, sums?: (d: Float64Array, squares: Float64Array, of: readonly SecularSums[]) => void): {
    origins: Int32Array;
    distances: Float64Array;
};
