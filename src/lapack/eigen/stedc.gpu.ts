// A level of divide and conquer on the GPU, of a tridiagonal or of a bidiagonal matrix: secular roots, vectors from them, and products, for
// all merges of the level at a time. What is merged the host says (stedc.hybrid.ts, bdsdc.hybrid.ts), which waits for roots and for the
// rows that make the next level's z.
import { enqueueLaset } from '../../blas3/elements/laset.gpu.ts';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.ts';
import { at } from '../../core/matrix.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { Workspace } from '../../runtime/workspace.ts';
import {
  HEADER,
  LISTS,
  PRODUCT_TILE,
  productTuning,
  STEDC_THREADS,
  secularTuning,
  stedcColumns,
  stedcProduct,
  stedcRoots,
  stedcRotate,
  stedcRows,
  stedcTuning,
  stedcVectors,
  stedcWeights,
} from './stedc.kernels.ts';

/** Halves up to this order are multiplied all at once, larger ones by gemm. */
const TOGETHER = 256;

/** What the host knows of a merge, see laed2.ref.ts and lasd2.ref.ts, and in which units the device computes it. */
export interface DeviceMerge {
  readonly first: number;
  readonly n1: number;
  readonly n2: number;
  readonly k: number;
  readonly top: number;
  readonly dense: number;
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
  /** Of poles, and what elements of z are divided by. */
  readonly unit: number;
  readonly zUnit: number;
  /** What stands before the sum over the poles. */
  readonly constant: number;
  /** Of a bidiagonal matrix whose last column has no row: c and s that turn the vectors that both halves take to zero. */
  readonly turn?: readonly [number, number] | undefined;
  /** Whether the last column has no row, so that the second half has a left vector less than right ones. */
  readonly extra?: boolean;
}

/** A power of two above a magnitude. */
export const unitOf = (most: number): number => (most > 0 ? 2 ** (Math.floor(Math.log2(most)) + 1) : 1);

const up = (n: number): number => 4 * Math.ceil(n / 4);

/**
 * Columns of a merge as the products take them, in multiples of four where they can be: some of one half count as columns of both, whose
 * elements in the other half are zeros, and behind the last of the k come others, which rows of zeros in S belong to.
 */
function taken({ n1, n2, k, top, dense }: Omit<Side, 'shift'>): { top: number; dense: number; end: number } {
  const begin = top - (top % 4);
  const middle = Math.min(k, up(top + dense));
  return { top: begin, dense: middle - begin, end: up(k) <= n1 + n2 ? up(k) : k };
}

/** Chains of rotations: what one leaves in its second column is the first of the next. */
const CHAIN = 5;
const ROTATION = 4;

interface Chains {
  readonly chains: number;
  /** Where they begin among the words, and rotations. */
  readonly offChains: number;
  readonly offRotations: number;
}

/** One kind of vectors of a merge. */
type Side = Pick<DeviceMerge, 'first' | 'n1' | 'n2' | 'k' | 'top' | 'dense'> & { readonly shift: number };

export class HalvesOnDevice {
  private readonly queue: Queue;
  private readonly n: number;
  /** Kinds of vectors: those of a bidiagonal matrix are left ones, and right ones n columns behind. */
  private readonly sides: 1 | 2;
  private readonly secular: Tuning;
  /** Fractions of a pole's integer: as lib/stedc_merge.wgsl has them. */
  private readonly pole: number;
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

