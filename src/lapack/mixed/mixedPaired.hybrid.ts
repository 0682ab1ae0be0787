// Mixed precision with the residuals on the GPU too: A stays there as pairs of singles, and of a step the host sees two numbers per right-hand
// side. Where 48 bits may not be enough to tell whether a solution has converged, the host's doubles have the last word.
import { enqueueLacpy } from '../../blas3/lacpy.gpu.ts';
import { lacpyRef } from '../../blas3/lacpy.ref.ts';
import { enqueueNorm } from '../../blas3/lange.gpu.ts';
import { enqueueSymmetrize } from '../../blas3/symmetrize.gpu.ts';
import { larger } from '../../core/extremes.ts';
import { footprint, type RealMat, type Uplo } from '../../core/matrix.ts';
import { type DeviceBuffer, type DeviceMat, hostMat } from '../../runtime/buffer.ts';
import type { Tuning } from '../../runtime/kernel.ts';
import { hasPairs, type Pairs, pairsOf } from '../../runtime/pairs.ts';
import type { Queue } from '../../runtime/queue.ts';
import { integer } from '../expert/expert.gpu.ts';
import { dsWorkspace, enqueueDsCorrection, enqueueDsJudge, enqueueDsResidual } from './doubleSingle.gpu.ts';
import { provenDoubleSingle } from './doubleSingleTrial.gpu.ts';
import type { Confirm, MixedCall, Refined } from './mixed.cpu.ts';
import { type DeviceMethods, DeviceSingles } from './mixed.hybrid.ts';
import { type Demotion, exponentOf, FAILED, MOST_CORRECTIONS, residualLimit, sizeOf } from './mixed.ref.ts';
import type { ResidualPlace } from './mixedOptions.ts';

/**
 * From this order on 'auto' takes the GPU: LAPACK's rule asks for sqrt(n) 2^-53 ||A|| |x|, of which what pairs lose of A, x and b is then a small
 * part, 2^-50 for an element and falling with their number.
 */
const ORDER = 1024;
/** Norms of A with which products, and what is lost of them, stay within the range of singles, right-hand sides being scaled to 1. */
const NORMS = { least: 2 ** -40, most: 2 ** 40 } as const;
/** Below this order what pairs lose may be as much as LAPACK's rule leaves: the host confirms what was found to have converged. */
const SURE_ORDER = 256;
/** A residual of so much of ||A|| |x|, or less, is no sign of poor factors, but near what pairs lose. */
const NOISE = 2 ** -44;
/** A step that leaves more than this of the residual is the last one here. */
const PROGRESS = 0.9;

/** A call with the argument that says where. */
export interface PairedCall extends MixedCall {
  readonly residual: ResidualPlace;
}

/** Where residuals are computed, and why: on the GPU if there is a form. */
interface Choice {
  readonly form?: Tuning;
  readonly why: string;
}

async function choose(queue: Queue, { n, nrhs, lda, residual }: PairedCall): Promise<Choice> {
  const { device, software } = queue.context.gpu!;
  if (residual === 'cpu') return { why: 'as asked for' };
  if (residual === 'auto' && software) return { why: 'the adapter is a software one' };
  if (residual === 'auto' && n < ORDER) return { why: `the order is below ${ORDER}` };
  const { maxStorageBufferBindingSize, maxBufferSize } = device.limits;
  const largest = Math.max(footprint(n, n, lda), 2 * n * nrhs, dsWorkspace(n, n, nrhs));
  if (4 * largest > Math.min(maxStorageBufferBindingSize, maxBufferSize))
    return { why: 'a pair of A, or the workspace, is larger than what the GPU can bind' };
  const form = await provenDoubleSingle(queue);
  if (form === undefined) return { why: 'the adapter has not passed the trial of double-single arithmetic' };
  return { form, why: `${residual === 'auto' ? 'auto' : 'as asked for'}: pairs of singles` };
}

/** A right-hand side times a power of two, whose reciprocal is the scale, so that its largest element is near 1; as pairs. */
interface Given {
  readonly pairs: Float32Array;
  readonly scales: Float64Array;
}

/** Undefined if an element is not finite: what that means is for the host to say. */
function scaledPairs(n: number, nrhs: number, B: RealMat): Given | undefined {
  const [pairs, scales] = [new Float32Array(2 * n * nrhs), new Float64Array(nrhs)];
  for (let k = 0; k < nrhs; k++) {
    const size = sizeOf(B, n, k);
    if (!(size < Infinity)) return undefined;
    const scale = 2 ** Math.max(-1022, exponentOf(size));
    scales[k] = scale;
    const [from, to] = [B.off + k * B.ld, 2 * k * n];
    for (let i = 0; i < n; i++) {
      const value = B.data[from + i]! / scale;
      const hi = Math.fround(value);
      pairs[to + 2 * i] = hi;
      pairs[to + 2 * i + 1] = value - hi;
    }
  }
  return { pairs, scales };
}

