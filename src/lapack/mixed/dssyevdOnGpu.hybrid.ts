// DSSYEVD and ZCHEEVD where doubles are computed on the GPU: eigenvectors in single precision by syevd, and corrected there; nothing of the
// order of A goes over the bus. Its code is read when it is needed.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueLascl } from '../../blas3/elements/lascl.gpu.ts';
import { enqueueSymmetrize } from '../../blas3/elements/symmetrize.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { doubleOf, type Prec, singleOf } from '../../core/field.ts';
import { type DeviceBuffer, type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { SyevdArgs } from '../eigen/routines.gen.ts';
import { syevdCpu } from '../eigen/syevd.cpu.ts';
import { syevdHybrid } from '../eigen/syevd.hybrid.ts';
import { type EigenCall, inDouble, vectorsOnHost } from './dssyevd.cpu.ts';
import { put } from './mixed.cpu.ts';
import { ZoomDevice } from './zoomDevice.gpu.ts';
import { type DeviceEigenOps, zoomEigenOn } from './zoomEigen.hybrid.ts';
import { NOT_CONVERGED, NOT_FINITE, outcome, powerOfTwo } from './zoomHost.cpu.ts';

export async function dssyevdOnGpu(queue: Queue, a: EigenCall, why: string): Promise<void> {
  const { routine } = a;
  const zoom = new ZoomDevice(queue, doubleOf(a.prec));
  let iter = NOT_FINITE;
  try {
    iter = await corrected(zoom, a);
  } finally {
    zoom.dispose();
  }
  put(a.iter, [iter]);
  const done = outcome(iter, 'eigenvectors');
  if (iter >= 0) {
    queue.note({ routine, backend: 'gpu', kernel: 'residues', why: `${done} on the GPU: ${why}` });
    put(a.info, [0]);
  } else {
    queue.note({ routine, backend: 'cpu', why: done });
    await syevdCpu(queue, inDouble(a));
  }
}

/** W, and A if vectors are wanted, if it is not less than 0: what iter is to be. */
async function corrected(zoom: ZoomDevice, { routine, jobz, uplo, n, A, lda, W }: EigenCall): Promise<number> {
  const { queue } = zoom;
  const full = zoom.matrix(n);
  enqueueLacpy(queue, { uplo, m: n, n, A: deviceMat(A, lda), B: full });
  enqueueSymmetrize(queue, { uplo, n, A: full });
  const { largest } = await zoom.sums(n, n, full, 'all');
  if (!(largest < Number.POSITIVE_INFINITY)) return NOT_FINITE;
  const factor = powerOfTwo(largest);
  enqueueLascl(queue, { uplo: 'f', cfrom: 1, cto: factor, m: n, n, A: full });
  const [X, w] = [zoom.matrix(n), new Float64Array(n)];
  const ops: DeviceEigenOps = {
    singles: (order, B, Q) => singleVectors(zoom, routine, order, B, Q),
    doubles: (order, B, Q) => vectorsOnHost(queue, routine, zoom.type, order, B, Q),
  };
  const corrections = await zoomEigenOn(zoom, n, full, X, w, ops);
  if (corrections < 0) return NOT_CONVERGED;
  (W.buffer as DeviceBuffer<'d'>).set(
    w.map((value) => value / factor),
    W.offset,
  );
  if (jobz === 'v') enqueueLacpy(queue, { uplo: 'f', m: n, n, A: X, B: deviceMat(A, lda) });
  return corrections;
}

/** X := eigenvectors of a full symmetric or Hermitian matrix of doubles in single precision. Whether iteration converged. */
async function singleVectors(
  { queue, type }: ZoomDevice,
  routine: string,
  n: number,
  A: DeviceMat,
  X: DeviceMat,
): Promise<boolean> {
  const own = new ZoomDevice(queue, type);
  try {
    const [S, W, info] = [own.singles(n, n), own.other('s', n), own.other('i', 1)];
    own.demote(n, A, S);
    const operands = { A: S.data, lda: n, W: W.data, info: info.data };
    const call = { routine, prec: singleOf(type), jobz: 'v', uplo: 'l', n, ...operands };
    await syevdHybrid(queue, call as unknown as Bound<SyevdArgs<Prec>>);
    own.promote(n, S, X);
    return (await info.data.copyOut(0, 1))[0] === 0;
  } finally {
    own.dispose();
  }
}
