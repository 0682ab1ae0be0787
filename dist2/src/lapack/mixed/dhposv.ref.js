import { choleskyParts } from './dsposv.ref.js';
import { gmresRef } from './gmres.ref.js';
import { diagonalPowers, potrfHalvesRef, SHIFTS } from './halves.ref.js';
/** X := A^-1 B, by a factor in half, else in single; where iter < 0 in double, the triangle of A then being overwritten by its factor. */
export function dhposvRef(uplo, n, nrhs, A, B, X) {
    // The place of element (i, j), i >= j, of the lower triangle
    const place = (S, i, j) => S.off + (uplo === 'l' ? i + j * S.ld : j + i * S.ld);
    const inHalf = {
        bits: 16,
        factor(S) {
            const s = diagonalPowers(n, S);
            const L = { data: new Float32Array(n * n), off: 0, ld: n };
            let info = 0;
            for (const shift of SHIFTS) {
                for (let j = 0; j < n; j++) {
                    for (let i = j; i < n; i++)
                        L.data[i + j * n] = s[i] * s[j] * S.data[place(S, i, j)] + (i === j ? shift : 0);
                }
                info = potrfHalvesRef(n, L);
                if (info === 0)
                    break;
            }
            for (let j = 0; j < n; j++)
                for (let i = j; i < n; i++)
                    S.data[place(S, i, j)] = L.data[i + j * n];
            return { info, scales: { rows: s, columns: s } };
        },
    };
    const parts = choleskyParts(uplo, n, nrhs, A, B);
    const inSingle = { bits: 32, factor: (S) => ({ info: parts.factor(S) }) };
    return gmresRef(n, nrhs, A, B, X, parts, [inHalf, inSingle]);
}
