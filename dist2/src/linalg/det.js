// det(A) on ndarrays. The work is in determinant.ts.
import { determinant, determinants } from './determinant.js';
import { ndarray } from './ndarray.js';
import { isStack } from './stacks.js';
/**
 * The determinant of a square matrix, by LU factorization with partial pivoting; 1 if A is empty, 0 if a pivot is exactly zero.
 *
 * A: n x n, whatever counts as an array (ArrayInput): an ndarray, a record with any strides, nested arrays. It is not
 * changed, and copied before the call returns its promise. Or what luFactor(A) gave: nothing is then factored again.
 * Or a stack of matrices, ... x n x n: the result is then an ndarray of doubles of the leading dimensions; its type, which a shape of
 * unknown length does not tell, is to be named: det<NdArray<Float64Array>>(A).
 *
 * Precision: the factorization is in single for a Float32Array, on the context's backend, else in double on the CPU; the pivots are
 * multiplied as doubles, those of a stack of singles as singles with exponents apart: they overflow or underflow only if the determinant
 * itself does (slogdet never does). NaN in A gives NaN. Rounding makes the
 * determinant of a singular matrix small rather than zero: it is no test for singularity. Flops 2n^3/3, to leading order.
 * Source: LAPACK xGETRF.
 *
 * A matrix of order up to 512 of singles on a GPU context is factored on the CPU: it would be longer on its way. Whatever the CPU computes
 * is ready when the call returns its promise; the last bits of small ones, of order up to 12, need not be the routine's.
 *
 * @throws ArgumentError for a wrong shape, data type or option; never for a singular A.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * console.log(await det(A)); // 2
 * console.log(await det(await luFactor(A))); // 2
 */
export async function det(A, options = {}) {
    if (!isStack(A))
        return (await determinant('det', A, options)).det;
    const { lead, all } = await determinants('det', A, options);
    return ndarray(Float64Array.from(all, ({ det }) => det), [...lead]);
}
