export interface Rng {
    /** Uniform on [0, 1). */
    next(): number;
    /** Uniform on 0..n-1. */
    below(n: number): number;
    /** 32 random bits. */
    bits(): number;
}
export declare function rngOf(seed: number): Rng;
/** A number that stands for several: the seed of call k of a campaign. */
export declare function mixed(...numbers: readonly number[]): number;