  /** Z: n columns, of a bidiagonal matrix 2n. `rows`: of each level the row that each column is read in, or -1. */
  constructor(
    queue: Queue,
    ws: Workspace,
    n: number,
    Z: DeviceMat,
    rows: readonly Int32Array<ArrayBuffer>[],
    sides: 1 | 2,
  ) {
    this.queue = queue;
    this.n = n;
    this.Z = Z;
    this.sides = sides;
    this.secular = secularTuning(sides === 2);
    this.pole = sides === 2 ? 2 ** 19 : 2 ** 29;
    const ld = up(n);
    [this.Q, this.S] = [0, 1].map(() => ({ data: ws.take('s', ld * n * sides), off: 0, ld })) as [DeviceMat, DeviceMat];
    this.found = ws.take('i', 4 * n);
    // At most n / 2 merges, n / 2 turns and n rotations, chains of both kinds of vectors
    const length = (LISTS + HEADER + 2 * ROTATION + 3 * CHAIN) * n;
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
  solveLeaves(
    ws: Workspace,
    [kernel, tuning]: readonly [Kernel, Tuning],
    leaves: readonly (readonly [number, number])[],
    T: Float32Array<ArrayBuffer>,
  ): void {
    const { n, Z, queue, found, sides } = this;
    const [lists, elements] = [ws.take('i', 2 * leaves.length), ws.take('s', T.length)];
    this.write(lists, Int32Array.from(leaves.flat()), 0);
    this.write(elements, T, 0);
    enqueueLaset(queue, { uplo: 'f', m: n, n: sides * n, alpha: 0, beta: 0, A: Z });
    const buffers = { leaves: lists, T: elements, Z: Z.data, found };
    queue.launch(kernel, tuning, buffers, { n, offZ: Z.off, ldz: Z.ld }, [leaves.length, 1, 1]);
  }

  /** Merges a level's halves. */
  merge(merges: readonly DeviceMerge[], together = TOGETHER): void {
    const { n, Z, Q, S, queue, words, found, sides, secular } = this;
    const chains = this.describe(merges);
    const tallest = Math.max(...merges.map(({ n1, n2 }) => n1 + n2));
    const most = Math.max(...merges.map(({ k }) => k));
    const count = merges.length;
    this.rotate(chains, tallest);
    this.move(sides * count, tallest, false);
    if (most > 0) {
      const groups = [most, count, 1] as const;
      queue.launch(stedcRoots, secular, { words, found }, { n }, groups);
      queue.launch(stedcWeights, secular, { words, found }, { n }, groups);
      queue.launch(stedcVectors, secular, { words, found, S: S.data }, { n, lds: S.ld }, [most, sides * count, 1]);
      const height = Math.max(...merges.map(({ n1, n2 }) => Math.max(n1, n2)));
      if (height <= together) {
        const tiles = [Math.ceil(height / PRODUCT_TILE), Math.ceil(most / PRODUCT_TILE), 2 * sides * count] as const;
        const buffers = { words, Q: Q.data, S: S.data, Z: Z.data };
        queue.launch(stedcProduct, productTuning, buffers, { n, ldq: Q.ld, offZ: Z.off, ldz: Z.ld }, tiles);
      } else for (const merge of merges) for (const side of this.sidesOf(merge)) this.multiply(side);
    }
    this.move(sides * count, tallest, true);
  }

  /** The vectors of a merge, the left ones first. */
  private sidesOf(merge: DeviceMerge): readonly Side[] {
    const { n, sides } = this;
    const left = { ...merge, n2: merge.n2 - Number(merge.extra ?? false), shift: 0 };
    return sides === 1 ? [left] : [left, { ...merge, shift: n }];
  }

  private multiply(side: Side): void {
    const { Q, S, Z } = this;
    const { first, n1, n2, k, shift } = side;
    const { top, dense, end } = taken(side);
    const to = shift + first;
    const product = { n: k, alpha: 1, beta: 0 } as const;
    const above = { m: n1, k: top + dense < k ? top + dense : end, A: at(Q, first, to), B: at(S, first, to) };
    enqueueGemm(this.queue, { ...product, ...above, C: at(Z, first, to) });
    const half = first + n1;
    const below = { m: n2, k: end - top, A: at(Q, half, to + top), B: at(S, first + top, to) };
    if (n2 > 0) enqueueGemm(this.queue, { ...product, ...below, C: at(Z, half, to) });
  }

  /** Writes what the kernels are told of the merges; returns how many chains of rotations there are, and where they and these begin. */
  private describe(merges: readonly DeviceMerge[]): Chains {
    const { n, host, numbers, sides } = this;
    const offRotations = LISTS * n + HEADER * sides * merges.length;
    const all = merges.reduce((sum, { rotations, turn }) => sum + rotations.count + (turn === undefined ? 0 : 1), 0);
    const offChains = offRotations + ROTATION * all;
    let [chains, rotations] = [0, 0];
    const chain = (side: Side, rotation: number, count: number): void =>
      host.set([side.first, side.n1 + side.n2, rotation, count, side.shift], offChains + CHAIN * chains++);
    const rotate = (x: number, y: number, c: number, s: number): void => {
      const place = offRotations + ROTATION * rotations++;
      host[place] = x;
      host[place + 1] = y;
      numbers[place + 2] = c;
      numbers[place + 3] = s;
    };
    for (const [m, merge] of merges.entries()) {
      const { first, n1, n2, k, constant, turn } = merge;
      const squares = this.list(merge);
      const both = this.sidesOf(merge);
      for (const [s, side] of both.entries()) {
        const { top, dense } = taken(side);
        const header = LISTS * n + HEADER * (m + s * merges.length);
        host.set([first, n1, side.n2, k, top, dense], header);
        numbers[header + 6] = constant;
        numbers[header + 7] = squares / constant;
        host[header + 8] = side.shift;
      }
      if (turn !== undefined) {
        chain(both[1]!, rotations, 1);
        rotate(first + n1 - 1, first + n1 + n2 - 1, ...turn);
      }
      const { count, x, y, c, s } = merge.rotations;
      for (let r = 0; r < count; ) {
        const [begin, place] = [r, rotations];
        do rotate(first + x[r]!, first + y[r]!, c[r]!, s[r]!);
        while (++r < count && x[r] === y[r - 1]);
        for (const side of both) chain(side, place, r - begin);
      }
    }
    this.write(this.words, host.subarray(0, offChains + CHAIN * chains), 0);
    return { chains, offChains, offRotations };
  }

  /** A merge's poles, elements of z, places and columns among the words; returns the sum of the elements' squares. */
  private list({ first, k, unit, zUnit, poles, z, places, columns }: DeviceMerge): number {
    const { n, host, numbers, pole: fractions } = this;
    let squares = 0;
    for (let i = 0; i < k; i++) {
      const pole = (poles[i]! / unit) * fractions;
      const upper = Math.floor(pole);
      host[first + i] = upper;
      numbers[n + first + i] = (pole - upper) / fractions;
      const weight = z[i]! / zUnit;
      numbers[2 * n + first + i] = weight;
      squares += weight * weight;
    }
    host.set(places, 3 * n + first);
    host.set(columns, 4 * n + first);
    return squares;
  }

  private rotate({ chains, ...places }: Chains, rows: number): void {
    if (chains === 0) return;
    const { queue, words, Z } = this;
    const groups = [Math.ceil(rows / STEDC_THREADS), chains, 1] as const;
    queue.launch(stedcRotate, stedcTuning, { words, Z: Z.data }, { ...places, offZ: Z.off, ldz: Z.ld }, groups);
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
    const { n, queue, Z, rows, found, origins, sides } = this;
    if (next !== undefined) {
      const params = { n, offRows: next * n, offZ: Z.off + (sides - 1) * n * Z.ld, ldz: Z.ld };
      const groups = [Math.ceil(n / STEDC_THREADS), 1, 1] as const;
      queue.launch(stedcRows, stedcTuning, { Z: Z.data, rows, found }, params, groups);
    }
    await queue.context.readGpu(found.gpu(false), new Int32Array(origins.buffer), 0);
  }

  /** The columns of Z in an order. */
  ordered(columns: Int32Array): DeviceMat {
    const { n, Q, host, sides } = this;
    // As merges whose first half is all
    host.set(columns, 4 * n);
    for (let s = 0; s < sides; s++) host.set([0, n, 0, n, n, 0, 0, 0, s * n], LISTS * n + HEADER * s);
    this.write(this.words, host.subarray(0, LISTS * n + HEADER * sides), 0);
    this.move(sides, n, false);
    return Q;
  }
}
