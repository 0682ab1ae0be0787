// What a panel of gebrd does with vectors in the engine's memory: products with matrices, and scaling. Complex ones by the kernels for real
// numbers, twice: A as it lies is a real matrix of twice as many rows. As gemvEngine does it, but in room that is taken once: the views of
// a panel stay valid.
import { gemvEngine } from '../../blas2/gemv.cpu.js';
import { level1 } from '../../engine/kernels/level1.js';
import { arrayAt } from '../../engine/views.js';
/** Takes memory: for vectors of at most `most` elements. */
export function panelTools(e, r, space, most) {
    if (r.parts === 2)
        return pairTools(e, r, space, most);
    const { scal } = e.functionsOf(level1[r.prec]);
    return {
        multiply(trans, m, n, alpha, A, x, y) {
            if (m > 0 && n > 0)
                gemvEngine(e, r, { trans, m, n, alpha, A, x, y });
        },
        scale: (n, x, tau) => void scal(n, x, r.bytes, arrayAt(e, r, tau, 1)[0]),
    };
}
function pairTools(e, r, space, most) {
    const { real } = r;
    const [split, turned] = [space.take(most * r.bytes), space.take(most * r.bytes)];
    const reals = (at, length) => arrayAt(e, real, at, length);
    return {
        multiply(adjoint, m, n, alpha, { at, ld }, x, y) {
            if (m === 0 || n === 0)
                return;
            const [first, second] = [reals(split, n), reals(split + n * real.bytes, n)];
            const long = reals(turned, 2 * m);
            const product = { trans: adjoint, m: 2 * m, n, alpha, A: { at, ld: 2 * ld } };
            const [from, to] = [reals(x, adjoint ? 2 * m : 2 * n), reals(y, adjoint ? 2 * n : 2 * m)];
            if (adjoint) {
                // Re(a^H x) = [Re a, Im a] [Re x, Im x]^T, Im(a^H x) = [Re a, Im a] [Im x, -Re x]^T
                for (let i = 0; i < 2 * m; i += 2) {
                    long[i] = from[i + 1];
                    long[i + 1] = -from[i];
                }
                first.fill(0);
                second.fill(0);
                gemvEngine(e, real, { ...product, x, y: split });
                gemvEngine(e, real, { ...product, x: turned, y: split + n * real.bytes });
                for (let j = 0; j < n; j++) {
                    to[2 * j] = to[2 * j] + first[j];
                    to[2 * j + 1] = to[2 * j + 1] + second[j];
                }
                return;
            }
            // A x = A Re x + i (A Im x)
            for (let j = 0; j < n; j++) {
                first[j] = from[2 * j];
                second[j] = from[2 * j + 1];
            }
            long.fill(0);
            gemvEngine(e, real, { ...product, x: split, y });
            gemvEngine(e, real, { ...product, x: split + n * real.bytes, y: turned });
            for (let i = 0; i < 2 * m; i += 2) {
                to[i] = to[i] - long[i + 1];
                to[i + 1] = to[i + 1] + long[i];
            }
        },
        scale(n, x, tau) {
            const [values, [u, v]] = [reals(x, 2 * n), reals(tau, 2)];
            for (let i = 0; i < 2 * n; i += 2) {
                const [a, b] = [values[i], values[i + 1]];
                values[i] = a * u - b * v;
                values[i + 1] = a * v + b * u;
            }
        },
    };
}
