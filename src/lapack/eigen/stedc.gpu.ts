// A level of divide and conquer on the GPU: secular roots, vectors from them, and products, for all merges of the level at a time. What is
// merged the host says (stedc.hybrid.ts), which waits for roots and for the rows that make the next level's z.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.ts';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.ts';
import { at } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Workspace } from '../../runtime/workspace.ts';
import {
  HEADER,
  LISTS,
  PRODUCT_TILE,
  productTuning,
  qlTuning,
  STEDC_THREADS,
  stedcColumns,
  stedcProduct,
  stedcQl,
  stedcRoots,
  stedcRotate,
  stedcRows,
  stedcTuning,
  stedcVectors,
  stedcWeights,
} from './stedc.kernels.ts';

/** Halves up to this order are multiplied all at once, larger ones by gemm. */
const TOGETHER = 256;

/** What the host knows of a merge: see laed2.ref.ts. */
export interface DeviceMerge {
  readonly first: number;
  readonly n1: number;
  readonly n2: number;
  readonly k: number;
  readonly top: number;
  readonly dense: number;
  readonly rho: number;
  readonly poles: Float64Array;
  readonly z: Float64Array;
  readonly places: Int32Array;
  readonly columns: Int32Array;
  readonly rotations: {
    readonly count: number;
    readonly x: Int32Array;
    readonly y: Int32Array;
    readonly c: Float64Array;
    readonly s: Float64Array;
  };
}

/** A power of two above a magnitude. */
export const unitOf = (most: number): number => (most > 0 ? 2 ** (Math.floor(Math.log2(most)) + 1) : 1);

/** Unit of a merge's poles and distances. */
export const unitOfMerge = ({ poles, rho }: Pick<DeviceMerge, 'poles' | 'rho'>): number =>
  unitOf(Math.max(Math.abs(poles[0] ?? 0), Math.abs(poles.at(-1) ?? 0), rho));

const up = (n: number): number => 4 * Math.ceil(n / 4);

/**
 * Columns of a merge as the products take them, in multiples of four where they can be: some of one half count as columns of both, whose
 * elements in the other half are zeros, and behind the last of the k come others, which rows of zeros in S belong to.
 */
function taken({ n1, n2, k, top, dense }: DeviceMerge): { top: number; dense: number; end: number } {
  const begin = top - (top % 4);
  const middle = Math.min(k, up(top + dense));
  return { top: begin, dense: middle - begin, end: up(k) <= n1 + n2 ? up(k) : k };
}

/** Chains of rotations: what one leaves in its second column is the first of the next. */
const CHAIN = 4;
const ROTATION = 4;
/** Fraction bits of a pole's integer. */
const POLE = 2 ** 29;

export class StedcOnDevice {
  private readonly queue: Queue;
  private readonly n: number;
  private readonly Z: DeviceMat;
  private readonly Q: DeviceMat;
  private readonly S: DeviceMat;
  /** Pole and distance of roots, z of the next level, weights. */
  private readonly found: DeviceBuffer<'i'>;
  private readonly words: DeviceBuffer<'i'>;
  private readonly host: Int32Array<ArrayBuffer>;
  private readonly numbers: Float32Array<ArrayBuffer>;
  private readonly rows: DeviceBuffer<'i'>;
  /** What was read back last: poles and distances of roots, and elements of z. */
  readonly origins: Int32Array<ArrayBuffer>;
  readonly distances: Float32Array<ArrayBuffer>;
  readonly elements: Float32Array<ArrayBuffer>;

