// Polar decompositions of a batch on the CPU backend: small real matrices in the lanes of the processor's vectors, larger ones one after
// the other, as the routine for one does it, without the engine by the reference.
import type { Elements } from '../../engine/ops.ts';
import { matrixAt } from '../../engine/views.ts';
import { polarEngine } from '../../lapack/functions/polar.cpu.ts';
import { polarRef } from '../../lapack/functions/polar.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import { placeOf } from '../lanes.cpu.ts';
import { fitsPolarLanes, polarLanes, polarLanesBytes } from './polarLanes.cpu.ts';

const isReal = ({ parts }: Elements): boolean => parts === 1;

const polar: BatchRoutine = {
  complex: true,
  matrices: {
    A: { rows: (s) => s.m, cols: (s) => s.n, use: 'write' },
    H: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' },
  },
  workBytes: polarLanesBytes,
  engine(task) {
    if (isReal(task.r) && fitsPolarLanes(task)) return polarLanes(task);
    const { e, r, m, n, places, infos, count } = task;
    for (let b = 0; b < count; b++) {
      const [A, H] = [placeOf(places[0]!, b), placeOf(places[1]!, b)];
      const report =
        e.within((space) => polarEngine(e, r, space, m, n, A, H)) ??
        polarRef({ m, n, A: matrixAt(e, r, m, n, A), H: matrixAt(e, r, n, n, H) });
      e.heap.view(Int32Array, infos, count)[b] = report.info;
    }
  },
  reference: ({ m, n }, [A, H]) => polarRef({ m, n, A: A!, H: H! }).info,
};

export const polarBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> => runBatch(queue, a, polar);
