// Gradients of attention of halves on matrix units: whether they can compute a call, and the launches.
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Param } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
import { fitsUnitTiles } from '../unitTiles.ts';
import {
  GRADIENT_TILES,
  type GradientTile,
  type GradientTileName,
  gradientBytes,
  gradientKernel,
  gradientRows,
  gradientTileNames,
  gradientTuning,
} from './attentionGradientTensor.kernels.ts';

/** Fewer queries or keys are padding for the most part. */
const LEAST = 17;

/** What is read in units of eight halves, and what is written in fours. */
export interface GradientOperands {
  readonly read: readonly DeviceMat[];
  readonly written: readonly (DeviceMat | undefined)[];
}

const liesIn = (units: number, { data, off }: DeviceMat): boolean =>
  off % units === 0 && (data as DeviceBuffer).inFours;

/** The tile with which matrix units compute a call; undefined if the device has none, or the call is none of theirs. */
export function pickGradient(
  queue: Queue,
  a: { readonly dim: number; readonly dimV: number; readonly queries: number; readonly keys: number },
  { read, written }: GradientOperands,
): GradientTileName | undefined {
  const { gpu } = queue.context;
  if (gpu?.matrixUnits.some(fitsUnitTiles) !== true || a.dim !== a.dimV) return undefined;
  if (read[0]!.data.type !== 'h' || !read.every((X) => liesIn(8, X))) return undefined;
  if (!written.every((X) => X === undefined || liesIn(4, X))) return undefined;
  if (Math.min(a.queries, a.keys) < LEAST) return undefined;
  return gradientTileNames.find(
    (name) => GRADIENT_TILES[name].DIM === a.dim && gradientBytes(GRADIENT_TILES[name]) <= gpu.workgroupBytes,
  );
}

/** Enqueues dQ, or dK and dV, of `rows` queries or keys of each of the heads. */
export function enqueueGradient(
  queue: Queue,
  name: GradientTileName,
  of: { readonly keys: boolean; readonly rows: number; readonly heads: number },
  buffers: Readonly<Record<string, DeviceBuffer>>,
  params: Readonly<Record<string, Param>>,
): void {
  const tile: GradientTile = GRADIENT_TILES[name];
  const groups = [Math.ceil(of.rows / gradientRows(tile)), of.heads, 1] as const;
  queue.launch(gradientKernel, gradientTuning(tile, of.keys), buffers, params, groups);
}
