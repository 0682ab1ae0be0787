// GEHRD on the CPU backend: panels whose reflectors are applied to the rest of the matrix by products, on the engine, else the reference.
import { gemmEngine } from '../../blas3/products/gemm.cpu.js';
import { elementAt, putElement, times } from '../../core/complex.js';
import { arrayAt, matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { takeMatrix } from '../qr/gelqf.cpu.js';
import { larfbEngine, larfbWork } from '../qr/larfb.cpu.js';
import { reflectorsCpu } from '../qr/reflectors.cpu.js';
import { gehrdRef } from './gehrd.ref.js';
import { gehrdLeaves } from './gehrdLeaves.cpu.js';
/** Columns of a panel: half of the work are the panels' products with vectors, whatever their width. */
const PANEL = 32;
/**
 * As gehrdRef; tau is the address of n elements. Within a panel only its own columns change. With the columns v of V so far, and T of their
 * block reflector I - V T V^H, the matrix as it would be is (I - V T^H V^H) (A - Y V^H), Y = A V T. On all threads; bits do not depend on
 * their number.
 *
 * Source: LAPACK xLAHR2, xGEHRD; G. Quintana-Orti, R. van de Geijn, Improving the performance of reduction to Hessenberg form, ACM Trans.
 * Math. Softw. 32 (2006).
 */
export function gehrdEngine(e, r, space, n, lo, hi, A, tau) {
    const count = Math.max(0, hi - lo - 1);
    const most = Math.min(PANEL, count);
    const [V, Y] = [takeMatrix(space, r, n, most), takeMatrix(space, r, n, most)];
    const T = { at: space.take(most * most * r.bytes), ld: Math.max(1, most) };
    const [factors, row] = [space.take(most * r.bytes), space.take(most * r.bytes)];
    const work = space.take(larfbWork(n, most) * r.bytes);
    const { multiply, timesT, reflector, scal } = gehrdLeaves(e, r);
    // Nothing is taken from here on: views stay valid.
    const { parts } = r;
    arrayAt(e, r, tau, Math.max(0, n - 1)).fill(0);
    if (count === 0)
        return;
    const [a, v, t] = [matrixAt(e, r, n, n, A), matrixAt(e, r, n, most, V), matrixAt(e, r, most, most, T)];
    const [small, line] = [arrayAt(e, r, factors, most), arrayAt(e, r, row, most)];
    for (let first = lo; first < hi - 1; first += PANEL) {
        const width = Math.min(PANEL, hi - 1 - first);
        // Rows of V count from first + 1.
        const [top, length] = [first + 1, hi - first - 1];
        for (let k = 0; k < width; k++) {
            const i = first + k;
            const column = placeAt(r, A, top, i).at;
            if (k > 0) {
                // Column i as it would be: first A - Y V(i,:)^H, then I - V T^H V^H from the left
                for (let l = 0; l < k; l++) {
                    const p = parts * (k - 1 + l * v.ld);
                    line[parts * l] = v.data[p];
                    if (parts === 2)
                        line[2 * l + 1] = -v.data[p + 1];
                }
                multiply(false, length, k, -1, placeAt(r, Y, top, 0), row, column);
                small.fill(0, 0, parts * k);
                multiply(true, length, k, 1, V, column, factors);
                timesT(k, T, factors, true);
                multiply(false, length, k, -1, V, factors, column);
            }
            const below = length - k;
            const scale = reflector(below, placeAt(r, A, i + 1, i).at, tau + i * r.bytes);
            const ofV = parts * k * v.ld;
            v.data.fill(0, ofV, ofV + parts * (k + 1));
            v.data[ofV + parts * k] = 1;
            for (let p = parts * (k + 1); p < parts * length; p++)
                v.data[ofV + p] = a.data[parts * (top + i * a.ld) + p];
            // Y(:,k) := tau (A v - Y V^H v), T(0:k,k) := -tau T V^H v
            const own = placeAt(r, V, k, k).at;
            const y = placeAt(r, Y, top, k).at;
            arrayAt(e, r, y, length).fill(0);
            multiply(false, length, below, 1, placeAt(r, A, top, i + 1), own, y);
            small.fill(0, 0, parts * k);
            multiply(true, below, k, 1, placeAt(r, V, k, 0), own, factors);
            multiply(false, length, k, -1, placeAt(r, Y, top, 0), factors, y);
            scal(length, y, scale);
            timesT(k, T, factors, false);
            for (let l = 0; l < k; l++) {
                const product = times(scale, elementAt(small, l, parts));
                putElement(t.data, l + k * t.ld, times(-1, product), parts);
            }
            t.data.fill(0, parts * (k + 1 + k * t.ld), parts * (k * t.ld + most));
            putElement(t.data, k + k * t.ld, scale, parts);
        }
        // The rows above: Y := A V T
        const one = { alpha: 1, beta: 0 };
        const above = { at: work, ld: top };
        gemmEngine(e, r, { ...one, m: top, n: width, k: length, A: placeAt(r, A, 0, top), B: V, C: above });
        gemmEngine(e, r, { ...one, m: top, n: width, k: width, A: above, B: T, C: Y });
        // A := A - Y V^H: of the panel's own columns only the rows above, of those behind it all
        const minus = { k: width, alpha: -1, beta: 1, transB: 'c' };
        if (width > 1)
            gemmEngine(e, r, { ...minus, m: top, n: width - 1, A: Y, B: V, C: placeAt(r, A, 0, top) });
        const rest = placeAt(r, V, width - 1, 0);
        gemmEngine(e, r, { ...minus, m: hi, n: length - width + 1, A: Y, B: rest, C: placeAt(r, A, 0, first + width) });
        // and (I - V T^H V^H) A behind it
        const behind = placeAt(r, A, top, first + width);
        larfbEngine(e, r, 'l', true, n - first - width, { m: length, k: width, V, T }, behind, work);
    }
}
export const gehrdCpu = (queue, a) => {
    const { n, ilo, ihi } = a;
    return reflectorsCpu(queue, { ...a, m: n, k: n - 1 }, 'write', (e, r, space, A, tau) => gehrdEngine(e, r, space, n, ilo - 1, ihi, A, tau), (A, tau) => gehrdRef(n, ilo - 1, ihi, A, tau.data, tau.off));
};
