// What reflectors need on the engine that is not a product of matrices: its own kernels for real numbers, the references in its memory for
// complex ones.
import { elementAt } from '../../core/complex.js';
import { qr } from '../../engine/kernels/qr.js';
import { arrayAt, matrixAt } from '../../engine/views.js';
import { geqrfRef } from './geqrf.ref.js';
import { larftColumnRef, reflectorRef } from './larft.ref.js';
export function reflectorLeaves(e, r) {
    if (r.parts === 1) {
        const { geqr2, larft, trapezoid, unit } = e.functionsOf(qr[r.prec]);
        return {
            geqr2: (m, n, A, tau) => geqr2(m, n, A.at, A.ld * r.bytes, tau),
            larft: (k, T, tau) => larft(k, T.at, T.ld * r.bytes, tau),
            trapezoid: (m, k, A, V) => trapezoid(m, k, A.at, A.ld * r.bytes, V.at, V.ld * r.bytes),
            unit: (m, n, first, A) => unit(m, n, first, A.at, A.ld * r.bytes),
        };
    }
    return {
        geqr2: (m, n, A, tau) => geqrfRef(m, n, matrixAt(e, r, m, n, A), arrayAt(e, r, tau, Math.min(m, n))),
        larft(k, T, tau) {
            const triangle = matrixAt(e, r, k, k, T);
            const scales = arrayAt(e, r, tau, k);
            for (let j = 0; j < k; j++) {
                larftColumnRef(j, elementAt(scales, j, 2), triangle);
                triangle.data.fill(0, 2 * (j * T.ld + j + 1), 2 * (j * T.ld + k));
            }
        },
        trapezoid(m, k, A, V) {
            const [from, to] = [matrixAt(e, r, m, k, A), matrixAt(e, r, m, k, V)];
            for (let j = 0; j < k; j++)
                reflectorRef('c', m, j, from, to.data.subarray(2 * j * V.ld, 2 * (j * V.ld + m)));
        },
        unit(m, n, first, A) {
            const { data } = matrixAt(e, r, m, n, A);
            for (let j = 0; j < n; j++) {
                data.fill(0, 2 * j * A.ld, 2 * (j * A.ld + m));
                if (first + j < m)
                    data[2 * (j * A.ld + first + j)] = 1;
            }
        },
    };
}
