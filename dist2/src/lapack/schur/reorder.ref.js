// Chosen eigenvalues of a Schur form brought to its beginning, in doubles.
import { blockValues } from './aed.ref.js';
import { trexcRef } from './trexc.ref.js';
/**
 * T := H^H T H, whose first rows have the chosen eigenvalues in the order that they had; Z := Z H, n x n, if it is given. re and im are
 * renewed. Source: LAPACK xTRSEN.
 */
export function reorderRef(n, T, Z, re, im, chosen, eps) {
    let [count, failed] = [0, false];
    for (let k = 0; k < n; k++) {
        const pair = T.parts !== 2 && k < n - 1 && T.data[T.off + k + 1 + k * T.ld] !== 0;
        // Of a pair either one will do.
        if (chosen[k] || (pair && chosen[k + 1])) {
            if (k !== count && !failed)
                failed = !trexcRef(n, T, n, Z, k, count, eps).done;
            count += pair ? 2 : 1;
        }
        if (pair)
            k++;
    }
    blockValues(n, T, 0, re, im, 0);
    return { count, failed };
}
