// What the CPU and the GPU have to agree on about random butterflies: which elements a level combines, the random numbers, and when a
// solution that was computed with their help is good enough.
/** A well-mixed function of 32 bits, one to one. Source: C. Wellons, Hash prospector (lowbias32). */
function mix(x) {
    x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
    x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
    return (x ^ (x >>> 16)) >>> 0;
}
/** exp((r - 1/2)/10) for r uniform in [0, 1): number i of its level and side. No state: any element may be computed anywhere. */
export function butterflyEntry(seed, side, level, i) {
    const stream = mix(seed + Math.imul(1 + 2 * side + level, 0x9e3779b9));
    return Math.exp(((mix(i ^ stream) >>> 8) / 2 ** 24 - 0.5) / 10);
}
/** The pairs of a level, and the elements that stay alone as pairs with themselves. */
export function butterflyPairs(n, level) {
    const middle = Math.ceil(n / 2);
    const segments = level === 0
        ? [[0, n]]
        : [
            [0, middle],
            [middle, n],
        ];
    return segments.flatMap(([from, to]) => {
        const length = to - from;
        const half = Math.ceil(length / 2);
        return Array.from({ length: half }, (_, i) => {
            const lo = from + i;
            return [lo, i < length - half ? lo + half : lo];
        });
    });
}
/** Steps of refinement at most; one is always made. */
const MOST_STEPS = 5;
/** The greatest quotient of neighbours; 0/0 is 0. NaN if there is one. */
function worstRatio(pairs) {
    let worst = 0;
    for (let j = 0; j < pairs.length; j += 2) {
        const [a, b] = [pairs[j], pairs[j + 1]];
        const ratio = a === 0 && b === 0 ? 0 : a / b;
        if (!(ratio <= worst))
            worst = ratio;
        if (Number.isNaN(worst))
            return worst;
    }
    return worst;
}
/**
 * What to do after step number `step`, given the greatest residual ||r||_max / (||A||_inf ||x||_max) of the step before. 'stop': the
 * solution is of no use. Signs of that: a pivot that may be a rounding error in the place of a zero; a correction as large as the solution,
 * so that A is singular to working precision; a residual that is not halved; anything that is not finite.
 */
export function rbtVerdict(f, step, before) {
    const sound = f.leastPivot > 16 * f.eps * f.anorm &&
        f.largestPivot < Number.POSITIVE_INFINITY &&
        worstRatio(f.corrections) <= 0.5;
    const residual = worstRatio(f.residuals) / f.anorm;
    // As in LAPACK's dsgesv, with room for the rounding of residuals in the same precision.
    if (sound && residual <= 2 * Math.sqrt(f.n) * f.eps)
        return { verdict: 'good', residual };
    return { verdict: sound && step < MOST_STEPS && residual < before / 2 ? 'again' : 'stop', residual };
}
