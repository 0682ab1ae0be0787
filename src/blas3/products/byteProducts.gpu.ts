// Products of bytes modulo many small numbers, one dispatch for all, as products of doubles take them and the trial of a device does.
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Tuning } from '../../runtime/kernel.ts';
import type { MatrixUnit } from '../../runtime/matrixUnits.ts';
import type { Queue } from '../../runtime/queue.ts';
import {
  type ByteChoice,
  type ByteTile,
  gemmI8Tensor,
  ofResidues,
  tensorTuning,
  VECTOR_BYTES,
} from './gemmI32.kernels.ts';

/** Sums of as many products of bytes stay below 2^29, where remainders are exact. */
const SLICE = 32768;

/** A kernel with its parameters. */
export interface ByteEngine extends ByteChoice {
  readonly tuning: Tuning;
}

/** The matrix units of a device that bytes can be multiplied by. */
export interface ByteUnits {
  readonly unit: MatrixUnit | undefined;
  readonly halves: MatrixUnit | undefined;
}

export const engineOf = (choice: ByteChoice, units: ByteUnits): ByteEngine => ({
  ...choice,
  tuning: ofResidues(choice.by === undefined ? (choice.tile as ByteTile & Tuning) : tensorTuning(units[choice.by]!)),
});

export interface ByteProducts {
  readonly m: number;
  readonly n: number;
  /** Whole slabs. */
  readonly depth: number;
  /** How many moduli, at most: the table says. */
  readonly count: number;
  readonly table: DeviceBuffer;
  readonly A: DeviceBuffer;
  readonly B: DeviceBuffer;
  /** Vectors from one product's factor to the next one's. */
  readonly planeA: number;
  readonly planeB: number;
  readonly C: DeviceBuffer;
  /** Where the residues of C lie: words of a column, of a plane, and in front of them. */
  readonly lds: number;
  readonly plane: number;
  readonly first: number;
  /** Which part of C is asked for, and how far its diagonal is ahead of this one's. */
  readonly part: number;
  readonly ahead: number;
  /** Products with a modulus. */
  readonly share: number;
}

/** Enqueues the remainders of op(A) op(B), `share` of them modulo each of the numbers. */
export function enqueueByteProducts(
  queue: Queue,
  { kernel, tile, slice = SLICE, tuning }: ByteEngine,
  p: ByteProducts,
): void {
  const { m, n, depth, count, table, A, B, C, planeA, planeB, lds, plane, first, part, ahead, share } = p;
  const [x, y] = [Math.ceil(m / tile.BM), Math.ceil(n / tile.BN)];
  const grid = kernel === gemmI8Tensor ? ([x * y, 1, share * count] as const) : ([x, y, share * count] as const);
  const ld = depth / VECTOR_BYTES;
  const factors = { m, n, lda: ld, ldb: ld, planeA, planeB };
  const shape = { ...factors, offC: first, ldc: lds, planeC: plane, part, ahead, share };
  for (let l = 0; l < depth; l += slice) {
    const off = l / VECTOR_BYTES;
    const slabs = Math.min(slice, depth - l) / tile.BK;
    const params = { ...shape, offA: off, offB: off, slabs, adds: l === 0 ? 0 : 1 };
    queue.launch(kernel, tuning, { A, B, C, table }, params, grid);
  }
}
