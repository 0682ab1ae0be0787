// Symmetric or Hermitian systems of a batch by L D L^T or L D L^H without pivoting on the CPU backend: one after the other on the engine,
// else by the reference.
import type { Mirror, Uplo } from '../../core/matrix.ts';
import { sytrfNopivEngine, sytrfNopivWork } from '../../lapack/indefinite/sytrfNopiv.cpu.ts';
import { sytrfNopivRef } from '../../lapack/indefinite/sytrfNopiv.ref.ts';
import { sytrsNopivEngine } from '../../lapack/indefinite/sytrsNopiv.cpu.ts';
import { sytrsNopivRef } from '../../lapack/indefinite/sytrsNopiv.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import { placeOf } from '../lanes.cpu.ts';

const systems = (uplo: Uplo, mirror: Mirror): BatchRoutine => ({
  uplo,
  mirror,
  matrices: {
    A: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' },
    B: { rows: (s) => s.n, cols: (s) => s.nrhs, use: 'write' },
  },
  workBytes: ({ n }, bytes) => sytrfNopivWork(n) * bytes,
  engine({ e, r, n, nrhs, places: [A, B], infos, count, work }) {
    for (let b = 0; b < count; b++) {
      const info = sytrfNopivEngine(e, r, uplo, n, placeOf(A!, b), work, mirror);
      if (info === 0) sytrsNopivEngine(e, r, uplo, n, nrhs, placeOf(A!, b), placeOf(B!, b), mirror);
      e.heap.view(Int32Array, infos, count)[b] = info;
    }
  },
  reference({ n, nrhs }, [A, B]) {
    const info = sytrfNopivRef(uplo, n, A!, mirror);
    if (info === 0) sytrsNopivRef(uplo, n, nrhs, A!, B!, mirror);
    return info;
  },
});

/** sysvNopiv of a batch, or hesvNopiv. */
export const nopivBatchedCpu =
  (mirror: Mirror) =>
  (queue: Queue, a: HostBatchCall): Promise<void> =>
    runBatch(queue, a, systems(a.uplo as Uplo, mirror));

export const sysvNopivBatchedCpu = /* @__PURE__ */ nopivBatchedCpu('t');
