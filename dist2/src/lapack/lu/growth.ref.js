// How much the elements of a matrix grow in its LU factorization. Host memory only.
import { langeRef } from '../../blas3/norms/lange.ref.js';
const LARGEST = { norm: 'm', diag: 'n', symmetric: false };
/** max |A|, to be taken before A is overwritten. */
export const largestRef = (m, n, A) => langeRef({ ...LARGEST, uplo: 'f', m, n }, A);
/** max |U| / max |A|, of the factors of an m x n matrix A with max |A| = `before`: NaN if either is, 0 if A is zero. */
export function growthRef(m, n, before, LU) {
    const after = langeRef({ ...LARGEST, uplo: 'u', m: Math.min(m, n), n }, LU);
    return before === 0 ? 0 : after / before;
}
