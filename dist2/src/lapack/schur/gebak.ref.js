// Vectors of a balanced matrix made those of the matrix itself, in TypeScript. Host memory only.
import { entriesOf } from '../../core/matrix.js';
/**
 * V, n x m, := P D V of right vectors (side 'r'), P D^-1 V of left ones, with what gebalRef says of D and P.
 * Interchanges with what is no row are left out. Source: LAPACK xGEBAK.
 */
export function gebakRef(job, side, n, { lo, hi }, scale, m, V) {
    const { parts = 1 } = V;
    const { data, off, ld } = entriesOf(V);
    if (job === 's' || job === 'b') {
        for (let i = lo; i < hi; i++) {
            const factor = side === 'r' ? scale[i] : 1 / scale[i];
            if (factor === 1)
                continue;
            for (let j = 0; j < m; j++)
                for (let p = off + parts * i + j * ld, end = p + parts; p < end; p++)
                    data[p] = data[p] * factor;
        }
    }
    if (job !== 'p' && job !== 'b')
        return;
    const exchange = (i) => {
        const k = scale[i] - 1;
        // What gebal has not left here names no row.
        if (k === i || !(Number.isInteger(k) && k >= 0 && k < n))
            return;
        for (let j = 0, x = off + parts * i, y = off + parts * k; j < m; j++, x += ld, y += ld)
            for (let part = 0; part < parts; part++) {
                const kept = data[x + part];
                data[x + part] = data[y + part];
                data[y + part] = kept;
            }
    };
    for (let i = lo - 1; i >= 0; i--)
        exchange(i);
    for (let i = hi; i < n; i++)
        exchange(i);
}
