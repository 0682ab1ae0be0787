// POTRF on the GPU, in panels: a panel is factored in narrow block columns of one dispatch each, then its product is subtracted from what
// is behind it. info stays on the device: nothing waits for the host.
import { pick } from '../../autotune/pick.js';
import { limitsOf } from '../../autotune/space.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { enqueueTrapezoid } from '../../blas3/products/gemmTriangle.gpu.js';
import { enqueueGemmtr, enqueueMerge } from '../../blas3/products/gemmtr.gpu.js';
import { at } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { inOrder } from '../../runtime/scheduler.js';
import { observer } from '../../runtime/timeline.js';
import { scope } from '../../runtime/workspace.js';
import { blocks } from '../factorPlan.js';
import { DEEPEST, panelWidth } from './choleskyBlocks.js';
import { panelRules, panelVariants, potrfPanel } from './potrf.kernels.js';
import { potrfSteps } from './potrf.steps.js';
/**
 * Columns within which a block column subtracts for itself what is to its left, all by one workgroup for 64 rows: 5 us for each 64 columns
 * on an H200, 2026-11. From the next columns of a panel a dispatch of its own on the whole GPU subtracts them.
 */
const LEFT = 128;
/** How the device factors block columns. */
const panelWay = ({ context }, type) => pick(panelRules, { ...limitsOf(context.gpu), type });
export function potrfGpu(queue, a) {
    const { uplo, n, math, nb } = a;
    notePanels(queue, a.routine, n, a.prec, nb);
    enqueuePotrf(queue, { uplo, n, A: deviceMat(a.A, a.lda), info: deviceMat(a.info, 1), math, nb });
}
export function notePanels(queue, routine, n, type = 's', nb = 0) {
    const why = `panels of ${panelWidth({ n, nb })} columns in ${panelWay(queue, type).why}; nothing waits for the host`;
    queue.note({ routine, backend: 'gpu', kernel: potrfPanel.name, why });
}
/** Enqueues the factorization of the triangle of A; to info the order of the first leading minor that is not positive definite, or 0. */
export function enqueuePotrf(queue, given) {
    queue.clear(given.info.data.gpu(true), given.info.off * 4, 4);
    if (given.n === 0)
        return;
    // Chosen once, not for each block column.
    const f = { ...given, shape: shapeOf(queue, given) };
    const width = panelWidth(f);
    const factor = (block) => {
        const update = (j, w, from, to) => enqueueCholeskyUpdate(queue, f, j, w, from, to);
        inOrder(potrfSteps(f.n, blocks(f.n, width), { blockOn: 'gpu', block, update }), observer(queue));
    };
    // Nothing but the block column itself needs its block: those of all panels are put in place in one dispatch, where all have one size.
    if (width % f.shape.NB !== 0)
        factor((j, w) => enqueueCholeskyPanel(queue, f, j, w));
    else
        withBlocks(queue, f, 0, f.n, (D) => factor((j, w) => panel(queue, f, j, w, at(D, 0, j))));
}
/**
 * Enqueues the factorization of columns j .. j+w-1 (for 'u', rows), from the diagonal on: with A11 the block of order w on it,
 * A11 := L11, A21 := A21 L11^-H. What is to their left must have been subtracted. Where info is 0 it may be set.
 */
