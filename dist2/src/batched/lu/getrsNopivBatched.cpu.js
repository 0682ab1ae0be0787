import { getrsNopivEngine } from '../../lapack/lu/getrsNopiv.cpu.js';
import { getrsNopivRef } from '../../lapack/lu/getrsNopiv.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { placeOf } from '../lanes.cpu.js';
const getrsNopiv = (trans) => ({
    complex: true,
    matrices: {
        A: { rows: (s) => s.n, cols: (s) => s.n, use: 'read' },
        B: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'write' },
    },
    engine({ e, r, n, nrhs, places: [A, B], count }) {
        for (let b = 0; b < count; b++)
            getrsNopivEngine(e, r, trans, n, nrhs, placeOf(A, b), placeOf(B, b));
    },
    reference({ n, nrhs }, [A, B]) {
        getrsNopivRef(trans, n, nrhs, A, B);
        return 0;
    },
});
export const getrsNopivBatchedCpu = (queue, a) => runBatch(queue, a, getrsNopiv(a.trans));
