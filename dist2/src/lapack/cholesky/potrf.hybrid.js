import { isComplex } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { bytesOver, deviceMat } from '../../runtime/buffer.js';
import { overlapped } from '../../runtime/scheduler.js';
import { observer } from '../../runtime/timeline.js';
import { costsOf } from '../costs.hybrid.js';
import { because, choleskyPieces, notePlan, panelLd, planFactor } from '../factorPlan.js';
import { HostPanel } from '../hostPanel.hybrid.js';
import { panelWidth } from './choleskyBlocks.js';
import { choleskyOnHost } from './choleskyPanel.hybrid.js';
import { POTRF_WORK, potrfCpu } from './potrf.cpu.js';
import { enqueueCholeskySolve, enqueueCholeskyUpdate, potrfGpu } from './potrf.gpu.js';
import { potrfSteps } from './potrf.steps.js';
/** Columns of hybrid's blocks where nothing has been measured. */
const BLOCK = 128;
/** Where a Cholesky factorization on a GPU context is computed, and why; on the CPU it would need the operands. */
export function planPotrf(queue, { n, mode, math, nb }, ...operands) {
    const costs = mode === 'native' ? undefined : costsOf(queue.context);
    const problem = {
        order: n,
        ...{ mode, math, nb },
        bytes: costs === undefined ? 0 : bytesOver(operands),
        nativeBlock: panelWidth({ n }),
        defaultBlock: BLOCK,
    };
    return planFactor(problem, costs && choleskyPieces(costs, n, problem));
}
export function potrfHybrid(queue, a) {
    if (isComplex(a.prec))
        return potrfGpu(queue, a); // what panels cost on the CPU is known of singles
    const plan = planPotrf(queue, a, a.A);
    notePlan(queue, a, plan);
    if (plan.place === 'native')
        return potrfGpu(queue, a);
    if (plan.place === 'cpu')
        return potrfCpu(queue, because(a, plan));
    const { uplo, n, math } = a;
    const [A, info] = [deviceMat(a.A, a.lda), deviceMat(a.info, 1)];
    return enqueuePotrfHybrid(queue, { uplo, n, A, info, math }, plan.widths);
}
/**
 * As enqueuePotrf, blocks on the diagonal on the CPU, in blocks of `widths` columns, the last cut off; resolves when all is enqueued.
 * Behind a block that is not positive definite nothing is done. Source: MAGMA's hybrid Cholesky, S. Tomov, R. Nath, H. Ltaief, J. Dongarra
 * (2010).
 */
export async function enqueuePotrfHybrid(queue, f, widths) {
    const { uplo, n, A, info } = f;
    const { context } = queue;
    queue.clear(info.data.gpu(true), info.off * 4, 4);
    if (n === 0)
        return;
    const widest = Math.min(n, Math.max(...widths));
    const host = new HostPanel(queue, panelLd(widest) * widest, widest, POTRF_WORK);
    let failed = 0;
    try {
        const steps = potrfSteps(n, widths, {
            blockOn: 'cpu',
            async block(j, w) {
                if (failed > 0)
                    return;
                const block = at(A, j, j);
                await host.fetch(block, w, w);
                const found = choleskyOnHost(host, uplo, w);
                if (found > 0)
                    failed = j + found;
                else
                    host.store(block, w, w, uplo);
            },
            solve(j, w) {
                if (failed === 0)
                    enqueueCholeskySolve(queue, f, j, w);
            },
            update(j, w, from, to) {
                if (failed === 0)
                    enqueueCholeskyUpdate(queue, f, j, w, from, to);
            },
        });
        await overlapped(steps, { lookahead: 1, observe: observer(queue) });
        if (failed > 0)
            context.writeGpu(info.data.gpu(true), Int32Array.of(failed), 4 * info.off);
    }
    finally {
        host.dispose();
    }
}
