// Determinants of a batch on the CPU backend: by the reference, for there is next to nothing to compute.
import type { Bound } from '../../core/args.ts';
import type { Prec } from '../../core/field.ts';
import type { FieldMat, Ptr, RealMat } from '../../core/matrix.ts';
import { hostMat, hostVector } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { slogdetComplexRef, slogdetRef } from './slogdetStridedBatched.ref.ts';
import type { SlogdetStridedBatchedArgs } from './slogdetStridedBatched.spec.ts';

export async function slogdetStridedBatchedCpu(queue: Queue, a: Bound<SlogdetStridedBatchedArgs<Prec>>): Promise<void> {
  const given = a.det as Ptr<Prec> | undefined;
  const [mat, ipiv, sign, logdet, det] = await Promise.all([
    hostMat(a.A, a.lda, 'read'),
    hostVector(a.ipiv, 'read'),
    hostVector(a.sign, 'write'),
    hostVector(a.logdet, 'write'),
    given && hostVector(given, 'write'),
  ]);
  queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
  const A: FieldMat = mat as RealMat;
  for (let b = 0; b < a.batchCount; b++) {
    const one = { ...A, off: A.off + b * a.strideA };
    const place = ipiv.off + b * a.stridePiv;
    if (A.parts === 2) {
      const found = slogdetComplexRef(a.n, one, ipiv.data, place);
      sign.data.set(found.sign, 2 * (sign.off + b));
      logdet.data[logdet.off + b] = found.logdet;
      det?.data.set(found.det, 2 * (det.off + b));
      continue;
    }
    const found = slogdetRef(a.n, one as RealMat, ipiv.data, place);
    sign.data[sign.off + b] = found.sign;
    logdet.data[logdet.off + b] = found.logdet;
    if (det !== undefined) det.data[det.off + b] = found.det;
  }
}
