// ATTENTIONFORWARD on the GPU: one kernel.
import type { Bound } from '../../core/args.ts';
import {
  type AttentionRules,
  type AttentionShape,
  attentionLengths,
  headsOf,
  maskAt,
  scaleOf,
} from '../../core/attention.ts';
import { type Prec, sumType } from '../../core/field.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { withTensors } from '../tensors.gpu.ts';
import { attentionVariants, CHUNK, forwardKernel, TILE_ROWS, tileFor } from './attention.kernels.ts';
import type { AttentionForwardArgs } from './routines.gen.ts';

export interface DeviceAttention extends AttentionShape, AttentionRules {
  readonly Q: DeviceMat;
  readonly K: DeviceMat;
  readonly V: DeviceMat;
  readonly mask: DeviceMat | undefined;
  readonly O: DeviceMat;
}

const MINUS_INFINITY = 0xff800000;

/** What all kernels of attention have as parameters. */
export function attentionParams(g: DeviceAttention) {
  const { Q, K, V, O } = headsOf(g);
  return {
    ...{ heads: g.heads, groups: g.groups, queries: g.queries, keys: g.keys, dim: g.dim, dimV: g.dimV },
    ...{ past: g.past, causal: g.causal ? 1 : 0, hasMask: g.mask === undefined ? 0 : 1 },
    ...{ minusInfinity: MINUS_INFINITY, scale: scaleOf(g, g), cap: g.cap },
    ...{ offQ: g.Q.off, rowQ: Q.row, headQ: Q.head, batchQ: Q.batch },
    ...{ offK: g.K.off, rowK: K.row, headK: K.head, batchK: K.batch },
    ...{ offV: g.V.off, rowV: V.row, headV: V.head, batchV: V.batch },
    ...{ offO: g.O.off, rowO: O.row, headO: O.head, batchO: O.batch },
    ...{ offM: g.mask?.off ?? 0, headM: maskAt(g, 0, 1), batchM: maskAt(g, 1, 0) },
    ...{ offL: 0, offDO: 0, offDQ: 0, offDK: 0, offDV: 0 },
  };
}

export function attentionForwardGpu(queue: Queue, a: Bound<AttentionForwardArgs<Prec>>): void {
  const lengths = attentionLengths(a);
  const why = 'tiles of 64 queries and 32 keys, scores only in registers';
  queue.note({ routine: a.routine, backend: 'gpu', kernel: 'attention_forward', why });
  withTensors(queue, a, lengths, ['O', 'L'], ({ Q, K, V, mask, O, L }) =>
    scope(queue, (ws) => {
      const { type } = O.data;
      const logs = (L as DeviceMat | undefined) ?? { data: ws.take(sumType(a.prec), lengths.L), off: 0, ld: 1 };
      const params = { ...attentionParams({ ...a, Q, K, V, mask, O }), offL: logs.off };
      const tile = tileFor(a.dimV);
      // Without values there are logarithms still.
      const parts = Math.max(1, Math.ceil(a.dimV / (tile.CHUNKS * CHUNK)));
      const grid = [Math.ceil(a.queries / TILE_ROWS), a.batch * a.heads, parts] as const;
      const M = (mask as DeviceMat | undefined)?.data ?? queue.nothing;
      const buffers = { Q: Q.data, K: K.data, values: V.data, M, O: O.data, L: logs.data };
      queue.launch(forwardKernel, attentionVariants.of(type, undefined, tile), buffers, params, grid);
    }),
  );
}
