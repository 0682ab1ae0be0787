// L D L^T or L D L^H without pivoting of a batch on the CPU backend: one matrix after the other on the engine, else by the reference.
import type { Mirror, Uplo } from '../../core/matrix.ts';
import { sytrfNopivEngine, sytrfNopivWork } from '../../lapack/indefinite/sytrfNopiv.cpu.ts';
import { sytrfNopivRef } from '../../lapack/indefinite/sytrfNopiv.ref.ts';
import type { Queue } from '../../runtime/queue.ts';
import { type BatchRoutine, type HostBatchCall, runBatch } from '../hostBatch.cpu.ts';
import { placeOf } from '../lanes.cpu.ts';

const factors = (uplo: Uplo, mirror: Mirror): BatchRoutine => ({
  uplo,
  mirror,
  matrices: { A: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' } },
  workBytes: ({ n }, bytes) => sytrfNopivWork(n) * bytes,
  engine({ e, r, n, places: [A], infos, count, work }) {
    for (let b = 0; b < count; b++) {
      const info = sytrfNopivEngine(e, r, uplo, n, placeOf(A!, b), work, mirror);
      e.heap.view(Int32Array, infos, count)[b] = info;
    }
  },
  reference: ({ n }, [A]) => sytrfNopivRef(uplo, n, A!, mirror),
});

/** sytrfNopiv of a batch, or hetrfNopiv. */
export const factorNopivBatchedCpu =
  (mirror: Mirror) =>
  (queue: Queue, a: HostBatchCall): Promise<void> =>
    runBatch(queue, a, factors(a.uplo as Uplo, mirror));

export const sytrfNopivBatchedCpu = /* @__PURE__ */ factorNopivBatchedCpu('t');
