// Solutions from L D L^T without pivoting of a batch on the CPU backend: one system after the other on the engine, else by the reference.
import type { Uplo } from '../../core/matrix.ts';
import { sytrsNopivEngine } from '../../lapack/indefinite/sytrsNopiv.cpu.ts';
import { sytrsNopivRef } from '../../lapack/indefinite/sytrsNopiv.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import { placeOf } from '../lanes.cpu.ts';

const sytrsNopiv = (uplo: Uplo): BatchRoutine => ({
  uplo,
  matrices: {
    A: { rows: (s) => s.n, cols: (s) => s.n, use: 'read' },
    B: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'write' },
  },
  engine({ e, r, n, nrhs, places: [A, B], count }) {
    for (let b = 0; b < count; b++) sytrsNopivEngine(e, r, uplo, n, nrhs, placeOf(A!, b), placeOf(B!, b));
  },
  reference({ n, nrhs }, [A, B]) {
    sytrsNopivRef(uplo, n, nrhs, A!, B!);
    return 0;
  },
});

export const sytrsNopivBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> =>
  runBatch(queue, a, sytrsNopiv(a.uplo as Uplo));
