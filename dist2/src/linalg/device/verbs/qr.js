// qr(A) of arrays on the host and on devices.
import { geqrfStridedBatched, qrStridedBatched } from '../../../batched/qr/routines.gen.js';
import { lacpy } from '../../../blas3/elements/routines.gen.js';
import { ArgumentError } from '../../../core/errors.js';
import { geqrf, orgqr } from '../../../lapack/qr/routines.gen.js';
import { contextAmong } from '../../options.js';
import { qr as onHost } from '../../qr.js';
import { countOf, matricesOf } from '../../stacks.js';
import { ofOne } from './verbs.js';
const MODES = ['reduced', 'complete', 'r', 'raw'];
const WAYS = {
    routine: 'qr',
    host: ([A], options) => onHost(A, options),
    // The complete Q of a stack is made of wider matrices, which the host lays out.
    takes: ({ mode }, [A]) => mode !== 'complete' || A.shape.length === 2,
    gpu: async (on, [A], options) => {
        const { lead, one } = matricesOf('qr', A);
        contextAmong('qr', 2, options, ['mode']);
        const { mode = 'reduced' } = options;
        if (!MODES.includes(mode))
            throw new ArgumentError('qr', 'mode', 2, mode, `must be one of ${MODES.map((m) => `'${m}'`).join(' ')}`);
        const [m, n, count] = [one.rows, one.cols, countOf(lead)];
        const k = Math.min(m, n);
        const a = await on.columns(A, lead);
        if (lead.length > 0 && mode === 'reduced') {
            const [Q, R] = [on.lease(m * k * count), on.lease(k * n * count)];
            const lds = { lda: a.ld, strideA: a.stride, ldq: a.ld, strideQ: m * k, ldr: Math.max(1, k), strideR: k * n };
            await qrStridedBatched(on.queue, { m, n, A: a.buffer, Q, R, ...lds, batchCount: count }, 's');
            return { q: on.byColumns(Q, lead, m, k), r: on.byColumns(R, lead, k, n) };
        }
        const tau = on.singles(k * count);
        const call = { m, n, A: a.buffer, lda: a.ld, tau };
        if (lead.length === 0)
            await geqrf(on.queue, call, 's');
        else {
            const each = { strideA: a.stride, strideTau: Math.max(1, k), batchCount: count };
            await geqrfStridedBatched(on.queue, { ...call, ...each }, 's');
        }
        // Columns without gaps are the rows of the transpose.
        if (mode === 'raw')
            return { h: on.array(a.buffer, [...lead, n, m]), tau: on.array(tau, [...lead, k]) };
        const r = await on.triangle(a, 'upper', lead, mode === 'complete' ? m : k, n);
        return mode === 'r' ? r : { q: await orthogonal(on, a, tau, m, n, mode), r };
    },
};
/** Q of one matrix, from its reflectors. */
async function orthogonal(on, a, tau, m, n, mode) {
    const k = Math.min(m, n);
    const width = mode === 'complete' ? m : k;
    const Q = width <= n ? a.buffer : on.singles(m * width);
    if (Q !== a.buffer)
        await lacpy(on.queue, { m, n: k, A: a.buffer, lda: a.ld, B: Q, ldb: a.ld }, 's');
    await orgqr(on.queue, { m, n: width, k, A: Q, lda: a.ld, tau }, 's');
    return on.byColumns(Q, [], m, width);
}
/** A = Q R; of a device array the factors are there, and nothing is waited for. */
export const qr = /* @__PURE__ */ ofOne(WAYS);
