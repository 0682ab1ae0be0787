import { realOf } from '../../core/field.js';
import { onDevice } from '../../runtime/operands.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueNumber } from './condition.gpu.js';
import { equilibrateDiagonal, equilibrateFactors, factorsTuning, WHOLE_THREADS, wholeVariants, } from './equilibrate.kernels.js';
import { enqueueMove } from './geequ.gpu.js';
export function poequGpu(queue, a) {
    const why = 'factors and info by one workgroup, without a readback';
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'equilibrate_factors', why });
    enqueuePoequ(queue, onDevice(a));
}
/** Enqueues s, scalars and info, as poequRef. */
export function enqueuePoequ(queue, { n, A, s, scalars, info }) {
    if (n === 0) {
        enqueueNumber(queue, 1, scalars);
        enqueueNumber(queue, 0, { ...scalars, off: scalars.off + 1 });
        queue.clear(info.data.gpu(true), info.off * 4, 4);
        return;
    }
    scope(queue, (ws) => {
        const { type } = A.data;
        const work = ws.take(realOf(type), n + 2);
        const sizes = { data: work, off: 0, ld: 1 };
        const place = { n, offA: A.off, lda: A.ld };
        queue.launch(equilibrateDiagonal, wholeVariants.of(type), { A: A.data, sizes: work }, place, [
            Math.ceil(n / WHOLE_THREADS),
            1,
            1,
        ]);
        const params = { count: n, off: 0, root: 1, first: 1, base: 0, offS: n, clear: 0, most: 1, offMost: n + 1 };
        const buffers = { sizes: work, info: info.data };
        queue.launch(equilibrateFactors, factorsTuning, buffers, { ...params, offInfo: info.off }, [1, 1, 1]);
        enqueueMove(queue, n, sizes, s);
        enqueueMove(queue, 2, { ...sizes, off: n }, scalars);
    });
}
