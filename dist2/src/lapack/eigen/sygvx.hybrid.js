import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { because } from '../factorPlan.js';
import { takeMatrix } from '../qr/larft.gpu.js';
import { answer, asked, enqueueSyevx, refuse, whyChosenOnCpu } from './syevx.hybrid.js';
import { enqueueBack, enqueueStandard } from './sygst.gpu.js';
import { factored, GENERAL } from './sygvd.hybrid.js';
import { sygvxCpu } from './sygvx.cpu.js';
export function sygvxHybrid(queue, a) {
    const why = whyChosenOnCpu(queue, a);
    if (why !== undefined)
        return sygvxCpu(queue, because(a, { why }));
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'sytrd', why: GENERAL });
    return enqueueSygvx(queue, asked({ ...onDevice(a), itype: a.itype }));
}
/** Computes m, W, Z, ifail and info; resolves when all is enqueued. */
export function enqueueSygvx(queue, f) {
    const { n, A, Z } = f;
    return scope(queue, async (ws) => {
        const failed = await factored(queue, ws, f);
        if (failed === n)
            return void refuse(queue, f);
        if (failed > n)
            return void answer(queue, f, [], 0, failed);
        const C = takeMatrix(ws, A, n, n);
        enqueueStandard(queue, f, C);
        const m = await enqueueSyevx(queue, { ...f, uplo: 'l', A: C });
        if (Z !== undefined && m > 0)
            enqueueBack(queue, f, m, Z);
    });
}
