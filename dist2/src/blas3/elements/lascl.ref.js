import { scalingSteps } from '../../core/scaling.js';
import { rowsOf } from './part.ref.js';
/** A := (cto / cfrom) A, the quotient real, in the part `uplo` of an m x n matrix, without overflow or underflow on the way. */
export function lasclRef(uplo, cfrom, cto, m, n, A, safeMin) {
    const { data, off, ld, parts = 1 } = A;
    for (const factor of scalingSteps(cfrom, cto, safeMin)) {
        for (let j = 0; j < n; j++) {
            const [first, last] = rowsOf(uplo, m, j);
            const column = off + j * ld;
            for (let p = parts * (column + first); p < parts * (column + last); p++)
                data[p] = factor * data[p];
        }
    }
}
