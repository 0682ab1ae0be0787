// The reciprocal condition number from the norm of a matrix and products with its inverse, in TypeScript. Host memory only.
import { trsvRef } from '../../blas2/trsv.ref.js';
import { rowsOf } from '../../blas3/elements/part.ref.js';
import { trsmBlockedRef } from '../../blas3/triangular/trsm.ref.js';
import { precOf } from '../../core/extremes.js';
import { lacn2Ref } from './lacn2.ref.js';
/** Half the exponents of a precision: beyond 2^64 and 2^512 vectors are scaled against the norm. */
const HALF_RANGE = { s: 2 ** 64, d: 2 ** 512 };
/**
 * The size of the vectors that A^-1 is to be multiplied with: a power of two. With vectors of size s a solution has elements up to
 * s ||A^-1||, and the products within a substitution go up to s ||A|| ||A^-1||. s = ||A|| where that is below 1, and s = 1 above, bound
 * both by the condition number, whatever the norm: only a matrix that is singular to any precision overflows. LAPACK's scaled solves
 * (xLATRS) are not needed for that. Towards the ends of the range s stays away from where A^-1 s would become subnormal.
 */
export function startOf(anorm, prec) {
    const half = HALF_RANGE[prec];
    const size = 2 ** Math.floor(Math.log2(anorm));
    return size < 1 ? Math.max(size, 1 / half) : Math.max(1, size / half);
}
/**
 * 1 / (||A|| ||A^-1||) by lacn2Ref: 1 for an empty matrix, 0 for one that is singular or of norm 0 or infinity, NaN if anorm is or the
 * factors have NaN. `x` is workspace, `product` multiplies it by A^-1.
 */
export function rcondRef(anorm, x, product, factorsHaveNaN, parts = 1) {
    if (x.length === 0)
        return 1;
    if (Number.isNaN(anorm))
        return Number.NaN;
    if (anorm === 0 || anorm === Infinity)
        return 0;
    const start = startOf(anorm, precOf(x));
    const estimate = lacn2Ref(start, x, product, parts);
    if (Number.isFinite(estimate))
        return estimate === 0 ? 0 : start / anorm / estimate;
    // A zero on a diagonal gives infinities and NaN just as NaN in the factors does.
    return factorsHaveNaN() ? Number.NaN : 0;
}
/** Whether there is NaN in the part of A that is `uplo`; 'f': in all of it. */
export function hasNaN(uplo, n, A, unseen = 'nothing') {
    const { data, off, ld, parts = 1 } = A;
    for (let j = 0; j < n; j++) {
        const [first, last] = rowsOf(uplo, n, j);
        for (let i = first; i < last; i++) {
            const p = parts * (off + i + j * ld);
            const imaginary = i === j && unseen === 'real' ? 0 : data[p + parts - 1];
            if (Number.isNaN(data[p] + imaginary) && !(unseen === 'unit' && i === j))
                return true;
        }
    }
    return false;
}
/**
 * The same, with norm 'i' by the 1-norm of the conjugate transpose, for a matrix of order n known by triangles in A. `solve` makes one of
 * their solves with x, the workspace.
 */
export function conditionRef(triangles, norm, n, A, anorm, x = vectorLike(A, n), solve = solveRef(n, A, x)) {
    const product = (transposed) => {
        for (const one of triangles.solves(transposed !== (norm === 'i')))
            solve(one);
    };
    return rcondRef(anorm, x, product, () => hasNaN(triangles.part, n, A, triangles.diag === 'u' ? 'unit' : 'nothing'), A.parts);
}
/** x := op(T)^-1 x with a triangle T of A, x being n elements one after the other. */
function solveRef(n, A, x) {
    if (A.parts === 2) {
        const X = { data: x, off: 0, ld: n, parts: 2 };
        return ({ uplo, trans, diag }) => trsmBlockedRef('l', uplo, trans, diag, n, 1, 1, A, X);
    }
    return ({ uplo, trans, diag }) => trsvRef(uplo, trans, diag, n, A, { data: x, off: 0, ld: 1 });
}
/** Workspace of n elements of A's type. */
export function vectorLike({ data, parts = 1 }, n) {
    return data instanceof Float32Array ? new Float32Array(parts * n) : new Float64Array(parts * n);
}
