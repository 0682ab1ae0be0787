// SHGESV on a GPU context: factored with products of halves, solved and multiplied in single precision on the GPU, GMRES in double on the
// host; or else gesv.
import { enqueueGemm } from '../../blas3/gemm.gpu.ts';
import { enqueueLacpy } from '../../blas3/lacpy.gpu.ts';
import { enqueueNorm } from '../../blas3/lange.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { footprint, type RealMat } from '../../core/matrix.ts';
import type { Prec } from '../../core/precision.ts';
import { type DeviceBuffer, type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { integer, type Lease, withLeases } from '../expert/expert.gpu.ts';
import { notePlan } from '../factorPlan.ts';
import { getrfHybrid, planGetrf } from '../lu/getrf.hybrid.ts';
import type { GetrfArgs } from '../lu/getrf.ts';
import { enqueueGetrs } from '../lu/getrs.gpu.ts';
import { enqueueHalfGetrf } from './dhgesv.gpu.ts';
import { drive, type Found, failure, put, report, success } from './gmres.cpu.ts';
import { GmresRefinement } from './gmres.ref.ts';
import { fitsDevice } from './mixed.hybrid.ts';
import { notTried } from './shgesv.cpu.ts';
import type { ShgesvArgs } from './shgesv.ts';

export async function shgesvHybrid(queue: Queue, a: Bound<ShgesvArgs>): Promise<void> {
  const { routine, n, nrhs } = a;
  const plan = planGetrf(queue, { ...a, m: n, nb: 0 }, a.A, a.B);
  const tried = plan.place !== 'cpu' && fitsDevice(queue, a);
  let found = notTried(nrhs);
  if (n === 0) found = { ...found, iter: 0, iters: new Int32Array(nrhs) };
  else if (tried) await withLeases(queue, async (lease) => void (found = await refined(queue, a, lease)));
  else notePlan(queue, a, plan);
  const { iter } = found;
  report(a, found, iter < 0 ? 32 : 16);
  if (iter < -1 || tried)
    queue.note({ routine, backend: 'gpu', why: iter < 0 ? failure(16, iter) : success(16, found) });
  if (iter < 0) await inSingle(queue, a);
  else put(a.info, [0]);
}

/** X by factors of A in single precision, which overwrite it. */
async function inSingle(queue: Queue, a: Bound<ShgesvArgs>): Promise<void> {
  const { n, nrhs } = a;
  const { routine, prec, lda, ipiv, pivoting, mode, math } = a;
  const call = { routine, prec, m: n, n, A: a.A, lda, ipiv, info: a.info, pivoting, mode, math, nb: 0 };
  await getrfHybrid(queue, call as Bound<GetrfArgs<Prec>>);
  const info = deviceMat(a.info, 1);
  if ((await integer(info)) > 0 || nrhs === 0) return;
  const [A, B, X] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.X, a.ldx)];
  enqueueLacpy(queue, { uplo: 'f', m: n, n: nrhs, A: B, B: X });
  enqueueGetrs(queue, { trans: false, n, nrhs, A, ipiv: deviceMat(a.ipiv, 1), B: X });
}

async function refined(queue: Queue, a: Bound<ShgesvArgs>, lease: Lease): Promise<Found> {
  const { n, nrhs, pivoting } = a;
  const { context } = queue;
  const matrix = (cols: number, ld: number): DeviceMat => ({ data: lease('s', ld * cols), off: 0, ld });
  const A = deviceMat(a.A, a.lda);
  const ipiv = deviceMat(a.ipiv, 1);
  // Columns begin where kernels can load four elements at a time.
  const [S, D, norm] = [matrix(n, 4 * Math.ceil(n / 4)), matrix(nrhs, n), matrix(1, 1)];
  const powers = matrix(1, 2 * n + 3);
  // Products are D := A D, which needs a second place.
  const P = matrix(nrhs, n);
  const info: DeviceMat = { data: lease('i', 1), off: 0, ld: 1 };
  enqueueNorm(queue, { norm: 'i', uplo: 'f', diag: 'n', symmetric: false, m: n, n, A, result: norm });
  const given = nrhs === 0 ? 0 : footprint(n, nrhs, a.ldb);
  enqueueLacpy(queue, { uplo: 'f', m: n, n, A, B: S });
  enqueueHalfGetrf(queue, { n, A: S, ipiv, info, pivoting, powers });
  const [[anorm], b, scaled] = await Promise.all([
    (norm.data as DeviceBuffer<'s'>).copyOut(0, 1),
    (a.B.buffer as DeviceBuffer<'s'>).copyOut(a.B.offset, given),
    (powers.data as DeviceBuffer<'s'>).copyOut(0, 2 * n),
  ]);
  const scales = { rows: scaled.subarray(0, n), columns: scaled.subarray(n) };
  const host = (data: Float32Array | Float64Array): RealMat => ({ data, off: 0, ld: n });
  const work = {
    X: host(new Float64Array(n * nrhs)),
    R: host(new Float64Array(n * nrhs)),
    D: host(new Float32Array(n * nrhs)),
  };
  const refinement = new GmresRefinement(n, { data: b, off: 0, ld: a.ldb }, nrhs, anorm!, work, 's', scales);
  let factorization: Promise<number> | undefined;
  const singles = {
    async solve(V: RealMat, columns: number): Promise<number> {
      const length = n * columns;
      if (columns > 0) {
        context.writeGpu(D.data.gpu(true), (V.data as Float32Array).subarray(0, length), 0);
        enqueueGetrs(queue, { trans: false, n, nrhs: columns, A: S, ipiv, B: D });
      }
      factorization ??= integer(info);
      const solution = columns > 0 ? (D.data as DeviceBuffer<'s'>).copyOut(0, length) : undefined;
      const [code, values] = await Promise.all([factorization, solution]);
      if (values !== undefined) V.data.set(values);
      return code;
    },
  };
  await drive(refinement, singles, async (columns) => {
    if (columns === 0) return;
    const length = n * columns;
    context.writeGpu(D.data.gpu(true), Float32Array.from(work.X.data.subarray(0, length)), 0);
    enqueueGemm(queue, { m: n, n: columns, k: n, alpha: 1, A, B: D, beta: 0, C: P });
    const product = await (P.data as DeviceBuffer<'s'>).copyOut(0, length);
    const r = work.R.data;
    for (let p = 0; p < length; p++) r[p] = r[p]! - product[p]!;
  });
  if (refinement.iter >= 0) {
    for (let k = 0; k < nrhs; k++) {
      (a.X.buffer as DeviceBuffer<'s'>).set(Float32Array.from(refinement.solution(k)), a.X.offset + k * a.ldx);
    }
  }
  return refinement;
}
