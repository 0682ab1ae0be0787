// SYRK of a batch of any form on the GPU: tiles on and below the diagonal, one launch for a batch of equal sizes, one for each class else.
import type { Bound } from '../../core/args.ts';
import { isZero } from '../../core/complex.ts';
import type { Complex, Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchView } from '../batchCall.gpu.ts';
import { eachRun } from '../deviceBatch.gpu.ts';
import { type BatchMat, batchParams, isListed, recordsOf, type Sizes } from '../deviceBatch.ts';
import type { SyrkBatchedArgs, SyrkStridedBatchedArgs, SyrkVbatchedArgs } from './routines.gen.ts';
import { type Conjugate, pickSyrk, syrkBatchedKernel, syrkTuning } from './syrkBatched.kernels.ts';

type Call = Bound<SyrkStridedBatchedArgs<Prec>> | Bound<SyrkBatchedArgs<Prec>> | Bound<SyrkVbatchedArgs<Prec>>;

/** The lower triangle of C_b := alpha A_b A_b^T + beta C_b, A_b of n rows and nrhs columns. */
export interface DeviceSyrkBatch {
  readonly n: number;
  readonly nrhs: number;
  readonly count: number;
  readonly sizes?: Sizes | undefined;
  readonly alpha: number | Complex;
  readonly A: BatchMat;
  readonly beta: number | Complex;
  /** May lie in A's buffer. */
  readonly C: BatchMat;
  /** C is Hermitian, A A^H or conj(A) A^T, and the scalars are real. */
  readonly conjugated?: Conjugate | undefined;
  /** Name of a variant in syrkBatched.kernels.ts, for tests and tuning. */
  readonly force?: string | undefined;
}

export function syrkBatchedGpu(queue: Queue, a: Call): void {
  const of = new BatchView({ ...a, nrhs: a.k });
  const A = of.mat('A', a.trans !== 'n');
  // C is symmetric: its upper triangle is the lower one of C^T.
  const C = of.mat('C', a.uplo === 'u');
  enqueueSyrkBatch(queue, { ...of.batch, alpha: a.alpha, A, beta: a.beta, C }, a.routine);
}

/** Enqueues the product. `noteAs` traces the choice under that name. */
export function enqueueSyrkBatch(queue: Queue, s: DeviceSyrkBatch, noteAs?: string): void {
  const { n, nrhs, A, C, alpha, beta } = s;
  const { type } = C.data;
  const reads = !isZero(alpha);
  const operands = { A, C };
  const shapes = { A: [n, reads ? nrhs : 0], B: [0, 0], C: [n, n] } as const;
  eachRun(queue, { ...s, m: n }, operands, shapes, (run) => {
    if (run.n === 0) return;
    const { name, choice, why } = pickSyrk(run.n, type, s.force);
    if (noteAs !== undefined) queue.note({ routine: noteAs, backend: 'gpu', kernel: name, why });
    const product = reads && run.nrhs > 0;
    const kind = { type, conjugated: s.conjugated };
    const flags = { ...kind, across: A.rs !== 1, listed: isListed(run), aInC: product && A.data === C.data };
    const buffers = {
      A: flags.aInC || !product ? queue.nothing : A.data,
      C: C.data,
      ...recordsOf(run),
    };
    const params = { ...batchParams(run, operands, {}), reads: Number(product), alpha, beta };
    const tiles = Math.ceil(run.n / choice.BM);
    const groups = [Math.ceil(run.count / choice.G), (tiles * (tiles + 1)) / 2, 1] as const;
    queue.launch(syrkBatchedKernel, syrkTuning(choice, flags), buffers, params, groups);
  });
}
