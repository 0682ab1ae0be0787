// QR on the GPU, right-looking in up to three levels of blocks. Nothing waits for the host.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { at } from '../../core/matrix.js';
import { onDevice } from '../../runtime/operands.js';
import { inOrder } from '../../runtime/scheduler.js';
import { observer } from '../../runtime/timeline.js';
import { scope } from '../../runtime/workspace.js';
import { blocks } from '../factorPlan.js';
import { enqueueGeqr2, qrPanelWay } from './geqr2.gpu.js';
import { geqrfSteps } from './geqrf.steps.js';
import { enqueueLarfb } from './larfb.gpu.js';
import { enqueueLarft, enqueueUnit, takeReflectors } from './larft.gpu.js';
import { INNER, qrBlock } from './qrBlocks.js';
export function geqrfGpu(queue, a) {
    const { name, why } = qrPanelWay(queue, a.prec, a.m);
    queue.note({ routine: a.routine, backend: 'gpu', kernel: name, why: `blocks of ${qrBlock(a)} columns; ${why}` });
    enqueueGeqrf(queue, onDevice(a));
}
/** Enqueues A = Q R, A: m x n: R and the v's to A, tau. */
export function enqueueGeqrf(queue, f) {
    const { m, n } = f;
    const order = Math.min(m, n);
    withOwnTau(queue, f, (own) => {
        const all = new Reflectors(queue, own);
        try {
            const panel = (j, w, behind) => enqueueQrPanel(queue, own, j, w, behind ? all.lease(j, w) : undefined);
            const update = (j, _, from, to, last) => all.apply(j, from, to, last);
            inOrder(geqrfSteps(m, n, blocks(order, qrBlock(f)), { panelOn: 'gpu', panel, update }), observer(queue));
        }
        finally {
            all.dispose();
        }
    });
}
/** No kernel may write a buffer that it has twice: where A and tau share one, tau is made apart. */
function withOwnTau(queue, f, factor) {
    const order = Math.min(f.m, f.n);
    if (f.A.data !== f.tau.data || order === 0)
        return factor(f);
    scope(queue, (ws) => {
        const tau = { data: ws.like(f.A, order), off: 0, ld: 1 };
        factor({ ...f, tau });
        enqueueLacpy(queue, { uplo: 'f', m: order, n: 1, A: { ...tau, ld: order }, B: { ...f.tau, ld: order } });
    });
}
function dispose({ V, T }) {
    V.data.dispose();
    T.data.dispose();
}
/** The reflectors of blocks between their panel and their last update, by the block's first column. */
export class Reflectors {
    queue;
    f;
    known = new Map();
    constructor(queue, f) {
        this.queue = queue;
        this.f = f;
    }
    /** Workspace for those of columns j .. j+w-1. */
    lease(j, w) {
        const { context } = this.queue;
        const like = ({ data }, length) => context.lease(data.type, length);
        const block = takeReflectors({ like }, this.f.A, this.f.m - j, w);
        this.known.set(j, block);
        return block;
    }
    /** Enqueues C := Q^H C for columns from .. to-1, Q of the block at column j. */
    apply(j, from, to, last) {
        const block = this.known.get(j);
        const { A, math } = this.f;
        enqueueLarfb(this.queue, { side: 'l', trans: 'c', others: to - from, block, C: at(A, j, from), math });
        if (!last)
            return;
        dispose(block);
        this.known.delete(j);
    }
    /** What a factorization that ended early has left. */
    dispose() {
        for (const block of this.known.values())
            dispose(block);
        this.known.clear();
    }
}
/** Enqueues the factorization of columns j .. j+w-1 from row j on, and V and T of all of them to `into`, if it is given. */
export function enqueueQrPanel(queue, f, j, w, into) {
    const { m, A, force } = f;
    const inner = f.inner || INNER;
    const [block, tau] = [at(A, j, j), at(f.tau, j, 0)];
    if (w <= inner) {
        const known = enqueueGeqr2(queue, { m: m - j, width: w, A: block, tau, T: into?.T, force });
        if (into !== undefined && known)
            enqueueUnit(queue, block, into);
        if (into !== undefined && !known)
            enqueueLarft(queue, block, tau, into);
        return;
    }
    const end = j + w;
    for (let k = j; k < end; k += inner) {
        const width = Math.min(inner, end - k);
        const others = end - k - width;
        scope(queue, (ws) => {
            const own = others > 0 ? takeReflectors(ws, A, m - k, width) : undefined;
            enqueueQrPanel(queue, f, k, width, own);
            if (own === undefined)
                return;
            enqueueLarfb(queue, { side: 'l', trans: 'c', others, block: own, C: at(A, k, k + width) });
        });
    }
    if (into !== undefined)
        enqueueLarft(queue, block, tau, into);
}
