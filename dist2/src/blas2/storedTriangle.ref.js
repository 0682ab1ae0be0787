// One stored triangle of a matrix, dense, packed or banded, as the level-2 references walk through it.
import { bandMat } from '../core/matrix.js';
export const dense = (uplo, n, { data, off, ld, parts }) => ({
    ...{ uplo, n, data, parts, reach: n },
    column: (j) => off + j * ld,
});
/** The stored parts of the columns, one behind the other. */
export const packed = (uplo, n, { data, off, parts }) => ({
    ...{ uplo, n, data, parts, reach: n },
    column: (j) => off + (j * (uplo === 'u' ? j + 1 : 2 * n - j - 1)) / 2,
});
export const banded = (uplo, n, k, A) => ({
    ...dense(uplo, n, bandMat(A, uplo === 'u' ? k : 0)),
    reach: k,
});
/** Calls `visit` for each column: the place of its row 0, and its rows beside the diagonal, the last of them excluded. */
export function eachColumn({ uplo, n, reach, column }, visit, forward = true) {
    for (let step = 0; step < n; step++) {
        const j = forward ? step : n - 1 - step;
        if (uplo === 'l')
            visit(j, column(j), j + 1, Math.min(n, j + reach + 1));
        else
            visit(j, column(j), Math.max(0, j - reach), j);
    }
}
