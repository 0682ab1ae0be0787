// GETRI of a batch on the CPU backend: one matrix after the other on the engine, else by the reference.
import { matrixAt } from '../engine/views.ts';
import { invertFactors } from '../lapack/getri.cpu.ts';
import { getriRef, swapColumnsRef } from '../lapack/getri.ref.ts';
import { zeroDiagonalRef } from '../lapack/trtrs.ref.ts';
import type { Queue } from '../runtime/queue.ts';
import { type BatchRoutine, type HostBatchCall, runBatch } from './hostBatch.cpu.ts';
import { placeOf } from './lanes.cpu.ts';

const getri: BatchRoutine = {
  matrices: { A: { rows: (s) => s.n, cols: (s) => s.n, use: 'write' } },
  pivots: { each: (s) => s.n, use: 'read' },
  workBytes: ({ n }, bytes) => n * n * bytes,
  engine({ e, r, n, places: [batch], pivots, infos, count, work }) {
    const L = { at: work, ld: Math.max(1, n) };
    for (let b = 0; b < count; b++) {
      const A = placeOf(batch!, b);
      const info = zeroDiagonalRef(n, matrixAt(e, r, n, n, A));
      e.heap.view(Int32Array, infos, count)[b] = info;
      if (info > 0) continue;
      invertFactors(e, r, n, A, L);
      swapColumnsRef(n, matrixAt(e, r, n, n, A), e.heap.view(Int32Array, pivots + 4 * n * b, n), 0);
    }
  },
  reference: ({ n }, [A], ipiv, off) => getriRef(n, A!, ipiv, off),
};

export const getriBatchedCpu = (queue: Queue, a: HostBatchCall): Promise<void> => runBatch(queue, a, getri);
