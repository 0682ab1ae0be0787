import { deviceMat } from '../../runtime/buffer.js';
import { withApart } from '../apart.gpu.js';
import { COLUMN_THREADS, columnsOf, heldTile, ofFour, slicesOf } from '../columns.js';
import { heldVariants, slicedVariants, softmaxHeld, softmaxKernel, softmaxVariants } from './softmax.kernels.js';
const isInFours = ({ data, off, ld }) => ofFour(off, ld) && data.inFours;
export function softmaxForwardGpu(queue, a) {
    const { m, n, log } = a;
    const all = { rows: m, cols: n };
    const operands = {
        X: { at: deviceMat(a.X, a.ldx), ...all, access: 'in' },
        Y: { at: deviceMat(a.Y, a.ldy), ...all, access: 'out' },
    };
    withApart(queue, operands, ({ X, Y }) => {
        const call = { m, n, log, X, Y };
        const note = (kernel, why) => queue.note({ routine: a.routine, backend: 'gpu', kernel, why });
        const inVectors = m % 4 === 0 && [X, Y].every(isInFours);
        const tile = inVectors ? heldTile(m) : undefined;
        const cut = inVectors ? slicesOf(m) : undefined;
        if (tile !== undefined) {
            note('softmax_held', `limited by memory: ${tile.LANES} threads to a column, which hold it`);
            enqueueHeld(queue, call, tile);
        }
        else if (cut !== undefined) {
            note('softmax_held', `limited by memory: ${cut.slices} slices to a column, what they come to, then the result`);
            enqueueSliced(queue, call, cut.tile, cut.slices);
        }
        else {
            note('softmax', `limited by memory: ${columnsOf(m, n).lanes} threads to a column, which read it twice`);
            enqueueColumns(queue, call);
        }
    });
}
const paramsOf = ({ m, n, log, X, Y }) => {
    const places = { offX: X.off, ldx: X.ld, offY: Y.off, ldy: Y.ld };
    return { m, n, log: log ? 1 : 0, nanBits: 0, ...places };
};
function enqueueColumns(queue, c) {
    const { lanes, groups } = columnsOf(c.m, c.n);
    const tuning = softmaxVariants.of(c.Y.data.type);
    queue.launch(softmaxKernel, tuning, { X: c.X.data, Y: c.Y.data }, { ...paramsOf(c), lanes }, [groups, 1, 1]);
}
function enqueueHeld(queue, c, tile) {
    const groups = Math.ceil((c.n * tile.LANES) / COLUMN_THREADS);
    const tuning = heldVariants.of(c.Y.data.type, undefined, tile);
    queue.launch(softmaxHeld, tuning, { X: c.X.data, Y: c.Y.data }, { ...paramsOf(c), slices: 1 }, [groups, 1, 1]);
}
function enqueueSliced(queue, c, tile, slices) {
    const stats = queue.context.lease('s', 3 * slices * c.n);
    const [X, Y] = [c.X.data, c.Y.data];
    const params = { ...paramsOf(c), slices };
    const tuningOf = (PART) => slicedVariants.of(Y.type, { PART, REST: 1 - PART }, tile);
    queue.launch(softmaxHeld, tuningOf(1), { X, stats }, params, [slices, c.n, 1]);
    queue.launch(softmaxHeld, tuningOf(0), { X, Y, stats }, params, [slices, c.n, 1]);
    stats.dispose();
}
