// DSGELS on a GPU context, and what it shares with ZCGELS there: factored, and corrections solved for, in single precision where geqrf's
// plan says; residuals on the CPU, where the doubles are.
import { enqueueGeadd } from '../../blas3/elements/geadd.gpu.ts';
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import type { Bound } from '../../core/args.ts';
import { fields, type SingleOf, singleOf } from '../../core/field.ts';
import { at, type FieldMat, type Trans } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { enqueueTrcon } from '../condition/trcon.gpu.ts';
import type { UpdateMath } from '../factorOptions.ts';
import { because, notePlan } from '../factorPlan.ts';
import { type DeviceGeqrf, enqueueGeqrf } from '../qr/geqrf.gpu.ts';
import { enqueueGeqrfHybrid, planGeqrf } from '../qr/geqrf.hybrid.ts';
import { enqueueOrmqr } from '../qr/ormqr.gpu.ts';
import { integer } from '../refine/expert.gpu.ts';
import { enqueueTriangle } from '../triangular/triangle.gpu.ts';
import { enqueueZeroDiagonal } from '../triangular/trtrs.gpu.ts';
import { dsgelsCpu, shapeOf, solveTall, type TallCall, type TallFactors } from './dsgels.cpu.ts';
import type { TallDemotion } from './dsgelsDemotion.ref.ts';
import type { DsgelsArgs } from './routines.gen.ts';

/** Bytes of singles that are demoted and sent at a time: the GPU receives one piece while the next is computed. */
const PIECE_BYTES = 16 * 2 ** 20;

/** Leading dimension of T on the GPU: columns begin where kernels can load four elements at a time. */
const leading = (p: number): number => 4 * Math.ceil(p / 4);

/** Whether the GPU can bind T and the corrections. */
export function tallFits(queue: Queue, a: TallCall): boolean {
  const { p, q, nrhs } = shapeOf(a);
  const { maxStorageBufferBindingSize, maxBufferSize } = queue.context.gpu!.device.limits;
  const bytes = fields[singleOf(a.prec)].bytes * Math.max(leading(p) * q, (p + q) * Math.max(1, nrhs));
  return bytes <= Math.min(maxStorageBufferBindingSize, maxBufferSize);
}

/** Why it is not there. */
export const TOO_LARGE = 'A or B is larger than what the GPU can bind';

export async function dsgelsHybrid(queue: Queue, a: Bound<DsgelsArgs>): Promise<void> {
  if (!tallFits(queue, a)) return dsgelsCpu(queue, { ...a, why: TOO_LARGE });
  const { p, q } = shapeOf(a);
  const plan = planGeqrf(queue, { m: p, n: q, mode: a.mode, math: a.math, nb: 0 });
  notePlan(queue, a, plan);
  if (plan.place === 'cpu') return dsgelsCpu(queue, because(a, plan));
  const factor = (f: DeviceGeqrf): void | Promise<void> =>
    plan.place === 'hybrid' ? enqueueGeqrfHybrid(queue, f, plan.widths) : enqueueGeqrf(queue, f);
  await solveTall(queue, a, () => new DeviceFactors(queue, a, factor));
}

/** The factorization in single precision on the GPU, by `geqrf`. */
export class DeviceFactors implements TallFactors {
  readonly backend = 'gpu';
  private readonly queue: Queue;
  private readonly geqrf: (f: DeviceGeqrf) => void | Promise<void>;
  private readonly type: SingleOf<'d' | 'z'>;
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

  constructor(queue: Queue, a: TallCall & { readonly math: UpdateMath }, geqrf: DeviceFactors['geqrf']) {
    const { p, q, nrhs } = shapeOf(a);
    const most = Math.max(1, nrhs);
    [this.queue, this.geqrf, this.p, this.q, this.math] = [queue, geqrf, p, q, a.math];
    const type = singleOf(a.prec);
    this.type = type;
    const lease = (type: 's' | 'c' | 'i', length: number, ld: number): DeviceMat => {
      const data = queue.context.lease(type, length);
      this.taken.push(data);
      return { data, off: 0, ld };
    };
    this.S = lease(type, leading(p) * q, leading(p));
    this.tau = lease(type, q, 1);
    this.D = lease(type, (p + q) * most, p + q);
    this.W = lease(type, q * most, q);
    this.info = lease('i', 1, 1);
  }

  async factor(demotion: TallDemotion): Promise<void> {
    const { p, q, S, tau, math, queue } = this;
    const { parts, bytes } = fields[this.type];
    const target = S.data.gpu(true);
    const width = Math.max(1, Math.floor(PIECE_BYTES / (bytes * S.ld)));
    const piece = new Float32Array(parts * S.ld * Math.min(q, width));
    for (let j = 0; j < q; j += width) {
      const to = Math.min(q, j + width);
      demotion.columns(j, to, { data: piece, off: 0, ld: S.ld, parts });
      queue.context.writeGpu(target, piece.subarray(0, parts * S.ld * (to - j)), bytes * S.ld * j);
    }
    if (demotion.overflow) return;
    await this.geqrf({ m: p, n: q, A: S, tau, math });
    enqueueZeroDiagonal(queue, q, S, this.info);
  }

  async solve(D: FieldMat, columns: number): Promise<number> {
    const { queue, p, q } = this;
    const length = (p + q) * columns;
    const words = fields[this.type].parts * length;
    // The first readback has the zero with it: corrections by a singular R then go to waste.
    queue.context.writeGpu(this.D.data.gpu(true), (D.data as Float32Array).subarray(0, words), 0);
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
    solve('c');
    multiply('c');
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
