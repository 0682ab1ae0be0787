// GEQP3 of doubles on the GPU: five dispatches a column in soft arithmetic, a product a panel. Pivots, norms and the permutation stay on
// the device: nothing waits for the host.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { doublesOn } from '../../blas3/products/trianglesDoubles.gpu.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { geqp3AnewDouble, geqp3ColumnDouble, geqp3DotsDouble, geqp3PivotDouble, geqp3RestDouble, geqp3StartDouble, geqp3StoreDouble, LINE_THREADS, lineVariants, longVariants, PIVOT_PANEL, pivotVariants, STORE_THREADS, } from './geqp3Doubles.kernels.js';
import { exponentsVariants, geqr2ExponentsDouble } from './geqrfDoubles.kernels.js';
export function geqp3Doubles(queue, a) {
    const width = widthOf(a.m, a.n, a.nb);
    const why = `doubles: panels of ${width} columns, five dispatches per column without a readback, a product behind each`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: geqp3RestDouble.name, why });
    enqueueGeqp3Doubles(queue, onDevice(a));
}
const widthOf = (m, n, nb = 0) => Math.min(nb === 0 ? PIVOT_PANEL : nb, PIVOT_PANEL, m, n);
/** Enqueues A P = Q R, m and n not 0. tau may lie in A's buffer. */
export function enqueueGeqp3Doubles(queue, given) {
    const { m, n, A, jpvt } = given;
    const order = Math.min(m, n);
    const width = widthOf(m, n, given.nb);
    const { type } = A.data;
    const [lines, long] = [lineVariants.of(type), longVariants.of(type)];
    const gemm = doublesOn(queue);
    scope(queue, (ws) => {
        const [exponents, columns, choice] = [ws.take('i', n), ws.take('i', 8 * n), ws.take('i', 1)];
        const [G, dots, heads] = [ws.like(A, n * width), ws.like(A, n), ws.like(A, order + 1)];
        // No kernel may write a buffer that it has twice.
        const apart = given.tau.data === A.data;
        const tau = apart ? { data: ws.like(A, order), off: 0, ld: order } : { ...given.tau, ld: order };
        const place = { off: A.off, lda: A.ld };
        const offPvt = jpvt.off;
        queue.launch(geqr2ExponentsDouble, exponentsVariants.of(type), { A: A.data, exponents }, { m, ...place }, [
            n,
            1,
            1,
        ]);
        const beginning = { A: A.data, exponents, columns, jpvt: jpvt.data };
        queue.launch(geqp3StartDouble, long, beginning, { m, ...place, offPvt }, [n, 1, 1]);
        for (let first = 0; first < order; first += width) {
            const end = Math.min(first + width, order);
            for (let k = first; k < end; k++) {
                const step = { k, done: k - first };
                const [rows, behind] = [Math.ceil(m / LINE_THREADS), n - k - 1];
                const chosen = { columns, jpvt: jpvt.data, G, choice };
                queue.launch(geqp3PivotDouble, pivotVariants.of(type), chosen, { n, ...step, offPvt }, [1, 1, 1]);
                const updated = { A: A.data, G, choice, heads };
                queue.launch(geqp3ColumnDouble, lines, updated, { m, n, ...step, order, ...place }, [rows, 1, 1]);
                queue.launch(geqp3DotsDouble, lines, { A: A.data, dots }, { m, k, first, ...place }, [n - first, 1, 1]);
                const rest = { A: A.data, G, dots, columns, heads, tau: tau.data };
                const params = { n, ...step, order, ...place, offTau: tau.off };
                queue.launch(geqp3RestDouble, lines, rest, params, [Math.max(1, Math.ceil(behind / LINE_THREADS)), 1, 1]);
                if (behind > 0)
                    queue.launch(geqp3AnewDouble, lines, { A: A.data, G, columns }, { m, n, ...step, ...place }, [behind, 1, 1]);
            }
            // A22 := A22 - X G^T
            const behind = { data: G, off: end, ld: n };
            gemm('n', 't', m - end, n - end, end - first, -1, at(A, end, first), behind, 1, at(A, end, end));
        }
        const groups = [Math.ceil(m / STORE_THREADS), n, 1];
        queue.launch(geqp3StoreDouble, long, { A: A.data, heads, columns }, { m, order, ...place }, groups);
        if (apart)
            enqueueLacpy(queue, { uplo: 'f', m: order, n: 1, A: tau, B: { ...given.tau, ld: order } });
    });
}