  /** `rows`: of each level the row that each column is read in, or -1. */
  constructor(queue: Queue, ws: Workspace, n: number, Z: DeviceMat, rows: readonly Int32Array<ArrayBuffer>[]) {
    this.queue = queue;
    this.n = n;
    this.Z = Z;
    const ld = up(n);
    [this.Q, this.S] = [0, 1].map(() => ({ data: ws.take('s', ld * n), off: 0, ld })) as [DeviceMat, DeviceMat];
    this.found = ws.take('i', 4 * n);
    // At most n / 2 merges, n chains, n rotations
    const length = (LISTS + HEADER / 2 + CHAIN + ROTATION) * n;
    this.words = ws.take('i', length);
    this.host = new Int32Array(length);
    this.numbers = new Float32Array(this.host.buffer);
    this.rows = ws.take('i', rows.length * n);
    for (const [level, list] of rows.entries()) this.write(this.rows, list, level * n);
    const back = new Int32Array(3 * n);
    this.origins = back.subarray(0, n);
    this.distances = new Float32Array(back.buffer, 4 * n, n);
    this.elements = new Float32Array(back.buffer, 8 * n, n);
  }

  private write(to: DeviceBuffer, values: Int32Array<ArrayBuffer> | Float32Array<ArrayBuffer>, offset: number): void {
    this.queue.context.writeGpu(to.gpu(true), values, 4 * offset);
  }

  /**
   * Z := the vectors of leaves, of each first row and order; T: the diagonal, and what is beside it, n of each, no element above 1. The
   * values take the place of distances, and where a leaf has not converged an origin is not 0.
   */
  solveLeaves(ws: Workspace, leaves: readonly (readonly [number, number])[], T: Float32Array<ArrayBuffer>): void {
    const { n, Z, queue, found } = this;
    const [lists, elements] = [ws.take('i', 2 * leaves.length), ws.take('s', T.length)];
    this.write(lists, Int32Array.from(leaves.flat()), 0);
    this.write(elements, T, 0);
    enqueueLaset(queue, { uplo: 'f', m: n, n, alpha: 0, beta: 0, A: Z });
    const buffers = { leaves: lists, T: elements, Z: Z.data, found };
    queue.launch(stedcQl, qlTuning, buffers, { n, offZ: Z.off, ldz: Z.ld }, [leaves.length, 1, 1]);
  }

  /** Merges a level's halves. */
  merge(merges: readonly DeviceMerge[], together = TOGETHER): void {
    const { n, Z, Q, S, queue, words, found } = this;
    const chains = this.describe(merges);
    const tallest = Math.max(...merges.map(({ n1, n2 }) => n1 + n2));
    const most = Math.max(...merges.map(({ k }) => k));
    const count = merges.length;
    this.rotate(chains, tallest);
    this.move(count, tallest, false);
    if (most > 0) {
      const groups = [most, count, 1] as const;
      queue.launch(stedcRoots, stedcTuning, { words, found }, { n }, groups);
      queue.launch(stedcWeights, stedcTuning, { words, found }, { n }, groups);
      queue.launch(stedcVectors, stedcTuning, { words, found, S: S.data }, { n, lds: S.ld }, groups);
      const height = Math.max(...merges.map(({ n1, n2 }) => Math.max(n1, n2)));
      if (height <= together) {
        const tiles = [Math.ceil(height / PRODUCT_TILE), Math.ceil(most / PRODUCT_TILE), 2 * count] as const;
        const buffers = { words, Q: Q.data, S: S.data, Z: Z.data };
        queue.launch(stedcProduct, productTuning, buffers, { n, ldq: Q.ld, offZ: Z.off, ldz: Z.ld }, tiles);
      } else for (const merge of merges) this.multiply(merge);
    }
    this.move(count, tallest, true);
  }

  private multiply(merge: DeviceMerge): void {
    const { Q, S, Z } = this;
    const { first, n1, n2, k } = merge;
    const { top, dense, end } = taken(merge);
    const product = { n: k, alpha: 1, beta: 0 } as const;
    const above = { m: n1, k: top + dense < k ? top + dense : end, A: at(Q, first, first), B: at(S, first, first) };
    enqueueGemm(this.queue, { ...product, ...above, C: at(Z, first, first) });
    const [half, column] = [first + n1, first + top];
    const below = { m: n2, k: end - top, A: at(Q, half, column), B: at(S, column, first) };
    enqueueGemm(this.queue, { ...product, ...below, C: at(Z, half, first) });
  }

