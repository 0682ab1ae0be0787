// CholeskyQR of few columns on the GPU: every pass reads A once, with rows in registers, and nothing of A's size is written but Q.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { MOST_DEPARTURE, shiftOf } from '../../core/leastSquares.js';
import { cholqrRows, cholqrSmall, cholqrSum, columnsIndex, MOST_GROUPS, partOf, rowsTuning, SUM_CELLS, smallTuning, sumTunings, } from './cholqr.kernels.js';
/** Enqueues two passes, or with a shift three. n is at most MOST_COLUMNS, nrhs at most 1. */
export function enqueueRowPasses(queue, s, shifted, lease) {
    const { wantsQ, m, n, nrhs, A } = s;
    const { limits } = queue.context.gpu.device;
    const square = n * n;
    // The triangles of the passes, the accumulated one, the product with its right-hand side, and C.
    const place = { T: 0, R: 3 * square, G: 4 * square, C: 5 * square + n };
    const work = lease('s', place.C + n);
    const status = { data: lease('i', 1), off: 0, ld: 1 };
    const rows = (kind, solves, extra) => {
        const tuning = rowsTuning(kind, n, limits);
        const blocks = Math.ceil(m / tuning.THREADS);
        const groups = kind === 'store' ? blocks : Math.min(blocks, MOST_GROUPS);
        const params = { m, n, blocks, groups, solves, offT: place.T, offA: A.off, lda: A.ld, offB: s.B?.off ?? 0 };
        const buffers = {
            work,
            A: A.data,
            Q: A.data,
            b: s.B?.data ?? queue.nothing,
            parts: extra.parts?.data ?? queue.nothing,
        };
        queue.launch(cholqrRows, tuning, buffers, { ...params, stride: extra.stride }, [groups, 1, 1]);
    };
    const count = shifted ? 3 : 2;
    for (let pass = 0; pass < count; pass++) {
        const last = pass === count - 1;
        const kind = last && nrhs > 0 ? 'side' : 'gram';
        const tuning = rowsTuning(kind, n, limits);
        const stride = partOf(tuning.N) + (kind === 'side' ? tuning.N : 0);
        const groups = Math.min(Math.ceil(m / tuning.THREADS), MOST_GROUPS);
        const parts = { data: lease('s', groups * stride), off: 0, ld: stride };
        rows(kind, pass, { stride, parts });
        const sums = { n, groups, stride, offG: place.G };
        queue.launch(cholqrSum, sumTunings[columnsIndex(n)], { parts: parts.data, work }, sums, [
            Math.ceil(stride / SUM_CELLS),
            1,
            1,
        ]);
        const params = {
            ...{ n, sides: kind === 'side' ? 1 : 0, first: pass === 0 ? 1 : 0, last: last ? 1 : 0, passes: count },
            ...{ shift: shifted && pass === 0 ? shiftOf(n) : 0, most: MOST_DEPARTURE },
            ...{ offG: place.G, offU: place.T + pass * square, offR: place.R, offC: place.C },
        };
        queue.launch(cholqrSmall, smallTuning, { work, status: status.data }, params, [1, 1, 1]);
    }
    return {
        status,
        store() {
            enqueueLacpy(queue, { uplo: 'f', m: n, n, A: { data: work, off: place.R, ld: n }, B: s.R });
            if (nrhs > 0)
                enqueueLacpy(queue, { uplo: 'f', m: n, n: 1, A: { data: work, off: place.C, ld: n }, B: s.C });
            if (wantsQ)
                rows('store', count, { stride: 0 });
        },
    };
}
