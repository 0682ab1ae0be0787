// GEMMGROUPED of halves on matrix units: whether they can compute a call, and the launch.
import { type DeviceEpilogue, isEpilogueAligned, launchFused } from '../../blas3/products/gemmEpilogue.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import type { ConvActivation } from '../convolution/convForward.spec.ts';
import { fastestUnitTile, fitsUnitTiles, UNIT_TILES, type UnitTile, type UnitTileName } from '../unitTiles.ts';
import { gemmGroupedTensor, groupedTensorTuning } from './gemmGroupedTensor.kernels.ts';

export interface TensorGroups {
  readonly groups: number;
  readonly rows: number;
  readonly features: number;
  readonly depth: number;
  readonly transW: boolean;
  readonly activation: ConvActivation;
  readonly counts: DeviceMat;
  readonly X: DeviceMat;
  readonly W: DeviceMat;
  readonly bias?: DeviceMat | undefined;
  readonly Y: DeviceMat;
  readonly info: DeviceMat;
  /** In place of what is predicted to be best: for tests. */
  readonly force?: UnitTileName;
}

const inEights = ({ data, off }: DeviceMat): boolean => off % 8 === 0 && (data as DeviceBuffer).inFours;

export function epilogueOf({ bias, activation }: TensorGroups): DeviceEpilogue | undefined {
  if (bias === undefined && activation === 'none') return undefined;
  return { bias, biasOf: 'rows', activation, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
}

/** Whether matrix units compute it: halves whose rows are by eights. */
export function suitsGroupedTensor(queue: Queue, g: TensorGroups): boolean {
  const epilogue = epilogueOf(g);
  return (
    g.groups * g.rows * g.features * g.depth > 0 &&
    [g.features, g.depth].every((count) => count % 8 === 0) &&
    [g.X, g.W, g.Y].every((operand) => operand.data.type === 'h' && inEights(operand)) &&
    (epilogue === undefined || isEpilogueAligned(epilogue)) &&
    queue.context.gpu!.matrixUnits.some(fitsUnitTiles)
  );
}

/** The tile that a call gets: how many rows each group has only the device knows. */
export const groupedTensorTile = ({ groups, rows, features, depth, force }: TensorGroups): UnitTileName =>
  force ?? fastestUnitTile({ m: rows, n: features, k: depth }, groups);

export function enqueueGroupedTensor(queue: Queue, g: TensorGroups): void {
  const { groups, rows, features, depth, counts, X, W, Y, info } = g;
  const name = groupedTensorTile(g);
  const { BM, BN }: UnitTile = UNIT_TILES[name];
  const params = {
    ...{ groups, rows, features, depth },
    ...{ offC: counts.off, offX: X.off, offW: W.off, offY: Y.off, offI: info.off },
  };
  const buffers = { counts: counts.data, X: X.data, W: W.data, Y: Y.data, info: info.data };
  // Of every group the last tile may be partly empty.
  const most = Math.max(1, Math.min(rows, Math.floor(rows / BM) + groups));
  const grid = [most * Math.ceil(features / BN), 1, 1] as const;
  launchFused(queue, epilogueOf(g), gemmGroupedTensor, groupedTensorTuning(name, !g.transW), buffers, params, grid);
}
