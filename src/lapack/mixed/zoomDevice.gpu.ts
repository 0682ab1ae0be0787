// What eigenvectors and singular vectors are corrected with on the GPU: square matrices of doubles, real or complex, without gaps, products
// of them by residues as accurate as they must be, and what is between. The host sees sums, diagonals and small blocks.
import { enqueueDgmm } from '../../blas3/elements/dgmm.gpu.ts';
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueLag2d } from '../../blas3/elements/lag2d.gpu.ts';
import { enqueueLag2sDoubles } from '../../blas3/elements/lag2sDoubles.gpu.ts';
import { enqueueGemmDoubles } from '../../blas3/products/gemmDoubles.gpu.ts';
import { DOUBLE_MODULI } from '../../blas3/products/moduli.ts';
import { larger } from '../../core/extremes.ts';
import { fields, singleOf } from '../../core/field.ts';
import type { Mat, Side, Trans } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import {
  MOVED_ROWS,
  movedVariants,
  packVariants,
  sumsVariants,
  TILE_SIDE,
  tileVariants,
  zoomCloser,
  zoomOrder,
  zoomPack,
  zoomSpread,
  zoomSums,
  zoomTurn,
  zoomTurns,
} from './zoom.kernels.ts';

/** Workgroups that sum at most. */
const MOST_GROUPS = 1024;
/** Moduli at least, and binary digits that each adds. */
const [FEWEST, DIGITS] = [6, 3.9];

/**
 * Moduli with which a product of factors errs by no more than 2^-54, the norms of a row of one and of a column of the other being `size` at
 * most, one times the other. What corrects by little may be computed with few.
 */
export const moduliFor = (size: number): number =>
  // Written so that NaN takes all of them.
  size < 1
    ? Math.min(DOUBLE_MODULI, Math.max(FEWEST, Math.ceil(DOUBLE_MODULI + (1 + Math.log2(size)) / DIGITS)))
    : DOUBLE_MODULI;

/** What the host sees of a matrix. */
export interface Sums {
  /** The Frobenius norm of what counts. */
  readonly norm: number;
  /** Of complex numbers |Re| + |Im|. */
  readonly largest: number;
  readonly diagonal: Float64Array;
}

/** What stands for a block on the diagonal: its first row, and its order, 0 if it is not wanted. */
export interface Block {
  readonly from: number;
  readonly order: number;
}

/** Elements of doubles on the GPU, until the end of a call. */
export class ZoomDevice {
  readonly queue: Queue;
  readonly type: 'd' | 'z';
  /** Numbers of an element. */
  readonly parts: 1 | 2;
  private readonly taken: DeviceBuffer[] = [];

  constructor(queue: Queue, type: 'd' | 'z') {
    this.queue = queue;
    this.type = type;
    this.parts = fields[type].parts;
  }

  private lease<E extends 'd' | 'z' | 's' | 'c' | 'i'>(type: E, length: number): DeviceBuffer<E> {
    const data = this.queue.context.lease(type, Math.max(1, length));
    this.taken.push(data);
    return data;
  }

  /** An m x n matrix with anything in it. */
  matrix(m: number, n = m): DeviceMat {
    return { data: this.lease(this.type, m * n), off: 0, ld: Math.max(1, m) };
  }

  /** The same in single precision. */
  singles(m: number, n: number): DeviceMat {
    return this.other(singleOf(this.type), m, n);
  }

  /** The same of another type. */
  other<E extends 's' | 'c' | 'i'>(type: E, m: number, n = 1): Mat<DeviceBuffer<E>> {
    return { data: this.lease(type, m * n), off: 0, ld: Math.max(1, m) };
  }

  dispose(): void {
    for (const buffer of this.taken) buffer.dispose();
  }

  /** All elements of a matrix of order n. */
  async values(n: number, { data }: DeviceMat): Promise<Float64Array> {
    return (data as DeviceBuffer<'d' | 'z'>).copyOut(0, n * n);
  }

  setValues(values: Float64Array, { data }: DeviceMat): void {
    this.queue.context.writeGpu(data.gpu(true), values, 0);
  }

  /** C := alpha op(A) B + beta C of order n, with so many moduli. */
  multiply(
    trans: Trans,
    n: number,
    alpha: number,
    A: DeviceMat,
    B: DeviceMat,
    beta: number,
    C: DeviceMat,
    moduli = DOUBLE_MODULI,
  ): void {
    const shape = { transA: trans, transB: 'n', m: n, n, k: n } as const;
    enqueueGemmDoubles(this.queue, { ...shape, alpha, A, B, beta, C, moduli });
  }

  copy(n: number, A: DeviceMat, B: DeviceMat): void {
    enqueueLacpy(this.queue, { uplo: 'f', m: n, n, A, B });
  }

  /** SA := A in single precision. */
  demote(n: number, A: DeviceMat, SA: DeviceMat): void {
    enqueueLag2sDoubles(this.queue, { m: n, n, A, SA });
  }

  /** A := SA. */
  promote(n: number, SA: DeviceMat, A: DeviceMat): void {
    enqueueLag2d(this.queue, { m: n, n, SA, A });
  }

