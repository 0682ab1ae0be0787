/** Steps at most, for a bound that lies below 1e-300. */
const MOST = 9;
/** What ||X^T X - 1||_F may be where one step of Newton and Schulz leaves rounding errors alone. */
export const polished = (n, eps) => Math.max(Math.sqrt(eps), 8 * n * eps);
/**
 * The steps that bring n singular values from [least, 1] near enough to 1. With the weights of each its image of [least, 1] has the
 * greatest possible least value, and 1 stays 1.
 */
export function polarWeights(n, least, eps) {
    const steps = [];
    for (let l = least; 1 - l > Math.sqrt(eps / n) / 4 && steps.length < MOST;) {
        const square = l * l;
        const d = Math.cbrt((4 * (1 - square)) / (square * square));
        const root = Math.sqrt(1 + d);
        const a = root + Math.sqrt(8 - 4 * d + (8 * (2 - square)) / (square * root)) / 2;
        const b = (a - 1) ** 2 / 4;
        const c = a + b - 1;
        steps.push({ a, b, c });
        l = Math.min(1, (l * (a + b * square)) / (1 + c * square));
    }
    return steps;
}
/** Rounds of the iteration: what the first leaves, because its bound was none, another one puts right. */
export const ROUNDS = 3;
/** A lower bound of the singular values of X where ||X^T X - 1||_F is `left`; a low one if that does not say. */
export const leastAfter = (left, eps) => (left < 0.5 ? 1 - left : eps);
/** Above it large weights do no harm to columns as they are. */
const WELL_CONDITIONED = 1e-3;
/**
 * For a matrix of norm at most 1 with that ||R^-1||_1 of its R, or an estimate, which may be three times too small. Singular values below
 * eps are rounding errors, or zeros that no step would move: noise of norm 4 eps makes them larger than eps / (200 n), nearly always.
 */
export function polarStart(n, inverse, eps) {
    const least = Math.min(1, 1 / (3 * Math.sqrt(n) * inverse));
    if (least > eps)
        return { least, mixed: least < WELL_CONDITIONED, noise: 0 };
    return { least: eps / (200 * n), mixed: true, noise: (3.4 * eps) / Math.sqrt(n) };
}
/** A number in -1 .. 1 that looks random, the k-th of them. Source: M. O'Neill's PCG, as a hash. */
export function randomNumber(k) {
    const state = (Math.imul(k, 747796405) + 2891336453) >>> 0;
    const word = Math.imul((state >>> ((state >>> 28) + 4)) ^ state, 277803737) >>> 0;
    return (((word >>> 22) ^ word) >>> 0) / 2 ** 31 - 1;
}
/**
 * X := R of X W = V R with a random orthogonal W. That reveals the rank of X as column pivoting would. Without it the QR factorizations
 * of steps with large weights are not stable row by row, and errors grow with the weights where leading columns are nearly dependent: for
 * Hilbert matrices of order 200 to 1e4 eps. Source: J. Demmel, I. Dumitriu, O. Holtz, Fast linear algebra is stable, Numer. Math. 108
 * (2007).
 */
export function mix(tools, { n, X, tau, W, V, tauV }) {
    tools.random(n, W, 1);
    tools.factor(n, n, W, tau);
    tools.writeOut(n, n, W, tau);
    tools.gemm('n', 'n', n, n, n, 1, X, W, 0, V);
    tools.factor(n, n, V, tauV);
    tools.add(n, n, 1, V, 0, X);
    tools.upper(n, X);
}
/** X := V X W^T. */
export function unmix(tools, { n, X, Y, W, V, tauV }) {
    tools.reflect(n, n, V, tauV, X);
    tools.add(n, n, 1, X, 0, Y);
    tools.gemm('n', 't', n, n, n, 1, Y, W, 0, X);
}
/** X := X + noise. */
export function addNoise(tools, { n, X, G }, noise) {
    tools.random(n, G, noise);
    tools.add(n, n, 1, G, 1, X);
}
/** Weights up to which the Cholesky factor is well conditioned enough. */
const MOST_CHOLESKY = 100;
/** X := X (a + b X^T X) (1 + c X^T X)^-1 = b/c X + (a - b/c) X (1 + c X^T X)^-1. */
export function polarStep(tools, { n, X, Y, G, tau }, { a, b, c }) {
    const rest = a - b / c;
    if (c > MOST_CHOLESKY) {
        // [sqrt(c) X; 1] = [Q1; Q2] R, Q1 Q2^T = sqrt(c) X (1 + c X^T X)^-1
        const below = tools.at(Y, n, 0);
        tools.add(n, n, Math.sqrt(c), X, 0, Y);
        tools.unit(n, below);
        tools.factor(2 * n, n, Y, tau);
        tools.writeOut(2 * n, n, Y, tau);
        tools.gemm('n', 't', n, n, n, rest / Math.sqrt(c), Y, below, b / c, X);
        return;
    }
    tools.unit(n, G);
    tools.syrk('u', 't', n, n, c, X, 1, G);
    tools.potrf(n, G);
    tools.add(n, n, 1, X, 0, Y);
    tools.trsm('r', 'u', 'n', 'n', n, n, rest, G, Y);
    tools.trsm('r', 'u', 't', 'n', n, n, 1, G, Y);
    tools.add(n, n, 1, Y, b / c, X);
}
/** G := X^T X - 1, whose norm says how far X is from orthogonal. */
export function departure(tools, { n, X, G }) {
    tools.unit(n, G);
    tools.gemm('t', 'n', n, n, n, 1, X, X, -1, G);
}
/** X := X - X G / 2 with that G, a step of Newton and Schulz. */
export function polish(tools, { n, X, Y, G }) {
    tools.add(n, n, 1, X, 0, Y);
    tools.gemm('n', 'n', n, n, n, -0.5, Y, G, 1, X);
}
