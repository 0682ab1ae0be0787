import { sytrsNopivEngine } from '../../lapack/indefinite/sytrsNopiv.cpu.js';
import { sytrsNopivRef } from '../../lapack/indefinite/sytrsNopiv.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { placeOf } from '../lanes.cpu.js';
const solutions = (uplo, mirror) => ({
    uplo,
    matrices: {
        A: { rows: (s) => s.n, cols: (s) => s.n, use: 'read' },
        B: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'write' },
    },
    engine({ e, r, n, nrhs, places: [A, B], count }) {
        for (let b = 0; b < count; b++)
            sytrsNopivEngine(e, r, uplo, n, nrhs, placeOf(A, b), placeOf(B, b), mirror);
    },
    reference({ n, nrhs }, [A, B]) {
        sytrsNopivRef(uplo, n, nrhs, A, B, mirror);
        return 0;
    },
});
/** sytrsNopiv of a batch, or hetrsNopiv. */
export const solveNopivBatchedCpu = (mirror) => (queue, a) => runBatch(queue, a, solutions(a.uplo, mirror));
export const sytrsNopivBatchedCpu = /* @__PURE__ */ solveNopivBatchedCpu('t');
