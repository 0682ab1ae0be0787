// basalt/wgsl: the small solvers as text for kernels of one's own: WGSL functions on matrices that a thread has to itself. Text only: it
// needs neither a context nor a device. The functions' own text is in kernels/lib/private_*.wgsl.
import { ArgumentError } from './core/errors.js';
import { private_cholesky, private_eigh, private_inverse, private_lu, private_matmul, private_solve, private_solve_spd, private_svd, } from './runtime/shaders.gen.js';
import { unroll } from './runtime/unroll.js';
/** Sizes up to this. Matrices of more do not fit into the registers of a thread. */
const MOST = 16;
/**
 * Multiplications up to which loops are written out, so that matrices stay in registers: indices that are constants allow it. Larger
 * functions keep their loops, and their matrices lie in memory that is private to the thread.
 */
const UNROLLED = 512;
function sizeOf(routine, name, position, value, most = MOST) {
    if (!Number.isSafeInteger(value) || value < 1 || value > most)
        throw new ArgumentError(routine, name, position, value, `must be an integer in 1..${most}`);
    return value;
}
function checkOptions(routine, options, names) {
    if (typeof options !== 'object' || options === null)
        throw new ArgumentError(routine, 'options', 1, options, `must be a record { ${names.join(', ')} }`);
    for (const name of Object.keys(options)) {
        if (!names.includes(name))
            throw new ArgumentError(routine, name, 1, options[name], `the options are ${names.join(', ')}`);
    }
    const { precision = 'f32', name = 'x' } = options;
    if (precision !== 'f32' && precision !== 'f16')
        throw new ArgumentError(routine, 'precision', 1, precision, "must be 'f32' or 'f16'");
    if (typeof name !== 'string' || !/^[A-Za-z][A-Za-z0-9_]*$/.test(name))
        throw new ArgumentError(routine, 'name', 1, name, 'must be a WGSL identifier');
}
/** The text of a function: words in capitals replaced, in comments by bare numbers, and its loops written out, or not. */
function written(source, words, multiplications) {
    const lines = source.split('\n').map((line) => {
        const comment = line.startsWith('//');
        return line.replace(/\b[A-Z_]+\b/g, (word) => {
            const value = words[word];
            if (typeof value === 'number')
                return comment ? `${value}` : `${value}u`;
            return value === undefined || comment ? word : value;
        });
    });
    const text = lines.join('\n');
    return multiplications <= UNROLLED ? unroll(text) : text.replaceAll(/^ *\/\/ @unroll\n/gm, '');
}
/** Which rows change places with row k: with constant indices each in question, under a condition; else the one. */
const exchanged = (n) => n ** 3 <= UNROLLED
    ? { FIRST: 'k + 1u', END: `${n}u`, FIRST_BACK: `${n}u - s`, END_BACK: `${n}u` }
    : { FIRST: 'row', END: 'row + 1u', FIRST_BACK: 'column', END_BACK: 'column + 1u' };
const ORDER = ['n', 'precision', 'name'];
function ofOrder(routine, source, options) {
    checkOptions(routine, options, ORDER);
    const n = sizeOf(routine, 'n', 1, options.n);
    const { precision: T = 'f32', name: NAME = `${routine}${n}` } = options;
    return written(source, { ...exchanged(n), T, NAME, N: n }, n ** 3);
}
function ofSystem(routine, source, options) {
    checkOptions(routine, options, [...ORDER, 'nrhs']);
    const n = sizeOf(routine, 'n', 1, options.n);
    const m = sizeOf(routine, 'nrhs', 1, options.nrhs ?? 1);
    const { precision: T = 'f32', name: NAME = `${routine}${n}x${m}` } = options;
    return written(source, { ...exchanged(n), T, NAME, N: n, M: m }, n * n * Math.max(n, m));
}
/**
 * `fn lu4(a: ptr<function, array<f32, 16>>, pivots: ptr<function, array<u32, 4>>) -> u32` for n = 4: P A = L U with partial pivoting, in
 * place.
 *
 * Column-major: element (i, j) is (*a)[i + n*j]. Out: L below the diagonal, U on and above it; row k was exchanged with row pivots[k] >= k,
 * both counted from 0. Returns 0, or k > 0 where U(k,k), counted from 1, is exactly zero: the factors are complete, without a division by
 * it. Flops 2n^3/3. Source: LAPACK xGETRF.
 *
 * @throws ArgumentError for an order outside 1..16 and for options that do not exist.
 * @example
 * const text = `${lu({ n: 4 })}
 * @compute @workgroup_size(64) fn main() { var a: array<f32, 16>; var p: array<u32, 4>; let info = lu4(&a, &p); }`;
 */
export const lu = (options) => ofOrder('lu', private_lu, options);
/**
 * `fn cholesky4(a: ptr<function, array<f32, 16>>) -> u32` for n = 4: A = L L^T in place, A symmetric positive definite.
 *
 * Only the lower triangle is read and written. Returns 0, or k > 0 where the leading minor of order k is not positive, NaN included: *a
 * means nothing then. Flops n^3/3. Source: LAPACK xPOTRF.
 *
 * @throws As lu.
 */
export const cholesky = (options) => ofOrder('cholesky', private_cholesky, options);
/**
 * `fn inverse4(a: ptr<function, array<f32, 16>>) -> u32` for n = 4: A^-1 in the place of A, by elimination with partial pivoting.
 *
 * Returns 0, or k > 0 where the k-th pivot, counted from 1, is exactly zero: *a means nothing then. Flops 2n^3. To solve a system, solve is
 * faster and more accurate. Source: Gauss-Jordan elimination in place, e.g. Higham, Accuracy and Stability, section 14.4.
 *
 * @throws As lu.
 */
