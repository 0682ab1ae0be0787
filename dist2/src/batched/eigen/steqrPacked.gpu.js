import { scope } from '../../runtime/workspace.js';
import { bisectTuning, LEAF, LISTS, mergeTuning, productTuning, rotateTuning, STEQR_THREADS, steqrBisect, steqrDeflate, steqrMerge, steqrProduct, steqrRotate, steqrScale, steqrSweeps, steqrTuning, sweepTuning, } from './steqrPacked.kernels.js';
/** More would not make the GPU any busier: problems are taken on in parts. */
const WORKSPACE = 2 ** 26;
/** Rounds of rotations at most: the first nearly always is the last. All of them have room for 6 n^2 of a matrix. */
const ROUNDS = 4;
/** Words that lists of rotations may take so that there are fewer rounds. */
const ROOM = 2 ** 25;
const capacityOf = (n, rounds) => Math.ceil((6 * n * n) / rounds) + 2 * n + 8;
/** Few rounds where their lists are short: results are the same, and each is two launches. */
function roundsOf(n, leaves) {
    let rounds = 1;
    while (rounds < ROUNDS && 2 * capacityOf(n, rounds) * leaves > ROOM)
        rounds *= 2;
    return rounds;
}
/** How often problems of order n are halved until leaves are small. */
function depthOf(n) {
    let depth = 0;
    while (Math.ceil(n / 2 ** depth) > LEAF)
        depth++;
    return depth;
}
/** Enqueues the eigenvalues of the problems of a run, and their vectors. `room` is for tests: results do not depend on it. */
export function enqueueTridiagonalPacked(queue, run, operands, room = { workspace: WORKSPACE }) {
    const { count, n, orders } = run;
    const { Z } = operands;
    if (count === 0 || n === 0)
        return;
    const levels = Z === undefined ? 0 : depthOf(n);
    const leaves = 2 ** levels;
    const leaf = Math.min(n, LEAF);
    const rounds = room.rounds ?? roundsOf(leaf, count * leaves);
    const capacity = Z === undefined ? 0 : capacityOf(leaf, rounds);
    const lists = Z === undefined ? LISTS.values : levels === 0 ? LISTS.leaves : LISTS.merges;
    const words = 4 + 8 * leaves + lists * n;
    const each = Math.max(words, 2 * capacity * leaves, Z === undefined ? 0 : n * n);
    const most = Math.min(room.workspace, queue.context.gpu.bindingBytes / 4);
    const part = Math.max(1, Math.min(count, Math.floor(most / each)));
    for (let start = 0; start < count; start += part) {
        const own = Math.min(part, count - start);
        const problems = { n, count: own, start, levels };
        scope(queue, (ws) => {
            const slice = { ...operands, problems, orders, words: ws.take('i', words * own) };
            if (Z === undefined) {
                values(queue, slice);
                return;
            }
            const list = ws.take('i', 2 * capacity * leaves * own);
            const Y = ws.take('s', levels === 0 ? 1 : n * n * own);
            const withVectors = { ...slice, Z, Y, list, capacity, rounds };
            solveLeaves(queue, withVectors);
            for (let level = levels - 1; level >= 0; level--)
                merge(queue, withVectors, level);
        });
    }
}
/** Each by itself. */
function values(queue, { problems, orders, words, d, e, info }) {
    const { n, count } = problems;
    queue.launch(steqrScale, steqrTuning, { orders, d, e, words, info }, { ...problems, divided: 0 }, [count, 1, 1]);
    const { problems: together, tuning } = bisectTuning(n);
    const groups = [Math.ceil(count / together), Math.ceil((n * together) / STEQR_THREADS), 1];
    queue.launch(steqrBisect, tuning, { orders, words, d }, problems, groups);
}
function solveLeaves(queue, { problems, capacity, rounds, orders, words, list, Y, d, e, Z, info }) {
    const { n, count, start, levels } = problems;
    queue.launch(steqrScale, steqrTuning, { orders, d, e, words, info }, { ...problems, divided: 1 }, [count, 1, 1]);
    if (levels > 0) {
        // Merges take the rows of each half's vectors in the other half for zeros
        queue.clear(Z.gpu(true), 4 * n * n * start, 4 * n * n * count);
        queue.clear(Y.gpu(true), 0, 4 * n * n * count);
    }
    const leaves = count * 2 ** levels;
    const { lanes, tuning } = sweepTuning(leaves);
    const { together, tuning: rotating } = rotateTuning(n);
    for (let round = 0; round < rounds; round++) {
        const params = { ...problems, capacity, round, rounds };
        queue.launch(steqrSweeps, tuning, { orders, words, list }, params, [Math.ceil(leaves / lanes), 1, 1]);
        const buffers = { orders, words, list, Z, Y, d, info };
        queue.launch(steqrRotate, rotating, buffers, params, [Math.ceil(leaves / together), 1, 1]);
    }
}
/** The merges of a level: they make the halves of the level above. */
function merge(queue, { problems, orders, words, Y, d, e, Z }, level) {
    const { n, count, start } = problems;
    const [Q, X] = level % 2 === 0 ? [Y, Z] : [Z, Y];
    const params = { ...problems, level, fromQ: Q === Y ? 0 : start, fromX: X === Y ? 0 : start };
    const merges = count * 2 ** level;
    const size = Math.ceil(n / 2 ** level);
    const half = Math.ceil(n / 2 ** (level + 1));
    queue.launch(steqrMerge, mergeTuning(size), { orders, e, Q, words, d }, params, [merges, 1, 1]);
    queue.launch(steqrDeflate, steqrTuning, { orders, words, Q }, params, [merges, Math.ceil(size / STEQR_THREADS), 1]);
    const { tile, tuning } = productTuning(half);
    const tiles = [2 * Math.ceil(half / tile), Math.ceil(size / tile), merges];
    queue.launch(steqrProduct, tuning, { orders, words, Q, X }, params, tiles);
}
