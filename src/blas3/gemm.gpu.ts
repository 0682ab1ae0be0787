// GEMM on the GPU: describes the problem, picks a variant, launches it. Also the building block of every blocked routine (enqueueGemm).
import { pick } from '../autotune/pick.ts';
import type { Bound } from '../core/args.ts';
import type { Prec } from '../core/precision.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { type GemmProblem, gemmRules, gemmTiled, gemmTuning } from './gemm.kernels.ts';
import { tunedGemm } from './gemm.space.ts';
import type { GemmArgs, GemmMath } from './gemm.ts';
import { enqueueTensor, pickTensor } from './gemmTensor.gpu.ts';

export interface DeviceGemm {
  readonly transA?: boolean;
  readonly transB?: boolean;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly alpha: number;
  readonly A: DeviceMat;
  readonly B: DeviceMat;
  readonly beta: number;
  readonly C: DeviceMat;
  /** Matrices, and the elements from one to the next; an input stride of 0 broadcasts. */
  readonly batch?: number;
  readonly strideA?: number;
  readonly strideB?: number;
  readonly strideC?: number;
  /** Default 'strict'. */
  readonly math?: GemmMath;
  /** Name of a variant in gemm.kernels.ts or gemmTensor.gpu.ts, for tests and tuning. */
  readonly force?: string;
}

export function gemmGpu(queue: Queue, a: Bound<GemmArgs<Prec>>): void {
  enqueueGemm(
    queue,
    {
      transA: a.transA !== 'n',
      transB: a.transB !== 'n',
      m: a.m,
      n: a.n,
      k: a.k,
      alpha: a.alpha,
      A: deviceMat(a.A, a.lda),
      B: deviceMat(a.B, a.ldb),
      beta: a.beta,
      C: deviceMat(a.C, a.ldc),
      math: a.math,
    },
    a.routine,
  );
}

const ofFour = (...values: readonly number[]): boolean => values.every((v) => v % 4 === 0);

/** The factor that is C itself. */
const overwritten = ({ A, B, C }: DeviceGemm): 'A' | 'B' | undefined => {
  const isC = (X: DeviceMat): boolean => X.data === C.data && X.off === C.off && X.ld === C.ld;
  return isC(A) ? 'A' : isC(B) ? 'B' : undefined;
};

/**
 * Enqueues C := alpha op(A) op(B) + beta C. A and B may lie in C's buffer, apart from C; or be C itself, if the other factor is square of
 * order at most 256 and beta = 0. `noteAs` traces the choice under that name.
 */
export function enqueueGemm(queue: Queue, g: DeviceGemm, noteAs?: string): void {
  const { m, n, batch = 1, A, B, C, strideA = 0, strideB = 0, strideC = 0 } = g;
  if (m === 0 || n === 0 || batch === 0) return;
  // Without a product nothing of A and B may be read: NaN in them must not reach C.
  const k = g.alpha === 0 ? 0 : g.k;
  const over = k > 0 ? overwritten(g) : undefined;
  if (k > 0 && over === undefined) {
    const tensor = pickTensor(queue, { type: C.data.type, math: g.math ?? 'strict', m, n, k, batch }, g.force);
    if (tensor !== undefined) {
      const { unit, mode, name, why } = tensor;
      if (noteAs !== undefined) queue.note({ routine: noteAs, backend: 'gpu', kernel: name, why });
      const { transA = false, transB = false } = g;
      enqueueTensor(queue, unit, { ...g, transA, transB, batch, strideA, strideB, strideC }, mode);
      return;
    }
  }
  const transA = g.transA ? 1 : 0;
  const transB = g.transB ? 1 : 0;
  const aligned =
    ofFour(A.off, A.ld, strideA, B.off, B.ld, strideB, C.off, C.ld, strideC, m) &&
    (transA === 0 || k % 4 === 0) &&
    (transB === 1 ? n % 4 === 0 : k % 4 === 0);
  const problem: GemmProblem = { transA, transB, m, n, k, batch, aligned, over };
  const tuned = tunedGemm(queue.context, problem, C.data.type === 'h');
  const { name, choice, why } = pick(gemmRules, problem, g.force, tuned);
  const { kernel, tile } = choice;
  const edge = m % tile.BM !== 0 || n % tile.BN !== 0 || k % tile.BK !== 0 || k === 0;
  const aInC = k > 0 && A.data === C.data;
  const bInC = k > 0 && B.data === C.data;
  const flags = {
    TRANS_A: transA,
    TRANS_B: transB,
    EDGE: kernel === gemmTiled && !edge ? 0 : 1,
    A_IN_C: aInC ? 1 : 0,
    B_IN_C: bInC ? 1 : 0,
  } as const;
  const tuning = gemmTuning(kernel, tile, flags, C.data.type === 'h' ? 'f16' : 'f32');
  if (noteAs !== undefined) queue.note({ routine: noteAs, backend: 'gpu', kernel: name, why });
  const params = {
    m,
    n,
    k,
    // The kernels load the first element of A and B whatever the sizes: without a product, one that is sure to exist.
    offA: k === 0 ? 0 : A.off,
    lda: A.ld,
    strideA: k === 0 ? 0 : strideA,
    offB: k === 0 ? 0 : B.off,
    ldb: B.ld,
    strideB: k === 0 ? 0 : strideB,
    offC: C.off,
    ldc: C.ld,
    strideC,
    alpha: g.alpha,
    beta: g.beta,
  };
  const buffers = {
    A: aInC || k === 0 ? queue.nothing : A.data,
    B: bInC || k === 0 ? queue.nothing : B.data,
    C: C.data,
  };
  queue.launch(kernel, tuning, buffers, params, [Math.ceil(m / tile.BM), Math.ceil(n / tile.BN), batch]);
}
