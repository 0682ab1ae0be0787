// Factors on the GPU with refinement there: the attempts of dsgesvGmres, dhgesv and dhposv on a GPU context. Where 48 bits may not be enough to tell whether a
// solution has converged, or nothing comes of it, the host's doubles have the last word, by GMRES there.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.ts';
import { larger } from '../../core/extremes.ts';
import type { RealMat, Uplo } from '../../core/matrix.ts';
import { type DeviceBuffer, type DeviceMat, hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { integer } from '../refine/expert.gpu.ts';
import type { GmresRefined } from './gmres.cpu.ts';
import type { Confirm } from './mixed.cpu.ts';
import { type DeviceMethods, DeviceSingles } from './mixed.hybrid.ts';
import { type Demotion, FAILED, residualLimit } from './mixed.ref.ts';
import {
  chooseResidual,
  NOISE,
  type PairedCall,
  pairsOnDevice,
  SURE_ORDER,
  scaledPairs,
  withinPairs,
} from './pairedOperands.hybrid.ts';
import { PATIENCE, type PairedOutcome, PairedRefinement } from './pairedRefinement.hybrid.ts';

export interface PairedMethods extends DeviceMethods {
  /** Enqueue what `factor` tries in turn, if there are several ways: the next where one has broken down. */
  readonly ways?: readonly ((S: DeviceMat, info: DeviceMat) => void | Promise<void>)[];
}

/** As DeviceSingles; and refines on the GPU if it is to. */
export class PairedGmres extends DeviceSingles {
  protected override readonly methods: PairedMethods;
  private readonly call: PairedCall;
  private readonly uplo: Uplo | 'f';
  /** Another way to factor comes behind this one: where it does not converge, it is not the host that settles it. */
  private readonly more: boolean;
  /** ||A||_inf, if S holds factors of A. */
  private norm: number | undefined;
  /** The factorization of an A within the range of pairs has broken down. */
  private failed = false;

  constructor(queue: Queue, call: PairedCall, uplo: Uplo | 'f', methods: PairedMethods, more = false) {
    super(queue, call, methods);
    this.methods = methods;
    this.call = call;
    this.uplo = uplo;
    this.more = more;
  }

  override async factor(demotion: Demotion): Promise<void> {
    if (this.norm === undefined) return super.factor(demotion);
    demotion.know(this.norm);
  }

  async refine(confirm: Confirm): Promise<GmresRefined | undefined> {
    const { queue, n, call, methods } = this;
    const { routine, nrhs } = call;
    const { form, why } = await chooseResidual(queue, call);
    if (form === undefined) {
      queue.note({ routine, backend: 'cpu', why: `residuals on the CPU: ${why}` });
      return undefined;
    }
    const given = scaledPairs(n, nrhs, (await hostMat(call.B, call.ldb, 'read')) as RealMat);
    if (given === undefined) return undefined;
    const pairs = await pairsOnDevice(queue, call, this.uplo);
    const A = { H: { data: pairs.hi, off: 0, ld: call.lda }, L: { data: pairs.lo, off: 0, ld: call.lda } };
    const norm: DeviceMat = { data: this.lease('s', 1), off: 0, ld: 1 };
    enqueueNorm(queue, { norm: 'i', uplo: 'f', diag: 'n', symmetric: false, m: n, n, A: A.H, result: norm });
    queue.note({ routine, backend: 'gpu', kernel: 'ds_product', why: `residuals on the GPU, ${why}` });
    const refinement = new PairedRefinement(queue, {
      ...{ n, nrhs, form, A, given, huge: Infinity, D: this.D, patience: this.more ? PATIENCE : Infinity },
      solve: (columns) => methods.solve(this.S, this.D, columns),
      lease: (type, length) => this.lease(type, length),
    });
    let outcome: PairedOutcome | undefined;
    for (const way of methods.ways ?? [(S, info) => methods.factor(S, info, norm)]) {
      enqueueLacpy(queue, { uplo: this.uplo, m: n, n, A: A.H, B: this.S });
      await way(this.S, this.info);
      outcome = await refinement.run(() => this.limit(norm));
      if (!this.failed) break;
    }
    const { solved, iters, inner, worst } = outcome!;
    const failure = (iter: number): GmresRefined => ({ iter, iters: iters.fill(iter), inner });
    if (this.failed) return failure(FAILED.factorization);
    if (this.norm === undefined) return undefined;
    if (!solved) return this.more && !(worst <= NOISE * this.norm) ? failure(FAILED.convergence) : undefined;
    const values = await refinement.solutions();
    if (n < SURE_ORDER && !(await confirm(values, residualLimit(n, this.norm)))) return undefined;
    const X = (await hostMat(call.X, call.ldx, 'write')) as RealMat;
    lacpyRef('f', n, nrhs, { data: values, off: 0, ld: n }, X);
    return { iter: iters.reduce(larger, 0), iters, inner };
  }

  /** What |r| / |x| may be; undefined if S holds no factors of A, or A is beyond the range of pairs. */
  private async limit({ data }: DeviceMat): Promise<number | undefined> {
    const [norms, info] = await Promise.all([(data as DeviceBuffer<'s'>).copyOut(0, 1), integer(this.info)]);
    const norm = norms[0]!;
    // A norm that is infinite, or not a number, is not the factorization's fault.
    if (!withinPairs(norm)) return undefined;
    this.failed = info > 0;
    if (this.failed) return undefined;
    this.norm = norm;
    this.found = Promise.resolve(0);
    return residualLimit(this.n, norm);
  }
}