export function enqueueCholeskyPanel(queue, f, j, w) {
    if (w > 0)
        withBlocks(queue, f, j, w, (D) => panel(queue, f, j, w, D));
}
const shapeOf = (queue, f) => f.shape ?? panelWay(queue, f.A.data.type).choice;
/** Workspace for the factored blocks on the diagonal of w columns, side by side; behind `fill` they are put where they belong. */
function withBlocks(queue, f, j, w, fill) {
    const { NB } = shapeOf(queue, f);
    const count = Math.ceil(w / NB);
    scope(queue, (ws) => {
        const W = { data: ws.like(f.A, count * NB * NB), off: 0, ld: NB };
        fill(W);
        enqueueMerge(queue, { part: f.uplo, m: NB, n: NB, order: w, blocks: count, W, beta: 0, C: at(f.A, j, j) });
    });
}
/** A panel, its blocks on the diagonal to D. */
function panel(queue, f, j, w, D) {
    const { NB } = shapeOf(queue, f);
    for (let k = 0; k < w; k += NB) {
        const left = k % LEFT;
        if (left === 0 && k > 0)
            subtract(queue, f, j + k - LEFT, LEFT, j + k, j + w);
        const width = Math.min(NB, w - k);
        blockColumn(queue, f, { start: j + k, w: width, k: left, below: width, D: at(D, 0, k) });
    }
}
/** The product of columns j .. j+w-1, from columns from .. to-1 of the same panel. */
function subtract(queue, f, j, w, from, to) {
    enqueueTrapezoid(queue, behind(f, j, w, from, to));
}
/** Enqueues A21 := A21 L11^-T for the rows below the block of order w at j, which is a factor already (for 'u', what is right of it). */
export function enqueueCholeskySolve(queue, f, j, w) {
    if (j + w === f.n)
        return;
    const { NB } = shapeOf(queue, f);
    for (let k = 0; k < w; k += NB)
        blockColumn(queue, f, { start: j + k, w: Math.min(NB, w - k), k, below: w - k });
}
/**
 * Enqueues the update of columns from .. to-1 (for 'u', rows), from the diagonal on, behind the panel of columns j .. j+w-1:
 * A(i, c) := A(i, c) - the sum of L(i, l) conj(L(c, l)) over the panel's columns l.
 */
export function enqueueCholeskyUpdate(queue, f, j, w, from, to) {
    const { uplo, A, math = 'strict' } = f;
    if (to <= from || w === 0)
        return;
    if (w > DEEPEST) {
        enqueueCholeskyUpdate(queue, f, j, DEEPEST, from, to);
        enqueueCholeskyUpdate(queue, f, j + DEEPEST, w - DEEPEST, from, to);
        return;
    }
    const { rest, ...triangle } = behind(f, j, w, from, to);
    enqueueGemmtr(queue, { ...triangle, math });
    if (rest === 0)
        return;
    const rectangle = uplo === 'l'
        ? { m: rest, n: to - from, A: at(A, to, j), C: at(A, to, from) }
        : { m: to - from, n: rest, B: at(A, j, to), C: at(A, from, to) };
    enqueueGemm(queue, { ...triangle, ...rectangle, math });
}
/** Columns from .. to-1 minus the product of columns j .. j+w-1, from the diagonal on. */
function behind({ uplo, n, A }, j, w, from, to) {
    const lower = uplo === 'l';
    const rows = lower ? at(A, from, j) : at(A, j, from);
    const [transA, transB] = lower ? ['n', 'c'] : ['c', 'n'];
    const C = at(A, from, from);
    return { uplo, transA, transB, n: to - from, rest: n - to, k: w, alpha: -1, A: rows, B: rows, beta: 1, C };
}
/** One dispatch for the w columns from `start` on. */
function blockColumn(queue, f, { start, w, k, below, D }) {
    const { n, A, info } = f;
    const lower = f.uplo === 'l';
    const m = n - start;
    const shape = shapeOf(queue, f);
    const [rs, cs] = lower ? [1, A.ld] : [A.ld, 1];
    const off = at(A, start, start).off;
    const params = {
        m,
        w,
        k,
        below,
        off,
        offLeft: off - k * cs,
        rs,
        cs,
        offD: D?.off ?? 0,
        rsD: lower ? 1 : shape.NB,
        csD: lower ? shape.NB : 1,
        first: start,
        offInfo: info.off,
    };
    const groups = Math.max(1, Math.ceil((m - below) / (shape.NB * shape.TILES)));
    const tuning = panelVariants.of(A.data.type, { ACROSS: !lower, FACTORS: D !== undefined }, shape);
    const buffers = { A: A.data, ...(D === undefined ? {} : { D: D.data, info: info.data }) };
    queue.launch(potrfPanel, tuning, buffers, params, [groups, 1, 1]);
}
