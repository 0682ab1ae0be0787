// Random butterflies in TypeScript: W := U^T A V, X := U^T X and X := V X, for U and V of two levels. Host memory only.
// B = [ R S; R -S ] / sqrt(2) with random real diagonal R and S near 1; U and V are diag(B, B) B, inner level and outer level.
import { butterflyEntry, butterflyPairs } from '../../core/butterfly.js';
function weighted(n, seed, side, level) {
    return butterflyPairs(n, level).map(([lo, hi]) => {
        const scale = lo === hi ? 1 : Math.SQRT1_2;
        return [lo, hi, scale * butterflyEntry(seed, side, level, lo), scale * butterflyEntry(seed, side, level, hi)];
    });
}
/** Rows of X: n x columns. Transposed: (r (x + y), s (x - y)); else (r x + s y, r x - s y). */
function combineRows(pairs, columns, X, transposed) {
    const { data: x, parts = 1 } = X;
    for (let j = 0; j < columns; j++) {
        for (const [lo, hi, r, s] of pairs) {
            // Real and imaginary parts alike
            for (let part = 0; part < parts; part++) {
                const at = parts * (X.off + j * X.ld) + part;
                const [p, q] = [at + parts * lo, at + parts * hi];
                const [a, b] = [x[p], x[q]];
                if (lo === hi) {
                    x[p] = r * a;
                }
                else {
                    x[p] = transposed ? r * (a + b) : r * a + s * b;
                    x[q] = transposed ? s * (a - b) : r * a - s * b;
                }
            }
        }
    }
}
/** Columns of X: rows x n, times B from the right: (r (x + y), s (x - y)). */
function combineColumns(pairs, rows, X) {
    const { data: x, parts = 1 } = X;
    for (const [lo, hi, r, s] of pairs) {
        const [left, right] = [parts * (X.off + lo * X.ld), parts * (X.off + hi * X.ld)];
        for (let i = 0; i < parts * rows; i++) {
            const [a, b] = [x[left + i], x[right + i]];
            if (lo === hi) {
                x[left + i] = r * a;
            }
            else {
                x[left + i] = r * (a + b);
                x[right + i] = s * (a - b);
            }
        }
    }
}
/** A := U^T A V, n x n. */
export function gerbtRef(n, A, seed) {
    for (const level of [1, 0]) {
        combineRows(weighted(n, seed, 0, level), n, A, true);
        combineColumns(weighted(n, seed, 1, level), n, A);
    }
}
/** X := U^T X, n x nrhs: what becomes of right-hand sides. */
export function butterflyInRef(n, nrhs, X, seed) {
    for (const level of [1, 0])
        combineRows(weighted(n, seed, 0, level), nrhs, X, true);
}
/** X := V X, n x nrhs: what becomes of solutions. */
export function butterflyOutRef(n, nrhs, X, seed) {
    for (const level of [0, 1])
        combineRows(weighted(n, seed, 1, level), nrhs, X, false);
}
