// DSGESDD and ZCGESDD where doubles are computed on the GPU: singular vectors in single precision by gesdd, and corrected there; nothing of
// the order of A goes over the bus. Its code is read when it is needed.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueLascl } from '../../blas3/elements/lascl.gpu.ts';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import { enqueueTranspose } from '../../blas3/elements/transpose.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { doubleOf, type Prec, singleOf } from '../../core/field.ts';
import { type DeviceBuffer, type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueGeqrfDoubles } from '../qr/geqrfDoubles.gpu.ts';
import { enqueueOrmqrDoubles } from '../qr/ormqrDoubles.gpu.ts';
import { gesddCpu } from '../svd/gesdd.cpu.ts';
import { gesddHybrid } from '../svd/gesdd.hybrid.ts';
import type { GesddArgs } from '../svd/routines.gen.ts';
import { inDouble, pairsOnHost, type SvdCall } from './dsgesdd.cpu.ts';
import { put } from './mixed.cpu.ts';
import { ZoomDevice } from './zoomDevice.gpu.ts';
import { NOT_CONVERGED, NOT_FINITE, outcome, powerOfTwo } from './zoomHost.cpu.ts';
import { type DeviceSvdOps, zoomSvdOn } from './zoomSvd.hybrid.ts';

export async function dsgesddOnGpu(queue: Queue, a: SvdCall, why: string): Promise<void> {
  const { routine } = a;
  const zoom = new ZoomDevice(queue, doubleOf(a.prec));
  let iter = NOT_FINITE;
  try {
    iter = await corrected(zoom, a);
  } finally {
    zoom.dispose();
  }
  put(a.iter, [iter]);
  const done = outcome(iter, 'singular vectors');
  if (iter >= 0) {
    queue.note({ routine, backend: 'gpu', kernel: 'residues', why: `${done} on the GPU: ${why}` });
    put(a.info, [0]);
  } else {
    queue.note({ routine, backend: 'cpu', why: done });
    await gesddCpu(queue, inDouble(a));
  }
}

/** S, and U and VT if they are wanted, if it is not less than 0: what iter is to be. */
async function corrected(zoom: ZoomDevice, a: SvdCall): Promise<number> {
  const { queue } = zoom;
  const { routine, m, n } = a;
  const [rows, cols] = [Math.max(m, n), Math.min(m, n)];
  // A or its adjoint, the taller of the two, as Q R.
  const T = zoom.matrix(rows, cols);
  const A = deviceMat(a.A, a.lda);
  if (m < n) enqueueTranspose(queue, { m, n, A, B: T, conjugate: true });
  else enqueueLacpy(queue, { uplo: 'f', m, n, A, B: T });
  const { largest } = await zoom.sums(rows, cols, T, 'all');
  if (!(largest < Number.POSITIVE_INFINITY)) return NOT_FINITE;
  const factor = powerOfTwo(largest);
  enqueueLascl(queue, { uplo: 'f', cfrom: 1, cto: factor, m: rows, n: cols, A: T });
  const tau = zoom.matrix(cols, 1);
  let R = T;
  if (rows > cols) {
    R = zoom.matrix(cols);
    enqueueGeqrfDoubles(queue, { m: rows, n: cols, A: T, tau });
    enqueueLaset(queue, { uplo: 'f', m: cols, n: cols, alpha: 0, beta: 0, A: R });
    enqueueLacpy(queue, { uplo: 'u', m: cols, n: cols, A: T, B: R });
  }
  const [U, V, s] = [zoom.matrix(cols), zoom.matrix(cols), new Float64Array(cols)];
  const ops: DeviceSvdOps = {
    singles: (order, B, P, Q) => singlePairs(zoom, routine, order, B, P, Q),
    doubles: (order, B, P, Q) => pairsOnHost(queue, routine, zoom.type, order, B, P, Q),
  };
  const corrections = await zoomSvdOn(zoom, cols, R, U, V, s, ops);
  if (corrections < 0) return NOT_CONVERGED;
  (a.S.buffer as DeviceBuffer<'d'>).set(
    s.map((value) => value / factor),
    a.S.offset,
  );
  if (a.jobz === 'n') return corrections;
  let X = U;
  if (rows > cols) {
    X = zoom.matrix(rows, cols);
    enqueueLaset(queue, { uplo: 'f', m: rows, n: cols, alpha: 0, beta: 0, A: X });
    enqueueLacpy(queue, { uplo: 'f', m: cols, n: cols, A: U, B: X });
    enqueueOrmqrDoubles(queue, { side: 'l', trans: 'n', m: rows, n: cols, k: cols, A: T, tau, C: X });
  }
  // Of a wide A the vectors of its adjoint, the other way round.
  const [left, right] = m < n ? [V, X] : [X, V];
  enqueueLacpy(queue, { uplo: 'f', m, n: cols, A: left, B: deviceMat(a.U!, a.ldu!) });
  enqueueTranspose(queue, { m: n, n: cols, A: right, B: deviceMat(a.VT!, a.ldvt!), conjugate: true });
  return corrections;
}

/** U and V := singular vectors of a square matrix of doubles in single precision, in columns. Whether iteration converged. */
async function singlePairs(
  { queue, type }: ZoomDevice,
  routine: string,
  n: number,
  A: DeviceMat,
  U: DeviceMat,
  V: DeviceMat,
): Promise<boolean> {
  const own = new ZoomDevice(queue, type);
  try {
    const [S, P, Q, turned] = [0, 1, 2, 3].map(() => own.singles(n, n)) as [DeviceMat, DeviceMat, DeviceMat, DeviceMat];
    const [values, info] = [own.other('s', n), own.other('i', 1)];
    own.demote(n, A, S);
    const ways = { jobz: 's', mode: 'auto', algo: 'auto' };
    const shape = { routine, prec: singleOf(type), ...ways, m: n, n, A: S.data, lda: n, S: values.data };
    const call = { ...shape, U: P.data, ldu: n, VT: Q.data, ldvt: n, info: info.data };
    await gesddHybrid(queue, call as unknown as Bound<GesddArgs<Prec>>);
    enqueueTranspose(queue, { m: n, n, A: Q, B: turned, conjugate: true });
    own.promote(n, P, U);
    own.promote(n, turned, V);
    return (await info.data.copyOut(0, 1))[0] === 0;
  } finally {
    own.dispose();
  }
}
