// LAG2H in TypeScript. Host memory only.
import { numberToHalf } from '../../core/half.js';
/** HA := A rounded to halves. Returns 1 if one of them is infinite, else 0. */
export function lag2hRef(m, n, A, HA) {
    let info = 0;
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < m; i++) {
            const bits = numberToHalf(A.data[A.off + i + j * A.ld]);
            HA.data[HA.off + i + j * HA.ld] = bits;
            if ((bits & 0x7fff) === 0x7c00)
                info = 1;
        }
    }
    return info;
}
