// Attention of few queries and many keys, which memory bounds: slices of the keys apart, and their joining.
import { attentionLengths } from '../../core/attention.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { inVectors } from '../units.gpu.ts';
import {
  cacheKernel,
  cacheTile,
  cacheVariants,
  joinKernel,
  joinTile,
  joinVariants,
  lanesOf,
  sliceOf,
} from './attentionCache.kernels.ts';
import { attentionParams, type DeviceAttention } from './attentionParams.gpu.ts';

/** More rows on a head of keys have arithmetic for tiles of them. */
const MOST_ROWS = 16;
const LEAST_KEYS = 256;

/** Whether it is a call of few queries and many keys that the kernels can compute on this device. */
export function suitsCache(queue: Queue, g: DeviceAttention): boolean {
  const { dim, dimV, queries, groups, keys, Q, K, V, O } = g;
  const lanes = lanesOf(dim);
  return (
    lanes !== undefined &&
    lanes <= queue.context.gpu!.lanes &&
    dimV === dim &&
    queries * groups <= MOST_ROWS &&
    keys >= LEAST_KEYS &&
    inVectors([Q, K, V, O])
  );
}

/** Enqueues O and the logarithms. */
export function enqueueCache(queue: Queue, g: DeviceAttention, logs: DeviceMat): void {
  const { type } = g.O.data;
  const [lanes, each, rows] = [lanesOf(g.dim)!, sliceOf(g.keys), attentionLengths(g).L];
  const slices = Math.ceil(g.keys / each);
  const params = { ...attentionParams(g), offL: logs.off, each };
  const sums = queue.context.lease('s', rows * slices * g.dimV);
  const stats = queue.context.lease('s', rows * slices * 2);
  const M = g.mask?.data ?? queue.nothing;
  const tile = cacheTile(lanes, g.queries * g.groups);
  const read = { Q: g.Q.data, K: g.K.data, values: g.V.data, M };
  const parts = Math.ceil((g.queries * g.groups) / tile.ROWS);
  const groups = [slices, (g.batch * g.heads) / g.groups, parts] as const;
  queue.launch(cacheKernel, cacheVariants.of(type, undefined, tile), { ...read, sums, stats }, params, groups);
  const joined = { M, sums, stats, O: g.O.data, L: logs.data };
  queue.launch(joinKernel, joinVariants.of(type, undefined, joinTile(lanes)), joined, params, [rows, 1, 1]);
  for (const buffer of [sums, stats]) buffer.dispose();
}
