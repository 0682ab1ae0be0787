import { isComplex } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { bytesOver } from '../../runtime/buffer.js';
import { onDevice } from '../../runtime/operands.js';
import { overlapped } from '../../runtime/scheduler.js';
import { observer } from '../../runtime/timeline.js';
import { costsOf } from '../costs.hybrid.js';
import { because, notePlan, planFactor, qrPieces } from '../factorPlan.js';
import { HostPanel } from '../hostPanel.hybrid.js';
import { largestPanel } from '../lu/getrf.hybrid.js';
import { geqrfCpu } from './geqrf.cpu.js';
import { geqrfGpu, Reflectors } from './geqrf.gpu.js';
import { geqrfSteps } from './geqrf.steps.js';
import { enqueueLarft } from './larft.gpu.js';
import { qrBlock } from './qrBlocks.js';
import { qrOnHost, qrWork } from './qrPanel.hybrid.js';
/** Columns of hybrid's blocks where nothing has been measured. */
const BLOCK = 64;
/** Where a QR factorization on a GPU context is computed, and why; on the CPU it would need the operands. */
export function planGeqrf(queue, { m, n, mode, math, nb }, ...operands) {
    const costs = mode === 'native' ? undefined : costsOf(queue.context);
    const problem = {
        order: Math.min(m, n),
        ...{ mode, math, nb },
        bytes: costs === undefined ? 0 : bytesOver(operands),
        nativeBlock: qrBlock({ m, n }),
        defaultBlock: BLOCK,
    };
    return planFactor(problem, costs && qrPieces(costs, m, n, problem));
}
export function geqrfHybrid(queue, a) {
    if (isComplex(a.prec))
        return geqrfGpu(queue, a); // what panels cost on the CPU is known of singles
    const plan = planGeqrf(queue, a, a.A);
    notePlan(queue, a, plan);
    if (plan.place === 'native')
        return geqrfGpu(queue, a);
    if (plan.place === 'cpu')
        return geqrfCpu(queue, because(a, plan));
    return enqueueGeqrfHybrid(queue, onDevice(a), plan.widths);
}
/**
 * As enqueueGeqrf, panels on the CPU, in blocks of `widths` columns, the last cut off; resolves when all is enqueued.
 * Source: MAGMA's hybrid QR, S. Tomov, R. Nath, H. Ltaief, J. Dongarra (2010).
 */
export async function enqueueGeqrfHybrid(queue, f, widths) {
    const { m, n, A, tau } = f;
    if (widths.length === 0)
        return;
    const { context } = queue;
    const widest = Math.min(Math.max(...widths), m, n);
    const host = new HostPanel(queue, largestPanel(m, n, widths), widest, qrWork(m, widest));
    const all = new Reflectors(queue, f);
    try {
        const steps = geqrfSteps(m, n, widths, {
            panelOn: 'cpu',
            async panel(j, w, behind) {
                const block = at(A, j, j);
                await host.fetch(block, m - j, w);
                const found = await qrOnHost(host, m - j, w);
                host.store(block, m - j, w);
                context.writeGpu(tau.data.gpu(true), found, 4 * (tau.off + j));
                if (behind)
                    enqueueLarft(queue, block, at(tau, j, 0), all.lease(j, w));
            },
            update: (j, _, from, to, last) => all.apply(j, from, to, last),
        });
        await overlapped(steps, { lookahead: 1, observe: observer(queue) });
    }
    finally {
        all.dispose();
        host.dispose();
    }
}
