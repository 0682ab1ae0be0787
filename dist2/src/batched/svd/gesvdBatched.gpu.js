import { enqueueSvdCall } from './svdCall.gpu.js';
export function gesvdBatchedGpu(queue, a) {
    const { jobu: left, jobvt: right } = a;
    enqueueSvdCall(queue, a, { left, right, V: 'VT', values: (m, n) => Math.min(m, n) });
}
