// ATTENTIONBACKWARD on the GPU: sums of rows, then dQ by queries and dK, dV by keys, each in one launch, of halves on matrix units.
import type { Bound } from '../../core/args.ts';
import { attentionLengths } from '../../core/attention.ts';
import { type Prec, sumType } from '../../core/field.ts';
import type { DeviceBuffer, DeviceMat } from '../../runtime/buffer.ts';
import type { Kernel } from '../../runtime/kernel.ts';
import type { Queue } from '../../runtime/queue.ts';
import { scope } from '../../runtime/workspace.ts';
import { withTensors } from '../tensors.gpu.ts';
import {
  attentionVariants,
  CHUNK,
  DELTA_THREADS,
  deltaKernel,
  deltaVariants,
  gradientTile,
  keysKernel,
  queriesKernel,
  TILE_ROWS,
} from './attention.kernels.ts';
import { enqueueGradientBlocks, suitsGradientBlocks } from './attentionBlocks.gpu.ts';
import { enqueueGradient, pickGradient } from './attentionGradientTensor.gpu.ts';
import { attentionParams, type DeviceAttention } from './attentionParams.gpu.ts';
import type { AttentionBackwardArgs } from './routines.gen.ts';

type Optional = DeviceMat | undefined;

/** Results of a kernel, and where in their buffers they begin. */
interface Out {
  readonly buffers: Readonly<Record<string, DeviceBuffer>>;
  readonly offsets: Readonly<Record<string, number>>;
}

export function attentionBackwardGpu(queue: Queue, a: Bound<AttentionBackwardArgs<Prec>>): void {
  const lengths = attentionLengths(a);
  const { Q, K, V, O } = lengths;
  const sizes = { ...lengths, dO: O, dQ: Q, dK: K, dV: V };
  withTensors(queue, a, sizes, ['dQ', 'dK', 'dV'], (at) =>
    scope(queue, (ws) => {
      const { type } = at.Q.data;
      const rows = lengths.L;
      const [dQ, dK, dV, mask] = [at.dQ as Optional, at.dK as Optional, at.dV as Optional, at.mask as Optional];
      const LD = ws.take(sumType(a.prec), 2 * rows);
      const common = { ...attentionParams({ ...a, ...at, mask }), offDO: at.dO.off, offL: at.L.off, rows };
      const M = mask?.data ?? queue.nothing;
      const read = { Q: at.Q.data, K: at.K.data, values: at.V.data, M, dO: at.dO.data, LD };
      const unitTile = pickGradient(queue, a, {
        read: [at.Q, at.K, at.V, at.dO],
        written: [dQ, dK, dV],
      });
      const enqueueDelta = (): void => {
        const buffers = { O: at.O.data, dO: at.dO.data, L: at.L.data, LD };
        if (rows > 0)
          queue.launch(deltaKernel, deltaVariants.of(type), buffers, common, [Math.ceil(rows / DELTA_THREADS), 1, 1]);
      };
      const g: DeviceAttention = { ...a, Q: at.Q, K: at.K, V: at.V, mask, O: at.O };
      if (suitsGradientBlocks(queue, g)) {
        const why = 'singles: products of blocks of queries, whose scores go through workspace';
        queue.note({ routine: a.routine, backend: 'gpu', kernel: 'attention_row_gradients', why });
        enqueueDelta();
        enqueueGradientBlocks(queue, g, { dO: at.dO, LD: LD as DeviceBuffer<'s'>, dQ, dK, dV });
        return;
      }
      queue.note({
        routine: a.routine,
        backend: 'gpu',
        kernel: unitTile === undefined ? 'attention_queries, attention_keys' : 'attention_gradient_tensor',
        why: `${unitTile === undefined ? 'tiles of 64 rows and' : 'matrix units,'} 32 columns, scores computed again for dQ and for dK and dV`,
      });
      const launch = (kernel: Kernel, width: number, rowsOfHead: number, heads: number, out: Out): void => {
        if (rowsOfHead * heads === 0) return;
        if (unitTile !== undefined) {
          const of = { keys: kernel === keysKernel, rows: rowsOfHead, heads };
          enqueueGradient(queue, unitTile, of, { ...read, ...out.buffers }, { ...common, ...out.offsets });
          return;
        }
        const groups = Math.ceil(rowsOfHead / TILE_ROWS);
        const tile = gradientTile(width, queue.context.gpu!.software);
        const parts = Math.ceil(width / (tile.CHUNKS * CHUNK));
        if (parts === 0) return;
        const tuning = attentionVariants.of(type, undefined, tile);
        queue.launch(kernel, tuning, { ...read, ...out.buffers }, { ...common, ...out.offsets }, [
          groups,
          heads,
          parts,
        ]);
      };
      enqueueDelta();
      if (dQ !== undefined) {
        const out = { buffers: { dQ: dQ.data }, offsets: { offDQ: dQ.off } };
        launch(queriesKernel, a.dim, a.queries, a.batch * a.heads, out);
      }
      if (dK === undefined && dV === undefined) return;
      // What is not wanted goes to workspace.
      const taken = (length: number): DeviceMat => ({ data: ws.like(at.Q, length), off: 0, ld: 1 });
      const [keys, values] = [dK ?? taken(K), dV ?? taken(V)];
      const out = { buffers: { dK: keys.data, dV: values.data }, offsets: { offDK: keys.off, offDV: values.off } };
      const heads = (a.batch * a.heads) / a.groups;
      launch(keysKernel, Math.max(a.dim, a.dimV), a.keys, heads, out);
    }),
  );
}
