// ATTENTIONFORWARD on the GPU: one kernel, on matrix units where they can compute it; or slices of the keys, and their joining.
import type { Bound } from '../../core/args.ts';
import { attentionLengths } from '../../core/attention.ts';
import { type Prec, sumType } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { withTensors } from '../tensors.gpu.ts';
import { attentionVariants, CHUNK, forwardKernel, TILE_ROWS, tileFor } from './attention.kernels.ts';
import { enqueueBlocks, suitsBlocks } from './attentionBlocks.gpu.ts';
import { enqueueCache, suitsCache } from './attentionCache.gpu.ts';
import { attentionParams, type DeviceAttention } from './attentionParams.gpu.ts';
import { enqueueTensor, pickTensor } from './attentionTensor.gpu.ts';
import type { AttentionForwardArgs } from './routines.gen.ts';

export function attentionForwardGpu(queue: Queue, a: Bound<AttentionForwardArgs<Prec>>): void {
  const lengths = attentionLengths(a);
  const note = (kernel: string, why: string): void => queue.note({ routine: a.routine, backend: 'gpu', kernel, why });
  withTensors(queue, a, lengths, ['O', 'L'], ({ Q, K, V, mask, O, L }) =>
    scope(queue, (ws) => {
      const logs = (L as DeviceMat | undefined) ?? { data: ws.take(sumType(a.prec), lengths.L), off: 0, ld: 1 };
      const g: DeviceAttention = { ...a, Q, K, V, mask, O };
      const tensor = pickTensor(queue, g);
      if (tensor !== undefined) {
        note('attention_tensor', 'halves: matrix units, sums in their registers');
        enqueueTensor(queue, g, logs, tensor);
        return;
      }
      if (suitsCache(queue, g)) {
        note(
          'attention_cache',
          'few queries, many keys: slices of the keys apart, which read them once for all heads that share them',
        );
        enqueueCache(queue, g, logs);
        return;
      }
      if (suitsBlocks(queue, g)) {
        note('attention_rows', 'singles: products of blocks of queries, whose scores go through workspace');
        enqueueBlocks(queue, g, logs);
        return;
      }
      note(forwardKernel.name, 'tiles of 64 queries and 32 keys, scores only in registers');
      enqueueTiles(queue, g, logs);
    }),
  );
}

function enqueueTiles(queue: Queue, g: DeviceAttention, logs: DeviceMat): void {
  const params = { ...attentionParams(g), offL: logs.off };
  const tile = tileFor(g.dimV);
  // Without values there are logarithms still.
  const parts = Math.max(1, Math.ceil(g.dimV / (tile.CHUNKS * CHUNK)));
  const grid = [Math.ceil(g.queries / TILE_ROWS), g.batch * g.heads, parts] as const;
  const M = g.mask?.data ?? queue.nothing;
  const buffers = { Q: g.Q.data, K: g.K.data, values: g.V.data, M, O: g.O.data, L: logs.data };
  queue.launch(forwardKernel, attentionVariants.of(g.O.data.type, undefined, tile), buffers, params, grid);
}
