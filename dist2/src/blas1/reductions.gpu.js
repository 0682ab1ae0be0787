// Reductions on the GPU: a first step leaves parts, as many as n and the width of the accesses determine, and a last one in one workgroup
// joins them in a fixed order. No atomics: the same call gives the same bits.
import { fields, isDouble } from '../core/field.js';
import { PART_GROUPS, PART_PER_GROUP } from './reductions.kernels.js';
import { pieces, walk } from './vector.js';
const groupsOf = ({ count, width }) => Math.min(PART_GROUPS, Math.ceil(count / width / PART_PER_GROUP));
/** Enqueues result := the reduction of n elements of x, or of x and y. With n = 0 it is that of nothing. */
export function enqueueReduction(queue, { part, tuning, regions, apart, final, finalTuning }, n, x, y, result) {
    const steps = pieces(n, y === undefined ? [x] : [x, y]);
    const parts = steps.reduce((sum, piece) => sum + groupsOf(piece) * piece.width, 0);
    const region = Math.max(4, Math.ceil(parts / 4) * 4);
    // Numbers of any kind as long as the elements' parts, or pairs of them: the kernels decide.
    const workspace = queue.context.lease(isDouble(x.data.type) ? 'd' : 's', region * regions * fields[x.data.type].parts);
    let slot = 0;
    for (const piece of steps) {
        const { width } = piece;
        const groups = groupsOf(piece);
        const [wx, wy] = [walk(piece, x), walk(piece, y ?? x)];
        const params = {
            n: piece.count / width,
            groups,
            offX: wx.off,
            incX: wx.inc,
            offY: wy.off,
            incY: wy.inc,
            slot: slot / width,
            region: region / width,
        };
        const buffers = { x: x.data, y: (y ?? x).data, parts: workspace };
        queue.launch(part, tuning(x.data.type, width === 4 ? 1 : 0), buffers, params, [groups, 1, 1]);
        slot += groups * width;
    }
    // Fours come first: their parts count vectors, the others elements behind them.
    const [head] = steps;
    const wide = head?.width === 4 ? head : undefined;
    const numbers = apart ? fields[x.data.type].parts : 1;
    const params = {
        parts: numbers * parts,
        region: numbers * region,
        wide: wide === undefined ? 0 : groupsOf(wide) * 4,
        done: wide?.count ?? 0,
        offResult: result.off,
    };
    queue.launch(final, finalTuning(result.data.type), { parts: workspace, result: result.data }, params, [1, 1, 1]);
    workspace.dispose();
}
