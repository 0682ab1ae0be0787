// Determinants of a batch on the GPU: one launch with a thread for each matrix.
import { enqueueCopy } from '../../blas1/copy.gpu.ts';
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import { type DeviceBuffer, type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { SLOGDET_THREADS, slogdetBatched, slogdetVariants } from './slogdetStridedBatched.kernels.ts';
import type { SlogdetStridedBatchedArgs } from './slogdetStridedBatched.spec.ts';

export function slogdetStridedBatchedGpu(queue: Queue, a: Bound<SlogdetStridedBatchedArgs<Prec>>): void {
  const { n, batchCount: count, strideA, stridePiv } = a;
  const [A, ipiv] = [deviceMat(a.A, a.lda), deviceMat(a.ipiv, 1)];
  const given = a.det as Ptr<Prec> | undefined;
  // WebGPU allows a dispatch only one writable binding of a buffer, and none beside one that is read.
  const taken = new Set<DeviceBuffer>([A.data]);
  const moved: [DeviceMat, DeviceMat][] = [];
  const own = (pointer: Ptr<Prec>): DeviceMat => {
    const list = deviceMat(pointer, 1);
    if (!taken.has(list.data)) {
      taken.add(list.data);
      return list;
    }
    const leased = { data: queue.context.lease('s', count), off: 0, ld: 1 };
    moved.push([leased, list]);
    return leased;
  };
  const [sign, logdet, det] = [own(a.sign), own(a.logdet), given && own(given)];
  queue.note({ routine: a.routine, backend: 'gpu', kernel: slogdetBatched.name, why: 'a thread for each matrix' });
  const params = {
    n,
    count,
    offA: A.off,
    strideA,
    step: a.lda + 1,
    offPiv: ipiv.off,
    stridePiv,
    offSign: sign.off,
    offLog: logdet.off,
    offDet: det?.off ?? 0,
  };
  const buffers = { A: A.data, ipiv: ipiv.data, sign: sign.data, logdet: logdet.data };
  const tuning = slogdetVariants.of(undefined, { DET: det !== undefined });
  const all = det === undefined ? buffers : { ...buffers, det: det.data };
  queue.launch(slogdetBatched, tuning, all, params, [Math.ceil(count / SLOGDET_THREADS), 1, 1]);
  for (const [leased, list] of moved) {
    enqueueCopy(queue, count, leased, list);
    leased.data.dispose();
  }
}
