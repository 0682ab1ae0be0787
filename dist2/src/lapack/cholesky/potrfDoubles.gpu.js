// POTRF of doubles on the GPU: the columns are halved down to narrow panels in soft arithmetic, from the diagonal down to the last row in
// one dispatch; all else is products. By halving, products are as large as they can be, and fewest entries are converted for them.
import { enqueueTrapezoidDoubles } from '../../blas3/products/gemmtrDoubles.gpu.js';
import { at } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { scope } from '../../runtime/workspace.js';
import { potrfColumns } from './potrf.steps.js';
import { POTF2_ROWS, potf2Double, potf2Order, potf2StoreDouble, potf2Tuning, storeTuning, } from './potrfDoubles.kernels.js';
export function potrfDoubles(queue, a) {
    noteCholesky(queue, a.routine, a.prec === 'z' ? 'z' : 'd');
    enqueuePotrfDoubles(queue, a.uplo, a.n, deviceMat(a.A, a.lda), deviceMat(a.info, 1));
}
export function noteCholesky(queue, routine, type = 'd') {
    const order = potf2Order[type];
    const why = `doubles: halved down to panels of ${order} columns, the rest by products; nothing waits for the host`;
    queue.note({ routine, backend: 'gpu', kernel: potf2Double.name, why });
}
/** Enqueues the factorization of the triangle of A; to info the order of the first leading minor that is not positive definite, or 0. */
export function enqueuePotrfDoubles(queue, uplo, n, A, info) {
    queue.clear(info.data.gpu(true), info.off * 4, 4);
    if (n === 0)
        return;
    const lower = uplo === 'l';
    const [rs, cs] = lower ? [1, A.ld] : [A.ld, 1];
    const type = A.data.type === 'z' ? 'z' : 'd';
    const order = potf2Order[type];
    const tuning = potf2Tuning(type, queue.context.gpu.threads);
    const blocks = Math.ceil(n / order);
    scope(queue, (ws) => {
        const D = ws.take(type, blocks * order ** 2);
        // info stays on the device: to the steps every panel succeeds.
        const panel = (j, to) => {
            const shape = { n: to - j, m: n - j, off: at(A, j, j).off, rs, cs };
            const params = { ...shape, offD: j * order, first: j, offInfo: info.off };
            const groups = Math.max(1, Math.ceil((n - to) / POTF2_ROWS));
            queue.launch(potf2Double, tuning, { A: A.data, D, info: info.data }, params, [groups, 1, 1]);
        };
        const update = (j, middle, to) => {
            const [rows, columns, k] = [n - middle, to - middle, middle - j];
            const numbers = { uplo, k, alpha: -1, beta: 1, C: at(A, middle, middle) };
            const own = lower ? at(A, middle, j) : at(A, j, middle);
            const [transA, transB] = lower ? ['n', 'c'] : ['c', 'n'];
            const [m, n1] = lower ? [rows, columns] : [columns, rows];
            enqueueTrapezoidDoubles(queue, { ...numbers, transA, transB, m, n: n1, A: own, B: own });
        };
        potrfColumns({ leaf: order, panel, update }, 0, n);
        const params = { n, off: A.off, rs, cs };
        queue.launch(potf2StoreDouble, storeTuning(type), { D, A: A.data }, params, [blocks, 1, 1]);
    });
}