  /** Of all of an m x n M, or of what is beside its diagonal; `halves`: of (I - M) / 2, which M becomes. */
  async sums(m: number, n: number, M: DeviceMat, what: 'all' | 'beside' | 'halves'): Promise<Sums> {
    const { queue } = this;
    const groups = Math.min(n, MOST_GROUPS);
    const order = Math.min(m, n);
    const count = 2 * groups + this.parts * order;
    const parts = queue.context.lease('d', count);
    try {
      const params = { m, n, offM: M.off, ld: M.ld, groups, beside: what === 'beside' ? 1 : 0 };
      const tuning = sumsVariants.of(this.type, { HALVES: what === 'halves' });
      queue.launch(zoomSums, tuning, { M: M.data, parts }, params, [groups, 1, 1]);
      const found = await parts.copyOut(0, count);
      let [sum, largest] = [0, 0];
      for (let g = 0; g < groups; g++) {
        sum += found[2 * g]!;
        largest = larger(found[2 * g + 1]!, largest);
      }
      return { norm: Math.sqrt(sum), largest, diagonal: found.subarray(2 * groups) };
    } finally {
      parts.dispose();
    }
  }

  /** Y := M, m x n, with columns from `order`, and with `rows` rows too; where signs turn: kernels/lapack/mixed/zoom_order. */
  reorder(
    m: number,
    order: DeviceMat,
    M: DeviceMat,
    Y: DeviceMat,
    { rows = false, signs = 'none' }: { readonly rows?: boolean; readonly signs?: 'none' | 'columns' | 'rows' } = {},
  ): void {
    const n = order.ld;
    const params = { m, n, rows: rows ? 1 : 0, signs: { none: 0, columns: 1, rows: 2 }[signs] };
    const buffers = { M: M.data, order: order.data, Y: Y.data };
    this.queue.launch(zoomOrder, movedVariants.of(this.type), buffers, params, [Math.ceil(m / MOVED_ROWS), n, 1]);
  }

  /** Y := diag(phases) M, or M diag(phases), for complex numbers of which the phases are pairs. */
  turnPhases(side: Side, n: number, phases: Float64Array<ArrayBuffer>, M: DeviceMat, Y: DeviceMat): void {
    const data = this.lease('z', n);
    this.queue.context.writeGpu(data.gpu(true), phases, 0);
    enqueueDgmm(this.queue, { side, m: n, n, A: M, x: { data, off: 0, ld: 1 }, C: Y });
  }

  /** Integers on the GPU, as a vector. */
  integers(values: Int32Array): DeviceMat {
    const at = this.other('i', values.length);
    this.queue.context.writeGpu(at.data.gpu(true), values, 0);
    return at;
  }

  /** F := what makes the symmetric or Hermitian S diagonal between groups, to first order. */
  turn(n: number, S: DeviceMat, groups: DeviceMat, F: DeviceMat): void {
    const tiles = Math.ceil(n / TILE_SIDE);
    const buffers = { S: S.data, groups: groups.data, F: F.data };
    this.queue.launch(zoomTurn, tileVariants.of(this.type), buffers, { n }, [tiles, tiles, 1]);
  }

  /** F and G := what makes S diagonal between groups, from the left and from the right. */
  turns(n: number, S: DeviceMat, groups: DeviceMat, F: DeviceMat, G: DeviceMat): void {
    const tiles = Math.ceil(n / TILE_SIDE);
    const buffers = { S: S.data, groups: groups.data, F: F.data, G: G.data };
    this.queue.launch(zoomTurns, tileVariants.of(this.type), buffers, { n }, [tiles, tiles, 1]);
  }

  /** B := 2^exponent (S - mu I) for the symmetric or Hermitian part of a block of S, which has n rows. */
  closer(n: number, { from, order }: Block, S: DeviceMat, mu: number, exponent: number, B: DeviceMat): void {
    const tiles = Math.ceil(order / TILE_SIDE);
    const params = { order, first: from * (1 + n), ld: n, exponent, mu };
    this.queue.launch(zoomCloser, tileVariants.of(this.type), { S: S.data, B: B.data }, params, [tiles, tiles, 1]);
  }

  /** Blocks on the diagonal of S, one behind the other. */
  async pack(n: number, blocks: DeviceMat, length: number, S: DeviceMat): Promise<Float64Array> {
    const packed = this.lease(this.type, length);
    this.queue.launch(zoomPack, packVariants.of(this.type), { S: S.data, blocks: blocks.data, packed }, { n }, [
      n,
      1,
      1,
    ]);
    return packed.copyOut(0, length);
  }

  /** Q := a matrix with these blocks on its diagonal, and ones where there are none. */
  spread(n: number, blocks: DeviceMat, values: Float64Array, Q: DeviceMat): void {
    const packed = this.lease(this.type, values.length / this.parts);
    if (values.length > 0) this.queue.context.writeGpu(packed.gpu(true), values, 0);
    const buffers = { blocks: blocks.data, packed, Q: Q.data };
    this.queue.launch(zoomSpread, movedVariants.of(this.type), buffers, { n }, [Math.ceil(n / MOVED_ROWS), n, 1]);
  }
}
