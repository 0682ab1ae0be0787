// GEMMGROUPED of halves on matrix units through packed factors, which are multiplied faster than they are as they lie: whether that is
// predicted to pay, and the launches.
import { launchFused } from '../../blas3/products/gemmEpilogue.ts';
import { disposeFactor, factor, pack } from '../../blas3/products/gemmTensor.gpu.ts';
import type { Queue } from '../../runtime/queue.ts';
import { UNIT_TILES, type UnitTile } from '../unitTiles.ts';
import { gemmGroupedPacked, groupedPackedTuning, PACKED_ALIGNMENT, PACKED_TILE } from './gemmGroupedPacked.kernels.ts';
import { epilogueOf, groupedTensorTile, suitsGroupedTensor, type TensorGroups } from './gemmGroupedTensor.gpu.ts';

// Operations per ms of both ways, bytes per ms that packing reads and writes, and ms until it has begun. H200, 2026-11.
const DIRECT = 146e9;
const PACKED = 290e9;
const BYTES = 2.5e9;
const START_MS = 0.008;

const padded = (count: number, to: number): number => Math.ceil(count / to) * to;

/** Whether it is predicted to be faster than the product of the operands as they lie. */
export function prefersPacked(queue: Queue, g: TensorGroups): boolean {
  if (!suitsGroupedTensor(queue, g)) return false;
  const { groups, rows, features, depth, transW } = g;
  // How many rows each group has only the device knows: taken for about as many, none of which share a tile with another group's.
  const flopsIn = (ofRows: number, ofFeatures: number): number =>
    2 * groups * padded(rows / groups, ofRows) * padded(features, ofFeatures) * depth;
  const { BM, BN, BK } = PACKED_TILE;
  const unit: UnitTile = UNIT_TILES[groupedTensorTile(g)];
  // Weights that lie as they are multiplied stay where they are.
  const whole = transW && features % BM === 0 && depth % BK === 0;
  const weights = whole ? 0 : groups * padded(features, BM);
  const largest = Math.max(weights, padded(rows, BN) + BN);
  if (2 * largest * padded(depth, BK) > queue.context.gpu!.bindingBytes) return false;
  const packing = (4 * depth * (rows + weights)) / BYTES + START_MS;
  return flopsIn(BN, BM) / PACKED + packing < flopsIn(unit.BM, unit.BN) / DIRECT;
}

export function enqueueGroupedPacked(queue: Queue, g: TensorGroups): void {
  const { groups, rows, features, depth, transW, counts, X, W, Y, info } = g;
  const { BM, BN, BK } = PACKED_TILE;
  const across = !transW;
  const weights = {
    X: { ...W, ld: across ? depth : features },
    ...{ stride: features * depth, rows: features, depth, across, batch: groups },
  };
  const A = factor(queue, PACKED_TILE, BM, weights, Y);
  // A group's last tile may reach as far behind the last row.
  const B = pack(queue, PACKED_TILE, padded(rows, BN) + BN, {
    ...{ X: { ...X, ld: depth }, stride: 0, rows, depth, across: true, batch: 1 },
  });
  const params = {
    ...{ groups, rows, features, slabs: Math.ceil(depth / BK), flush: 1 },
    ...{ offA: A.off, lda: A.ld, planeA: 0, strideA: A.stride, offB: B.off, ldb: B.ld, planeB: 0, strideB: 0 },
    ...{ offC: counts.off, offY: Y.off, offI: info.off },
  };
  const buffers = { counts: counts.data, A: A.data, B: B.data, Y: Y.data, info: info.data };
  // Of every group the last tile may be partly empty, and the first one as far as it is aligned.
  const most = Math.max(1, Math.floor((rows + groups * (BN + PACKED_ALIGNMENT - 2)) / BN));
  const grid = [most * Math.ceil(features / BM), 1, 1] as const;
  launchFused(queue, epilogueOf(g), gemmGroupedPacked, groupedPackedTuning, buffers, params, grid);
  for (const each of [A, B]) disposeFactor(each);
}
