// What the backends share of matrix functions: when an iteration for a root is done, how far a matrix is scaled, which Padé approximant an
// exponential needs. Numbers only. The kernels have the rules of `verdict` again, in kernels/lib/root_steps.wgsl.
/** Steps that an iteration may take. A condition number of 1/eps needs some 30 in single precision and 60 in double. */
export const MOST_STEPS = { s: 40, d: 90 };
/**
 * What becomes of an iteration whose distance from the unit matrix, in the Frobenius norm, is `error`, and was `before` one step earlier.
 *
 * The p-th root's iteration takes a distance d to at most (p + 1) d^2 / 2 in exact arithmetic: from 1 / (4 (p + 1)) on it must fall by more
 * than a factor of four in every step, and where it does not, what is left is rounding.
 */
export function verdict(n, p, eps, error, before) {
    const near = 1 / (4 * (p + 1));
    if (!(error < 100 * Math.sqrt(n) * p))
        return 'failed';
    if (error <= (n + 4 * p) * eps)
        return 'converged';
    if (before >= near)
        return 'goes on';
    return error >= near ? 'failed' : error > before / 4 ? 'converged' : 'goes on';
}
/** For a largest element of that magnitude: sums of squares then neither overflow nor vanish. */
export function rootScale(largest, p) {
    const exponent = Math.max(-1000, Math.min(1000, Math.floor(Math.log2(largest))));
    const turns = Math.floor(exponent / p);
    // By a power of 2^p, which has an exact root, unless that is so large that nothing would be gained.
    if (p <= MOST_EXACT)
        return { shift: turns * p, back: 2 ** -turns };
    return { shift: exponent, back: 2 ** (-exponent / p) };
}
/** Up to this p a matrix scaled by a power of 2^p keeps its norm in the range of single precision. */
const MOST_EXACT = 64;
/** Steps of the power method that estimate the largest eigenvalue, and the vector that they begin with: like no eigenvector. */
export const POWER_STEPS = 16;
export const powerStart = (i) => 1 + ((i * 40503) % 65536) / 65536;
// b(j) = (2m - j)! m! / ((2m)! (m - j)! j!), times what makes the last of them 1.
const B3 = [120, 60, 12, 1];
const B5 = [30240, 15120, 3360, 420, 30, 1];
const B7 = [17297280, 8648640, 1995840, 277200, 25200, 1512, 56, 1];
const B9 = [17643225600, 8821612800, 2075673600, 302702400, 30270240, 2162160, 110880, 3960, 90, 1];
const B13 = [
    64764752532480000, 32382376266240000, 7771770303897600, 1187353796428800, 129060195264000, 10559470521600,
    670442572800, 33522128640, 1323241920, 40840800, 960960, 16380, 182, 1,
];
/** Norms up to which the backward error is below the unit roundoff: Higham (2005), and for degree 13 Al-Mohy and Higham (2009). */
export const PADE = {
    s: [
        { m: 3, theta: 0.4258730016922831, b: B3 },
        { m: 5, theta: 1.880152677804762, b: B5 },
        { m: 7, theta: 3.92572478313866, b: B7 },
    ],
    d: [
        { m: 3, theta: 0.01495585217958292, b: B3 },
        { m: 5, theta: 0.253939833006323, b: B5 },
        { m: 7, theta: 0.9504178996162932, b: B7 },
        { m: 9, theta: 2.097847961257068, b: B9 },
        { m: 13, theta: 4.25, b: B13 },
    ],
};
/** The first coefficient of the approximant's backward error, that of the power 2m + 1: (m!)^2 / ((2m)! (2m + 1)!). */
export function padeRemainder(m) {
    let c = 1;
    for (let k = 1; k <= m; k++)
        c *= k / (m + k);
    for (let k = 2; k <= 2 * m + 1; k++)
        c /= k;
    return c;
}
