// Bunch-Kaufman on the GPU: panels column by column, three dispatches each, with all decisions on the device; the rest is one product per
// panel. Which column is next, pivots and info stay there: nothing waits for the host.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueGemmtr } from '../../blas3/products/gemmtr.gpu.js';
import { enqueueRealDiagonal } from '../../blas3/products/herk.gpu.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { PIVOT_ROWS, sytrfColumn, sytrfColumnVariants, sytrfPivot, sytrfPivotVariants, UPDATE_COLUMNS, UPDATE_ROWS, } from './sytrf.kernels.js';
/** Columns of a panel: with the one more that a 2 x 2 pivot may take a product of depth 64, and panels start at multiples of four. */
const NB = 60;
export const sytrfGpu = (queue, a) => bunchKaufmanGpu(queue, a, 't');
/** SYTRF or HETRF. */
export function bunchKaufmanGpu(queue, a, mirror) {
    noteSytrf(queue, a.routine, a.nb);
    enqueueSytrf(queue, { ...onDevice(a), mirror });
}
export const noteSytrf = (queue, routine, nb) => queue.note({
    routine,
    backend: 'gpu',
    kernel: 'sytrf_column and sytrf_pivot',
    why: `panels of ${nb === 0 ? NB : nb} columns without a readback, gemmtr behind them`,
});
/** Enqueues the factorization of one triangle of A, pivots to ipiv, the first zero pivot to info. */
export function enqueueSytrf(queue, f) {
    const { uplo, n, A, mirror = 't' } = f;
    const [{ type }, HERMITIAN] = [A.data, mirror === 'c'];
    if (n === 0) {
        queue.clear(f.info.data.gpu(true), f.info.off * 4, 4);
        return;
    }
    const nb = Math.min(f.nb === 0 ? NB : f.nb, n);
    const ld = Math.ceil(n / 4) * 4; // the fast gemm kernels need multiples of four
    const columns = Math.ceil((nb + 1) / UPDATE_COLUMNS) * UPDATE_COLUMNS;
    // Products with the panels take all of an element for a number.
    if (HERMITIAN)
        enqueueRealDiagonal(queue, n, A);
    scope(queue, (ws) => {
        const LW = ws.like(A, 2 * ld * columns);
        const C = ws.like(A, 2 * n);
        const best = ws.take('i', 2 * (2 * Math.ceil(n / UPDATE_ROWS) + 1));
        /** The column that is next, and info, in turns: one is read while the other is written. */
        let [state, nextState] = [ws.take('i', 2), ws.take('i', 2)];
        queue.clear(state.gpu(true));
        const L = { data: LW, off: 0, ld };
        const W = { data: LW, off: ld * columns, ld };
        const upper = uplo === 'u';
        const [sign, last] = upper ? [-1, n - 1] : [1, 0];
        const view = {
            n,
            upper: upper ? 1 : 0,
            offA: A.off + last * (A.ld + 1),
            rs: sign,
            cs: sign * A.ld,
            ldw: ld,
            offW: W.off,
        };
        for (let base = 0; base < n; base += nb) {
            const end = Math.min(base + nb, n);
            const groups = Math.ceil((n - base) / UPDATE_ROWS);
            const params = { ...view, base, end, groups };
            const pivotParams = { ...params, offPiv: f.ipiv.off };
            queue.clear(LW.gpu(true));
            // A step takes one column or two; those that are not needed find the panel done.
            for (let step = base; step < end; step++) {
                const found = { A: A.data, LW, state, C, best };
                for (const OTHER of [0, 1])
                    queue.launch(sytrfColumn, sytrfColumnVariants.of(type, { OTHER, HERMITIAN }), found, params, [groups, 1, 1]);
                const buffers = { ...found, nextState, ipiv: f.ipiv.data };
                const rows = Math.ceil((n - base) / PIVOT_ROWS);
                queue.launch(sytrfPivot, sytrfPivotVariants.of(type, { HERMITIAN }), buffers, pivotParams, [rows, 1, 1]);
                [state, nextState] = [nextState, state];
            }
            // A22 := A22 - L21 W21^T, or W21^H; columns of L and W that the panel did not need are zero
            const first = upper ? 0 : end;
            enqueueGemmtr(queue, {
                uplo,
                transA: 'n',
                transB: mirror,
                n: n - end,
                k: Math.ceil((end - base + 1) / 4) * 4,
                alpha: -1,
                A: at(L, first, 0),
                B: at(W, first, 0),
                beta: 1,
                C: at(A, first, first),
            });
        }
        // Pivots and info may lie in one buffer, which a dispatch cannot write as two.
        enqueueLacpy(queue, { uplo: 'f', m: 1, n: 1, A: { data: state, off: 1, ld: 1 }, B: f.info });
    });
}
