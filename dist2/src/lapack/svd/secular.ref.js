// Roots of the secular equation of a bidiagonal matrix that is put together from two: where its squared singular values are, as distances
// from the squared values of its parts. In doubles.
/** sqrt(pole^2 + x) without cancellation. */
export const rootValue = (pole, x) => pole + x / (pole + Math.sqrt(pole * pole + x));
/** Steps before a root is taken as it is; five are usual, and halving alone would take about 160. */
const MOST_STEPS = 200;
/** (d(j) - d(p)) (d(j) + d(p)) for all j: d(j)^2 - d(p)^2 without cancellation. */
function distances(k, d, pole, delta) {
    const p = d[pole];
    for (let j = 0; j < k; j++)
        delta[j] = (d[j] - p) * (d[j] + p);
}
/** 1 + the sum of z(j)^2 / (delta(j) - x), without the terms j = skip and skip + 1. */
function valueAt(k, z, delta, x, skip) {
    let sum = 1;
    for (let j = 0; j < k; j++)
        if (j !== skip && j !== skip + 1)
            sum += (z[j] * z[j]) / (delta[j] - x);
    return sum;
}
/** The root of c y^2 - a y + b that lies between low and high; NaN if none does. */
function between(a, b, c, low, high) {
    const root = Math.sqrt(Math.max(0, a * a - 4 * b * c));
    const q = a >= 0 ? a + root : a - root;
    const first = (2 * b) / q;
    if (first > low && first < high)
        return first;
    const second = q / (2 * c);
    return second > low && second < high ? second : Number.NaN;
}
/**
 * to := the root number i, 0 <= i < k, of 1 + sum z(j)^2 / (d(j)^2 - s^2) = 0, with d(0) = 0 < d(1) < ... and z(j) != 0: d(i) < s <
 * d(i+1), or above d(k-1). As a distance from the nearer one of its poles it keeps its digits, and so do all d(j)^2 - s^2 that are
 * computed from it. delta: room for k elements.
 *
 * Between two poles the terms below and above are each replaced by a constant and the nearest pole, with the same value and derivative.
 * Source: J. Bunch, C. Nielsen, D. Sorensen, Rank-one modification of the symmetric eigenproblem, Numer. Math. 31 (1978); when to stop:
 * LAPACK xLASD4.
 */
export function secularRef(i, k, d, z, delta, to) {
    to.pole = i;
    if (k === 1) {
        to.x = z[0] * z[0];
        return;
    }
    const last = i === k - 1;
    // The poles of the interpolation: those around the root, or the last two
    const left = last ? k - 2 : i;
    const right = left + 1;
    const gap = (d[right] - d[left]) * (d[right] + d[left]);
    let [low, high] = [0, gap / 2];
    distances(k, d, i, delta);
    if (last) {
        high = 0;
        for (let j = 0; j < k; j++)
            high += z[j] * z[j];
    }
    const middle = last ? high / 2 : gap / 2;
    // Of the other terms the value in the middle
    const c = valueAt(k, z, delta, middle, left);
    const [below, above] = [z[left] ** 2, z[right] ** 2];
    if (!last && c + below / (delta[left] - middle) + above / (delta[right] - middle) < 0) {
        to.pole = right;
        [low, high] = [-gap / 2, 0];
        distances(k, d, right, delta);
    }
    const atRight = to.pole === right;
    let x = atRight
        ? between(below + above - c * gap, -above * gap, c, low, high)
        : between(below + above + c * gap, below * gap, c, low, high);
    for (let step = 0; step < MOST_STEPS; step++) {
        if (!(x > low && x < high)) {
            x = (low + high) / 2;
            if (x === low || x === high)
                break;
        }
        let [psi, slopeBelow, phi, slopeAbove] = [0, 0, 0, 0];
        for (let j = 0; j <= left; j++) {
            const term = z[j] / (delta[j] - x);
            psi += z[j] * term;
            slopeBelow += term * term;
        }
        for (let j = right; j < k; j++) {
            const term = z[j] / (delta[j] - x);
            phi += z[j] * term;
            slopeAbove += term * term;
        }
        const slope = slopeBelow + slopeAbove;
        const value = 1 + psi + phi;
        const size = 1 + 8 * (Math.abs(psi) + Math.abs(phi)) + Math.abs(x) * slope;
        if (!(Math.abs(value) > Number.EPSILON * 0.5 * size))
            break;
        if (value < 0)
            low = x;
        else
            high = x;
        const [a, b] = [delta[left] - x, delta[right] - x];
        const rest = value - a * slopeBelow - b * slopeAbove;
        const y = between((a + b) * value - a * b * slope, a * b * value, rest, low - x, high - x);
        if (x + y === x)
            break;
        x += y;
    }
    to.x = x;
}
