// Symmetric and Hermitian eigenproblems of a run on the GPU by way of a workspace in which they lie side by side: tridiagonal form, its
// eigenvalues and vectors, reflections, a few dispatches for all of them.
import { isComplex } from '../../core/field.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope, type Workspace } from '../../runtime/workspace.ts';
import type { BatchRun } from '../deviceBatch.ts';
import { enqueueReflect } from '../qr/reflectBatch.gpu.ts';
import { eachSlice } from '../slices.gpu.ts';
import type { ReportedSyevBatch } from './eigenBatch.ts';
import { enqueueEigenGather, enqueueEigenScatter, type Found, type Gathered } from './eigenMoves.gpu.ts';
import { eigenWiden, WIDEN_THREADS, widenTuning } from './eigenMoves.kernels.ts';
import { enqueueOrmtrPacked } from './ormtrPacked.gpu.ts';
import { distanceOf } from './packed.ts';
import { enqueueTridiagonalPacked } from './steqrPacked.gpu.ts';
import { enqueueSyevSmall } from './syevSmall.gpu.ts';
import { TINY } from './syevSmall.kernels.ts';
import { enqueueSytrdPacked } from './sytrdPacked.gpu.ts';

/**
 * Enqueues eigenvalues, and vectors, of the matrices in a workspace, whose orders are at most `most`, in the workspace. Orders up to 8 have
 * the rotations that they have elsewhere too. Of the vectors of real matrices of larger orders only the first `columns` are brought back
 * from those of the tridiagonal form.
 */
export function enqueuePackedSolution(
  queue: Queue,
  ws: Workspace,
  most: number,
  from: Gathered,
  jobz: 'n' | 'v',
  columns?: number,
): Found {
  const { A, count, n } = from;
  const complex = isComplex(A.type);
  const vector = () => ws.take('s', count * n);
  const [d, found] = [vector(), ws.take('i', count)];
  if (most <= TINY && !complex) {
    const list = (data: DeviceBuffer) => ({ data, off: 0, ld: 1 });
    const matrices = { data: A, off: 0, rs: 1, cs: n, stride: n * n };
    const reports = { info: list(found), nonfinite: list(ws.take('i', count)) };
    const run = { m: most, n: most, nrhs: 0, count, first: 0 };
    const W = { data: d, off: 0, stride: n };
    enqueueSyevSmall(queue, run, { jobz, uplo: 'l', n: most, count, A: matrices, W, ...reports });
    return { d, found, Z: jobz === 'v' ? A : undefined };
  }
  const [e, tau] = [vector(), ws.take(complex ? 'c' : 's', count * n)];
  enqueueSytrdPacked(queue, from, { A, d, e, tau });
  const Z = jobz === 'v' ? ws.take('s', count * n * n) : undefined;
  enqueueTridiagonalPacked(queue, from, { d, e, Z, info: found });
  if (Z === undefined) return { d, found };
  if (complex) return { d, found, Z: enqueueUnmtr(queue, ws, from, { tau, Z }) };
  enqueueOrmtrPacked(queue, from, { A, tau, Z, columns });
  return { d, found, Z };
}

/** Enqueues Q Z, Z real and Q of Hermitian matrices, by the kernel for reflectors of QR, to a workspace. */
function enqueueUnmtr(
  queue: Queue,
  ws: Workspace,
  { A, count, n, orders }: Gathered,
  { tau, Z }: { readonly tau: DeviceBuffer; readonly Z: DeviceBuffer },
): DeviceBuffer {
  const data = ws.take('c', count * n * n);
  const groups = [Math.ceil((count * n * n) / WIDEN_THREADS), 1, 1] as const;
  queue.launch(eigenWiden, widenTuning, { X: Z, Y: data, orders }, { count, ld: n }, groups);
  // Row 0 has no part in it. Beyond their orders matrices and vectors have zeros.
  const rows = n - 1;
  const lower = (X: DeviceBuffer) => ({ data: X, off: 1, rs: 1, cs: n, stride: n * n });
  const reflectors = { V: lower(A), tau: { data: tau, off: 0, stride: n }, trans: false, first: 0, last: rows };
  enqueueReflect(queue, { m: rows, n, nrhs: rows, count, first: 0 }, { ...reflectors, C: lower(data) });
  return data;
}

/** Enqueues A = Z W Z^H for every matrix of a run. */
export function enqueueSyevPacked(queue: Queue, run: BatchRun, f: ReportedSyevBatch): void {
  const { jobz, uplo } = f;
  const n = distanceOf(run.n);
  // Of complex ones vectors of the tridiagonal matrix and of the matrix itself.
  const each = isComplex(f.A.data.type) ? 5 : 2;
  eachSlice(queue, run, { ...f, ipiv: f.W }, each * n * n, (part, own) => {
    scope(queue, (ws) => {
      const from = enqueueEigenGather(queue, ws, part, own.A, uplo);
      const solved = enqueuePackedSolution(queue, ws, part.n, from, jobz);
      enqueueEigenScatter(queue, part, { ...from, ...solved }, { ...own, W: own.ipiv });
    });
  });
}
