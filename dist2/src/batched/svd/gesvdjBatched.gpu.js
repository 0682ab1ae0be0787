import { enqueueSvdCall } from './svdCall.gpu.js';
export function gesvdjBatchedGpu(queue, a) {
    const { jobz } = a;
    enqueueSvdCall(queue, a, { left: jobz, right: jobz, V: 'V', values: (m, n) => Math.min(m, n) });
}
