// Symmetric systems of a batch by L D L^T without pivoting on the CPU backend: one after the other on the engine, else by the reference.
import type { Uplo } from '../../core/matrix.ts';
import { sytrfNopivEngine, sytrfNopivWork } from '../../lapack/indefinite/sytrfNopiv.cpu.ts';
import { sytrfNopivRef } from '../../lapack/indefinite/sytrfNopiv.ref.ts';
import { sytrsNopivEngine } from '../../lapack/indefinite/sytrsNopiv.cpu.ts';
import { sytrsNopivRef } from '../../lapack/indefinite/sytrsNopiv.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import { placeOf } from '../lanes.cpu.ts';

const sysvNopiv = (uplo: Uplo): BatchRoutine => ({
  uplo,
  matrices: {
    A: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' },
    B: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'write' },
  },
  workBytes: ({ n }, bytes) => sytrfNopivWork(n) * bytes,
  engine({ e, r, n, nrhs, places: [A, B], infos, count, work }) {
    for (let b = 0; b < count; b++) {
      const info = sytrfNopivEngine(e, r, uplo, n, placeOf(A!, b), work);
      if (info === 0) sytrsNopivEngine(e, r, uplo, n, nrhs, placeOf(A!, b), placeOf(B!, b));
      e.heap.view(Int32Array, infos, count)[b] = info;
    }
  },
  reference({ n, nrhs }, [A, B]) {
    const info = sytrfNopivRef(uplo, n, A!);
    if (info === 0) sytrsNopivRef(uplo, n, nrhs, A!, B!);
    return info;
  },
});

export const sysvNopivBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> =>
  runBatch(queue, a, sysvNopiv(a.uplo as Uplo));
