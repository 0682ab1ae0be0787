// Eigenvalues of a symmetric tridiagonal matrix by QL and QR without square roots, in doubles.
import { MOST_SWEEPS, pairValues, sortValues } from './steqr.ref.js';
import { blockEnd, blockScale, isFiniteOrNaN, scaleRows, tridiagonalMax, unconverged } from './tridiagonal.ref.js';
/**
 * d := the eigenvalues, in ascending order, of the symmetric tridiagonal matrix of order n with diagonal d and off-diagonal e; e := 0.
 * Returns how many elements of e have not converged; d is then in no order. NaN and infinity: d and e are NaN, and n is returned. `eps`:
 * unit roundoff of what d and e are known to.
 *
 * The variant of Pal, Walker and Kahan: it works on squares of e. Source: LAPACK xSTERF; B. Parlett, The Symmetric Eigenvalue Problem,
 * 8.15.
 */
export function sterfRef(n, d, e, eps) {
    if (n === 0)
        return 0;
    if (!isFiniteOrNaN(n, d, e))
        return n;
    let left = MOST_SWEEPS * n;
    for (let first = 0, last = 0; first < n && left > 0; first = last + 1) {
        last = blockEnd(n, first, d, e, eps);
        const factor = blockScale(tridiagonalMax(first, last, d, e));
        scaleRows(first, last, d, e, factor);
        for (let i = first; i < last; i++)
            e[i] *= e[i];
        left = iterateSquares(first, last, d, e, eps, left);
        for (let i = first; i < last; i++)
            e[i] = Math.sqrt(e[i]);
        scaleRows(first, last, d, e, 1 / factor);
    }
    const info = left > 0 ? 0 : unconverged(n, e);
    if (info === 0)
        sortValues(n, d);
    return info;
}
/** A block whose e has been squared, from its smaller end on: see steqr.ref.ts. Returns how many sweeps are left. */
function iterateSquares(first, last, d, e, eps, sweeps) {
    const down = Math.abs(d[last]) >= Math.abs(d[first]);
    const step = down ? 1 : -1;
    const end = down ? last : first;
    const between = down ? 0 : -1;
    let left = sweeps;
    let at = down ? first : last;
    while ((end - at) * step >= 0) {
        let until = at;
        while (until !== end) {
            if (e[until + between] <= Math.abs(eps * d[until] * (eps * d[until + step]))) {
                e[until + between] = 0;
                break;
            }
            until += step;
        }
        if (until === at) {
            at += step;
        }
        else if (until === at + step) {
            [d[at], d[until]] = pairValues(d[at], Math.sqrt(e[at + between]), d[until]);
            e[at + between] = 0;
            at += 2 * step;
        }
        else if (left === 0) {
            return 0;
        }
        else {
            left--;
            chaseSquares(at, until, step, d, e);
        }
    }
    return left;
}
/** One sweep with Wilkinson's shift, taken at `at`, from `until` to there. */
function chaseSquares(at, until, step, d, e) {
    const between = step === 1 ? 0 : -1;
    const root = Math.sqrt(e[at + between]);
    const half = (d[at + step] - d[at]) / (2 * root);
    const shift = d[at] - root / (half + (half < 0 ? -1 : 1) * Math.hypot(half, 1));
    let [c, s] = [1, 0];
    let gamma = d[until] - shift;
    let p = gamma * gamma;
    for (let i = until - step; (i - at) * step >= 0; i -= step) {
        const square = e[i + between];
        const r = p + square;
        if (i !== until - step)
            e[i + step + between] = s * r;
        const before = c;
        c = p / r;
        s = square / r;
        const old = gamma;
        const alpha = d[i];
        gamma = c * (alpha - shift) - s * old;
        d[i + step] = old + (alpha - gamma);
        p = c !== 0 ? (gamma * gamma) / c : before * square;
    }
    e[at + between] = s * p;
    d[at] = shift + gamma;
}
