// DSGELS on a GPU context: factored, and corrections solved for, in single precision where geqrf's plan says; residuals on the CPU, where
// the doubles are.
import { enqueueGeadd } from '../../blas3/elements/geadd.gpu.ts';
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { at, type RealMat, type Trans } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueTrcon } from '../condition/trcon.gpu.ts';
import type { UpdateMath } from '../factorOptions.ts';
import { because, notePlan, type Plan } from '../factorPlan.ts';
import { enqueueGeqrf } from '../qr/geqrf.gpu.ts';
import { enqueueGeqrfHybrid, planGeqrf } from '../qr/geqrf.hybrid.ts';
import { enqueueOrmqr } from '../qr/ormqr.gpu.ts';
import { integer } from '../refine/expert.gpu.ts';
import { enqueueTriangle } from '../triangular/triangle.gpu.ts';
import { enqueueZeroDiagonal } from '../triangular/trtrs.gpu.ts';
import { type DsgelsCall, dsgelsCpu, shapeOf, solveTall, type TallFactors } from './dsgels.cpu.ts';
import type { TallDemotion } from './dsgelsDemotion.ref.ts';

/** Bytes of singles that are demoted and sent at a time: the GPU receives one piece while the next is computed. */
const PIECE_BYTES = 16 * 2 ** 20;

/** Leading dimension of T on the GPU: columns begin where kernels can load four elements at a time. */
const leading = (p: number): number => 4 * Math.ceil(p / 4);

export async function dsgelsHybrid(queue: Queue, a: DsgelsCall): Promise<void> {
  const { p, q, nrhs } = shapeOf(a);
  const { maxStorageBufferBindingSize, maxBufferSize } = queue.context.gpu!.device.limits;
  if (
    4 * Math.max(leading(p) * q, (p + q) * Math.max(1, nrhs)) >
    Math.min(maxStorageBufferBindingSize, maxBufferSize)
  ) {
    return dsgelsCpu(queue, { ...a, why: 'A or B is larger than what the GPU can bind' });
  }
  const plan = planGeqrf(queue, { m: p, n: q, mode: a.mode, math: a.math, nb: 0 });
  notePlan(queue, a, plan);
  if (plan.place === 'cpu') return dsgelsCpu(queue, because(a, plan));
  await solveTall(queue, a, () => new DeviceFactors(queue, a, plan));
}

/** The factorization in single precision on the GPU. */
class DeviceFactors implements TallFactors {
  readonly backend = 'gpu';
  private readonly queue: Queue;
  private readonly plan: Plan;
  private readonly p: number;
  private readonly q: number;
  private readonly math: UpdateMath;
  private readonly taken: DeviceBuffer[] = [];
  private readonly S: DeviceMat;
  private readonly tau: DeviceMat;
  private readonly D: DeviceMat;
  /** As many elements as a top of D has. */
  private readonly W: DeviceMat;
  private readonly info: DeviceMat;
  /** The first zero on the diagonal of R, once the GPU has been asked for it. */
  private found: Promise<number> | undefined;

  constructor(queue: Queue, a: DsgelsCall, plan: Plan) {
    const { p, q, nrhs } = shapeOf(a);
    const most = Math.max(1, nrhs);
    [this.queue, this.plan, this.p, this.q, this.math] = [queue, plan, p, q, a.math];
    const lease = (type: 's' | 'i', length: number, ld: number): DeviceMat => {
      const data = queue.context.lease(type, length);
      this.taken.push(data);
      return { data, off: 0, ld };
    };
    this.S = lease('s', leading(p) * q, leading(p));
    this.tau = lease('s', q, 1);
    this.D = lease('s', (p + q) * most, p + q);
    this.W = lease('s', q * most, q);
    this.info = lease('i', 1, 1);
  }

  async factor(demotion: TallDemotion): Promise<void> {
    const { p, q, S, tau, math, plan, queue } = this;
    const target = S.data.gpu(true);
    const width = Math.max(1, Math.floor(PIECE_BYTES / (4 * S.ld)));
    const piece = new Float32Array(S.ld * Math.min(q, width));
    for (let j = 0; j < q; j += width) {
      const to = Math.min(q, j + width);
      demotion.columns(j, to, { data: piece, off: 0, ld: S.ld });
      queue.context.writeGpu(target, piece.subarray(0, S.ld * (to - j)), 4 * S.ld * j);
    }
    if (demotion.overflow) return;
    const f = { m: p, n: q, A: S, tau, math };
    if (plan.place === 'hybrid') await enqueueGeqrfHybrid(queue, f, plan.widths);
    else enqueueGeqrf(queue, f);
    enqueueZeroDiagonal(queue, q, S, this.info);
  }

  async solve(D: RealMat, columns: number): Promise<number> {
    const { queue, p, q } = this;
    const length = (p + q) * columns;
    // The first readback has the zero with it: corrections by a singular R then go to waste.
    queue.context.writeGpu(this.D.data.gpu(true), (D.data as Float32Array).subarray(0, length), 0);
    this.enqueueCorrections(columns);
    this.found ??= integer(this.info);
    const [zero, values] = await Promise.all([this.found, (this.D.data as DeviceBuffer<'s'>).copyOut(0, length)]);
    D.data.set(values);
    return zero;
  }

  /** As correctionsRef. */
  private enqueueCorrections(columns: number): void {
    const { queue, p, q, S, tau, D, W } = this;
    const low = at(D, p, 0);
    const solve = (trans: Trans): void =>
      enqueueTriangle(queue, { uplo: 'u', diag: 'n', stable: true, trans, n: q, nrhs: columns, A: S, B: low });
    const multiply = (trans: Trans): void =>
      enqueueOrmqr(queue, { side: 'l', trans, m: p, n: columns, k: q, A: S, tau, C: D });
    const top = { m: q, n: columns } as const;
    solve('t');
    multiply('t');
    enqueueLacpy(queue, { uplo: 'f', ...top, A: D, B: W });
    enqueueGeadd(queue, { ...top, alpha: -1, A: low, beta: 1, B: W });
    enqueueLacpy(queue, { uplo: 'f', ...top, A: low, B: D });
    enqueueLacpy(queue, { uplo: 'f', ...top, A: W, B: low });
    multiply('n');
    solve('n');
  }

  async rcond(): Promise<number> {
    const { queue, q, S } = this;
    const number = queue.context.lease('s', 1);
    this.taken.push(number);
    enqueueTrcon(queue, { norm: '1', uplo: 'u', diag: 'n', n: q, A: S, rcond: { data: number, off: 0, ld: 1 } });
    return (await number.copyOut(0, 1))[0]!;
  }

  dispose(): void {
    for (const buffer of this.taken) buffer.dispose();
  }
}