/** As DeviceSingles; and refines on the GPU if it is to. */
export class PairedSingles extends DeviceSingles {
  private readonly call: PairedCall;
  private readonly uplo: Uplo | 'f';
  /** Another way to factor comes behind this one: where it does not converge, it is not the host that settles it. */
  private readonly more: boolean;
  /** ||A||_inf, if S holds factors of A. */
  private norm: number | undefined;
  /** The factorization of an A within the range of pairs has broken down. */
  private broken = false;

  constructor(queue: Queue, call: PairedCall, uplo: Uplo | 'f', methods: DeviceMethods, more = false) {
    super(queue, call, methods);
    this.call = call;
    this.uplo = uplo;
    this.more = more;
  }

  override async factor(demotion: Demotion): Promise<void> {
    if (this.norm === undefined) return super.factor(demotion);
    demotion.know(this.norm);
  }

  async refine(confirm: Confirm): Promise<Refined | undefined> {
    const { queue, n, call } = this;
    const { routine, nrhs } = call;
    const { form, why } = await choose(queue, call);
    if (form === undefined) {
      queue.note({ routine, backend: 'cpu', why: `residuals on the CPU: ${why}` });
      return undefined;
    }
    const given = scaledPairs(n, nrhs, (await hostMat(call.B, call.ldb, 'read')) as RealMat);
    if (given === undefined) return undefined;
    const pairs = await this.pairs();
    const A = { H: { data: pairs.hi, off: 0, ld: call.lda }, L: { data: pairs.lo, off: 0, ld: call.lda } };
    const norm: DeviceMat = { data: this.lease('s', 1), off: 0, ld: 1 };
    enqueueNorm(queue, { norm: 'i', uplo: 'f', diag: 'n', symmetric: false, m: n, n, A: A.H, result: norm });
    enqueueLacpy(queue, { uplo: this.uplo, m: n, n, A: A.H, B: this.S });
    await this.methods.factor(this.S, this.info);
    queue.note({ routine, backend: 'gpu', kernel: 'ds_product', why: `residuals on the GPU, ${why}` });
    const loop = new PairedLoop(queue, form, n, nrhs, A, this.D, given, (type, length) => this.lease(type, length));
    // Asked for before the first solution is enqueued, and waited for behind it: that with factors that are none goes to waste.
    const limit = this.limit(norm);
    limit.catch(() => {}); // the loop rejects with it, unless it has failed before it came to wait
    const { iters, worst } = await loop.run(limit, (columns) => this.methods.solve(this.S, this.D, columns));
    if (this.broken) return failed(nrhs, FAILED.factorization);
    if (this.norm === undefined) return undefined;
    if (iters === undefined) {
      const poor = !(worst <= NOISE * this.norm);
      return this.more && poor ? failed(nrhs, FAILED.convergence) : undefined;
    }
    const values = await loop.solutions();
    if (n < SURE_ORDER && !(await confirm(values, residualLimit(n, this.norm)))) return undefined;
    const X = (await hostMat(call.X, call.ldx, 'write')) as RealMat;
    lacpyRef('f', n, nrhs, { data: values, off: 0, ld: n }, X);
    return { iter: iters.reduce(larger, 0), iters };
  }

  /** What |r| / |x| may be; undefined if S holds no factors of A, or A is beyond the range of pairs. */
  private async limit({ data }: DeviceMat): Promise<number | undefined> {
    const [norms, info] = await Promise.all([(data as DeviceBuffer<'s'>).copyOut(0, 1), integer(this.info)]);
    const norm = norms[0]!;
    // A norm that is infinite, or not a number, is not the factorization's fault.
    if (!(norm >= NORMS.least && norm <= NORMS.most)) return undefined;
    this.broken = info > 0;
    if (this.broken) return undefined;
    this.norm = norm;
    this.found = Promise.resolve(0);
    return residualLimit(this.n, norm);
  }

  /** A on the GPU; of a symmetric one both triangles. */
  private pairs(): Promise<Pairs> {
    const { queue, n, uplo, call } = this;
    const { buffer, offset } = call.A;
    const count = footprint(n, n, call.lda);
    const name = uplo === 'f' ? 'as it is' : `symmetric ${uplo} ${n} ${call.lda}`;
    const there = hasPairs(buffer as DeviceBuffer<'d'>, offset, count, name);
    queue.note({
      routine: call.routine,
      backend: 'gpu',
      why: there ? 'A is on the GPU' : 'A goes to the GPU in pairs',
    });
    return pairsOf(queue, buffer as DeviceBuffer<'d'>, offset, count, {
      name,
      make({ hi, lo }) {
        if (uplo === 'f') return;
        for (const data of [hi, lo]) enqueueSymmetrize(queue, { uplo, n, A: { data, off: 0, ld: call.lda } });
      },
    });
  }
}

