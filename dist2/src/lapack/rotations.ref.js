// Plane rotations on the columns of a matrix, one sweep of them: what QL and QR iteration do to vectors.
import { entriesOf } from '../core/matrix.js';
/**
 * Applies the rotations of a sweep, `count` of them, c and s side by side: rotation i acts on columns first + i step and first + (i + 1)
 * step, which become c x + s y and c y - s x. The rotations are real, whatever the columns are.
 */
export function rotateRef(rows, X, first, step, count, planes) {
    const { data, off, ld } = entriesOf(X);
    const entries = (X.parts ?? 1) * rows;
    for (let i = 0, x = off + first * ld; i < count; i++, x += step * ld) {
        const [c, s, y] = [planes[2 * i], planes[2 * i + 1], x + step * ld];
        for (let r = 0; r < entries; r++) {
            const [a, b] = [data[x + r], data[y + r]];
            data[x + r] = c * a + s * b;
            data[y + r] = c * b - s * a;
        }
    }
}
