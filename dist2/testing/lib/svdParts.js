// The errors of a singular value decomposition, as the testers of all routines that compute one print them.
import { gesvdRef } from '../../src/lapack/svd/gesvd.ref.js';
import { EXACT_ORDER } from './case.js';
import { larger, matrixView } from './norms.js';
import { transposed } from './residualsLq.js';
import { inDoubles } from './residualsQr.js';
import { isSorted, lengthsError, orthogonality, productError, valuesError } from './residualsSvd.js';
import { hostMat } from './views.js';
/** Of the values, of the product or of the lengths of A's images, of U's and V's orthogonality, of the order. */
export function svdParts(a, { S, U, VT, info }, { reference }) {
    if (info.data[info.offset] !== 0)
        return [Number.NaN, 0, 0, 0, 0];
    const V = transposed(VT);
    const product = U.cols > 0 && VT.rows > 0
        ? productError(a, U, S, VT)
        : larger(lengthsError(a, U, S), lengthsError(transposed(a), V, S));
    const own = reference?.['S'];
    const values = Math.max(a.rows, a.cols) <= EXACT_ORDER || own !== undefined ? valuesError(S, own ?? valuesOf(a)) : 0;
    return [values, product, orthogonality(U), orthogonality(V), isSorted(S) ? 0 : Number.NaN];
}
/** The singular values by the reference, in doubles. */
function valuesOf(a) {
    const S = new Float64Array(Math.min(a.rows, a.cols));
    gesvdRef({ m: a.rows, n: a.cols, A: hostMat(inDoubles(a)), S, jobu: 'n', jobvt: 'n' });
    return matrixView(S, S.length, 1);
}
