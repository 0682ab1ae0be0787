// Mixed precision with the residuals on the GPU too: A stays there as pairs of singles, and of a step the host sees two numbers per right-hand
// side. Where 48 bits may not be enough to tell whether a solution has converged, the host's doubles have the last word.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.ts';
import { larger } from '../../core/extremes.ts';
import type { RealMat, Uplo } from '../../core/matrix.ts';
import { type DeviceMat, hostMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { DoubleSingleLoop } from './doubleSingleLoop.gpu.ts';
import type { Confirm, Refined } from './mixed.cpu.ts';
import { type DeviceMethods, DeviceSingles } from './mixed.hybrid.ts';
import { type Demotion, FAILED, MOST_CORRECTIONS, residualLimit } from './mixed.ref.ts';
import {
  chooseResidual,
  NOISE,
  NORMS,
  type PairedCall,
  pairsOnDevice,
  SURE_ORDER,
  scaledPairs,
  withinPairs,
} from './pairedOperands.hybrid.ts';

/** A step that leaves more than this of the residual is the last one here. */
const PROGRESS = 0.9;
/** The GPU judges in singles: by a rule that much stricter nothing passes that LAPACK's does not let pass. */
const STRICTER = 1 - 2 ** -20;

/** When the GPU ends a refinement. */
const rulesOf = (n: number) => ({
  ...{ last: MOST_CORRECTIONS, norms: NORMS, progress: PROGRESS },
  factor: residualLimit(n, 1) * STRICTER,
});

/** As DeviceSingles; and refines on the GPU if it is to. */
export class PairedSingles extends DeviceSingles {
  private readonly call: PairedCall;
  private readonly uplo: Uplo | 'f';
  /** Another way to factor comes behind this one: where it does not converge, it is not the host that settles it. */
  private readonly more: boolean;
  /** ||A||_inf, if S holds factors of A. */
  private norm: number | undefined;

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
    const { form, why } = await chooseResidual(queue, call);
    if (form === undefined) {
      queue.note({ routine, backend: 'cpu', why: `residuals on the CPU: ${why}` });
      return undefined;
    }
    const given = scaledPairs(n, nrhs, (await hostMat(call.B, call.ldb, 'read')) as RealMat);
    if (given === undefined) return undefined;
    const pairs = await pairsOnDevice(queue, call, this.uplo);
    const [H, L] = [pairs.hi, pairs.lo].map((data) => ({ data, off: 0, ld: call.lda })) as [DeviceMat, DeviceMat];
    const norm = this.lease('s', 1);
    const kind = `${routine} ${this.more}`;
    const problem = { n, nrhs, form, H, L, norm, info: this.info, D: this.D, given, kind, rules: rulesOf(n) };
    const loop = new DoubleSingleLoop(queue, problem, (type, length) => this.lease(type, length));
    const result = { data: norm, off: 0, ld: 1 };
    enqueueNorm(queue, { norm: 'i', uplo: 'f', diag: 'n', symmetric: false, m: n, n, A: H, result });
    enqueueLacpy(queue, { uplo: this.uplo, m: n, n, A: H, B: this.S });
    await this.methods.factor(this.S, this.info, result);
    queue.note({ routine, backend: 'gpu', kernel: 'ds_product', why: `residuals on the GPU, ${why}` });
    // Solutions with factors that are none go to waste.
    const { iters, worst, ...found } = await loop.run((columns) => this.methods.solve(this.S, this.D, columns));
    // A norm that is infinite, or not a number, is not the factorization's fault.
    if (!withinPairs(found.norm)) return undefined;
    if (found.info > 0) return failed(nrhs, FAILED.factorization);
    this.norm = found.norm;
    this.found = Promise.resolve(0);
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
}

const failed = (nrhs: number, iter: number): Refined => ({ iter, iters: new Int32Array(nrhs).fill(iter) });
