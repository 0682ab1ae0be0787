// Singular vectors in double precision from vectors in single where doubles are computed on the GPU: zoomSvd.ref.ts with all matrices
// there. The host sees norms, singular values, and groups.
import { modulusAt } from '../../core/complex.js';
import { groupsOf, MOST, roundoff } from './zoom.ref.js';
import { advanceOn, blocksOf, numbersOf, orthogonaliseOn } from './zoomCourse.hybrid.js';
/** As zoomSvdRef. */
export async function zoomSvdOn(zoom, n, A, U, V, s, ops) {
    if (n === 0)
        return 0;
    if (!(await ops.singles(n, A, U, V)))
        return -1;
    const [S, F, G] = [zoom.matrix(n), zoom.matrix(n), zoom.matrix(n)];
    for (const X of [U, V])
        await orthogonaliseOn(zoom, n, X, S, F, true);
    const bound = roundoff(n, (await zoom.sums(n, n, A, 'all')).norm);
    for (let corrections = 0; corrections <= MOST; corrections++) {
        zoom.multiply('n', n, 1, A, V, 0, F);
        zoom.multiply('c', n, 1, U, F, 0, S);
        const { norm, largest, diagonal } = await zoom.sums(n, n, S, 'beside');
        sort(zoom, n, diagonal, S, U, V, F, s);
        const mean = norm / Math.sqrt(Math.max(1, n * (n - 1)));
        if (n * mean <= bound)
            return corrections;
        if (!(mean < Number.POSITIVE_INFINITY))
            break;
        const groups = groupsOf(n, s, { mean, largest });
        if (groups.length < n && !(await rotate(zoom, n, groups, [S, U, V, F, G], ops)))
            return -1;
        zoom.turns(n, S, numbersOf(zoom, n, groups), F, G);
        await advanceOn(zoom, n, U, F, S);
        await advanceOn(zoom, n, V, G, S);
    }
    return -1;
}
/**
 * s := the magnitudes on the diagonal of S, whose signs or phases go to U, descending; S and the columns of U and V in the same order. Y is
 * workspace.
 */
function sort(zoom, n, diagonal, S, U, V, Y, s) {
    const { parts } = zoom;
    const size = (i) => modulusAt(diagonal, i, parts);
    const order = Int32Array.from({ length: n }, (_, i) => i).sort((i, j) => size(j) - size(i));
    for (let i = 0; i < n; i++)
        s[i] = size(order[i]);
    if (parts === 2) {
        const [phases, conjugates] = phasesOf(n, diagonal);
        const from = zoom.integers(order);
        zoom.turnPhases('r', n, phases, U, Y);
        zoom.reorder(n, from, Y, U);
        zoom.turnPhases('l', n, conjugates, S, Y);
        zoom.reorder(n, from, Y, S, { rows: true });
        zoom.reorder(n, from, V, Y);
        zoom.copy(n, Y, V);
        return;
    }
    if (order.every((from, to) => from === to && !(diagonal[to] < 0)))
        return;
    // The highest bit says that a sign turns.
    const from = zoom.integers(order.map((i) => (diagonal[i] < 0 ? i | (1 << 31) : i)));
    const turn = (M, how) => {
        zoom.reorder(n, from, M, Y, how);
        zoom.copy(n, Y, M);
    };
    turn(U, { signs: 'columns' });
    turn(V, {});
    turn(S, { rows: true, signs: 'rows' });
}
/** x / |x| of complex numbers, 1 of 0, and the conjugates of these. */
function phasesOf(n, x) {
    const [phases, conjugates] = [new Float64Array(2 * n), new Float64Array(2 * n)];
    for (let i = 0; i < n; i++) {
        const size = modulusAt(x, i, 2);
        const [c, d] = size === 0 ? [1, 0] : [x[2 * i] / size, x[2 * i + 1] / size];
        phases.set([c, d], 2 * i);
        conjugates.set([c, -d], 2 * i);
    }
    return [phases, conjugates];
}
/** Makes the groups' blocks of S diagonal by rotations of U's and V's columns. Whether it could. F and G are workspace. */
async function rotate(zoom, n, groups, [S, U, V, F, G], ops) {
    const several = groups.filter(({ from, to }) => to - from > 1);
    const { blocks, places, length } = blocksOf(zoom, n, several);
    const values = await zoom.pack(n, blocks, length, S);
    const { parts } = zoom;
    const [left, right] = [new Float64Array(parts * length), new Float64Array(parts * length)];
    for (const [g, { from, to }] of several.entries()) {
        const order = to - from;
        const [B, P, Q] = [values, left, right].map((data) => ({ data, off: places[g], ld: order, parts }));
        if (!(await ops.doubles(order, B, P, Q)))
            return false;
    }
    for (const [turns, X] of [
        [left, U],
        [right, V],
    ]) {
        zoom.spread(n, blocks, turns, F);
        zoom.copy(n, X, G);
        zoom.multiply('n', n, 1, G, F, 0, X);
        // S := P^H S, then S Q
        zoom.copy(n, S, G);
        if (X === U)
            zoom.multiply('c', n, 1, F, G, 0, S);
        else
            zoom.multiply('n', n, 1, G, F, 0, S);
    }
    return true;
}
