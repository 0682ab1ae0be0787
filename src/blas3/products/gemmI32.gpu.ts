// GEMM of bytes into 32-bit integers on the GPU: factors are read where they lie or packed along the depth, then one launch.
import { pick } from '../../autotune/pick.ts';
import type { Bound } from '../../core/args.ts';
import { productOf } from '../../core/complex.ts';
import { type DeviceBuffer, type DeviceMat, deviceMat } from '../../runtime/buffer.ts';
import type { Tuning } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
import {
  type ByteTile,
  byteRules,
  fitsBytes,
  gemmI8Pack,
  gemmI8Tensor,
  PACK_TILE,
  packTunings,
  tensorTuning,
  VECTOR_BYTES,
} from './gemmI32.kernels.ts';
import type { GemmI32Args } from './routines.gen.ts';

export interface DeviceGemmI32 {
  readonly transA: boolean;
  readonly transB: boolean;
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly alpha: number;
  readonly A: DeviceMat;
  readonly B: DeviceMat;
  readonly beta: number;
  readonly C: DeviceMat;
  /** Name of a rule in gemmI32.kernels.ts, for tests and tuning. */
  readonly force?: string;
}

export function gemmI32Gpu(queue: Queue, a: Bound<GemmI32Args>): void {
  const [transA, transB] = [a.transA !== 'n', a.transB !== 'n'];
  const [A, B, C] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb), deviceMat(a.C, a.ldc)];
  enqueueGemmI32(queue, { ...a, transA, transB, A, B, C }, a.routine);
}

/** Enqueues C := alpha op(A) op(B) + beta C. `noteAs` traces the choice under that name. */
export function enqueueGemmI32(queue: Queue, g: DeviceGemmI32, noteAs?: string): void {
  const { m, n, C } = g;
  const { alpha, k } = productOf(g.alpha, g.k);
  const { language, matrixUnits, workgroupBytes } = queue.context.gpu!;
  const unit = matrixUnits.find(fitsBytes);
  const dot4 = language.has('packed_4x8_integer_dot_product');
  const { name, choice, why } = pick(byteRules, { m, n, k, count: 1, dot4, unit, workgroupBytes }, g.force);
  const { kernel, tile } = choice;
  if (noteAs !== undefined) queue.note({ routine: noteAs, backend: 'gpu', kernel: name, why });
  const A = factor(queue, tile, { X: g.A, rows: m, depth: k, across: g.transA });
  const B = factor(queue, tile, { X: g.B, rows: n, depth: k, across: !g.transB });
  const tuning = kernel === gemmI8Tensor ? tensorTuning(unit!) : (tile as ByteTile & Tuning);
  const params = {
    m,
    n,
    slabs: Math.ceil(k / tile.BK),
    offA: A.off,
    lda: A.ld,
    offB: B.off,
    ldb: B.ld,
    offC: C.off,
    ldc: C.ld,
    alpha,
    beta: g.beta,
  };
  const [x, y] = [Math.ceil(m / tile.BM), Math.ceil(n / tile.BN)];
  const grid = kernel === gemmI8Tensor ? ([x * y, 1, 1] as const) : ([x, y, 1] as const);
  queue.launch(kernel, tuning, { A: A.data, B: B.data, C: C.data }, params, grid);
  for (const { packed, data } of [A, B]) if (packed) data.dispose();
}

/** A factor as the kernels read it: in vectors of 16 depths, each row of op(A), column of op(B), on its own, the depth in whole slabs. */
interface Factor {
  readonly data: DeviceBuffer;
  readonly off: number;
  readonly ld: number;
  readonly packed: boolean;
}

/** op(X) of `rows` rows, which for B are the columns of op(B). */
interface Source {
  readonly X: DeviceMat;
  readonly rows: number;
  readonly depth: number;
  /** Neighbours in memory lie along the depth, not along the rows. */
  readonly across: boolean;
}

/** The factor where it lies if the kernels can read it there, else packed into workspace, its last slab filled up with zeros. */
function factor(queue: Queue, { BK }: ByteTile, { X, rows, depth, across }: Source): Factor {
  // The kernels load the first slab whatever the depth is.
  if (depth === 0) return { data: queue.nothing, off: 0, ld: 0, packed: false };
  if (across && depth % BK === 0 && X.off % VECTOR_BYTES === 0 && X.ld % VECTOR_BYTES === 0)
    return { data: X.data, off: X.off / VECTOR_BYTES, ld: X.ld / VECTOR_BYTES, packed: false };
  const bytes = Math.ceil(depth / BK) * BK;
  const P = queue.context.lease('b', rows * bytes);
  const params = { rows, depth, offX: X.off, ldx: X.ld, ldp: bytes / 4 };
  const grid = [Math.ceil(rows / PACK_TILE), Math.ceil(bytes / PACK_TILE), 1] as const;
  queue.launch(gemmI8Pack, packTunings[across ? 1 : 0], { X: X.data, P }, params, grid);
  return { data: P, off: 0, ld: bytes / VECTOR_BYTES, packed: true };
}
