// POTRI of a batch on the CPU backend: one matrix after the other on the engine, else by the reference.
import { GEMMTR_WORK } from '../../blas3/products/gemmtr.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { lauumEngine } from '../../lapack/cholesky/lauum.cpu.js';
import { potriRef } from '../../lapack/cholesky/potri.ref.js';
import { trtriEngine } from '../../lapack/triangular/trtri.cpu.js';
import { zeroDiagonalRef } from '../../lapack/triangular/trtrs.ref.js';
import { runBatch } from '../hostBatch.cpu.js';
import { placeOf } from '../lanes.cpu.js';
const potri = (uplo) => ({
    uplo,
    complex: true,
    matrices: { A: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' } },
    workBytes: (_s, bytes) => GEMMTR_WORK * bytes,
    engine({ e, r, n, places: [batch], infos, count, work }) {
        for (let b = 0; b < count; b++) {
            const A = placeOf(batch, b);
            const info = zeroDiagonalRef(n, matrixAt(e, r, n, n, A));
            e.heap.view(Int32Array, infos, count)[b] = info;
            if (info > 0)
                continue;
            trtriEngine(e, r, uplo, 'n', n, A);
            lauumEngine(e, r, uplo, n, A, work);
        }
    },
    reference: ({ n }, [A]) => potriRef(uplo, n, A),
});
export const potriBatchedCpu = (queue, a) => runBatch(queue, a, potri(a.uplo));
