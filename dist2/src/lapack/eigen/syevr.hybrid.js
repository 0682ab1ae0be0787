import { onDevice } from '../../runtime/operands.js';
import { because } from '../factorPlan.js';
import { syevrCpu } from './syevr.cpu.js';
import { asked, enqueueSyevx, noteChosen, whyChosenOnCpu } from './syevx.hybrid.js';
export async function syevrHybrid(queue, a) {
    const why = whyChosenOnCpu(queue, a);
    if (why !== undefined)
        return syevrCpu(queue, because(a, { why }));
    noteChosen(queue, a);
    const { isuppz, ...call } = onDevice(a);
    const m = await enqueueSyevx(queue, asked(call));
    if (call.jobz === 'n' || isuppz === undefined || m === 0)
        return;
    const supports = Int32Array.from({ length: 2 * m }, (_, i) => (i % 2 === 0 ? 1 : a.n));
    queue.context.writeGpu(isuppz.data.gpu(true), supports, 4 * isuppz.off);
}
