// GETRS of a batch on the CPU backend: one system after the other on the engine, else by the reference.
import type { Trans } from '../core/matrix.ts';
import { getrsEngine } from '../lapack/getrs.cpu.ts';
import { getrsRef } from '../lapack/getrs.ref.ts';
import type { Queue } from '../runtime/queue.ts';
import { type BatchRoutine, type HostBatchCall, runBatch } from './hostBatch.cpu.ts';
import { placeOf } from './lanes.cpu.ts';

const getrs = (trans: Trans): BatchRoutine => ({
  matrices: {
    A: { rows: (s) => s.n, cols: (s) => s.n, use: 'read' },
    B: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'write' },
  },
  pivots: { each: (s) => s.n, use: 'read' },
  engine({ e, r, n, nrhs, places: [A, B], pivots, count }) {
    for (let b = 0; b < count; b++) {
      getrsEngine(e, r, trans, n, nrhs, placeOf(A!, b), pivots + 4 * n * b, placeOf(B!, b));
    }
  },
  reference({ n, nrhs }, [A, B], ipiv, off) {
    getrsRef(trans, n, nrhs, A!, ipiv, off, B!);
    return 0;
  },
});

export const getrsBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> =>
  runBatch(queue, a, getrs(a.trans as Trans));
