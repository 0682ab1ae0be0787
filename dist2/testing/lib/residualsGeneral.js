// Error measures of generalized symmetric eigenproblems, those of LAPACK's SG program and the orthogonality of vectors in the sense of B.
// Triangles are given. Products are computed in doubles.
import { trsmBlockedRef } from '../../src/blas3/triangular/trsm.ref.js';
import { potrfRef } from '../../src/lapack/cholesky/potrf.ref.js';
import { sygvRef } from '../../src/lapack/eigen/sygv.ref.js';
import { columnView, normOne } from './norms.js';
import { columnOf, multiply, subtract } from './product.js';
import { ratio } from './residuals.js';
import { inDoubles, zeros } from './residualsQr.js';
import { orthogonality } from './residualsSvd.js';
import { hermitianView, triangularView } from './triangles.js';
import { hostMat } from './views.js';
/** The eigenvalues by the reference, in doubles, in ascending order. */
export function generalValues({ itype, uplo, A, B }) {
    const n = A.rows;
    const W = new Float64Array(n);
    const [a, b] = [hostMat(inDoubles(A)), hostMat(inDoubles(B))];
    sygvRef({ itype, jobz: 'n', uplo, n, A: a, B: b, W });
    return W;
}
/**
 * max_j ||A z - w B z||_1 / (n (||A||_1 + |w| ||B||_1) ||z||_1) of type 1, ||A B z - w z||_1 / (n ||A||_1 ||B||_1 ||z||_1) of type 2, with
 * B A of type 3.
 */
export function generalError({ itype, uplo, A, B }, w, z) {
    const [a, b] = [hermitianView(A, uplo), hermitianView(B, uplo)];
    const [normA, normB] = [normOne(a), normOne(b)];
    const sum = (x) => normOne(columnView(x, z.parts));
    let worst = 0;
    for (let j = 0; j < z.cols; j++) {
        const x = columnOf(z, j);
        const scale = A.rows * (itype === 1 ? normA + Math.abs(w[j]) * normB : normA * normB) * sum(x);
        const [first, second] = itype === 3 ? [a, b] : [b, a];
        const left = itype === 1 ? multiply(a, false, x) : multiply(second, false, multiply(first, false, x));
        const right = itype === 1 ? multiply(b, false, x) : x;
        subtract(left, w[j], right);
        const error = ratio(sum(left), scale);
        if (!(error <= worst))
            worst = error;
    }
    return worst;
}
/** ||B - L L^H||_1 / (n ||B||_1) of B's factor, or that of U^H U. */
export function factorError({ uplo, B }, factor) {
    const [b, half] = [hermitianView(B, uplo), triangularView(factor, uplo)];
    const lower = uplo === 'l';
    const difference = zeros(B.rows, B.rows, B.parts);
    for (let j = 0; j < B.rows; j++) {
        const known = columnOf(b, j);
        subtract(known, 1, multiply(half, !lower, columnOf(half, j, lower ? 'c' : 'n')));
        difference.data.set(known, (B.parts ?? 1) * j * B.rows);
    }
    return ratio(normOne(difference), B.rows * normOne(b));
}
/** Of vectors Z that should have Z^H B Z = I, of type 3 Z^H B^-1 Z = I: how orthogonal L^H Z or L^-1 Z is, with B = L L^H. */
export function generalOrthogonality({ itype, uplo, B }, z) {
    const n = B.rows;
    const L = inDoubles(hermitianView(B, uplo));
    potrfRef('l', n, hostMat(L));
    if (itype === 3) {
        const Y = inDoubles(z);
        trsmBlockedRef('l', 'l', 'n', 'n', n, z.cols, 1, hostMat(L), hostMat(Y));
        return orthogonality(Y);
    }
    const lower = triangularView(L, 'l');
    const Y = zeros(n, z.cols, z.parts);
    for (let j = 0; j < z.cols; j++)
        Y.data.set(multiply(lower, true, columnOf(z, j)), (z.parts ?? 1) * j * n);
    return orthogonality(Y);
}