export const inverse = (options) => ofOrder('inverse', private_inverse, options);
/** Eigenvectors of more have no room in the registers of a thread beside their matrix. */
const MOST_EIGEN = 8;
/**
 * `fn eigh4(a: ptr<function, array<f32, 16>>, w: ptr<function, array<f32, 4>>) -> u32` for n = 4: A = Z W Z^T, A symmetric, by Jacobi's
 * rotations.
 *
 * Only the lower triangle of A is read; *a becomes the vectors, column i that of (*w)[i], and the values ascend. It is computed in f32
 * whatever the elements are. Small eigenvalues of graded definite matrices are right to their own digits. Returns 0, n where A has a NaN or
 * an infinity, or how many off-diagonal elements are left after 30 sweeps, which has not been seen. Flops about 30n^3. Source: H.
 * Rutishauser, The Jacobi method for real symmetric matrices, Numer. Math. 9 (1966) 1.
 *
 * @throws ArgumentError for an order outside 1..8 and for options that do not exist.
 */
export function eigh(options) {
    checkOptions('eigh', options, ORDER);
    const n = sizeOf('eigh', 'n', 1, options.n, MOST_EIGEN);
    const { precision: T = 'f32', name: NAME = `eigh${n}` } = options;
    return written(private_eigh.replaceAll(/^ *\/\/ @(when|end).*\n/gm, ''), { T, NAME, N: n }, n ** 3);
}
/**
 * `fn svd4(a: ptr<function, array<f32, 16>>, s: ptr<function, array<f32, 4>>, v: ptr<function, array<f32, 16>>) -> u32` for n = 4: A = U S
 * V^T by one-sided Jacobi iteration.
 *
 * *a becomes U, *v is V, not its transpose, and the values *s descend; of values that are zero vectors are orthonormal too. It is computed
 * in f32 whatever the elements are. If A = B D with a diagonal D, errors are relative to each value and grow with B's condition number
 * only. Returns 0, n where A has a NaN or an infinity, or how many pairs of columns are left after 30 sweeps, which has not been seen.
 * Flops about 60n^3. Source: M. R. Hestenes, Inversion of matrices by biorthogonalization, J. SIAM 6 (1958).
 *
 * @throws ArgumentError for an order outside 1..8 and for options that do not exist.
 */
export function svd(options) {
    checkOptions('svd', options, ORDER);
    const n = sizeOf('svd', 'n', 1, options.n, MOST_EIGEN);
    const { precision: T = 'f32', name: NAME = `svd${n}` } = options;
    return written(private_svd, { T, NAME, N: n }, n ** 3);
}
/**
 * `fn solve4x1(a: ptr<function, array<f32, 16>>, b: ptr<function, array<f32, 4>>) -> u32` for n = 4, nrhs = 1: B := A^-1 B, by elimination
 * with partial pivoting.
 *
 * A is n x n and destroyed, B is n x nrhs. Returns 0, or k > 0 where the k-th pivot, counted from 1, is exactly zero: *b means nothing
 * then. Flops 2n^3/3 + 2n^2 nrhs. Source: LAPACK xGESV.
 *
 * @throws As lu.
 */
export const solve = (options) => ofSystem('solve', private_solve, options);
/**
 * `fn solveSpd4x1(a: ptr<function, array<f32, 16>>, b: ptr<function, array<f32, 4>>) -> u32` for n = 4, nrhs = 1: B := A^-1 B, A symmetric
 * positive definite.
 *
 * Only the lower triangle of A is read, and becomes L with A = L L^T. Returns 0, or k > 0 where the leading minor of order k is not
 * positive, NaN included: *b means nothing then. Flops n^3/3 + 2n^2 nrhs. Source: LAPACK xPOSV.
 *
 * @throws As lu.
 */
export const solveSpd = (options) => ofSystem('solveSpd', private_solve_spd, options);
/**
 * `fn matmul4x2x3(a: ptr<function, array<f32, 12>>, b: ptr<function, array<f32, 6>>, c: ptr<function, array<f32, 8>>)` for m = 4, n = 2, k
 * = 3: C := op(A) op(B), m x n, summed over k. With transposes the name ends in their letters: matmul4x2x3_nt.
 *
 * All column-major; c is another array than a and b. Flops 2mnk. Source: BLAS xGEMM.
 *
 * @throws As lu.
 */
export function matmul(options) {
    checkOptions('matmul', options, ['m', 'n', 'k', 'transA', 'transB', 'precision', 'name']);
    const [m, n, k] = ['m', 'n', 'k'].map((name) => sizeOf('matmul', name, 1, options[name]));
    const { transA = false, transB = false, precision: T = 'f32' } = options;
    for (const [name, value] of Object.entries({ transA, transB })) {
        if (typeof value !== 'boolean')
            throw new ArgumentError('matmul', name, 1, value, 'must be true or false');
    }
    const letters = transA || transB ? `_${transA ? 't' : 'n'}${transB ? 't' : 'n'}` : '';
    const NAME = options.name ?? `matmul${m}x${n}x${k}${letters}`;
    const [ROW_A, COL_A] = transA ? [k, 1] : [1, m];
    const [ROW_B, COL_B] = transB ? [n, 1] : [1, k];
    return written(private_matmul, { T, NAME, R: m, C: n, K: k, ROW_A, COL_A, ROW_B, COL_B }, m * n * k);
}
