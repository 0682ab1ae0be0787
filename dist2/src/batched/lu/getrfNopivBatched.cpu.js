// LU without pivoting of a batch on the CPU backend: one matrix after the other on the engine, else by the recursive reference.
import { getrfNopivEngine } from '../../lapack/lu/getrfNopiv.cpu.js';
import { getrfNopivRef } from '../../lapack/lu/getrfNopiv.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { placeOf } from '../lanes.cpu.js';
const getrfNopiv = {
    complex: true,
    matrices: { A: { rows: (s) => s.m, cols: (s) => s.n, use: 'write' } },
    engine({ e, r, m, n, places: [A], infos, count }) {
        for (let b = 0; b < count; b++) {
            const info = getrfNopivEngine(e, r, m, n, placeOf(A, b));
            e.heap.view(Int32Array, infos, count)[b] = info;
        }
    },
    reference: ({ m, n }, [A]) => getrfNopivRef(m, n, A),
};
export const getrfNopivBatchedCpu = (queue, a) => runBatch(queue, a, getrfNopiv);
