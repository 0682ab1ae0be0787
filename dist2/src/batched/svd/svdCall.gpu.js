// A checked call of a batched singular value decomposition as enqueueSvdBatch takes it.
import { formOf } from '../../core/batchForms.js';
import { deviceMat } from '../../runtime/buffer.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { enqueueSvdBatch } from './svdBatch.gpu.js';
/** The values of each matrix side by side. */
function valuesOf(a) {
    const { buffer, offset: off } = a.S;
    const data = buffer;
    const form = formOf(a);
    if (form === 'strided')
        return { data, off, stride: a.strideS };
    if (form === 'batched')
        return { data, off, stride: 0, offsets: deviceMat(a.offsetsS, 1) };
    return { data, off, stride: 0, places: a.offsetsS };
}
export function enqueueSvdCall(queue, a, { left, right, V, values }) {
    const of = new BatchOnDevice(queue, a);
    const { m, n, count } = of.batch;
    const side = (job, X, transposed) => job === 'n' ? undefined : { X: of.mat(X, transposed), columns: job === 'a' ? 'a' : 's', conjugated: transposed };
    const counted = (sizes) => {
        const { n: ns, m: ms = ns } = sizes;
        const nrhs = Int32Array.from({ length: count }, (_, b) => values(ms[b], ns[b], b));
        return { ...sizes, nrhs };
    };
    enqueueSvdBatch(queue, {
        ...of.reports,
        ...{ m, n, count, values: values(m, n, 0), A: of.mat('A'), S: valuesOf(a) },
        sizes: of.sizes && counted(of.sizes),
        U: side(left, 'U', false),
        V: side(right, V, V === 'VT'),
    });
}
