// GEMM of a batch at arbitrary places on the GPU: one launch, whose workgroups read where their matrices begin.
import type { Bound } from '../../core/args.ts';
import { productOf } from '../../core/complex.ts';
import type { Complex, Prec } from '../../core/field.ts';
import { footprint, isTransposed, type Ptr, type Trans } from '../../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { blockTuning, gemmBatchedKernel, pickBlock } from './gemmBatched.kernels.ts';
import type { GemmBatchedArgs } from './gemmBatched.spec.ts';

export interface DeviceGemmBatched {
  readonly transA?: Trans;
  readonly transB?: Trans;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly alpha: number | Complex;
  readonly A: DeviceMat;
  readonly B: DeviceMat;
  readonly beta: number | Complex;
  readonly C: DeviceMat;
  readonly offsetsA: Ptr<'i'>;
  readonly offsetsB: Ptr<'i'>;
  readonly offsetsC: Ptr<'i'>;
  readonly batch: number;
  /** Name of a block in gemmBatched.kernels.ts, for tests and tuning. */
  readonly force?: string;
}

export function gemmBatchedGpu(queue: Queue, a: Bound<GemmBatchedArgs<Prec>>): void {
  const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
  enqueueGemmBatched(queue, { ...a, A, B, C, batch: a.batchCount }, a.routine);
}

/** The largest offset behind X's pointer at which a rows x cols matrix lies inside the buffer; negative if there is none. */
const lastPlace = ({ data, off, ld }: DeviceMat, rows: number, cols: number): number =>
  data.length - off - footprint(rows, cols, ld);

/**
 * Enqueues C_b := alpha op(A_b) op(B_b) + beta C_b for every b below `batch`, leaving out products that are not inside their buffers. A and
 * B may lie in C's buffer. `noteAs` traces the choice under that name.
 */
export function enqueueGemmBatched(queue: Queue, g: DeviceGemmBatched, noteAs?: string): void {
  const { m, n, batch, A, B, C, transA = 'n', transB = 'n' } = g;
  const { type } = C.data;
  if (m === 0 || n === 0 || batch === 0) return;
  const { alpha, k } = productOf(g.alpha, g.k);
  const { name, choice: block, why } = pickBlock([{ m, n, k }], batch, type, g.force);
  if (noteAs !== undefined) queue.note({ routine: noteAs, backend: 'gpu', kernel: name, why });
  const [aInC, bInC] = [k > 0 && A.data === C.data, k > 0 && B.data === C.data];
  const tuning = blockTuning(block, { transA, transB, wide: false, aInC, bInC, type });
  const params = {
    m,
    n,
    k,
    offA: A.off,
    lda: A.ld,
    fromA: g.offsetsA.offset,
    lastA: k === 0 ? 0 : lastPlace(A, ...(isTransposed(transA) ? ([k, m] as const) : ([m, k] as const))),
    offB: B.off,
    ldb: B.ld,
    fromB: g.offsetsB.offset,
    lastB: k === 0 ? 0 : lastPlace(B, ...(isTransposed(transB) ? ([n, k] as const) : ([k, n] as const))),
    offC: C.off,
    ldc: C.ld,
    fromC: g.offsetsC.offset,
    lastC: lastPlace(C, m, n),
    batch,
    alpha,
    beta: g.beta,
  };
  const buffers = {
    A: aInC || k === 0 ? queue.nothing : A.data,
    B: bInC || k === 0 ? queue.nothing : B.data,
    C: C.data,
    placesA: deviceMat(g.offsetsA, 1).data,
    placesB: deviceMat(g.offsetsB, 1).data,
    placesC: deviceMat(g.offsetsC, 1).data,
  };
  const groups = [Math.ceil(m / block.BM), Math.ceil(n / block.BN), Math.ceil(batch / block.G)] as const;
  queue.launch(gemmBatchedKernel, tuning, buffers, params, groups);
}
