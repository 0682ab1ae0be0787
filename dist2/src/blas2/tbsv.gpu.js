import { at, bandMat } from '../core/matrix.js';
import { deviceMat } from '../runtime/buffer.js';
import { scope } from '../runtime/workspace.js';
import { enqueueBand } from './gbmv.gpu.js';
import { deviceVector, enqueueCopy } from './gemv.gpu.js';
import { enqueueBlock } from './trsv.gpu.js';
import { TRSV_NB } from './trsv.kernels.js';
export function tbsvGpu(queue, a) {
    const { uplo, n } = a;
    const why = `substitution in blocks of ${TRSV_NB}, the rest by band_product`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'trsv_block', why });
    const k = Math.min(a.k, n - 1);
    const [kl, ku] = uplo === 'l' ? [k, 0] : [0, k];
    // The storage has a.k diagonals, whichever of them the matrix reaches.
    const A = bandMat(deviceMat(a.A, a.lda), uplo === 'u' ? a.k : 0);
    const x = deviceVector(a.x, n, a.incx);
    scope(queue, (ws) => {
        const work = { data: ws.like(x, n), off: 0, ld: 1 };
        enqueueCopy(queue, n, x, work);
        const part = (i) => ({ ...work, off: i });
        const { trans } = a;
        const unit = a.diag === 'u';
        const forward = (uplo === 'l') === (trans === 'n');
        for (let done = 0; done < n; done += TRSV_NB) {
            const nb = Math.min(TRSV_NB, n - done);
            const first = forward ? done : n - done - nb;
            if (done > 0 && k > 0) {
                // x(near) := x(near) - op(A)(near, known) x(known): of the block, the elements within reach; of the known ones, those that reach
                // it.
                const near = Math.min(k, nb);
                const known = Math.min(k, done);
                const [i, j] = forward ? [first, first - known] : [first + nb - near, first + nb];
                const [row, m, column, cols] = trans === 'n' ? [i, near, j, known] : [j, known, i, near];
                // Inside this part the diagonals are counted from its own corner.
                const panel = { m, n: cols, kl: kl + column - row, ku: ku + row - column, A: at(A, row, column) };
                enqueueBand(queue, { ...panel, op: trans, unit: false, alpha: -1, x: part(j), beta: 1, y: part(i) });
            }
            enqueueBlock(queue, { forward, trans, unit, nb, k, A: at(A, first, first), x: part(first) });
        }
        enqueueCopy(queue, n, work, x);
    });
}
