// SYEV of a batch on a GPU context: matrices of orders that the kernels of batches take, all together; larger ones one after the other, by
// the routine for one matrix, which asks the host for decisions.
import { isComplex } from '../../core/field.ts';
import type { Uplo } from '../../core/matrix.ts';
import { enqueueEigenvalues, enqueueSyevd, whyCpu } from '../../lapack/eigen/syevd.hybrid.ts';
import { because } from '../../lapack/factorPlan.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SingleType } from '../../runtime/representation.ts';
import { scope } from '../../runtime/workspace.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import type { HostBatchCall } from '../hostBatch.cpu.ts';
import { listFrom, matsFrom, sizesFrom, vecsFrom } from '../partOfBatch.ts';
import type { DeviceSyevBatch } from './eigenBatch.ts';
import { enqueueEigenGather, enqueueEigenScatter, type Gathered } from './eigenMoves.gpu.ts';
import { eachEigenRun, valuesOf } from './eigenRuns.gpu.ts';
import { syevBatchedCpu } from './syevBatched.cpu.ts';
import { enqueueSyevBatch, PACKED_MOST } from './syevBatched.gpu.ts';

/** Problem b of a batch as a batch of its own. */
function oneOf(f: DeviceSyevBatch, b: number): DeviceSyevBatch {
  const { A, W, info, nonfinite, sizes } = f;
  return {
    ...f,
    ...{ count: 1, sizes: sizesFrom(sizes, b, 1), A: matsFrom(A, b, 1), W: vecsFrom(W, b, 1) },
    ...{ info: listFrom(info, b), nonfinite: nonfinite && listFrom(nonfinite, b) },
  };
}

/** Enqueues what a batch of one matrix of a large order asks for; resolves when all is enqueued. */
function enqueueOne(queue: Queue, f: DeviceSyevBatch): Promise<void> {
  const { jobz, uplo, A, sizes } = f;
  const n = sizes === undefined ? f.n : sizes.n[0]!;
  return scope(queue, async (ws) => {
    let from: Gathered;
    eachEigenRun(queue, f, (run) => {
      from = enqueueEigenGather(queue, ws, run, A, uplo);
    });
    const { A: X, n: ld } = from!;
    const [d, found] = [ws.take('s', ld), ws.take('i', 1)];
    const list = (data: DeviceBuffer) => ({ data, off: 0, ld: 1 });
    const one = { uplo: 'l', n, A: { data: X, off: 0, ld }, W: list(d), info: list(found) } as const;
    if (jobz === 'v') await enqueueSyevd(queue, one);
    else enqueueEigenvalues(queue, one);
    const Z = jobz === 'v' ? X : undefined;
    eachEigenRun(queue, f, (run, own) => enqueueEigenScatter(queue, run, { ...from, d, found, Z }, own));
  });
}

/** Computes A = Z W Z^H for every matrix of a batch; a promise, which resolves when all is enqueued, where there are large ones. */
export function computeSyevBatch(queue: Queue, f: DeviceSyevBatch): void | Promise<void> {
  enqueueSyevBatch(queue, f);
  const { packedMost = PACKED_MOST[f.A.data.type as SingleType] } = f;
  const orderOf = (b: number): number => (f.sizes === undefined ? f.n : f.sizes.n[b]!);
  const large = Array.from({ length: f.count }, (_, b) => b).filter((b) => orderOf(b) > packedMost);
  if (large.length === 0) return;
  return large.reduce((before, b) => before.then(() => enqueueOne(queue, oneOf(f, b))), Promise.resolve());
}

export function syevBatchedHybrid(queue: Queue, a: DeviceBatchCall & HostBatchCall): void | Promise<void> {
  const most = typeof a.n === 'number' ? a.n : Array.from(a.n).reduce((x, y) => Math.max(x, y), 0);
  const why = most > PACKED_MOST[isComplex(a.prec) ? 'c' : 's'] ? whyCpu(queue, most, a.prec) : undefined;
  if (why !== undefined) return syevBatchedCpu(queue, because(a, { why }));
  const of = new BatchOnDevice(queue, a);
  const { jobz, uplo } = a as unknown as { jobz: 'n' | 'v'; uplo: Uplo };
  return computeSyevBatch(queue, { ...of.batch, ...of.reports, jobz, uplo, A: of.mat('A'), W: valuesOf(a) });
}
