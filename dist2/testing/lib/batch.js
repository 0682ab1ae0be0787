import { maxOverBatch, setReal } from './norms.js';
import { integers, window } from './operands.js';
import { fillTriangle } from './triangles.js';
/** Nothing is a multiple of four, and no matrix touches the next. */
export const ODD = { pad: 3, offset: 5, apart: 1 };
/** Even an empty batch has room for one matrix. */
const room = (batchCount) => Math.max(1, batchCount);
/** Columns of the window that belong to one matrix. */
const pitch = (cols, { apart = 0 } = {}) => cols + apart;
/** A window with room for a batch of rows x cols matrices; `members` are those of any window of that shape. */
export function batchWindow(prec, rows, cols, batchCount, layout) {
    return window(prec, rows, pitch(cols, layout) * room(batchCount), layout);
}
export const strideOf = ({ ld }, cols, layout) => ld * pitch(cols, layout);
export const members = (x, cols, batchCount, layout) => Array.from({ length: batchCount }, (_, b) => ({ ...x, cols, offset: x.offset + b * strideOf(x, cols, layout) }));
/** `each` integers for every matrix; ld is from those of one to those of the next. */
export function batchIntegers(each, batchCount, layout = {}) {
    const ld = Math.max(1, each) + (layout.apart ?? 0);
    return { ...integers(ld * room(batchCount), layout), rows: each, cols: batchCount, ld };
}
/** The worst error of a batch; infinite if columns that belong to none of its matrices have changed. */
export function worst(errors, before, after, cols, layout = {}) {
    const ours = (j) => j % pitch(cols, layout) < cols && j < errors.length * pitch(cols, layout);
    const gap = (x, j) => {
        const column = x.offset + j * x.ld;
        const parts = x.parts ?? 1;
        return x.data.subarray(parts * column, parts * (column + x.rows)).join();
    };
    for (let j = 0; j < before.cols; j++) {
        if (!ours(j) && gap(before, j) !== gap(after, j))
            return Number.POSITIVE_INFINITY;
    }
    return maxOverBatch(errors);
}
/**
 * One triangle of a symmetric or Hermitian matrix whose other one must not be touched; its diagonal makes it positive definite, and has
 * imaginary parts, which do not count.
 */
export function fillDefinite(prec, a, uplo, random) {
    const parts = a.parts ?? 1;
    fillTriangle(prec, a, uplo, 'write', () => random.rand());
    for (let j = 0; j < a.cols; j++)
        a.data[parts * (a.offset + j * (a.ld + 1))] += parts * a.cols;
}
/** A Hermitian matrix without the imaginary parts of its diagonal, which do not count. */
export function realDiagonal(a) {
    const copy = { ...a, data: a.data.slice() };
    for (let j = 0; j < a.cols; j++)
        setReal(copy, j, a.data[(a.offset + j * (a.ld + 1)) * (a.parts ?? 1)]);
    return copy;
}
