// Random, LAPACK's random numbers (dlaruv, dlarnv): the multiplicative congruential generator x := a x mod 2^48 of
// Fishman (1990), so that a tester draws the numbers that a LAPACK tester draws from the same ISEED.
// dlaruv tabulates a^1..a^128 only to run on vectors; its output is this sequence, element by element. The parts of a complex number are
// two of its numbers (zlarnv).
const HALF = 2 ** 24;
const MULTIPLIER = 33952834046453; // (494, 322, 2508, 2549) in base 4096
const A_LOW = MULTIPLIER % HALF;
const A_HIGH = Math.floor(MULTIPLIER / HALF);
export const ISEED = [0, 0, 0, 1];
/** A bijection of integers of 32 bits in which every bit depends on every other (the last steps of MurmurHash3). */
function scattered(x) {
    x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
    return (x ^ (x >>> 16)) >>> 0;
}
/** Neighbouring seeds must not begin sequences that are alike, which states that are neighbours would. */
function digitsOf(seed) {
    if (!Number.isSafeInteger(seed) || seed < 0)
        throw new RangeError(`seed is ${seed}; it must be an integer >= 0`);
    const first = scattered((seed % 2 ** 32) ^ scattered(Math.floor(seed / 2 ** 32) ^ 0x9e3779b9));
    const second = scattered(first ^ 0x7f4a7c15);
    return [first >>> 20, (first >>> 8) & 4095, ((first & 255) << 4) | (second >>> 28), ((second >>> 16) & 4095) | 1];
}
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
export class Random {
    high;
    low;
    constructor(seed = ISEED) {
        const digits = typeof seed === 'number' ? digitsOf(seed) : seed;
        if (digits.some((digit) => !Number.isInteger(digit) || digit < 0 || digit > 4095) || digits[3] % 2 === 0) {
            throw new RangeError(`seed is [${digits.join(', ')}]; it needs four integers in 0..4095, the last odd`);
        }
        this.high = digits[0] * 4096 + digits[1];
        this.low = digits[2] * 4096 + digits[3];
    }
    /** State as LAPACK returns it in ISEED. */
    seed() {
        return [Math.floor(this.high / 4096), this.high % 4096, Math.floor(this.low / 4096), this.low % 4096];
    }
    /** Uniform on (0,1): never 0 because the state stays odd, never 1 because 48 bits fit a double. */
    rand() {
        // 24-bit halves keep each product below 2^48 and each sum below 2^50, hence exact in doubles.
        const product = this.low * A_LOW;
        const carry = Math.floor(product / HALF);
        this.high = (this.high * A_LOW + this.low * A_HIGH + carry) % HALF;
        this.low = product - carry * HALF;
        return (this.high + this.low / HALF) / HALF;
    }
    /** Uniform on (-1,1). */
    rands() {
        return 2 * this.rand() - 1;
    }
    /** Normal (0,1) by Box-Muller; two uniforms each, the sine half unused, as in dlarnv. */
    randn() {
        const radius = Math.sqrt(-2 * Math.log(this.rand()));
        return radius * Math.cos(2 * Math.PI * this.rand());
    }
    /** +1 or -1. */
    sign() {
        return this.rand() < 0.5 ? -1 : 1;
    }
    next(distribution) {
        return this[distribution]();
    }
    /**
     * x := random, the whole array; rounding to a Float32Array can turn a value just below 1 into 1. Normal complex numbers (`parts` 2) are
     * the cosine and the sine half of one radius.
     */
    fill(x, distribution, parts) {
        if (distribution === 'rand')
            for (let i = 0; i < x.length; i++)
                x[i] = this.rand();
        else if (distribution === 'rands')
            for (let i = 0; i < x.length; i++)
                x[i] = this.rands();
        else if (parts === undefined)
            for (let i = 0; i < x.length; i++)
                x[i] = this.randn();
        else
            for (let i = 0; i < x.length; i += 2) {
                const radius = Math.sqrt(-2 * Math.log(this.rand()));
                const angle = 2 * Math.PI * this.rand();
                x[i] = radius * Math.cos(angle);
                x[i + 1] = radius * Math.sin(angle);
            }
        return x;
    }
}
