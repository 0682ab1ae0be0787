import { attentionLengths } from '../../core/attention.js';
import { sumType } from '../../core/field.js';
import { scope } from '../../runtime/workspace.js';
import { withTensors } from '../tensors.gpu.js';
import { attentionVariants, CHUNK, DELTA_THREADS, deltaKernel, deltaVariants, gradientTile, keysKernel, queriesKernel, TILE_ROWS, } from './attention.kernels.js';
import { enqueueGradient, pickGradient } from './attentionGradientTensor.gpu.js';
import { attentionParams } from './attentionParams.gpu.js';
export function attentionBackwardGpu(queue, a) {
    const lengths = attentionLengths(a);
    const { Q, K, V, O } = lengths;
    const sizes = { ...lengths, dO: O, dQ: Q, dK: K, dV: V };
    withTensors(queue, a, sizes, ['dQ', 'dK', 'dV'], (at) => scope(queue, (ws) => {
        const { type } = at.Q.data;
        const rows = lengths.L;
        const [dQ, dK, dV, mask] = [at.dQ, at.dK, at.dV, at.mask];
        const LD = ws.take(sumType(a.prec), 2 * rows);
        const common = { ...attentionParams({ ...a, ...at, mask }), offDO: at.dO.off, offL: at.L.off, rows };
        const M = mask?.data ?? queue.nothing;
        const read = { Q: at.Q.data, K: at.K.data, values: at.V.data, M, dO: at.dO.data, LD };
        const unitTile = pickGradient(queue, a, {
            read: [at.Q, at.K, at.V, at.dO],
            written: [dQ, dK, dV],
        });
        queue.note({
            routine: a.routine,
            backend: 'gpu',
            kernel: unitTile === undefined ? 'attention_queries, attention_keys' : 'attention_gradient_tensor',
            why: `${unitTile === undefined ? 'tiles of 64 rows and' : 'matrix units,'} 32 columns, scores computed again for dQ and for dK and dV`,
        });
        const launch = (kernel, width, rowsOfHead, heads, out) => {
            if (rowsOfHead * heads === 0)
                return;
            if (unitTile !== undefined) {
                const of = { keys: kernel === keysKernel, rows: rowsOfHead, heads };
                enqueueGradient(queue, unitTile, of, { ...read, ...out.buffers }, { ...common, ...out.offsets });
                return;
            }
            const groups = Math.ceil(rowsOfHead / TILE_ROWS);
            const tile = gradientTile(width, queue.context.gpu.software);
            const parts = Math.ceil(width / (tile.CHUNKS * CHUNK));
            if (parts === 0)
                return;
            const tuning = attentionVariants.of(type, undefined, tile);
            queue.launch(kernel, tuning, { ...read, ...out.buffers }, { ...common, ...out.offsets }, [
                groups,
                heads,
                parts,
            ]);
        };
        if (rows > 0) {
            const buffers = { O: at.O.data, dO: at.dO.data, L: at.L.data, LD };
            queue.launch(deltaKernel, deltaVariants.of(type), buffers, common, [Math.ceil(rows / DELTA_THREADS), 1, 1]);
        }
        if (dQ !== undefined) {
            const out = { buffers: { dQ: dQ.data }, offsets: { offDQ: dQ.off } };
            launch(queriesKernel, a.dim, a.queries, a.batch * a.heads, out);
        }
        if (dK === undefined && dV === undefined)
            return;
        // What is not wanted goes to workspace.
        const taken = (length) => ({ data: ws.like(at.Q, length), off: 0, ld: 1 });
        const [keys, values] = [dK ?? taken(K), dV ?? taken(V)];
        const out = { buffers: { dK: keys.data, dV: values.data }, offsets: { offDK: keys.off, offDV: values.off } };
        const heads = (a.batch * a.heads) / a.groups;
        launch(keysKernel, Math.max(a.dim, a.dimV), a.keys, heads, out);
    }));
}
