// What batched symmetric eigenproblems have in common on the GPU: runs, reports, and where eigenvalues lie.
import { formOf } from '../../core/batchForms.js';
import { deviceMat } from '../../runtime/buffer.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { withOwnLists } from '../ownLists.gpu.js';
/**
 * Calls `launch` for every run of a batch, with reports that have buffers of their own. In a ragged batch problems of orders of one class
 * run together.
 */
export function eachEigenRun(queue, f, launch, classOf) {
    const { n, count, A, W, info, nonfinite } = f;
    if (count === 0)
        return;
    // Flags that nobody asked for have a place all the same.
    const unasked = nonfinite === undefined ? queue.context.lease('i', count) : undefined;
    const lists = { info, nonfinite: nonfinite ?? { data: unasked, off: 0, ld: 1 } };
    withOwnLists(queue, count, [A.data, W.data], lists, (own) => {
        const shapes = { A: [n, n], B: [0, 0], C: [0, 0] };
        eachRun(queue, { ...f, m: n, nrhs: 0 }, { A, ipiv: W }, shapes, (run) => launch(run, { ...f, ...own }), classOf);
    });
    unasked?.dispose();
}
/** Where the eigenvalues of a call are. */
export function valuesOf(a) {
    const { buffer, offset: off } = a.W;
    const data = buffer;
    const form = formOf(a);
    if (form === 'strided')
        return { data, off, stride: a.strideW };
    if (form === 'batched')
        return { data, off, stride: 0, offsets: deviceMat(a.offsetsW, 1) };
    return { data, off, stride: 0, places: a.offsetsW };
}
