// LAPMR on the GPU, from a copy of the rows, and interchanges as permutations of rows: where there are many, columns are read and written
// as a whole then, by few dispatches, while one interchange after the other fetches a sector of memory per element.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { at } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { scope } from '../../runtime/workspace.js';
import { LAPMR_COLS, LAPMR_THREADS, lapmrKernel, lapmrVariants, laswpSources, SOURCES_THREADS, sourcesTuning, } from './lapmr.kernels.js';
/** Enqueues the sources of rows row0 .. m-1 behind these interchanges and those that the sources of rows known .. m-1 stand for. */
function enqueueSources(queue, s, row0, known, sources) {
    const { m, ipiv, first, count, backward = false } = s;
    const params = { row0, m, offPiv: ipiv.off + first, first, count, known, backward: backward ? 1 : 0 };
    queue.launch(laswpSources, sourcesTuning, { ipiv: ipiv.data, sources }, params, [
        Math.ceil((m - row0) / SOURCES_THREADS),
        1,
        1,
    ]);
}
const inOrderOf = (sources) => ({ k: { data: sources, off: 0, ld: 1 }, base: 0 });
/** Enqueues the order of rows row0 .. m-1 in n columns, A's from column `from` on; X is workspace. */
function enqueueRows(queue, m, row0, n, A, { k, base, backward = false }, X) {
    const rows = m - row0;
    enqueueLacpy(queue, { uplo: 'f', m: rows, n, A: at(A, row0, 0), B: { data: X, off: 0, ld: rows } });
    const order = { offK: k.off, base, backward: backward ? 1 : 0 };
    queue.launch(lapmrKernel, lapmrVariants.of(A.data.type), { A: A.data, X, k: k.data }, { m, n, first: row0, off: A.off, lda: A.ld, ldx: rows, ...order }, [Math.ceil(rows / LAPMR_THREADS), Math.ceil(n / LAPMR_COLS), 1]);
}
export function lapmrGpu(queue, a) {
    const { m, n, forwrd } = a;
    const why = 'limited by memory: a copy of X, from which columns are written as a whole';
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'lapmr', why });
    const [X, k] = [deviceMat(a.X, a.ldx), deviceMat(a.k, 1)];
    scope(queue, (ws) => enqueueRows(queue, m, 0, n, X, { k, base: 1, backward: !forwrd }, ws.like(X, m * n)));
}
/** Enqueues the sources of all m rows behind all interchanges of an LU factorization, for enqueueReordered. */
export function enqueueLuSources(queue, m, ipiv, sources) {
    enqueueSources(queue, { m, ipiv, first: 0, count: m }, 0, m, sources);
}
/** Enqueues the interchanges in n columns of A, once their sources are known: those are the same for any columns. */
export function enqueueReordered(queue, m, n, A, sources) {
    scope(queue, (ws) => enqueueRows(queue, m, 0, n, A, inOrderOf(sources), ws.like(A, m * n)));
}
/** Enqueues interchanges in all n columns of A, which has m rows. */
export function enqueuePermutation(queue, n, A, s) {
    scope(queue, (ws) => {
        const sources = ws.take('i', s.m);
        enqueueSources(queue, s, 0, s.m, sources);
        enqueueRows(queue, s.m, 0, n, A, inOrderOf(sources), ws.like(A, s.m * n));
    });
}
/** Enqueues the interchanges of an LU factorization in its factored columns: each block gets those of all later ones as one permutation. */
export function enqueueLapmr(queue, { m, A, ipiv, widths }) {
    if (widths.length < 2)
        return;
    scope(queue, (ws) => {
        const [sources, X] = [ws.take('i', m), ws.like(A, m * Math.max(...widths))];
        let known = m;
        let first = widths.reduce((sum, w) => sum + w, 0);
        for (let k = widths.length - 1; k > 0; k--) {
            const [count, n] = [widths[k], widths[k - 1]];
            first -= count;
            enqueueSources(queue, { m, ipiv, first, count }, first, known, sources);
            known = first;
            enqueueRows(queue, m, first, n, at(A, 0, first - n), inOrderOf(sources), X);
        }
    });
}
