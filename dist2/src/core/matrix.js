/** Whether op(X) is another place of X's elements; absent, op(X) is X. */
export const isTransposed = (trans) => trans !== undefined && trans !== 'n';
/** The other one of X and X^H. Below the fronts 'c' may be said of real numbers too, and is 't' of them. */
export const adjoint = (trans) => (trans === 'n' ? 'c' : 'n');
/** The submatrix that starts at row i, column j. */
export function at(A, i, j) {
    return { data: A.data, off: A.off + i + j * A.ld, ld: A.ld, parts: A.parts };
}
/** The entries of a matrix as a matrix of real numbers: of complex ones a row is two, of real parts and of imaginary ones. */
export const entriesOf = ({ data, off, ld, parts = 1 }) => ({
    data,
    off: parts * off,
    ld: parts * ld,
});
/** A band array as the matrix that it holds, in which element (i, j) has its usual place: `above` diagonals lie above the main one. */
export function bandMat(A, above) {
    return { data: A.data, off: A.off + above, ld: A.ld - 1, parts: A.parts };
}
/** Elements from the first to the last of a rows x cols matrix, both included: what a buffer must hold behind the offset. */
export function footprint(rows, cols, ld) {
    return rows === 0 || cols === 0 ? 0 : (cols - 1) * ld + rows;
}
/**
 * Do two windows of one buffer share an element? Exact for windows of one leading dimension that do not wrap around a column
 * (blocks of one matrix); for anything else, any overlap of the spans counts.
 */
export function overlap(a, b) {
    const sizeA = footprint(a.rows, a.cols, a.ld);
    const sizeB = footprint(b.rows, b.cols, b.ld);
    if (sizeA === 0 || sizeB === 0)
        return false;
    if (a.offset + sizeA <= b.offset || b.offset + sizeB <= a.offset)
        return false;
    if (a.ld !== b.ld)
        return true;
    const rowA = a.offset % a.ld;
    const rowB = b.offset % a.ld;
    if (rowA + a.rows > a.ld || rowB + b.rows > a.ld)
        return true;
    const colA = Math.floor(a.offset / a.ld);
    const colB = Math.floor(b.offset / a.ld);
    const rowsMeet = rowA < rowB + b.rows && rowB < rowA + a.rows;
    const colsMeet = colA < colB + b.cols && colB < colA + a.cols;
    return rowsMeet && colsMeet;
}
/**
 * Do two batches share an element? Exact, as far as `overlap` is, for equal strides and for single windows; otherwise their spans count.
 */
export function overlapBatch(a, b) {
    const sizeA = footprint(a.rows, a.cols, a.ld);
    const sizeB = footprint(b.rows, b.cols, b.ld);
    if (sizeA === 0 || sizeB === 0 || a.count === 0 || b.count === 0)
        return false;
    const stride = a.count > 1 ? a.stride : b.stride;
    if (a.count > 1 && b.count > 1 && a.stride !== b.stride) {
        const [endA, endB] = [a.offset + (a.count - 1) * a.stride + sizeA, b.offset + (b.count - 1) * b.stride + sizeB];
        return a.offset < endB && b.offset < endA;
    }
    // Matrix i of a and matrix i + d of b lie to each other alike for every i, and few d bring them near each other.
    const apart = a.offset - b.offset;
    const [from, to] = stride === 0 ? [0, 0] : [(apart - sizeB + 1) / stride, (apart + sizeA - 1) / stride];
    for (let d = Math.max(1 - a.count, Math.ceil(from)); d <= Math.min(b.count - 1, Math.floor(to)); d++) {
        const [shiftA, shiftB] = d < 0 ? [-d * stride, 0] : [0, d * stride];
        if (overlap({ ...a, offset: a.offset + shiftA }, { ...b, offset: b.offset + shiftB }))
            return true;
    }
    return false;
}
/** Do the matrices of a batch keep apart from each other: one behind the other, or side by side in one another's columns? */
export function isApart({ rows, cols, ld, stride, count }) {
    return count <= 1 || stride >= footprint(rows, cols, ld) || (stride >= rows && (count - 1) * stride + rows <= ld);
}
