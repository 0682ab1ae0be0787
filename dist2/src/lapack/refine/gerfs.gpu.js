import { onDevice } from '../../runtime/operands.js';
import { enqueueGetrs } from '../lu/getrs.gpu.js';
import { enqueueRefine, noteRefine } from './refine.gpu.js';
export function gerfsGpu(queue, a) {
    noteRefine(queue, a.routine);
    const { trans, n, AF, ipiv, ...s } = onDevice(a);
    return enqueueRefine(queue, {
        ...{ ...s, trans, n },
        solve: (D, columns, op) => enqueueGetrs(queue, { trans: op, n, nrhs: columns, A: AF, ipiv, B: D }),
    });
}
