// Rules of condition numbers, refinement and equilibration that every backend follows.
import { leastOf, mostOf, precOf, safeMinOf } from './extremes.js';
import { SAFE_MIN } from './scaling.js';
/** P A = L U, as getrf leaves it. */
export const luTriangles = {
    part: 'f',
    diag: 'n',
    solves(transposed) {
        const [L, U] = [{ uplo: 'l', diag: 'u' }, { uplo: 'u', diag: 'n' }];
        return transposed
            ? [
                { ...U, trans: 'c' },
                { ...L, trans: 'c' },
            ]
            : [
                { ...L, trans: 'n' },
                { ...U, trans: 'n' },
            ];
    },
};
/** A = L L^H or U^H U, as potrf leaves it: the factor on the left of the product comes first. */
export function choleskyTriangles(uplo) {
    const order = uplo === 'l' ? ['n', 'c'] : ['c', 'n'];
    const solves = order.map((trans) => ({ uplo, trans, diag: 'n' }));
    return { part: uplo, diag: 'n', solves: () => solves };
}
/** A itself is a triangle. */
export const oneTriangle = (uplo, diag) => ({
    part: uplo,
    diag,
    solves: (transposed) => [{ uplo, trans: transposed ? 'c' : 'n', diag }],
});
/** Corrections at most, as in LAPACK. */
export const MOST_STEPS = 5;
const EPS = { s: 2 ** -24, d: 2 ** -53 };
export function roundingOf(n, prec) {
    const eps = EPS[prec];
    const safe1 = (n + 1) * SAFE_MIN[prec];
    return { eps, safe1, safe2: safe1 / eps, bound: (n + 1) * eps };
}
/** What an expert driver says of a solution: n + 1 where it has no digit to rely on, because rcond is below eps, or NaN. */
export const expertInfo = (n, rcond, prec) => (rcond >= EPS[prec] ? 0 : n + 1);
/**
 * The ratio of the least to the largest of given scale factors, kept in range: rowcnd or colcnd of a matrix that was equilibrated before.
 */
export function ratioOf(factors) {
    const smallest = safeMinOf(factors);
    return Math.max(leastOf(factors), smallest) / Math.min(mostOf(factors), 1 / smallest);
}
/** Below this ratio of the least to the largest size scaling is worth while. */
export const THRESHOLD = 0.1;
/** Whether products with elements up to amax may leave the range: in the gap of 2 eps (2^-23, 2^-52) from its ends. */
export function extreme(amax, x) {
    const small = safeMinOf(x) / (precOf(x) === 's' ? 2 ** -23 : 2 ** -52);
    return amax < small || amax > 1 / small;
}
/** Which of diag(r) and diag(c) laqge applies; `like` has the precision of A. */
export function equedOf(m, n, like, rowcnd, colcnd, amax) {
    if (m === 0 || n === 0)
        return 0;
    const rows = rowcnd < THRESHOLD || extreme(amax, like) ? 1 : 0;
    return (rows + (colcnd < THRESHOLD ? 2 : 0));
}
