import { attentionParams } from './attentionParams.gpu.js';
import { fitsAttention, TENSOR_TILES, tensorBytes, tensorKernel, tensorRows, tensorTileNames, tensorTuning, } from './attentionTensor.kernels.js';
/** Fewer queries are padding for the most part. */
const LEAST_QUERIES = 17;
const inEights = ({ data, off }) => off % 8 === 0 && data.inFours;
/** The tile with which matrix units compute a call; undefined if the device has none, or the call is none of theirs. */
export function pickTensor(queue, g, force) {
    const { gpu } = queue.context;
    const { Q, K, V, O, dim, dimV, queries, keys } = g;
    if (gpu?.matrixUnits.some(fitsAttention) !== true)
        return undefined;
    if (O.data.type !== 'h' || dimV !== dim || keys === 0 || ![Q, K, V, O].every(inEights))
        return undefined;
    if (force === undefined && queries < LEAST_QUERIES)
        return undefined;
    return (force === undefined ? tensorTileNames : [force]).find((name) => TENSOR_TILES[name].DIM === dim && tensorBytes(TENSOR_TILES[name]) <= gpu.workgroupBytes);
}
/** Enqueues O and the logarithms. */
export function enqueueTensor(queue, g, logs, name) {
    const tile = TENSOR_TILES[name];
    const M = g.mask?.data ?? queue.nothing;
    const buffers = { Q: g.Q.data, K: g.K.data, values: g.V.data, M, O: g.O.data, L: logs.data };
    const params = { ...attentionParams(g), offL: logs.off };
    const groups = [Math.ceil(g.queries / tensorRows(tile)), g.batch * g.heads, 1];
    queue.launch(tensorKernel, tensorTuning(tile), buffers, params, groups);
}
