// LASET in TypeScript. Host memory only.
import { im, re } from '../../core/complex.js';
import { rowsOf } from './part.ref.js';
/** A(i,j) := alpha off the diagonal, beta on it, in the part `uplo` of an m x n matrix. */
export function lasetRef(uplo, m, n, alpha, beta, A) {
    const { data, off, ld, parts = 1 } = A;
    for (let j = 0; j < n; j++) {
        const [first, last] = rowsOf(uplo, m, j);
        for (let i = first; i < last; i++) {
            const p = parts * (off + i + j * ld);
            const value = i === j ? beta : alpha;
            data[p] = re(value);
            if (parts === 2)
                data[p + 1] = im(value);
        }
    }
}
