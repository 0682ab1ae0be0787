// slogdet(A) on ndarrays. The work is in determinant.ts.
import { determinant, determinants } from './determinant.js';
import { ndarray } from './ndarray.js';
import { isStack } from './stacks.js';
/**
 * Sign and logarithm of the determinant of a square matrix, which cannot overflow; { sign: 0, logabsdet: -Infinity } if a pivot is exactly
 * zero, as in NumPy.
 *
 * A, which may be what luFactor(A) gave or a stack, precision and flops as of det(A). Of a stack both are ndarrays; the type is to be
 * named: slogdet<SignsAndLogs>(A).
 *
 * @throws ArgumentError for a wrong shape, data type or option; never for a singular A.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const { sign, logabsdet } = await slogdet(A);
 * console.log(sign, Math.exp(logabsdet).toFixed(6)); // 1 2.000000
 */
export async function slogdet(A, options = {}) {
    if (!isStack(A))
        return signAndLog(await determinant('slogdet', A, options));
    const { lead, all } = await determinants('slogdet', A, options);
    const each = all.map(signAndLog);
    const array = (name) => ndarray(Float64Array.from(each, (one) => one[name]), [...lead]);
    return { sign: array('sign'), logabsdet: array('logabsdet') };
}
const signAndLog = ({ sign, logdet }) => ({ sign, logabsdet: logdet });
