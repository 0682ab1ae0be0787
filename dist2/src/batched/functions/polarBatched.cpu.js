import { matrixAt } from '../../engine/views.js';
import { polarEngine } from '../../lapack/functions/polar.cpu.js';
import { polarRef } from '../../lapack/functions/polar.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { placeOf } from '../lanes.cpu.js';
import { fitsPolarLanes, polarLanes, polarLanesBytes } from './polarLanes.cpu.js';
const isReal = ({ parts }) => parts === 1;
const polar = {
    complex: true,
    matrices: {
        A: { rows: (s) => s.m, cols: (s) => s.n, use: 'write' },
        H: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' },
    },
    workBytes: polarLanesBytes,
    engine(task) {
        if (isReal(task.r) && fitsPolarLanes(task))
            return polarLanes(task);
        const { e, r, m, n, places, infos, count } = task;
        for (let b = 0; b < count; b++) {
            const [A, H] = [placeOf(places[0], b), placeOf(places[1], b)];
            const report = e.within((space) => polarEngine(e, r, space, m, n, A, H)) ??
                polarRef({ m, n, A: matrixAt(e, r, m, n, A), H: matrixAt(e, r, n, n, H) });
            e.heap.view(Int32Array, infos, count)[b] = report.info;
        }
    },
    reference: ({ m, n }, [A, H]) => polarRef({ m, n, A: A, H: H }).info,
};
export const polarBatchedCpu = (queue, a) => runBatch(queue, a, polar);
