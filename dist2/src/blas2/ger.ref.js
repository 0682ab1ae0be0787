// GER, GERU and GERC in TypeScript: column by column. Host memory only.
import { im, isZero, re } from '../core/complex.js';
import { elements } from './vector.ref.js';
/** A := A + alpha x y^T, or conjugated A + alpha x y^H, A m x n. Vectors as in vector.ref.ts. */
export function gerRef(m, n, alpha, x, y, A, conjugated = false) {
    if (isZero(alpha))
        return;
    const [a, b] = [re(alpha), im(alpha)];
    const [xs, ys] = [elements(x, m), elements(y, n)];
    const { data } = A;
    for (let j = 0; j < n; j++) {
        const column = A.off + j * A.ld;
        if (A.parts === 2) {
            // The column's factor is alpha y(j), or alpha conj(y(j)).
            const [u, v] = [ys[2 * j], (conjugated ? -1 : 1) * ys[2 * j + 1]];
            const [c, d] = [a * u - b * v, a * v + b * u];
            for (let i = 0; i < m; i++) {
                const p = 2 * (column + i);
                const [s, t] = [xs[2 * i], xs[2 * i + 1]];
                data[p] = data[p] + (s * c - t * d);
                data[p + 1] = data[p + 1] + (s * d + t * c);
            }
        }
        else {
            const factor = a * ys[j];
            for (let i = 0; i < m; i++)
                data[column + i] += xs[i] * factor;
        }
    }
}
