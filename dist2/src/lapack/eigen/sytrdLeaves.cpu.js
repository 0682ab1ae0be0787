// What a column of a tridiagonal reduction needs on the engine: the kernels of BLAS 1 and 2 for real numbers; for complex ones that of a
// Hermitian matrix, products of matrices with one column, and loops.
import { hemvEngine, hemvWork } from '../../blas2/hemvOnEngine.cpu.js';
import { symvEngine, symvWork } from '../../blas2/symv.cpu.js';
import { gemmEngine } from '../../blas3/products/gemm.cpu.js';
import { im, re } from '../../core/complex.js';
import { level1 } from '../../engine/kernels/level1.js';
import { level2 } from '../../engine/kernels/level2.js';
import { arrayAt } from '../../engine/views.js';
/** Elements of workspace of a matrix of order n with a vector. */
export const sytrdWork = (r, n) => (r.parts === 2 ? hemvWork(n) : symvWork(n));
export function sytrdLeaves(e, r) {
    const { axpy } = e.functionsOf(level1[r.parts === 2 ? r.real.prec : r.prec]);
    const zero = (y, n) => {
        arrayAt(e, r, y, n).fill(0);
    };
    if (r.parts === 1) {
        const { gemvN, gemvT } = e.functionsOf(level2[r.prec]);
        return {
            image(n, alpha, A, x, y, work) {
                zero(y, n);
                symvEngine(e, r, 'l', n, re(alpha), A, x, y, work);
            },
            plus: (m, k, alpha, P, x, y) => gemvN(m, k, re(alpha), P.at, P.ld * r.bytes, x, y),
            product(m, k, P, x, y) {
                zero(y, k);
                gemvT(m, k, 1, P.at, P.ld * r.bytes, x, y);
            },
            axpy: (n, alpha, x, y) => axpy(n, x, r.bytes, y, r.bytes, re(alpha)),
        };
    }
    const column = (at) => ({ at, ld: 1 });
    return {
        image(n, alpha, A, x, y, work) {
            zero(y, n);
            hemvEngine(e, r, 'l', n, A, x, y, work);
            multiply(arrayAt(e, r, y, n), alpha);
        },
        plus: (m, k, alpha, P, x, y) => gemmEngine(e, r, { m, n: 1, k, alpha, A: P, B: { at: x, ld: k }, beta: 1, C: column(y) }),
        product: (m, k, P, x, y) => gemmEngine(e, r, { transA: 'c', m: k, n: 1, k: m, alpha: 1, A: P, B: column(x), beta: 0, C: column(y) }),
        axpy(n, alpha, x, y) {
            const [from, to, t, u] = [arrayAt(e, r, x, n), arrayAt(e, r, y, n), re(alpha), im(alpha)];
            for (let p = 0; p < 2 * n; p += 2) {
                const [a, b] = [from[p], from[p + 1]];
                to[p] = to[p] + (t * a - u * b);
                to[p + 1] = to[p + 1] + (t * b + u * a);
            }
        },
    };
}
/** x := alpha x, of pairs. */
function multiply(x, alpha) {
    const [t, u] = [re(alpha), im(alpha)];
    for (let p = 0; p < x.length; p += 2) {
        const [a, b] = [x[p], x[p + 1]];
        x[p] = t * a - u * b;
        x[p + 1] = t * b + u * a;
    }
}
