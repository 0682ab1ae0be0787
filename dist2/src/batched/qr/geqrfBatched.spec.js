// GEQRF of a batch: arguments, rules, documentation.
import { batchedForms, eachForm } from '../../core/batchForms.js';
import { flopsGeqrf } from '../../core/flops.js';
import { arg, BATCH, num } from '../../core/spec.js';
/** tau of each problem as a column, and where it begins. */
function tauArgs(form) {
    const rows = (a) => Math.min(num(a, 'm'), num(a, 'n'));
    const one = { kind: 'matrix', rows, access: 'out' };
    if (form === 'strided')
        return { tau: { ...one, cols: arg(BATCH), ld: 'strideTau' }, strideTau: { kind: 'ld', of: 'tau' } };
    const tau = { ...one, cols: () => 1, ld: 'lda', places: 'offsetsTau' };
    if (form === 'vbatched')
        return { tau, offsetsTau: { kind: 'offsets', of: 'tau' } };
    return { tau, offsetsTau: { kind: 'vector', length: arg(BATCH), type: 'i', access: 'in' } };
}
const forms = batchedForms({
    name: 'geqrf',
    precs: 'sdcz',
    doubles: 'dz',
    columns: (a) => Math.min(num(a, 'm'), num(a, 'n')),
    sizes: ['m', 'n'],
    operands: { A: { rows: arg('m'), cols: arg('n'), access: 'inout' } },
    reports: 'none',
    flops: (a) => flopsGeqrf(num(a, 'm'), num(a, 'n')),
});
/** With the arguments for tau behind those for A. */
function withTau(form) {
    const args = {};
    for (const [name, spec] of Object.entries(forms[form].args)) {
        args[name] = spec;
        if (name === 'strideA' || name === 'offsetsA')
            Object.assign(args, tauArgs(form));
    }
    return { ...forms[form], args };
}
/**
 * A = Q R for many matrices of one size at equal distances, Q = H_1 H_2 ... H_k with k = min(m, n).
 *
 * On a GPU context single and complex single run on the GPU. Matrices of up to 128 rows and columns take one dispatch for all of them: up
 * to 32 several share a workgroup, above each has one. Beyond, panels of columns take two dispatches each, and matrices of more than 1024
 * rows are factored one after the other. Double, also complex, runs on the CPU: there small real matrices are computed side by side, one in
 * each lane of the processor's vectors, on all threads. Doubles that live on the GPU (createContext) are computed there, each matrix by one
 * workgroup in integers, to the same bits on every device. A result depends on its own matrix alone, to the last bit: not on the others,
 * nor on their number.
 *
 * Overwrites the matrices and tau. tau(i) = 0, so that H_i = I, where nothing is to be annihilated; on the GPU also where what is left of a
 * column is below 1e-27 of its largest element, of doubles 1e-161. The diagonal of R is real and may be negative; of complex matrices tau
 * is complex, H_i unitary but not Hermitian, and R = Q^H A. A NaN spoils R from its column on. Flops 2n^2 (m - n/3)
 * batchCount for m >= n, to leading order. Source: LAPACK xGEQRF, rocSOLVER geqrf_strided_batched, MAGMA magma_<t>geqrf_batched.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example geqrfStridedBatched
 * // A thousand matrices of 20 x 8, packed one behind the other.
 * const tau = ctx.alloc('s', 8 * 1000);
 * const each = { lda: 20, strideA: 160, strideTau: 8 };
 * await sgeqrfStridedBatched(ctx.queue, { m: 20, n: 8, A, tau, ...each, batchCount: 1000 });
 * @example geqrfBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 4]));
 * await sgeqrfBatched(ctx.queue, { m: 4, n: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 * @example geqrfVbatched
 * // A 3 x 3 matrix, and behind it one of 2 x 5; their tau follow each other too.
 * const sizes = { m: [3, 2], n: [3, 5], lda: [3, 2] };
 * await sgeqrfVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], tau, offsetsTau: [0, 3] });
 */
export const geqrfForms = eachForm(withTau);
