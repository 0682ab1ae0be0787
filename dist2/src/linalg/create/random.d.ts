/** Four base-4096 digits, most significant first; the last is odd, or the period would be shorter. */
export type Seed = readonly [number, number, number, number];
export declare const ISEED: Seed;
/** dlarnv's idist 1, 2, 3: uniform on (0,1), uniform on (-1,1), normal (0,1). */
export type Distribution = 'rand' | 'rands' | 'randn';
/**
 * A sequence of random numbers that its seed determines, as NumPy's default_rng(seed) is one: rand and randn take it as their `seed`, and
 * go on in it. The numbers are LAPACK's (dlarnv), with a period of 2^46.
 *
 * seed: an integer from 0 to 2^53 - 1, or LAPACK's ISEED: four integers from 0 to 4095, the last odd.
 *
 * @throws RangeError for another seed.
 * @example
 * const random = new Random(7);
 * const [A, b] = [randn([3, 3], { seed: random }), randn(3, { seed: random })]; // not the same numbers
 */
export declare class Random {
    private high;
    private low;
    constructor(seed?: Seed | number);
    /** State as LAPACK returns it in ISEED. */
    seed(): Seed;
    /** Uniform on (0,1): never 0 because the state stays odd, never 1 because 48 bits fit a double. */
    rand(): number;
    /** Uniform on (-1,1). */
    rands(): number;
    /** Normal (0,1) by Box-Muller; two uniforms each, the sine half unused, as in dlarnv. */
    randn(): number;
    /** +1 or -1. */
    sign(): number;
    next(distribution: Distribution): number;
    /**
     * x := random, the whole array; rounding to a Float32Array can turn a value just below 1 into 1. Normal complex numbers (`parts` 2) are
     * the cosine and the sine half of one radius.
     */
    fill<T extends Float32Array | Float64Array>(x: T, distribution: Distribution, parts?: 2): T;
}
