// STEQR of a batch on the CPU backend, as the routine for one matrix computes them.
import { fields } from '../../core/field.js';
import { LOW, steqrEngine } from '../../lapack/eigen/steqr.cpu.js';
import { steqrRef } from '../../lapack/eigen/steqr.ref.js';
import { runTridiagonals } from './tridiagonalBatch.cpu.js';
export function steqrBatchedCpu(queue, a) {
    const { eps } = fields[a.prec];
    const compz = a.compz;
    return runTridiagonals(queue, a, {
        low: LOW,
        values: (n, d, e) => steqrRef('n', n, d, e, undefined, eps),
        engine: (e, r, space, n, d, off, Z) => steqrEngine(e, r, space, compz, n, d, off, Z),
        reference: (n, d, e, Z) => steqrRef(compz, n, d, e, Z, eps),
    });
}
