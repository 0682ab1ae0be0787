// STEDC of a batch on the CPU backend, as the routine for one matrix computes them.
import { fields } from '../../core/field.js';
import { stedcOfEngine } from '../../lapack/eigen/stedc.cpu.js';
import { LEAF, stedcOfRef } from '../../lapack/eigen/stedc.ref.js';
import { sterfRef } from '../../lapack/eigen/sterf.ref.js';
import { runTridiagonals } from './tridiagonalBatch.cpu.js';
export function stedcBatchedCpu(queue, a) {
    const { eps } = fields[a.prec];
    const compz = a.compz;
    return runTridiagonals(queue, a, {
        low: LEAF,
        values: (n, d, e) => sterfRef(n, d, e, eps),
        engine: (e, r, space, n, d, off, Z) => stedcOfEngine(e, r, space, compz, n, d, off, Z),
        reference: (n, d, e, Z) => stedcOfRef(compz, n, d, e, Z, eps),
    });
}
