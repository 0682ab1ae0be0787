// How the CPU backend computes a batch of tridiagonal or band problems in any of its forms: one problem after the other, by the references,
// whose work grows with n alone.
import { countOf, formOf, ldName, offsetsName, strideName } from '../../core/batchForms.js';
import { footprint } from '../../core/matrix.js';
import { hostMat, hostVector } from '../../runtime/buffer.js';
/** A vector is a row whose leading dimension is its increment. */
export const vector = (length, use) => ({ rows: () => 1, cols: length, use });
export const order = ({ n }) => n;
export const besides = ({ n }) => Math.max(0, n - 1);
export const rightSides = { rows: order, cols: ({ nrhs }) => nrhs, use: 'write' };
/** A band with room for what interchanges fill, as gbtrf has it. */
export const bandArray = (use) => ({ rows: ({ kl, ku }) => 2 * kl + ku + 1, cols: order, use });
/** Whether row i of column j of that array is an element of the n x n matrix. */
export const holdsBand = ({ n, kl, ku }, i, j) => i >= kl && j + i >= kl + ku && j + i < n + kl + ku;
/** One field of a problem: the same for all, or an entry of a list. */
const field = (value) => {
    if (typeof value === 'object')
        return (b) => value[b];
    const same = value ?? 0;
    return () => same;
};
/** Element distances down a column and along a row of matrix b. */
const stepsOf = (X, b) => (X.byRows ? [X.ldOf(b), 1] : [1, X.ldOf(b)]);
async function operandsOf(a, routine) {
    const form = formOf(a);
    return Promise.all(Object.entries(routine.operands).map(async ([name, role]) => {
        const { data, off, parts = 1 } = (await hostMat(a[name], 1, role.use));
        const byRows = a.layout === 'row' && ldName(name).startsWith('ld');
        const placeOf = await placesOf(a, form, name);
        return { ...role, name, data, parts, off, byRows, placeOf, ldOf: field(a[ldName(name)]) };
    }));
}
async function placesOf(a, form, name) {
    if (form === 'batched' && name !== 'ipiv') {
        const list = await hostVector(a[offsetsName(name)], 'read');
        return (b) => list.data[list.off + b];
    }
    const stride = a[strideName(name)];
    return stride === undefined ? field(a[offsetsName(name)]) : (b) => b * stride;
}
const isInside = (X, s, b) => {
    const at = X.placeOf(b);
    const [rows, cols] = X.byRows ? [X.cols(s), X.rows(s)] : [X.rows(s), X.cols(s)];
    // Of nothing it does not matter where it would be.
    return rows * cols === 0 || (at >= 0 && X.off + at + footprint(rows, cols, X.ldOf(b)) <= X.data.length / X.parts);
};
/** Calls `visit` with the place of every element, `data[at]`, and of pairs data[at + 1]. */
function eachElement(X, s, b, visit) {
    const [down, right] = stepsOf(X, b);
    const from = X.off + X.placeOf(b);
    for (let j = 0; j < X.cols(s); j++)
        for (let i = 0; i < X.rows(s); i++)
            visit(X.parts * (from + i * down + j * right), i, j);
}
/** A matrix as references take it: complex where its operand is. */
const refMat = (mat) => mat;
/** Matrix b of X where it lies, or where it is stored by rows a copy. */
function take(X, s, b) {
    const parts = X.parts === 2 ? 2 : undefined;
    if (!X.byRows)
        return refMat({ data: X.data, off: X.off + X.placeOf(b), ld: X.ldOf(b), parts });
    const ld = Math.max(1, X.rows(s));
    const length = X.parts * ld * X.cols(s);
    const data = X.data instanceof Float32Array ? new Float32Array(length) : new Float64Array(length);
    eachElement(X, s, b, (at, i, j) => {
        for (let part = 0; part < X.parts; part++)
            data[X.parts * (i + j * ld) + part] = X.data[at + part];
    });
    return refMat({ data, off: 0, ld, parts });
}
function put(X, s, b, copy) {
    eachElement(X, s, b, (at, i, j) => {
        for (let part = 0; part < X.parts; part++)
            X.data[at + part] = copy.data[X.parts * (i + j * copy.ld) + part];
    });
}
export async function runBand(queue, a, routine) {
    const written = (pointer) => (pointer === undefined ? undefined : hostVector(pointer, 'write'));
    const operands = await operandsOf(a, routine);
    const pivots = routine.pivots && (await hostVector(a.ipiv, routine.pivots));
    const pivotsAt = await placesOf(a, formOf(a), 'ipiv');
    const [info, nonfinite] = await Promise.all([written(a.info), written(a.nonfinite)]);
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const [n, kl, ku, nrhs] = [field(a.n), field(a.kl), field(a.ku), field(a.nrhs)];
    const none = new Int32Array(0);
    const report = (b, found, wild) => {
        if (info !== undefined)
            info.data[info.off + b] = found;
        if (nonfinite !== undefined)
            nonfinite.data[nonfinite.off + b] = Number(wild);
    };
    for (let b = 0; b < countOf(a); b++) {
        const s = { n: n(b), kl: kl(b), ku: ku(b), nrhs: nrhs(b) };
        if (!operands.every((X) => isInside(X, s, b))) {
            report(b, -1, false);
            continue;
        }
        let wild = false;
        for (const X of nonfinite === undefined ? [] : operands) {
            eachElement(X, s, b, (at, i, j) => {
                if (!routine.holds(s, X.name, i, j))
                    return;
                for (let part = 0; part < X.parts; part++)
                    if (!Number.isFinite(X.data[at + part]))
                        wild = true;
            });
        }
        const mats = operands.map((X) => take(X, s, b));
        const found = routine.solve(s, mats, pivots?.data ?? none, (pivots?.off ?? 0) + pivotsAt(b), a);
        for (const [k, X] of operands.entries()) {
            if (X.use === 'read')
                continue;
            if (X.byRows)
                put(X, s, b, mats[k]);
            if (found > 0 && a.onFailure === 'nan') {
                eachElement(X, s, b, (at) => {
                    X.data.fill(Number.NaN, at, at + X.parts);
                });
            }
        }
        report(b, found, wild);
    }
}
