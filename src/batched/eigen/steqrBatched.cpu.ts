// STEQR of a batch on the CPU backend, as the routine for one matrix computes them.
import { fields } from '../../core/field.ts';
import { LOW, steqrEngine } from '../../lapack/eigen/steqr.cpu.ts';
import { steqrRef } from '../../lapack/eigen/steqr.ref.ts';
import type { TridiagonalJob } from '../../lapack/eigen/steqr.spec.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HostBatchCall } from '../hostOperands.cpu.ts';
import { runTridiagonals } from './tridiagonalBatch.cpu.ts';

export function steqrBatchedCpu(queue: Queue, a: HostBatchCall): Promise<void> {
  const { eps } = fields[a.prec];
  const compz = a.compz as Exclude<TridiagonalJob, 'n'>;
  return runTridiagonals(queue, a, {
    low: LOW,
    values: (n, d, e) => steqrRef('n', n, d, e, undefined, eps),
    engine: (e, r, space, n, d, off, Z) => steqrEngine(e, r, space, compz, n, d, off, Z),
    reference: (n, d, e, Z) => steqrRef(compz, n, d, e, Z, eps),
  });
}
