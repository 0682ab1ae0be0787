import { isComplex } from '../../core/field.js';
/** Columns, or rows of a wide matrix, that a workgroup holds at most. Complex ones take twice the registers. */
export const MOST_OF = { s: 128, c: 64 };
/** Threads that such a workgroup has at least, and bytes: what any device of WebGPU has. */
const [THREADS, BYTES] = [256, 16384];
/** Up to so many rows columns are not brought to a triangle first. */
export const SHORT = 32;
/** Columns of the variant that takes n of them. */
export const paddedColumns = (n) => n <= 8 ? 2 * Math.max(1, Math.ceil(n / 2)) : n <= 64 ? 4 * Math.ceil(n / 4) : 8 * Math.ceil(n / 8);
/** Whether the columns of m x n matrices, m >= n, are made orthogonal as they are; else those of R in A = Q R. */
export const isDirect = (m, n) => n > 0 && (m <= SHORT || (m <= MOST_OF.s && paddedColumns(m) === paddedColumns(n)));
/** Whether a matrix fits. Of complex ones only those whose columns are made orthogonal as they are. */
function fits(prec, m, n) {
    const [rows, columns] = [Math.max(m, n), Math.min(m, n)];
    if (isComplex(prec))
        return columns <= MOST_OF.c && (columns === 0 || isDirect(rows, columns));
    return columns <= MOST_OF.s;
}
/** Whether all matrices of a call fit. */
export function svdFits(queue, a) {
    const { threads, workgroupBytes } = queue.context.gpu;
    if (threads < THREADS || workgroupBytes < BYTES)
        return false;
    const { m, n } = a;
    if (typeof m === 'number')
        return fits(a.prec, m, n);
    return Array.prototype.every.call(m, (rows, b) => fits(a.prec, rows, n[b]));
}
