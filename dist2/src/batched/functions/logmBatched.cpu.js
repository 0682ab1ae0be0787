// Logarithms of the matrices of a batch on the CPU backend.
import { LOW } from '../../lapack/functions/form.cpu.js';
import { logmEngine } from '../../lapack/functions/logm.cpu.js';
import { logmRef } from '../../lapack/functions/logm.ref.js';
import { runInPlace } from './inPlace.cpu.js';
export const logmBatchedCpu = (queue, a) => runInPlace(queue, a, {
    low: LOW,
    engine: (e, _, space, n, A) => ({ info: logmEngine(e, space, n, A) }),
    reference: (n, A) => ({ info: logmRef(n, A) }),
});
