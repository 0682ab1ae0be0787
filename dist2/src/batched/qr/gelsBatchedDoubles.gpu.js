import { eachRun } from '../deviceBatch.gpu.js';
import { enqueueSoftSolution } from '../soft.gpu.js';
import { eachGelsRun, gelsOf } from './gelsBatched.gpu.js';
import { enqueueLargeGels } from './gelsLarge.gpu.js';
import { gelsScatterSoft, scatterSoftVariants } from './gelsLarge.kernels.js';
import { enqueueSoftGeqrf, enqueueSoftReflect } from './qrSoft.gpu.js';
const inDoubles = {
    factor: enqueueSoftGeqrf,
    reflect: enqueueSoftReflect,
    solve(queue, { adjoint, ...t }) {
        const only = adjoint ? 'lower' : 'upper';
        const shapes = { A: [t.n, t.n], B: [t.n, t.nrhs], C: [0, 0] };
        eachRun(queue, { ...t, m: t.n }, t, shapes, (run) => enqueueSoftSolution(queue, run, { A: t.A, B: t.B, factors: 'upper', only }));
    },
    home: (type, flags) => [gelsScatterSoft, scatterSoftVariants.of(type, flags)],
};
export function gelsBatchedDoubles(queue, a) {
    const none = () => false;
    eachGelsRun(queue, gelsOf(queue, a), none, (run, f) => enqueueLargeGels(queue, run, f, inDoubles));
}
