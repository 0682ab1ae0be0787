// STEDC of a batch on the CPU backend, as the routine for one matrix computes them.
import { fields } from '../../core/field.ts';
import { stedcOfEngine } from '../../lapack/eigen/stedc.cpu.ts';
import { LEAF, stedcOfRef } from '../../lapack/eigen/stedc.ref.ts';
import type { TridiagonalJob } from '../../lapack/eigen/steqr.spec.ts';
import { sterfRef } from '../../lapack/eigen/sterf.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HostBatchCall } from '../hostOperands.cpu.ts';
import { runTridiagonals } from './tridiagonalBatch.cpu.ts';

export function stedcBatchedCpu(queue: Queue, a: HostBatchCall): Promise<void> {
  const { eps } = fields[a.prec];
  const compz = a.compz as Exclude<TridiagonalJob, 'n'>;
  return runTridiagonals(queue, a, {
    low: LEAF,
    values: (n, d, e) => sterfRef(n, d, e, eps),
    engine: (e, r, space, n, d, off, Z) => stedcOfEngine(e, r, space, compz, n, d, off, Z),
    reference: (n, d, e, Z) => stedcOfRef(compz, n, d, e, Z, eps),
  });
}
