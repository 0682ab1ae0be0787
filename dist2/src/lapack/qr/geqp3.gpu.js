// GEQP3 on the GPU: two dispatches per column, a product per panel. Pivots, norms and the permutation stay on the device: nothing waits for
// the host. Where the engine ends a panel early because a norm has cancelled, the kernel computes that norm from the panel as it is.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { fields, isComplex } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { COLUMN_ROWS, columnTunings, geqp3Column, geqp3Norms, geqp3Rest, geqp3Store, normsVariants, PANEL, REST_COLS, restTunings, STORE_ROWS, storeVariants, } from './geqp3.kernels.js';
/** Groups of rows of geqp3_column, at most: every workgroup of geqp3_rest adds up what all have found. */
const MOST_GROUPS = 128;
export function geqp3Gpu(queue, a) {
    const { m, n, nb } = a;
    const why = `panels of ${widthOf(m, n, nb)} columns, two dispatches per column without a readback, gemm behind them`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'geqp3_column and geqp3_rest', why });
    enqueueGeqp3(queue, onDevice(a));
}
const widthOf = (m, n, nb = 0) => Math.min(nb === 0 ? PANEL : nb, PANEL, m, n);
/** Enqueues A P = Q R, m and n not 0. tau may lie in A's buffer. */
export function enqueueGeqp3(queue, { m, n, A, jpvt, tau, nb }) {
    const order = Math.min(m, n);
    const width = widthOf(m, n, nb);
    const ldx = Math.ceil(m / 4) * 4;
    const type = isComplex(A.data.type) ? 'c' : 's';
    const slab = COLUMN_ROWS[type] * Math.ceil(ldx / (COLUMN_ROWS[type] * MOST_GROUPS));
    const groups = Math.ceil(ldx / slab);
    const aligned = type === 's' && m % 4 === 0 && A.off % 4 === 0 && A.ld % 4 === 0;
    const [wide, rest] = aligned ? [4, restTunings.s[4]] : [1, restTunings[type][1]];
    scope(queue, (ws) => {
        const X = { data: ws.like(A, ldx * PANEL), off: 0, ld: ldx };
        const FR = ws.like(A, 2 * n * PANEL);
        const norms = ws.take('i', 6 * n);
        const parts = ws.take('i', 4 + fields[type].parts * groups * PANEL);
        const heads = ws.like(A, 2 * PANEL + order);
        const offPvt = jpvt.off;
        const start = { m, n, off: A.off, lda: A.ld, offPvt };
        queue.launch(geqp3Norms, normsVariants.of(type), { A: A.data, norms, jpvt: jpvt.data }, start, [n, 1, 1]);
        let candidates = n;
        for (let first = 0; first < order; first += width) {
            const end = Math.min(first + width, order);
            for (let k = first; k < end; k++) {
                const common = { n, k, done: k - first };
                const choice = { A: A.data, X: X.data, FR, norms, parts, jpvt: jpvt.data };
                const place = { m, slab, candidates, off: A.off, lda: A.ld, ldx, offPvt };
                queue.launch(geqp3Column, columnTunings[type], choice, { ...common, ...place }, [groups, 1, 1]);
                candidates = Math.max(1, Math.ceil((n - k - 1) / REST_COLS));
                const others = { A: A.data, X: X.data, FR, norms, parts, heads };
                const view = { m: m / wide, groups, off: A.off / wide, lda: A.ld / wide, ldx: ldx / wide };
                queue.launch(geqp3Rest, rest, others, { ...common, ...view }, [candidates, 1, 1]);
            }
            const count = end - first;
            const stored = { m, n, first, off: A.off, lda: A.ld, ldx };
            const rows = Math.ceil((m - first) / STORE_ROWS);
            queue.launch(geqp3Store, storeVariants.of(type), { A: A.data, X: X.data, FR, heads }, stored, [rows, count, 1]);
            if (end === n)
                continue;
            const F = { data: FR, off: end * PANEL, ld: PANEL };
            const R = { data: FR, off: (n + end) * PANEL, ld: PANEL };
            enqueueLacpy(queue, { uplo: 'f', m: count, n: n - end, A: R, B: at(A, first, end) });
            // A22 := A22 - V F^T, F as the kernels keep it: conjugated, if it is complex
            const update = { m: m - end, n: n - end, k: count, alpha: -1, beta: 1 };
            enqueueGemm(queue, { ...update, A: at(X, end, 0), B: F, C: at(A, end, end) });
        }
        const taus = { data: heads, off: 2 * PANEL, ld: order };
        enqueueLacpy(queue, { uplo: 'f', m: order, n: 1, A: taus, B: { ...tau, ld: order } });
    });
}
