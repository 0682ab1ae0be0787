import { sytrfNopivEngine, sytrfNopivWork } from '../../lapack/indefinite/sytrfNopiv.cpu.js';
import { sytrfNopivRef } from '../../lapack/indefinite/sytrfNopiv.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { placeOf } from '../lanes.cpu.js';
const factors = (uplo, mirror) => ({
    uplo,
    matrices: { A: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' } },
    workBytes: ({ n }, bytes) => sytrfNopivWork(n) * bytes,
    engine({ e, r, n, places: [A], infos, count, work }) {
        for (let b = 0; b < count; b++) {
            const info = sytrfNopivEngine(e, r, uplo, n, placeOf(A, b), work, mirror);
            e.heap.view(Int32Array, infos, count)[b] = info;
        }
    },
    reference: ({ n }, [A]) => sytrfNopivRef(uplo, n, A, mirror),
});
/** sytrfNopiv of a batch, or hetrfNopiv. */
export const factorNopivBatchedCpu = (mirror) => (queue, a) => runBatch(queue, a, factors(a.uplo, mirror));
export const sytrfNopivBatchedCpu = /* @__PURE__ */ factorNopivBatchedCpu('t');
