// POSVX on the GPU: the pieces of LAPACK's driver in a row. What decides whether to go on is read back: the norm, info, rcond.

import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { ratioOf } from '../../core/expert.ts';
import type { Prec } from '../../core/field.ts';
import { type DeviceBuffer, type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueuePotrf } from '../cholesky/potrf.gpu.ts';
import { enqueuePotrs } from '../cholesky/potrs.gpu.ts';
import { enqueueNumber } from '../condition/condition.gpu.ts';
import { enqueueLaqge, enqueueScale } from '../condition/laqge.gpu.ts';
import { enqueuePocon } from '../condition/pocon.gpu.ts';
import { enqueuePoequ } from '../condition/poequ.gpu.ts';
import { enqueueDivide, integer, judge, type Lease, withLeases } from './expert.gpu.ts';
import { enqueuePorfs } from './porfs.gpu.ts';
import type { PosvxArgs } from './posvx.ts';

export async function posvxGpu(queue: Queue, a: Bound<PosvxArgs<Prec>>): Promise<void> {
  queue.note({
    routine: a.routine,
    backend: 'gpu',
    kernel: 'potrf_panel, trsm_block and refine_judge',
    why: 'factored, solved and refined on the device; info and rcond are read back',
  });
  await withLeases(queue, (lease) => run(queue, a, lease));
}

async function run(queue: Queue, a: Bound<PosvxArgs<Prec>>, lease: Lease): Promise<void> {
  const { fact, uplo, n, nrhs } = a;
  const [A, AF, B, X] = [deviceMat(a.A, a.lda), deviceMat(a.AF, a.ldaf), deviceMat(a.B, a.ldb), deviceMat(a.X, a.ldx)];
  const [rcond, ferr, berr, info] = [a.rcond, a.ferr, a.berr, a.info].map((x) => deviceMat(x, 1)) as [
    DeviceMat,
    DeviceMat,
    DeviceMat,
    DeviceMat,
  ];
  const { equed, scond } = await equilibrate(queue, a, A, lease);
  if (equed > 0) enqueueScale(queue, 1, n, nrhs, B, deviceMat(a.s, 1));
  if (fact !== 'f') {
    enqueueLacpy(queue, { uplo, m: n, n, A, B: AF });
    enqueuePotrf(queue, { uplo, n, A: AF, info });
    if ((await integer(info)) > 0) {
      enqueueNumber(queue, 0, rcond);
      return;
    }
  }
  const anorm = (result: DeviceMat): void =>
    enqueueNorm(queue, { norm: '1', uplo, diag: 'n', symmetric: true, m: n, n, A, result });
  enqueuePocon(queue, { uplo, n, A: AF, rcond, anorm });
  if (nrhs > 0) {
    enqueueLacpy(queue, { uplo: 'f', m: n, n: nrhs, A: B, B: X });
    enqueuePotrs(queue, { uplo, n, nrhs, A: AF, B: X });
    await enqueuePorfs(queue, { uplo, n, nrhs, A, AF, B, X, ferr, berr });
    if (equed > 0) {
      enqueueScale(queue, 1, n, nrhs, X, deviceMat(a.s, 1));
      enqueueDivide(queue, nrhs, ferr, scond, lease);
    }
  }
  await judge(n, rcond, info);
}

/** As in posvx.ref.ts; A, s and equed are written. */
async function equilibrate(
  queue: Queue,
  a: Bound<PosvxArgs<Prec>>,
  A: DeviceMat,
  lease: Lease,
): Promise<{ equed: number; scond: number }> {
  const { fact, uplo, n } = a;
  const equed = a.equed === undefined ? undefined : deviceMat(a.equed, 1);
  if (fact === 'f' && n > 0) {
    const given = equed === undefined ? 0 : await integer(equed);
    const factors = a.s as typeof a.s | undefined;
    if (factors === undefined) return { equed: 0, scond: 1 };
    return { equed: given, scond: ratioOf(await (factors.buffer as DeviceBuffer<'s'>).copyOut(factors.offset, n)) };
  }
  if (fact !== 'e' || n === 0) {
    if (equed !== undefined && fact !== 'f') queue.clear(equed.data.gpu(true), equed.off * 4, 4);
    return { equed: 0, scond: 1 };
  }
  const [numbers, failures] = [lease('s', 2), lease('i', 1)];
  const scalars: DeviceMat = { data: numbers, off: 0, ld: 1 };
  const info: DeviceMat = { data: failures, off: 0, ld: 1 };
  const s = deviceMat(a.s, 1);
  enqueuePoequ(queue, { n, A, s, scalars, info });
  if ((await integer(info)) > 0) {
    // A diagonal that is not positive: potrf will say so.
    queue.clear(equed!.data.gpu(true), equed!.off * 4, 4);
    return { equed: 0, scond: 1 };
  }
  enqueueLaqge(queue, { uplo, m: n, n, A, r: s, scalars, equed: equed! });
  const [decided, values] = await Promise.all([integer(equed!), numbers.copyOut(0, 1)]);
  return { equed: decided, scond: values[0]! };
}
