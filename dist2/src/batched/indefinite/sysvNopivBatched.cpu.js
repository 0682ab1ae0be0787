import { sytrfNopivEngine, sytrfNopivWork } from '../../lapack/indefinite/sytrfNopiv.cpu.js';
import { sytrfNopivRef } from '../../lapack/indefinite/sytrfNopiv.ref.js';
import { sytrsNopivEngine } from '../../lapack/indefinite/sytrsNopiv.cpu.js';
import { sytrsNopivRef } from '../../lapack/indefinite/sytrsNopiv.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { placeOf } from '../lanes.cpu.js';
const systems = (uplo, mirror) => ({
    uplo,
    matrices: {
        A: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' },
        B: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'write' },
    },
    workBytes: ({ n }, bytes) => sytrfNopivWork(n) * bytes,
    engine({ e, r, n, nrhs, places: [A, B], infos, count, work }) {
        for (let b = 0; b < count; b++) {
            const info = sytrfNopivEngine(e, r, uplo, n, placeOf(A, b), work, mirror);
            if (info === 0)
                sytrsNopivEngine(e, r, uplo, n, nrhs, placeOf(A, b), placeOf(B, b), mirror);
            e.heap.view(Int32Array, infos, count)[b] = info;
        }
    },
    reference({ n, nrhs }, [A, B]) {
        const info = sytrfNopivRef(uplo, n, A, mirror);
        if (info === 0)
            sytrsNopivRef(uplo, n, nrhs, A, B, mirror);
        return info;
    },
});
/** sysvNopiv of a batch, or hesvNopiv. */
export const nopivBatchedCpu = (mirror) => (queue, a) => runBatch(queue, a, systems(a.uplo, mirror));
export const sysvNopivBatchedCpu = /* @__PURE__ */ nopivBatchedCpu('t');
