import { fitsUnitTiles } from '../unitTiles.js';
import { GRADIENT_TILES, gradientBytes, gradientKernel, gradientRows, gradientTileNames, gradientTuning, } from './attentionGradientTensor.kernels.js';
/** Fewer queries or keys are padding for the most part. */
const LEAST = 17;
const liesIn = (units, { data, off }) => off % units === 0 && data.inFours;
/** The tile with which matrix units compute a call; undefined if the device has none, or the call is none of theirs. */
export function pickGradient(queue, a, { read, written }) {
    const { gpu } = queue.context;
    if (gpu?.matrixUnits.some(fitsUnitTiles) !== true || a.dim !== a.dimV)
        return undefined;
    if (read[0].data.type !== 'h' || !read.every((X) => liesIn(8, X)))
        return undefined;
    if (!written.every((X) => X === undefined || liesIn(4, X)))
        return undefined;
    if (Math.min(a.queries, a.keys) < LEAST)
        return undefined;
    return gradientTileNames.find((name) => GRADIENT_TILES[name].DIM === a.dim && gradientBytes(GRADIENT_TILES[name]) <= gpu.workgroupBytes);
}
/** Enqueues dQ, or dK and dV, of `rows` queries or keys of each of the heads. */
export function enqueueGradient(queue, name, of, buffers, params) {
    const tile = GRADIENT_TILES[name];
    const groups = [Math.ceil(of.rows / gradientRows(tile)), of.heads, 1];
    queue.launch(gradientKernel, gradientTuning(tile, of.keys), buffers, params, groups);
}
