import { enqueueSvdCall } from './svdCall.gpu.js';
export function gesvdaBatchedGpu(queue, a) {
    const { jobz, rank } = a;
    const values = (_m, _n, b) => (typeof rank === 'number' ? rank : rank[b]);
    enqueueSvdCall(queue, a, { left: jobz, right: jobz, V: 'V', values });
}
