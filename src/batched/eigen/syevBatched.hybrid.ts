// SYEV of a batch on a GPU context: matrices of orders that the kernels of batches take, all together; larger ones one after the other, by
// the routine for one matrix, which asks the host for decisions.
import type { Uplo } from '../../core/matrix.ts';
import { enqueueEigenvalues, enqueueSyevd, whyCpu } from '../../lapack/eigen/syevd.hybrid.ts';
import { because } from '../../lapack/factorPlan.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { BatchOnDevice, type DeviceBatchCall } from '../batchCall.gpu.ts';
import { eachRun } from '../deviceBatch.gpu.ts';
import type { BatchMat, BatchVec } from '../deviceBatch.ts';
import type { HostBatchCall } from '../hostBatch.cpu.ts';
import { withOwnLists } from '../ownLists.gpu.ts';
import type { DeviceSyevBatch } from './eigenBatch.ts';
import { enqueueEigenGather, enqueueEigenScatter, type Gathered } from './eigenMoves.gpu.ts';
import { syevBatchedCpu } from './syevBatched.cpu.ts';
import { enqueueSyevBatch, PACKED_MOST, valuesOf } from './syevBatched.gpu.ts';

/** Problem b of a batch as a batch of its own. */
function oneOf(f: DeviceSyevBatch, b: number): DeviceSyevBatch {
  const { A, W, info, nonfinite, sizes } = f;
  const on = <X extends { readonly off: number } | undefined>(list: X): X =>
    list === undefined ? list : { ...list, off: list.off + b };
  const begins = ({ offsets, places, stride }: BatchMat | BatchVec): number =>
    offsets === undefined && places === undefined ? b * stride : 0;
  return {
    ...f,
    count: 1,
    ...(sizes === undefined ? {} : { sizes: { n: [sizes.n[b]!] } }),
    A: {
      ...A,
      ...{ off: A.off + begins(A), offsets: on(A.offsets) },
      ...(A.places === undefined ? {} : { places: { offsets: [A.places.offsets[b]!], lds: [A.places.lds[b]!] } }),
    },
    W: {
      ...W,
      ...{ off: W.off + begins(W), offsets: on(W.offsets) },
      ...(W.places === undefined ? {} : { places: [W.places[b]!] }),
    },
    ...{ info: on(info), nonfinite: on(nonfinite) },
  };
}

/** Enqueues what a batch of one matrix of a large order asks for; resolves when all is enqueued. */
function enqueueOne(queue: Queue, f: DeviceSyevBatch): Promise<void> {
  const { jobz, uplo, A, W, sizes } = f;
  const n = sizes === undefined ? f.n : sizes.n[0]!;
  const eachPart = (launch: Parameters<typeof eachRun>[4]): void =>
    eachRun(queue, { ...f, m: n, nrhs: 0 }, { A, ipiv: W }, { A: [n, n], B: [0, 0], C: [0, 0] }, launch);
  return scope(queue, async (ws) => {
    let from: Gathered;
    eachPart((run) => {
      from = enqueueEigenGather(queue, ws, run, A, uplo);
    });
    const { A: X, n: ld } = from!;
    const [d, found] = [ws.like(A, ld), ws.take('i', 1)];
    const one = {
      uplo: 'l',
      n,
      A: { data: X, off: 0, ld },
      W: { data: d, off: 0, ld: 1 },
      info: { data: found, off: 0, ld: 1 },
    } as const;
    if (jobz === 'v') await enqueueSyevd(queue, one);
    else enqueueEigenvalues(queue, one);
    const lists = { info: f.info, nonfinite: f.nonfinite ?? { data: ws.take('i', 1), off: 0, ld: 1 } };
    withOwnLists(queue, 1, [A.data, W.data], lists, (own) =>
      eachPart((run) => {
        const Z = jobz === 'v' ? X : undefined;
        enqueueEigenScatter(queue, run, { ...from, d, found, Z }, { ...f, ...own });
      }),
    );
  });
}

/** Computes A = Z W Z^T for every matrix of a batch; a promise, which resolves when all is enqueued, where there are large ones. */
export function computeSyevBatch(queue: Queue, f: DeviceSyevBatch): void | Promise<void> {
  enqueueSyevBatch(queue, f);
  const { packedMost = PACKED_MOST } = f;
  const orderOf = (b: number): number => (f.sizes === undefined ? f.n : f.sizes.n[b]!);
  const large = Array.from({ length: f.count }, (_, b) => b).filter((b) => orderOf(b) > packedMost);
  if (large.length === 0) return;
  return large.reduce((before, b) => before.then(() => enqueueOne(queue, oneOf(f, b))), Promise.resolve());
}

export function syevBatchedHybrid(queue: Queue, a: DeviceBatchCall & HostBatchCall): void | Promise<void> {
  const most = typeof a.n === 'number' ? a.n : Array.from(a.n).reduce((x, y) => Math.max(x, y), 0);
  const why = most > PACKED_MOST ? whyCpu(queue, most) : undefined;
  if (why !== undefined) return syevBatchedCpu(queue, because(a, { why }));
  const of = new BatchOnDevice(queue, a);
  const { jobz, uplo } = a as unknown as { jobz: 'n' | 'v'; uplo: Uplo };
  return computeSyevBatch(queue, { ...of.batch, ...of.reports, jobz, uplo, A: of.mat('A'), W: valuesOf(a) });
}