const failed = (nrhs: number, iter: number): Refined => ({ iter, iters: new Int32Array(nrhs).fill(iter) });

interface Outcome {
  readonly iters?: Int32Array;
  readonly worst: number;
}

/** The steps of a refinement on the GPU. A readback per step: it takes less than a solution that is not needed. */
class PairedLoop {
  private readonly queue: Queue;
  private readonly n: number;
  private readonly nrhs: number;
  private readonly form: Tuning;
  private readonly A: Readonly<Record<'H' | 'L', DeviceMat>>;
  private readonly given: Given;
  /** Pairs, n x nrhs. */
  private readonly B: DeviceMat;
  private readonly X: DeviceMat;
  private readonly R: DeviceMat;
  private readonly D: DeviceMat;
  private readonly wanted: DeviceBuffer<'i'>;
  private readonly facts: DeviceBuffer<'i'>;

  constructor(
    queue: Queue,
    form: Tuning,
    n: number,
    nrhs: number,
    A: Readonly<Record<'H' | 'L', DeviceMat>>,
    D: DeviceMat,
    given: Given,
    lease: <E extends 's' | 'i'>(type: E, length: number) => DeviceBuffer<E>,
  ) {
    [this.queue, this.form, this.n, this.nrhs, this.A, this.D, this.given] = [queue, form, n, nrhs, A, D, given];
    const matrix = (): DeviceMat => ({ data: lease('s', 2 * n * nrhs), off: 0, ld: n });
    [this.B, this.X, this.R] = [matrix(), matrix(), matrix()];
    [this.wanted, this.facts] = [lease('i', nrhs), lease('i', 2 * nrhs)];
    this.B.data.set(given.pairs, 0);
    this.wanted.set(new Int32Array(nrhs).fill(1), 0);
    // The first solution is a correction of zero.
    queue.clear(this.X.data.gpu(true));
    enqueueDsJudge(queue, { n, columns: nrhs, R: this.B, X: this.X, D: this.D, facts: this.facts });
  }

  /**
   * Corrections until every column has converged, or they lead no further: the corrections of each column, or the worst |r| / |x| left. A limit
   * that turns out not to be there ends them too.
   */
  async run(known: Promise<number | undefined>, solve: (columns: number) => void): Promise<Outcome> {
    const { nrhs } = this;
    const iters = new Int32Array(nrhs);
    const wanted = new Int32Array(nrhs).fill(1);
    let [before, worst] = [Infinity, Infinity];
    for (let step = 0; step <= MOST_CORRECTIONS; step++) {
      if (nrhs > 0) solve(nrhs);
      const [facts, limit] = await Promise.all([this.step(), known]);
      if (limit === undefined) break;
      worst = 0;
      for (let k = 0; k < nrhs; k++) {
        if (wanted[k] === 0) continue;
        const [r, x] = [facts[2 * k]!, facts[2 * k + 1]!];
        if (r <= x * limit && x * this.given.scales[k]! < Infinity) {
          wanted[k] = 0;
          iters[k] = step;
        } else {
          worst = larger(r / x, worst);
        }
      }
      if (wanted.every((flag) => flag === 0)) return { iters, worst };
      // Not a number is no progress either.
      if (!(worst < PROGRESS * before)) break;
      before = worst;
      this.wanted.set(wanted, 0);
    }
    return { worst };
  }

  /** X := X + D, R := B - A X, D := R; resolves to the largest elements of the columns of R and X in turn. */
  private async step(): Promise<Float32Array> {
    const { queue, n, nrhs: columns, form, A, B, X, R, D, wanted, facts } = this;
    enqueueDsCorrection(queue, { n, columns, X, D, wanted, facts, form });
    enqueueDsResidual(queue, { m: n, n, columns, ...A, X, B, R, form });
    enqueueDsJudge(queue, { n, columns, R, X, D, facts });
    return new Float32Array((await facts.copyOut(0, 2 * columns)).buffer);
  }

  /** The solutions in double, columns one behind the other. */
  async solutions(): Promise<Float64Array> {
    const { n, nrhs, given } = this;
    const pairs = await (this.X.data as DeviceBuffer<'s'>).copyOut(0, 2 * n * nrhs);
    const X = new Float64Array(n * nrhs);
    for (let k = 0; k < nrhs; k++) {
      const scale = given.scales[k]!;
      for (let p = k * n; p < (k + 1) * n; p++) X[p] = (pairs[2 * p]! + pairs[2 * p + 1]!) * scale;
    }
    return X;
  }
}