  /** Writes what the kernels are told of the merges; returns how many chains of rotations there are. */
  private describe(merges: readonly DeviceMerge[]): number {
    const { n, host, numbers } = this;
    let chains = 0;
    let rotations = 0;
    const [firstChain, firstRotation] = this.places;
    for (const [m, merge] of merges.entries()) {
      const { first, n1, n2, k, rho, poles, z, places, columns } = merge;
      const { top, dense } = taken(merge);
      const unit = unitOfMerge(merge);
      let squares = 0;
      for (let i = 0; i < k; i++) {
        const pole = (poles[i]! / unit) * POLE;
        const upper = Math.floor(pole);
        host[first + i] = upper;
        numbers[n + first + i] = (pole - upper) / POLE;
        numbers[2 * n + first + i] = z[i]!;
        squares += z[i]! * z[i]!;
      }
      host.set(places, 3 * n + first);
      host.set(columns, 4 * n + first);
      const header = LISTS * n + HEADER * m;
      host.set([first, n1, n2, k, top, dense], header);
      numbers[header + 6] = unit / rho;
      numbers[header + 7] = (rho / unit) * squares;
      const { count, x, y, c, s } = merge.rotations;
      for (let r = 0; r < count; r++, rotations++) {
        if (r === 0 || x[r] !== y[r - 1]) host.set([first, n1 + n2, rotations, 0], firstChain + CHAIN * chains++);
        host[firstChain + CHAIN * (chains - 1) + 3]!++;
        const place = firstRotation + ROTATION * rotations;
        host[place] = first + x[r]!;
        host[place + 1] = first + y[r]!;
        numbers[place + 2] = c[r]!;
        numbers[place + 3] = s[r]!;
      }
    }
    this.write(this.words, host.subarray(0, rotations > 0 ? firstRotation + ROTATION * rotations : firstChain), 0);
    return chains;
  }

  /** Where chains begin among the words, and rotations. */
  private get places(): readonly [number, number] {
    const firstChain = (LISTS + HEADER / 2) * this.n;
    return [firstChain, firstChain + CHAIN * this.n];
  }

  private rotate(chains: number, rows: number): void {
    if (chains === 0) return;
    const { queue, words, Z } = this;
    const [offChains, offRotations] = this.places;
    const params = { offChains, offRotations, offZ: Z.off, ldz: Z.ld };
    const groups = [Math.ceil(rows / STEDC_THREADS), chains, 1] as const;
    queue.launch(stedcRotate, stedcTuning, { words, Z: Z.data }, params, groups);
  }

  /** Q := Z's columns in their new order, or Z's last ones := Q's. */
  private move(merges: number, size: number, back: boolean): void {
    const { n, queue, words } = this;
    const [A, B] = back ? [this.Q, this.Z] : [this.Z, this.Q];
    const params = { n, back: Number(back), offA: A.off, lda: A.ld, offB: B.off, ldb: B.ld };
    const groups = [Math.ceil(size / STEDC_THREADS), size, merges] as const;
    queue.launch(stedcColumns, stedcTuning, { words, A: A.data, B: B.data }, params, groups);
  }

  /** Reads back what the level has found, and, if there is a next one, the rows that it needs. */
  async read(next: number | undefined): Promise<void> {
    const { n, queue, Z, rows, found, origins } = this;
    if (next !== undefined) {
      const params = { n, offRows: next * n, offZ: Z.off, ldz: Z.ld };
      const groups = [Math.ceil(n / STEDC_THREADS), 1, 1] as const;
      queue.launch(stedcRows, stedcTuning, { Z: Z.data, rows, found }, params, groups);
    }
    await queue.context.readGpu(found.gpu(false), new Int32Array(origins.buffer), 0);
  }

  /** Z := its columns in an order. */
  order(columns: Int32Array): void {
    const { n, Z, Q, host } = this;
    // As a merge whose first half is all
    host.set(columns, 4 * n);
    host.set([0, n, 0, n, n, 0, 0, 0], LISTS * n);
    this.write(this.words, host.subarray(0, LISTS * n + HEADER), 0);
    this.move(1, n, false);
    enqueueLacpy(this.queue, { uplo: 'f', m: n, n, A: Q, B: Z });
  }
}
