// Eigenvalues and vectors of a symmetric tridiagonal matrix by implicit QL and QR, in doubles. The rotations go to whoever has the vectors:
// steqr.cpu.ts keeps them for the engine.
import { entriesOf } from '../../core/matrix.js';
import { rotateRef } from '../rotations.ref.js';
import { lartgRef } from '../svd/plane.ref.js';
import { ascending, blockEnd, blockScale, isFiniteOrNaN, permuteColumns, scaleRows, tridiagonalMax, unconverged, unitRef, } from './tridiagonal.ref.js';
/** Sweeps per eigenvalue, on average, before iteration is given up; fewer than two are usual. */
export const MOST_SWEEPS = 30;
/** What is added to squares that are compared, so that zeros converge. */
const SAFE = 2 ** -1022;
/**
 * T = Z D Z^T for the symmetric tridiagonal T of order n with diagonal d and off-diagonal e. d := the eigenvalues in ascending order, e :=
 * 0; with compz 'i' Z := their vectors, with 'v' Z := Z times them. Returns how many elements of e have not converged, and then leaves d
 * and Z in no order: T has become what they and e are. NaN and infinity: all is NaN, and n is returned. `eps`: unit roundoff of what d
 * and e are known to. Source: LAPACK xSTEQR.
 */
export function steqrRef(compz, n, d, e, Z, eps) {
    if (n === 0)
        return 0;
    if (!isFiniteOrNaN(n, d, e, compz === 'n' ? undefined : Z))
        return n;
    if (compz === 'i')
        unitRef(n, Z);
    const vectors = compz === 'n' ? undefined : Z;
    const sweep = (first, step, count, planes) => rotateRef(n, vectors, first, step, count, planes);
    const info = qlIteration(n, d, e, eps, vectors && sweep);
    if (info === 0) {
        const order = sortValues(n, d);
        if (vectors !== undefined)
            permuteColumns((vectors.parts ?? 1) * n, entriesOf(vectors), order);
    }
    return info;
}
/** d in ascending order; where each value was. */
export function sortValues(n, d) {
    const order = ascending(n, d);
    d.set(Float64Array.from(order, (i) => d[i]));
    return order;
}
/**
 * As steqrRef, of finite numbers; the eigenvalues are left in the order in which they are found. Gives up after so many `sweeps`.
 */
export function qlIteration(n, d, e, eps, sweep, sweeps = MOST_SWEEPS * n) {
    const planes = new Float64Array(2 * n);
    let left = sweeps;
    for (let first = 0, last = 0; first < n && left > 0; first = last + 1) {
        last = blockEnd(n, first, d, e, eps);
        const factor = blockScale(tridiagonalMax(first, last, d, e));
        scaleRows(first, last, d, e, factor);
        left = iterateBlock(first, last, d, e, eps, left, planes, sweep);
        scaleRows(first, last, d, e, 1 / factor);
    }
    return left > 0 ? 0 : unconverged(n, e);
}
/**
 * A block, from its smaller end on, where eigenvalues are split off: downwards, which is QL, or upwards, which is QR, the same with both
 * ends exchanged. Returns how many of `sweeps` are left.
 */
function iterateBlock(first, last, d, e, eps, sweeps, planes, sweep) {
    const down = Math.abs(d[last]) >= Math.abs(d[first]);
    const step = down ? 1 : -1;
    const end = down ? last : first;
    /** The element of e between i and its neighbour is e[i + between]. */
    const between = down ? 0 : -1;
    let left = sweeps;
    let at = down ? first : last;
    while ((end - at) * step >= 0) {
        let until = at;
        while (until !== end) {
            const off = e[until + between];
            if (off * off <= eps * Math.abs(d[until]) * (eps * Math.abs(d[until + step])) + SAFE) {
                e[until + between] = 0;
                break;
            }
            until += step;
        }
        if (until === at) {
            at += step;
        }
        else if (until === at + step) {
            solvePair(Math.min(at, until), d, e, planes);
            sweep?.(Math.min(at, until), 1, 1, planes);
            at += 2 * step;
        }
        else if (left === 0) {
            return 0;
        }
        else {
            left--;
            chase(at, until, step, d, e, planes);
            sweep?.(until, down ? -1 : 1, Math.abs(until - at), planes);
        }
    }
    return left;
}
const plane = { c: 1, s: 0, r: 0 };
/** One sweep with Wilkinson's shift, taken at `at`: the bulge goes from `until` to there. */
function chase(at, until, step, d, e, planes) {
    const between = step === 1 ? 0 : -1;
    const near = e[at + between];
    const half = (d[at + step] - d[at]) / (2 * near);
    let g = d[until] - d[at] + near / (half + (half < 0 ? -1 : 1) * Math.hypot(half, 1));
    let [c, s, p] = [1, 1, 0];
    for (let i = until - step, k = 0; (i - at) * step >= 0; i -= step, k++) {
        const next = i + step;
        const f = s * e[i + between];
        const b = c * e[i + between];
        lartgRef(g, f, plane);
        if (next !== until)
            e[next + between] = plane.r;
        c = plane.c;
        s = plane.s;
        g = d[next] - p;
        const r = (d[i] - g) * s + 2 * c * b;
        p = s * r;
        d[next] = g + p;
        g = c * r - b;
        planes[2 * k] = c;
        planes[2 * k + 1] = s;
    }
    d[at] -= p;
    e[at + between] = g;
}
/** The block of rows i and i + 1: its eigenvalues, the one of larger modulus first, and the rotation. Source: LAPACK xLAEV2. */
function solvePair(i, d, e, planes) {
    const [a, b, c] = [d[i], e[i], d[i + 1]];
    const [difference, twice] = [a - c, 2 * b];
    const root = Math.hypot(difference, twice);
    const sign = a + c < 0 ? -1 : 1;
    const [most, least] = pairValues(a, b, c);
    d[i] = most;
    d[i + 1] = least;
    e[i] = 0;
    // The vector of the larger eigenvalue of [a b; b c]: of the two ways to write it the one without cancellation
    const turn = difference < 0 ? -1 : 1;
    const sum = difference + turn * root;
    let cosine;
    let sine;
    if (Math.abs(sum) > Math.abs(twice)) {
        const t = -twice / sum;
        sine = 1 / Math.sqrt(1 + t * t);
        cosine = t * sine;
    }
    else if (twice === 0) {
        [cosine, sine] = [1, 0];
    }
    else {
        const t = -sum / twice;
        cosine = 1 / Math.sqrt(1 + t * t);
        sine = t * cosine;
    }
    planes[0] = sign === turn ? -sine : cosine;
    planes[1] = sign === turn ? cosine : sine;
}
/** The eigenvalues of [a b; b c], the one of larger modulus first. Source: LAPACK xLAE2. */
export function pairValues(a, b, c) {
    const sum = a + c;
    const root = Math.hypot(a - c, 2 * b);
    if (sum === 0)
        return [root / 2, -root / 2];
    const most = (sum + (sum < 0 ? -root : root)) / 2;
    const [larger, smaller] = Math.abs(a) > Math.abs(c) ? [a, c] : [c, a];
    return [most, (larger / most) * smaller - (b / most) * b];
}
