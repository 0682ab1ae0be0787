// The pseudoinverse of a matrix from its singular values and vectors, and its rank.
import { gemmRef } from '../../blas3/products/gemm.ref.js';
import { fields } from '../../core/field.js';
import { vectorLike } from '../../lapack/condition/condition.ref.js';
import { copyRef } from '../../lapack/schur/doubles.ref.js';
import { asGesvd, gesddScaledRef } from '../../lapack/svd/gesdd.ref.js';
import { prepared } from '../../lapack/svd/gesvd.ref.js';
/** How many of a matrix's values, in descending order, are beyond rcond times the largest; negative: eps max(m, n). Zero never is. */
function rankOf(m, n, S, rcond) {
    const { eps } = S instanceof Float32Array ? fields.s : fields.d;
    const least = (S[0] ?? 0) * (rcond < 0 ? 2 * eps * Math.max(m, n) : rcond);
    let rank = 0;
    while (rank < Math.min(m, n) && S[rank] > least && S[rank] > 0)
        rank++;
    return rank;
}
/** By `decompose`, which returns info, or undefined for a matrix that is not finite. */
export function factorsRef({ m, n, A, rcond, vectors }, decompose) {
    const k = Math.min(m, n);
    // Memory that does not move when an engine's grows.
    const like = (rows, cols) => ({
        ...{ data: vectorLike(A, rows * cols), off: 0, ld: Math.max(1, rows), parts: A.parts },
    });
    const S = A.data instanceof Float32Array ? new Float32Array(k) : new Float64Array(k);
    const [U, VT] = vectors ? [like(m, k), like(k, n)] : [];
    const info = decompose({ m, n, A, S, U, VT, jobz: vectors ? 's' : 'n' }) ?? k;
    const rank = info === 0 ? rankOf(m, n, S, rcond) : 0;
    if (U === undefined || VT === undefined || info !== 0)
        return { info, rank };
    const { parts = 1 } = VT;
    for (let j = 0; j < n; j++)
        for (let i = 0; i < parts * rank; i++)
            VT.data[parts * j * k + i] /= S[Math.floor(i / parts)];
    return { info, rank, U, VT };
}
/** X := NaN, rows x cols. */
export function fillWithNan(rows, cols, { data, off, ld, parts = 1 }) {
    for (let j = 0; j < cols; j++) {
        const start = parts * (off + j * ld);
        data.fill(Number.NaN, start, start + parts * rows);
    }
}
/**
 * X := A^+, n x m, for an m x n matrix A, and its rank; with an info that is not 0 X is NaN.
 *
 * Source: G. Golub, C. Van Loan, Matrix Computations, 5.5.2.
 */
export function pinvRef(m, n, A, X, rcond = -1) {
    const own = { data: vectorLike(A, m * n), off: 0, ld: Math.max(1, m), parts: A.parts };
    copyRef(m, n, A, own);
    const { info, rank, U, VT } = factorsRef({ m, n, A: own, rcond, vectors: true }, decomposedRef);
    if (U === undefined || VT === undefined)
        fillWithNan(n, m, X);
    else
        gemmRef('c', 'c', n, m, rank, 1, VT, U, 0, X);
    return { info, rank };
}
/** info, with the values and vectors in their places; undefined where A is not finite, and nothing is written. A is overwritten. */
export function decomposedRef(problem) {
    const factor = prepared(asGesvd(problem));
    return factor === undefined ? undefined : gesddScaledRef(problem, factor);
}
