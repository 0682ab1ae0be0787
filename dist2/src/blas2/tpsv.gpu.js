import { deviceMat } from '../runtime/buffer.js';
import { scope } from '../runtime/workspace.js';
import { deviceVector } from './gemv.gpu.js';
import { PANEL_COLS, PANEL_ROWS, panels, tpttrPanel } from './tpsv.kernels.js';
import { enqueueTrsv } from './trsv.gpu.js';
import { TRSV_NB } from './trsv.kernels.js';
export function tpsvGpu(queue, a) {
    const { uplo, n } = a;
    const why = `trsv on panels of ${TRSV_NB}, each written out in front of its use`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'tpttr_panel and trsv_block', why });
    const { trans } = a;
    const across = trans !== 'n';
    const AP = deviceMat(a.AP, 0);
    const wide = Math.min(TRSV_NB, n);
    // A multiple of four suits gemv's loads.
    const ldw = Math.ceil((across ? n : wide) / 4) * 4;
    scope(queue, (ws) => {
        const W = ws.like(AP, ldw * (across ? wide : n));
        const panel = (first, nb) => {
            // Along the panel: up to the block on the diagonal, or from there on. A transposed upper triangle is a lower one.
            const [from, length] = (uplo === 'l') !== across ? [0, first + nb] : [first, n - first];
            const [row0, rows, col0, cols] = across ? [from, length, first, nb] : [first, nb, from, length];
            const params = { n, upper: uplo === 'u' ? 1 : 0, offA: AP.off, row0, col0, rows, cols, ldw };
            const groups = [Math.ceil(rows / PANEL_ROWS), Math.ceil(cols / PANEL_COLS), 1];
            queue.launch(tpttrPanel, panels.of(AP.data.type), { A: AP.data, W }, params, groups);
            return { data: W, off: -(row0 + col0 * ldw), ld: ldw };
        };
        const x = deviceVector(a.x, n, a.incx);
        enqueueTrsv(queue, { uplo, trans, unit: a.diag === 'u', n, panel, x });
    });
}
