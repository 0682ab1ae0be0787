import { isComplex } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { bytesOver, deviceMat } from '../../runtime/buffer.js';
import { overlapped } from '../../runtime/scheduler.js';
import { observer } from '../../runtime/timeline.js';
import { costsOf } from '../costs.hybrid.js';
import { because, luPieces, notePlan, panelLd, planFactor } from '../factorPlan.js';
import { HostPanel } from '../hostPanel.hybrid.js';
import { getrfCpu, PARTIAL_ON_CPU } from './getrf.cpu.js';
import { enqueueLuUpdate, getrfGpu } from './getrf.gpu.js';
import { getrfSteps } from './getrf.steps.js';
import { withGrowth } from './growth.gpu.js';
import { luBlock } from './luBlocks.js';
import { luOnHost } from './luPanel.hybrid.js';
/** Columns of hybrid's blocks where nothing has been measured: MAGMA's for fast GPUs. */
const BLOCK = 64;
/** Where an LU factorization on a GPU context is computed, and why; on the CPU it would need the operands. */
export function planGetrf(queue, { m, n, mode, math, nb, pivoting }, ...operands) {
    const costs = mode === 'native' ? undefined : costsOf(queue.context);
    const problem = {
        order: Math.min(m, n),
        ...{ mode, math, nb },
        bytes: costs === undefined ? 0 : bytesOver(operands),
        nativeBlock: luBlock({ m, n, math }),
        defaultBlock: BLOCK,
        onlyNative: pivoting === 'tournament' ? 'only the GPU has tournament pivoting' : undefined,
    };
    const plan = planFactor(problem, costs && luPieces(costs, m, n, problem));
    const partial = pivoting === 'tournament' && plan.place === 'hybrid';
    return partial ? { ...plan, why: `${plan.why}; ${PARTIAL_ON_CPU}` } : plan;
}
export function getrfHybrid(queue, a) {
    const { m, n, math } = a;
    const [A, ipiv, info] = [deviceMat(a.A, a.lda), deviceMat(a.ipiv, 1), deviceMat(a.info, 1)];
    const measured = (factor) => a.growth === undefined ? factor() : withGrowth(queue, { m, n, A, growth: deviceMat(a.growth, 1) }, factor);
    // What panels cost on the CPU is known of singles.
    if (isComplex(a.prec))
        return measured(() => getrfGpu(queue, a));
    const plan = planGetrf(queue, a, a.A);
    notePlan(queue, a, plan);
    if (plan.place === 'cpu')
        return getrfCpu(queue, because(a, plan));
    return measured(() => plan.place === 'native'
        ? getrfGpu(queue, a)
        : enqueueGetrfHybrid(queue, { m, n, A, ipiv, info, math }, plan.widths));
}
/** Elements of the largest panel. */
export function largestPanel(m, n, widths) {
    let most = 0;
    let j = 0;
    for (const width of widths) {
        most = Math.max(most, panelLd(m - j) * Math.min(width, Math.min(m, n) - j));
        j += width;
    }
    return most;
}
/**
 * As enqueueGetrf, panels on the CPU, in blocks of `widths` columns, the last cut off; resolves when all is enqueued. Pivoting is partial.
 * Source: MAGMA's hybrid LU, S. Tomov, R. Nath, H. Ltaief, J. Dongarra (2010).
 */
export async function enqueueGetrfHybrid(queue, f, widths) {
    const { m, n, A, ipiv, info } = f;
    const { context } = queue;
    queue.clear(info.data.gpu(true), info.off * 4, 4);
    if (widths.length === 0)
        return;
    const host = new HostPanel(queue, largestPanel(m, n, widths), Math.max(...widths));
    let singular = 0;
    try {
        const steps = getrfSteps(m, n, widths, {
            panelOn: 'cpu',
            async panel(j, w) {
                const block = at(A, j, j);
                await host.fetch(block, m - j, w);
                const found = await luOnHost(host, m - j, w, j);
                if (singular === 0 && found.info > 0)
                    singular = j + found.info;
                host.store(block, m - j, w);
                context.writeGpu(ipiv.data.gpu(true), found.pivots, 4 * (ipiv.off + j));
            },
            update: (j, w, from, to, left) => enqueueLuUpdate(queue, f, j, w, from, to, left),
        });
        await overlapped(steps, { lookahead: 1, observe: observer(queue) });
        if (singular > 0)
            context.writeGpu(info.data.gpu(true), Int32Array.of(singular), 4 * info.off);
    }
    finally {
        host.dispose();
    }
}
