import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { enqueueTrsm } from '../../blas3/triangular/trsm.gpu.js';
import { at } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { inOrder } from '../../runtime/scheduler.js';
import { observer } from '../../runtime/timeline.js';
import { scope } from '../../runtime/workspace.js';
import { blocks } from '../factorPlan.js';
import { withOwnInfo } from '../ownInfo.gpu.js';
import { enqueueGetf2, panelWay, tournamentWay, windowWay } from './getf2.gpu.js';
import { cooperativeWay, takeMail } from './getf2Cooperative.gpu.js';
import { getrfSteps } from './getrf.steps.js';
import { enqueueLapmr } from './lapmr.gpu.js';
import { enqueueLaswp, interchanges } from './laswp.gpu.js';
import { luBlock, PANEL_WIDTH } from './luBlocks.js';
/** How the first panel is factored, of matrices of singles. */
export function luPanelWay(queue, m, type, pivoting) {
    if (pivoting === 'tournament')
        return tournamentWay(queue, m, type);
    const together = cooperativeWay(queue, m, type);
    return together.choice === undefined ? panelWay(queue, m, type) : together;
}
export function getrfGpu(queue, a) {
    const { name, why } = luPanelWay(queue, a.m, a.prec, a.pivoting);
    const blocks = `blocks of ${luBlock(a)} columns, panels of ${PANEL_WIDTH}`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: name, why: `${blocks}; ${why}` });
    const operands = { A: deviceMat(a.A, a.lda), ipiv: deviceMat(a.ipiv, 1), info: deviceMat(a.info, 1) };
    const { m, n, pivoting, math, nb } = a;
    withOwnInfo(queue, { m, n, ...operands, pivoting, math, nb }, (f) => enqueueGetrf(queue, f));
}
/** A window's panels may be wider: what is behind them takes longer than they do. */
const windowWidth = (queue, m, force) => Math.max(PANEL_WIDTH, windowWay(queue, m, force).choice?.WIDTH ?? 0);
/** Wider blocks have a level of blocks of MIDDLE_WIDTH columns in between: updates behind panels have little depth. */
const BLOCK_WIDTH = 512;
const MIDDLE_WIDTH = 256;
/** Enqueues the factorization of A: m x n into P L U, pivots to ipiv, the first zero pivot to info. */
export function enqueueGetrf(queue, given) {
    queue.clear(given.info.data.gpu(true), given.info.off * 4, 4);
    withMail(queue, given, (f) => enqueueSteps(queue, f));
}
/** What is to be enqueued with memory for panels whose workgroups wait for each other, where they may. */
export function withMail(queue, f, enqueue) {
    const { m, A, pivoting = 'partial', force } = f;
    const type = A.data.type;
    const tile = pivoting === 'partial' ? cooperativeWay(queue, m, type, force).choice : undefined;
    if (tile === undefined)
        return enqueue(f);
    scope(queue, (ws) => enqueue({ ...f, mail: takeMail(queue, ws, m, type, tile) }));
}
function enqueueSteps(queue, f) {
    const nb = luBlock(f);
    const { m, A, ipiv } = f;
    const steps = getrfSteps(f.m, f.n, blocks(Math.min(f.m, f.n), nb), {
        panelOn: 'gpu',
        panel: (j, w) => enqueueLuPanel(queue, f, j, w),
        update: (j, w, from, to, left) => enqueueLuUpdate(queue, f, j, w, from, to, left),
        // Of few columns the interchanges on the left are made together with those on the right.
        interchangeLeft: nb > PANEL_WIDTH ? (widths) => enqueueLapmr(queue, { m, A, ipiv, widths }) : undefined,
    });
    inOrder(steps, observer(queue));
}
/** Enqueues the factorization of columns j .. j+w-1 from row j on. Rows of other columns are not interchanged. */
export function enqueueLuPanel(queue, f, j, w) {
    const { m, A, info, pivoting, force, mail } = f;
    const panelWidth = pivoting === 'window' ? windowWidth(queue, m, force) : PANEL_WIDTH;
    if (w <= panelWidth) {
        const panel = { m: m - j, width: w, A: at(A, j, j), row0: j, ipiv: at(f.ipiv, j, 0) };
        return enqueueGetf2(queue, { ...panel, info, pivoting, force, mail });
    }
    const end = j + w;
    const inside = { ...f, math: 'strict' };
    const step = w > BLOCK_WIDTH ? MIDDLE_WIDTH : panelWidth;
    for (let k = j; k < end; k += step) {
        const width = Math.min(step, end - k);
        enqueueLuPanel(queue, f, k, width);
        update(queue, inside, k, width, { leftFrom: j, from: k + width, to: end });
    }
}
/**
 * Enqueues what the factored columns j .. j+w-1 mean for columns from .. to-1, all behind them: their interchanges,
 * U12 := L11^-1 A12, A22 := A22 - L21 U12. With `left` the interchanges are made in columns 0 .. j-1 too.
 */
export function enqueueLuUpdate(queue, f, j, w, from, to, left) {
    update(queue, f, j, w, { leftFrom: left ? 0 : j, from, to });
}
function update(queue, f, j, w, { leftFrom, from, to }) {
    const { m, A, ipiv, math = 'strict' } = f;
    const L11 = at(A, j, j);
    const swaps = { m, A, first: j, count: w, ipiv, leftFrom, leftTo: j, from, to };
    const n = to - from;
    if (n === 0)
        return enqueueLaswp(queue, swaps);
    const U12 = at(A, j, from);
    if (w <= interchanges(queue, A.data.type)) {
        enqueueLaswp(queue, { ...swaps, L11 });
    }
    else {
        enqueueLaswp(queue, swaps);
        enqueueTrsm(queue, { side: 'l', uplo: 'l', trans: 'n', diag: 'u', m: w, n, alpha: 1, A: L11, B: U12 });
    }
    const C = at(A, j + w, from);
    enqueueGemm(queue, { m: m - j - w, n, k: w, alpha: -1, A: at(A, j + w, j), B: U12, beta: 1, C, math });
}
