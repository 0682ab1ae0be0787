// Eigenvectors in double precision from eigenvectors in single where doubles are computed on the GPU: zoomEigen.ref.ts with all matrices
// there. The host sees norms, eigenvalues, and groups of few.
import { lasetRef } from '../../blas3/elements/laset.ref.js';
import { groupsOf, MOST, roundoff } from './zoom.ref.js';
import { advanceOn, blocksOf, numbersOf, orthogonaliseOn, place } from './zoomCourse.hybrid.js';
import { ZoomDevice } from './zoomDevice.gpu.js';
import { closer, DEPTHS, DIRECT } from './zoomEigen.ref.js';
/** As zoomEigenRef. */
export async function zoomEigenOn(zoom, n, A, X, w, ops, depth = 0) {
    if (n === 0)
        return 0;
    if (!(await ops.singles(n, A, X)))
        return -1;
    const [S, Y] = [zoom.matrix(n), zoom.matrix(n)];
    let Q;
    await orthogonaliseOn(zoom, n, X, S, Y, true);
    const bound = roundoff(n, (await zoom.sums(n, n, A, 'all')).norm);
    for (let corrections = 0; corrections <= MOST; corrections++) {
        zoom.multiply('n', n, 1, A, X, 0, Y);
        zoom.multiply('c', n, 1, X, Y, 0, S);
        const { norm, largest, diagonal } = await zoom.sums(n, n, S, 'beside');
        sort(zoom, n, diagonal, S, X, Y, w);
        const mean = norm / Math.sqrt(Math.max(1, n * (n - 1)));
        if (n * mean <= bound)
            return corrections;
        if (!(mean < Number.POSITIVE_INFINITY))
            break;
        const groups = groupsOf(n, w, { mean, largest });
        if (groups.length < n) {
            Q ??= zoom.matrix(n);
            if (!(await rotations({ zoom, n, groups, S, w, largest }, Q, ops, depth)))
                return -1;
            zoom.copy(n, X, Y);
            zoom.multiply('n', n, 1, Y, Q, 0, X);
            zoom.multiply('n', n, 1, S, Q, 0, Y);
            zoom.multiply('c', n, 1, Q, Y, 0, S);
        }
        zoom.turn(n, S, numbersOf(zoom, n, groups), Y);
        await advanceOn(zoom, n, X, Y, S);
    }
    return -1;
}
/** w := the diagonal of S, ascending; S and the columns of X in the same order. Y is workspace. */
function sort(zoom, n, diagonal, S, X, Y, w) {
    const value = (i) => diagonal[zoom.parts * i];
    const order = Int32Array.from({ length: n }, (_, i) => i).sort((i, j) => value(i) - value(j));
    for (let i = 0; i < n; i++)
        w[i] = value(order[i]);
    if (order.every((from, to) => from === to))
        return;
    const from = zoom.integers(order);
    zoom.reorder(n, from, X, Y);
    zoom.copy(n, Y, X);
    zoom.reorder(n, from, S, Y, { rows: true });
    zoom.copy(n, Y, S);
}
/** Q := eigenvectors of the blocks of S on the diagonal of a matrix. Whether there are such. */
async function rotations(given, Q, ops, depth) {
    const { zoom, n, groups, S } = given;
    const direct = depth < DEPTHS ? (ops.direct ?? DIRECT) : Number.POSITIVE_INFINITY;
    const small = groups.filter(({ from, to }) => to - from > 1 && to - from <= direct);
    const { blocks, places, length } = blocksOf(zoom, n, small);
    const { parts } = zoom;
    const values = length === 0 ? new Float64Array() : await zoom.pack(n, blocks, length, S);
    for (const [g, { from, to }] of small.entries()) {
        const [order, off] = [to - from, places[g]];
        const B = { data: new Float64Array(parts * order * order), off: 0, ld: order, parts };
        const at = { data: values, off, ld: order, parts };
        // Eigenvectors of a multiple of I are any.
        if (!closer(order, at, B))
            lasetRef('f', order, order, 0, 1, at);
        else if (!(await ops.doubles(order, B, at)))
            return false;
    }
    zoom.spread(n, blocks, values, Q);
    for (const group of groups) {
        if (group.to - group.from > direct && !(await zoomInto(given, group, Q, ops, depth)))
            return false;
    }
    return true;
}
/** The group's block of Q := eigenvectors of that of S, by the whole course once more, else by the host. Whether there are such. */
async function zoomInto({ zoom, n, S, w, largest }, { from, to }, Q, ops, depth) {
    const order = to - from;
    let mu = 0;
    for (let i = from; i < to; i++)
        mu += w[i] / order;
    const size = Math.max(w[to - 1] - mu, mu - w[from], largest);
    if (size === 0)
        return true;
    const inner = new ZoomDevice(zoom.queue, zoom.type);
    try {
        const [B, V] = [inner.matrix(order), inner.matrix(order)];
        inner.closer(n, { from, order }, S, mu, -Math.ceil(Math.log2(size)), B);
        if ((await zoomEigenOn(inner, order, B, V, new Float64Array(order), ops, depth + 1)) < 0) {
            const [given, found] = [await inner.values(order, B), new Float64Array(zoom.parts * order * order)];
            const layout = { off: 0, ld: order, parts: zoom.parts };
            const [host, vectors] = [given, found].map((data) => ({ data, ...layout }));
            if (!(await ops.doubles(order, host, vectors)))
                return false;
            inner.setValues(found, V);
        }
        place(zoom, order, V, Q, from);
        return true;
    }
    finally {
        inner.dispose();
    }
}
