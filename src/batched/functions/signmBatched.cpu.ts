// Signs of the matrices of a batch on the CPU backend.
import { LOW, signmEngine } from '../../lapack/functions/signm.cpu.ts';
import { signmRef } from '../../lapack/functions/signm.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { HostBatchCall } from '../hostOperands.cpu.ts';
import { runInPlace } from './inPlace.cpu.ts';

export const signmBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> =>
  runInPlace(queue, a, { low: LOW, engine: signmEngine, reference: signmRef });
