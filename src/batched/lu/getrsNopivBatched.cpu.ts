// GETRS_NOPIV of a batch on the CPU backend: one system after the other on the engine, else by the reference.
import type { Trans } from '../../core/matrix.ts';
import { getrsNopivEngine } from '../../lapack/lu/getrsNopiv.cpu.ts';
import { getrsNopivRef } from '../../lapack/lu/getrsNopiv.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import { placeOf } from '../lanes.cpu.ts';

const getrsNopiv = (trans: Trans): BatchRoutine => ({
  complex: true,
  matrices: {
    A: { rows: (s) => s.n, cols: (s) => s.n, use: 'read' },
    B: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'write' },
  },
  engine({ e, r, n, nrhs, places: [A, B], count }) {
    for (let b = 0; b < count; b++) getrsNopivEngine(e, r, trans, n, nrhs, placeOf(A!, b), placeOf(B!, b));
  },
  reference({ n, nrhs }, [A, B]) {
    getrsNopivRef(trans, n, nrhs, A!, B!);
    return 0;
  },
});

export const getrsNopivBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> =>
  runBatch(queue, a, getrsNopiv(a.trans as Trans));
