// Attention of halves on matrix units: whether they can compute a call, and the launch.
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { attentionParams, type DeviceAttention } from './attentionParams.gpu.ts';
import {
  fitsAttention,
  TENSOR_TILES,
  type TensorName,
  type TensorTile,
  tensorBytes,
  tensorKernel,
  tensorRows,
  tensorTileNames,
  tensorTuning,
} from './attentionTensor.kernels.ts';

/** Fewer queries are padding for the most part. */
const LEAST_QUERIES = 17;

const inEights = ({ data, off }: DeviceMat): boolean => off % 8 === 0 && (data as DeviceBuffer).inFours;

/** The tile with which matrix units compute a call; undefined if the device has none, or the call is none of theirs. */
export function pickTensor(queue: Queue, g: DeviceAttention, force?: TensorName): TensorName | undefined {
  const { gpu } = queue.context;
  const { Q, K, V, O, dim, dimV, queries, keys } = g;
  if (gpu?.matrixUnits.some(fitsAttention) !== true) return undefined;
  if (O.data.type !== 'h' || dimV !== dim || keys === 0 || ![Q, K, V, O].every(inEights)) return undefined;
  if (force === undefined && queries < LEAST_QUERIES) return undefined;
  return (force === undefined ? tensorTileNames : [force]).find(
    (name) => TENSOR_TILES[name].DIM === dim && tensorBytes(TENSOR_TILES[name]) <= gpu.workgroupBytes,
  );
}

/** Enqueues O and the logarithms. */
export function enqueueTensor(queue: Queue, g: DeviceAttention, logs: DeviceMat, name: TensorName): void {
  const tile: TensorTile = TENSOR_TILES[name];
  const M = g.mask?.data ?? queue.nothing;
  const buffers = { Q: g.Q.data, K: g.K.data, values: g.V.data, M, O: g.O.data, L: logs.data };
  const params = { ...attentionParams(g), offL: logs.off };
  const groups = [Math.ceil(g.queries / tensorRows(tile)), g.batch * g.heads, 1] as const;
  queue.launch(tensorKernel, tensorTuning(tile), buffers, params, groups);
}
