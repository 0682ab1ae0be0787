// The operands of a call of a batched routine on the host, in any of its forms: where every matrix lies, which problems are of one size,
// copies of matrices and back, and what is said of problems that cannot be factored.
import { countOf, ldName, offsetsName, strideName } from '../core/batchForms.js';
import { footprint } from '../core/matrix.js';
import { hostMat, hostVector } from '../runtime/buffer.js';
/** One field of a problem: the same for all, or an entry of a list. */
const field = (value) => {
    if (typeof value === 'object')
        return (b) => value[b];
    const same = value ?? 0;
    return () => same;
};
export async function hostBatch(a, routine, form) {
    const names = Object.keys(routine.matrices);
    const listOf = (name) => hostVector(a[offsetsName(name)], 'read');
    const vector = (pointer) => (pointer === undefined ? undefined : hostVector(pointer, 'write'));
    const [mats, lists, ipiv, info, nonfinite] = await Promise.all([
        Promise.all(names.map((name) => hostMat(a[name], 1, routine.matrices[name].use))),
        form === 'batched' ? Promise.all(names.map(listOf)) : [],
        routine.pivots && hostVector(a.ipiv, routine.pivots.use),
        vector(a.info),
        vector(a.nonfinite),
    ]);
    const byRows = a.layout === 'row';
    const placesOf = (name, list) => {
        if (list !== undefined)
            return (b) => list.data[list.off + b];
        const stride = a[strideName(name)];
        return stride === undefined ? field(a[offsetsName(name)]) : (b) => b * stride;
    };
    const operands = names.map((name, k) => {
        const { data, off, parts = 1 } = mats[k];
        const role = routine.matrices[name];
        return { ...role, name, data, parts, off, ldOf: field(a[ldName(name)]), placeOf: placesOf(name, lists[k]) };
    });
    const pivots = ipiv && { ...routine.pivots, data: ipiv.data, off: ipiv.off, placeOf: placesOf('ipiv') };
    const inside = (b, s) => form !== 'batched' ||
        operands.every((X) => {
            const at = X.placeOf(b);
            const [rows, cols] = byRows ? [X.cols(s), X.rows(s)] : [X.rows(s), X.cols(s)];
            // Without elements it may lie anywhere.
            if (rows === 0 || cols === 0)
                return true;
            return at >= 0 && X.off + at + footprint(rows, cols, X.ldOf(b)) <= X.data.length / X.parts;
        });
    return { operands, pivots, info, nonfinite, byRows, inside };
}
export const sizesAt = (a, b) => ({
    m: field(a.m)(b),
    n: field(a.n)(b),
    nrhs: field(a.nrhs)(b),
});
/** The problems by their sizes; those that are not inside their buffers are in no class, and their info is -1. */
export function classesOf(a, batch, form) {
    const count = countOf(a);
    const found = new Map();
    const same = form === 'batched' ? sizesAt(a, 0) : undefined;
    for (let b = 0; b < count; b++) {
        const sizes = same ?? sizesAt(a, b);
        if (sizes.n <= (a.above ?? -1))
            continue;
        if (!batch.inside(b, sizes)) {
            if (batch.info !== undefined)
                batch.info.data[batch.info.off + b] = -1;
            if (batch.nonfinite !== undefined)
                batch.nonfinite.data[batch.nonfinite.off + b] = 0;
            continue;
        }
        const key = same === undefined ? `${sizes.m},${sizes.n},${sizes.nrhs}` : '';
        const entry = found.get(key);
        if (entry === undefined)
            found.set(key, { sizes, members: [b] });
        else
            entry.members.push(b);
    }
    return [...found.values()].map(({ sizes, members }) => ({
        ...sizes,
        count: members.length,
        members: Int32Array.from(members),
    }));
}
/** A matrix as references take it: complex only for routines whose spec has such precisions. */
const refMat = (mat) => mat;
/** A problem's matrix of an operand, where it lies. */
export const matOf = (X, b) => refMat({ data: X.data, off: X.off + X.placeOf(b), ld: X.ldOf(b), parts: X.parts === 2 ? 2 : undefined });
/** Memory for a packed column-major copy of one matrix. */
export function emptyCopy(X, s) {
    const ld = Math.max(1, X.rows(s));
    const length = X.parts * ld * X.cols(s);
    const data = X.data instanceof Float32Array ? new Float32Array(length) : new Float64Array(length);
    return refMat({ data, off: 0, ld, parts: X.parts === 2 ? 2 : undefined });
}
export const memberOf = ({ members }, k) => (members === undefined ? k : members[k]);
/** Pivots of matrix b in 1..n, whatever is given. */
export function legalPivots({ data, off, placeOf }, b, n, to, at) {
    const from = off + placeOf(b);
    for (let i = 0; i < n; i++)
        to[at + i] = Math.min(n, Math.max(1, data[from + i]));
}
/** Element distances of matrix b of X down a column and along a row. */
const steps = (X, b, byRows) => byRows ? [X.ldOf(b), 1] : [1, X.ldOf(b)];
/** Matrices of `count` problems of a class from the one numbered `first` on, to packed column-major copies ('take') or back from them. */
export function exchange({ byRows }, X, sizes, first, count, copies, direction) {
    const { data, parts, off } = X;
    const [rows, cols] = [X.rows(sizes), X.cols(sizes)];
    for (let k = 0; k < count; k++) {
        const b = memberOf(sizes, first + k);
        const [from, ld] = [off + X.placeOf(b), X.ldOf(b)];
        const [down, right] = byRows ? [ld, 1] : [1, ld];
        if (direction === 'take')
            move(parts, rows, cols, data, from, down, right, copies, k * rows * cols, 1, rows);
        else
            move(parts, rows, cols, copies, k * rows * cols, 1, rows, data, from, down, right);
    }
}
/** Element (i, j) of a rows x cols matrix from x[xAt + i*xDown + j*xRight] to y. */
function move(parts, rows, cols, x, xAt, xDown, xRight, y, yAt, yDown, yRight) {
    for (let j = 0; j < cols; j++) {
        let from = xAt + j * xRight;
        let to = yAt + j * yRight;
        for (let i = 0; i < rows; i++) {
            y[parts * to] = x[parts * from];
            if (parts === 2)
                y[2 * to + 1] = x[2 * from + 1];
            from += xDown;
            to += yDown;
        }
    }
}
/** The rows from..to - 1 that a triangle, or without one the whole matrix, has in column j. */
const rowsOf = (uplo, rows, j) => [
    uplo === 'l' ? j : 0,
    uplo === 'u' ? Math.min(rows, j + 1) : rows,
];
export function flagNonfinite({ operands, nonfinite, byRows }, classes, uplo) {
    const A = operands[0];
    const { data, parts } = A;
    for (const sizes of classes) {
        const [rows, cols] = [A.rows(sizes), A.cols(sizes)];
        for (let k = 0; k < sizes.count; k++) {
            const b = memberOf(sizes, k);
            const [down, right] = steps(A, b, byRows);
            const start = A.off + A.placeOf(b);
            let found = 0;
            for (let j = 0; j < cols; j++) {
                const [from, to] = rowsOf(uplo, rows, j);
                for (let i = from; i < to; i++) {
                    const at = parts * (start + i * down + j * right);
                    // A triangle of complex numbers is that of a Hermitian matrix.
                    const looked = uplo !== undefined && i === j ? 1 : parts;
                    for (let part = at; part < at + looked; part++)
                        if (!Number.isFinite(data[part]))
                            found = 1;
                }
            }
            nonfinite.data[nonfinite.off + b] = found;
        }
    }
}
/**
 * NaN for everything that a problem which failed would have written: of the matrix that is factored one triangle, where only one is used.
 */
export function fillFailed({ operands, info, byRows }, classes, uplo) {
    for (const sizes of classes) {
        for (let k = 0; k < sizes.count; k++) {
            const b = memberOf(sizes, k);
            if (!(info.data[info.off + b] > 0))
                continue;
            for (const [x, X] of operands.entries()) {
                if (X.use === 'read')
                    continue;
                const [down, right] = steps(X, b, byRows);
                const start = X.off + X.placeOf(b);
                for (let j = 0; j < X.cols(sizes); j++) {
                    const [from, to] = rowsOf(x === 0 ? uplo : undefined, X.rows(sizes), j);
                    for (let i = from; i < to; i++) {
                        const at = X.parts * (start + i * down + j * right);
                        X.data.fill(Number.NaN, at, at + X.parts);
                    }
                }
            }
        }
    }
}
