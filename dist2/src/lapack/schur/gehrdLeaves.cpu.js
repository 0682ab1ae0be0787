// What a column of a Hessenberg reduction needs on the engine: the kernels of BLAS 1 and 2 for real numbers; for complex ones products of
// matrices with one column, and the references in its memory. Vectors are addresses of contiguous elements.
import { scalRef } from '../../blas1/scal.ref.js';
import { gemvEngine } from '../../blas2/gemv.cpu.js';
import { trmvRef } from '../../blas2/trmv.ref.js';
import { gemmEngine } from '../../blas3/products/gemm.cpu.js';
import { elementAt, re } from '../../core/complex.js';
import { level1 } from '../../engine/kernels/level1.js';
import { qr } from '../../engine/kernels/qr.js';
import { arrayAt, matrixAt } from '../../engine/views.js';
import { makeReflectorRef } from '../qr/larfg.ref.js';
export function gehrdLeaves(e, r) {
    if (r.parts === 1) {
        const { geqr2 } = e.functionsOf(qr[r.prec]);
        const { scal } = e.functionsOf(level1[r.prec]);
        return {
            multiply(trans, rows, cols, alpha, A, x, y) {
                if (rows > 0 && cols > 0)
                    gemvEngine(e, r, { trans, m: rows, n: cols, alpha, A, x, y });
            },
            timesT(k, T, x, transposed) {
                const [t, own] = [matrixAt(e, r, k, k, T), arrayAt(e, r, x, k)];
                for (let l = 0; l < k; l++) {
                    const i = transposed ? k - 1 - l : l;
                    let sum = 0;
                    if (transposed)
                        for (let q = 0; q <= i; q++)
                            sum += t.data[q + i * t.ld] * own[q];
                    else
                        for (let q = i; q < k; q++)
                            sum += t.data[i + q * t.ld] * own[q];
                    own[i] = sum;
                }
            },
            reflector(length, x, tau) {
                geqr2(length, 1, x, length * r.bytes, tau);
                return arrayAt(e, r, tau, 1)[0];
            },
            scal: (length, x, alpha) => scal(length, x, r.bytes, re(alpha)),
        };
    }
    const vector = (x, length) => ({ data: arrayAt(e, r, x, length), off: 0, ld: 1, parts: r.parts });
    return {
        multiply(isAdjoint, rows, cols, alpha, A, x, y) {
            const [m, k] = isAdjoint ? [cols, rows] : [rows, cols];
            if (m === 0 || k === 0)
                return;
            const [B, C] = [
                { at: x, ld: k },
                { at: y, ld: m },
            ];
            gemmEngine(e, r, { transA: isAdjoint ? 'c' : 'n', m, n: 1, k, alpha, A, B, beta: 1, C });
        },
        timesT: (k, T, x, isAdjoint) => trmvRef('u', isAdjoint ? 'c' : 'n', 'n', k, matrixAt(e, r, k, k, T), vector(x, k)),
        reflector(length, x, tau) {
            const scale = arrayAt(e, r, tau, 1);
            makeReflectorRef(length, vector(x, length), scale, 0);
            return elementAt(scale, 0, r.parts);
        },
        scal: (length, x, alpha) => scalRef(length, alpha, vector(x, length)),
    };
}
