// GEADD in TypeScript. Host memory only.
import { isZero, re } from '../../core/complex.js';
import { geamRef } from './geam.ref.js';
/** B := alpha A + beta B. With alpha = 0 A is not read, with beta = 0 B is not. */
export function geaddRef(m, n, alpha, A, beta, B) {
    if (B.parts === 2)
        return geamRef('n', 'n', m, n, alpha, A, beta, B, B);
    for (let j = 0; j < n; j++) {
        const [a, b] = [A.off + j * A.ld, B.off + j * B.ld];
        for (let i = 0; i < m; i++) {
            const first = isZero(alpha) ? 0 : re(alpha) * A.data[a + i];
            B.data[b + i] = isZero(beta) ? first : first + re(beta) * B.data[b + i];
        }
    }
}
