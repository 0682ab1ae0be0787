// Logarithms of the matrices of a batch on the CPU backend.
import { LOW } from '../../lapack/functions/form.cpu.ts';
import { logmEngine } from '../../lapack/functions/logm.cpu.ts';
import { logmRef } from '../../lapack/functions/logm.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HostBatchCall } from '../hostOperands.cpu.ts';
import { runInPlace } from './inPlace.cpu.ts';

export const logmBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> =>
  runInPlace(queue, a, {
    low: LOW,
    engine: (e, _, space, n, A) => ({ info: logmEngine(e, space, n, A) }),
    reference: (n, A) => ({ info: logmRef(n, A) }),
  });
