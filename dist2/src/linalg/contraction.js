// A sum of products of two arrays, as strides: what all products among the verbs come to.
import { fields } from '../core/field.js';
export const extent = (axes) => {
    let size = 1;
    for (let k = 0; k < axes.length; k++)
        size *= axes[k].size;
    return size;
};
/** The same index with its arrays exchanged. */
export const swapped = ({ size, a, b }) => ({ size, a: b, b: a });
/** Whether an index is one of a single array: elements of the other are used for each of its values. */
export const varies = ({ size, a, b }) => size > 1 && (a === 0) !== (b === 0);
/** The same without axes of size 1, and with neighbours that are one axis in both arrays joined. */
export function joined(axes) {
    const list = [];
    for (const axis of axes) {
        if (axis.size === 1)
            continue;
        const last = list.at(-1);
        if (last !== undefined && last.a === axis.a * axis.size && last.b === axis.b * axis.size)
            list[list.length - 1] = { ...axis, size: last.size * axis.size };
        else
            list.push(axis);
    }
    return list;
}
/** Computes it here and now, each sum in double and rounded once. */
export function contractDirectly(prec, { A, B, out, sum }) {
    const c = new fields[prec].array(extent(out));
    if (c.length === 0)
        return c;
    const [outer, inner] = [joined(out), joined(sum)];
    const depth = extent(inner);
    if (depth === 0)
        return c;
    const cols = outer.pop() ?? { size: 1, a: 0, b: 0 };
    const rows = outer.pop() ?? { size: 1, a: 0, b: 0 };
    const along = inner[0] ?? { size: 1, a: 0, b: 0 };
    const plane = inner.length > 1 ? alongMany(inner, depth) : cols.a === 0 || cols.b === 0 ? byFours : alongOne;
    const index = new Array(outer.length).fill(0);
    let [a, b, at] = [A.offset, B.offset, 0];
    for (;;) {
        plane(c, at, A.data, a, B.data, b, rows, cols, along);
        at += rows.size * cols.size;
        let axis = outer.length - 1;
        for (; axis >= 0; axis--) {
            const { size, a: stepA, b: stepB } = outer[axis];
            a += stepA;
            b += stepB;
            if (++index[axis] < size)
                break;
            a -= stepA * size;
            b -= stepB * size;
            index[axis] = 0;
        }
        if (axis < 0)
            return c;
    }
}
/** Rows and columns of sums over one index. */
const alongOne = (c, at, A, a, B, b, rows, cols, along) => {
    const { size: n, a: colA, b: colB } = cols;
    const { size: k, a: stepA, b: stepB } = along;
    for (let i = 0; i < rows.size; i++) {
        let [pa, pb] = [a + i * rows.a, b + i * rows.b];
        for (let j = 0; j < n; j++) {
            let sum = A[pa] * B[pb];
            for (let l = 1, qa = pa + stepA, qb = pb + stepB; l < k; l++, qa += stepA, qb += stepB)
                sum += A[qa] * B[qb];
            c[at++] = sum;
            pa += colA;
            pb += colB;
        }
    }
};
/** The same where one array does not vary along a row: four sums grow together, to each of which an element of it is brought once. */
const byFours = (c, at, A, a, B, b, rows, cols, along) => {
    if (cols.a !== 0) {
        byFours(c, at, B, b, A, a, swapped(rows), swapped(cols), swapped(along));
        return;
    }
    const { size: n, b: col } = cols;
    const { size: k, a: stepA, b: stepB } = along;
    const fours = n - (n % 4);
    for (let i = 0; i < rows.size; i++) {
        const first = a + i * rows.a;
        let pb = b + i * rows.b;
        for (let j = 0; j < fours; j += 4) {
            const x = A[first];
            let s0 = x * B[pb];
            let s1 = x * B[pb + col];
            let s2 = x * B[pb + 2 * col];
            let s3 = x * B[pb + 3 * col];
            for (let l = 1, qa = first + stepA, qb = pb + stepB; l < k; l++, qa += stepA, qb += stepB) {
                const y = A[qa];
                s0 += y * B[qb];
                s1 += y * B[qb + col];
                s2 += y * B[qb + 2 * col];
                s3 += y * B[qb + 3 * col];
            }
            c[at] = s0;
            c[at + 1] = s1;
            c[at + 2] = s2;
            c[at + 3] = s3;
            at += 4;
            pb += 4 * col;
        }
        for (let j = fours; j < n; j++) {
            let sum = A[first] * B[pb];
            for (let l = 1, qa = first + stepA, qb = pb + stepB; l < k; l++, qa += stepA, qb += stepB)
                sum += A[qa] * B[qb];
            c[at++] = sum;
            pb += col;
        }
    }
};
/** The same over several indices, by lists of the places that they come to. */
function alongMany(axes, depth) {
    const [inA, inB] = [places(axes, depth, 'a'), places(axes, depth, 'b')];
    return (c, at, A, a, B, b, rows, cols) => {
        for (let i = 0; i < rows.size; i++) {
            for (let j = 0; j < cols.size; j++) {
                const [pa, pb] = [a + i * rows.a + j * cols.a, b + i * rows.b + j * cols.b];
                let sum = A[pa] * B[pb];
                for (let l = 1; l < depth; l++)
                    sum += A[pa + inA[l]] * B[pb + inB[l]];
                c[at++] = sum;
            }
        }
    };
}
function places(axes, depth, of) {
    const list = new Float64Array(depth);
    let known = 1;
    for (let axis = axes.length - 1; axis >= 0; axis--) {
        const { size, [of]: step } = axes[axis];
        for (let k = 1; k < size; k++)
            for (let p = 0; p < known; p++)
                list[k * known + p] = k * step + list[p];
        known *= size;
    }
    return list;
}
