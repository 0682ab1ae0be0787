import { attentionLengths } from '../../core/attention.js';
import { sumType } from '../../core/field.js';
import { scope } from '../../runtime/workspace.js';
import { withTensors } from '../tensors.gpu.js';
import { attentionVariants, CHUNK, forwardKernel, TILE_ROWS, tileFor } from './attention.kernels.js';
import { enqueueCache, suitsCache } from './attentionCache.gpu.js';
import { attentionParams } from './attentionParams.gpu.js';
import { enqueueTensor, pickTensor } from './attentionTensor.gpu.js';
export function attentionForwardGpu(queue, a) {
    const lengths = attentionLengths(a);
    const note = (kernel, why) => queue.note({ routine: a.routine, backend: 'gpu', kernel, why });
    withTensors(queue, a, lengths, ['O', 'L'], ({ Q, K, V, mask, O, L }) => scope(queue, (ws) => {
        const logs = L ?? { data: ws.take(sumType(a.prec), lengths.L), off: 0, ld: 1 };
        const g = { ...a, Q, K, V, mask, O };
        const tensor = pickTensor(queue, g);
        if (tensor !== undefined) {
            note('attention_tensor', 'halves: matrix units, sums in their registers');
            enqueueTensor(queue, g, logs, tensor);
            return;
        }
        if (suitsCache(queue, g)) {
            note('attention_cache', 'few queries, many keys: slices of the keys apart, which read them once for all heads that share them');
            enqueueCache(queue, g, logs);
            return;
        }
        note(forwardKernel.name, 'tiles of 64 queries and 32 keys, scores only in registers');
        enqueueTiles(queue, g, logs);
    }));
}
function enqueueTiles(queue, g, logs) {
    const params = { ...attentionParams(g), offL: logs.off };
    const tile = tileFor(g.dimV);
    // Without values there are logarithms still.
    const parts = Math.max(1, Math.ceil(g.dimV / (tile.CHUNKS * CHUNK)));
    const grid = [Math.ceil(g.queries / TILE_ROWS), g.batch * g.heads, parts];
    const M = g.mask?.data ?? queue.nothing;
    const buffers = { Q: g.Q.data, K: g.K.data, values: g.V.data, M, O: g.O.data, L: logs.data };
    queue.launch(forwardKernel, attentionVariants.of(g.O.data.type, undefined, tile), buffers, params, grid);
}
