// GEMV of a batch of any form on the GPU: one launch for a batch of equal sizes, one for each class of sizes else.
import type { Bound } from '../../core/args.ts';
import { isZero } from '../../core/complex.ts';
import type { Complex, Prec } from '../../core/field.ts';
import type { Queue } from '../../runtime/queue.ts';
import { BatchView } from '../batchCall.gpu.ts';
import { eachRun } from '../deviceBatch.gpu.ts';
import { type BatchMat, batchParams, isListed, type List, recordsOf, type Sizes } from '../deviceBatch.ts';
import { gemvBatchedKernel, gemvTuning, pickGemv } from './gemvBatched.kernels.ts';
import type { Conjugated } from './gemvConjugated.ts';
import type { GemvBatchedArgs, GemvStridedBatchedArgs, GemvVbatchedArgs } from './routines.gen.ts';

type Call = Conjugated &
  (Bound<GemvStridedBatchedArgs<Prec>> | Bound<GemvBatchedArgs<Prec>> | Bound<GemvVbatchedArgs<Prec>>);

/** C_b := alpha A_b B_b + beta C_b, A_b of m x n, B_b and C_b of one column. */
export interface DeviceGemvBatch {
  readonly m: number;
  readonly n: number;
  readonly count: number;
  readonly sizes?: Sizes | undefined;
  readonly alpha: number | Complex;
  readonly A: BatchMat;
  /** The conjugate of A_b stands for it. */
  readonly conj?: boolean;
  readonly x: BatchMat;
  readonly beta: number | Complex;
  /** May lie in the buffer of A or x. */
  readonly y: BatchMat;
  /** Name of a variant in gemvBatched.kernels.ts, for tests and tuning. */
  readonly force?: string | undefined;
}

export function gemvBatchedGpu(queue: Queue, a: Call): void {
  const flip = a.trans !== 'n';
  const of = new BatchView(flip ? { ...a, m: a.n, n: a.m } : a);
  const [A, x, y] = [of.mat('A', flip), of.mat('x', true), of.mat('y', true)];
  enqueueGemvBatch(queue, { ...of.batch, alpha: a.alpha, A, conj: a.conj ?? false, x, beta: a.beta, y }, a.routine);
}

/** Enqueues the product; problems of which m or n is 0 are left alone. `noteAs` traces the choice under that name. */
export function enqueueGemvBatch(queue: Queue, g: DeviceGemvBatch, noteAs?: string): void {
  const { A, x, y, alpha, beta } = g;
  const reads = !isZero(alpha);
  const across = A.rs !== 1;
  const [aInC, bInC] = [reads && A.data === y.data, reads && x.data === y.data];
  const depth = reads ? g.n : 0;
  const shapes = { A: [g.m, depth], B: [depth, 1], C: [g.m, 1] } as const;
  const operands = { A, B: x, C: y };
  const sizes = g.sizes as (Sizes & { readonly m: List }) | undefined;
  eachRun(queue, { m: g.m, n: g.n, nrhs: 0, count: g.count, sizes }, operands, shapes, (run) => {
    if (run.m === 0 || run.n === 0) return;
    // Problems of one class share the way that suits the larger of their sizes, so that a problem's bits do not depend on the others.
    const order = Math.max(run.m, run.n);
    const [rows, terms] = g.sizes === undefined ? [run.m, run.n] : [order, order];
    const { name, choice, why } = pickGemv({ rows, depth: terms, across }, g.force);
    if (noteAs !== undefined) queue.note({ routine: noteAs, backend: 'gpu', kernel: name, why });
    const listed = isListed(run);
    const tuning = gemvTuning(choice, { across, listed, aInC, bInC, type: y.data.type, conj: g.conj ?? false });
    const buffers = {
      A: aInC || !reads ? queue.nothing : A.data,
      B: bInC || !reads ? queue.nothing : x.data,
      C: y.data,
      ...recordsOf(run),
    };
    const params = { ...batchParams(run, operands, {}), reads: Number(reads), alpha, beta };
    const groups = [Math.ceil(run.count / choice.G), Math.ceil(run.m / choice.R), 1] as const;
    queue.launch(gemvBatchedKernel, tuning, buffers, params, groups);
  });
}
