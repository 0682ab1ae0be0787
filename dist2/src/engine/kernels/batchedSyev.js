// Eigenvalues, and vectors, of many small symmetric matrices: one matrix per lane (batchedLanes.ts).
//
//   Maths     A = Z diag(w) Z^T: scaled (batchedSpectrum.ts), brought to tridiagonal form (batchedSytrd.ts), diagonalized (batchedQl.ts).
//             An upper triangle is brought into lanes transposed.
//   Storage   of A one triangle is read, and all of it written if there are vectors, else nothing; w[b strideW + k] ascending; info[b],
//             32-bit integers
//   Rules     a matrix with a NaN or an infinity: info = n, and NaN for what would be written. Else info: how many elements of the
//             subdiagonal did not become zero.
//   Source    LAPACK xSYEV
import { whileLoop } from '../assembler.js';
import { i32, i32x4, v128 } from '../ops.js';
import { conversion, element, nextGroup, perLead, storeInfo, } from './batchedLanes.js';
import { qlGroup } from './batchedQl.js';
import { rankGroup, scaleGroup, scatter, storeValues } from './batchedSpectrum.js';
import { formGroup, tridiagonalGroup } from './batchedSytrd.js';
/** Columns of a group behind the matrices: d, e, tau, workspace, ranks. */
export const SYEV_COLUMNS = 5;
/** A function `syev` on the matrices of a batch, one group after the other: for each triangle, values alone (n) or vectors too (v). */
export const batchedSyev = {
    nl: perLead('syev nl', syev('lower', false)),
    nu: perLead('syev nu', syev('upper', false)),
    vl: perLead('syev vl', syev('lower', true)),
    vu: perLead('syev vu', syev('upper', true)),
};
function syev(part, vectors) {
    return (g) => {
        const { m, r } = g;
        const pack = conversion(g, 'lanes', part);
        const reduce = tridiagonalGroup(g);
        const form = formGroup(g);
        const iterate = qlGroup(g, vectors);
        const unpack = scatter(g);
        m.func('syev', ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void', (f, A, lda, strideA, W, strideW, info, n, count) => {
            const [w, d, e, ranks, live] = f.ints(5);
            const [factor, bad, left] = f.locals('v128', 3);
            return [
                w.to(m.scratch),
                d.to(element(g, w, 0, n)),
                e.to(element(g, d, 0, 1)),
                ranks.to(element(g, d, 0, 4)),
                whileLoop(i32.gt(count, 0), [
                    live.to(i32.min(count, r.lanes)),
                    m.call(pack, w, A, strideA, live, lda, n, n),
                    ...scaleGroup(g, f, w, { rows: n, cols: n, lower: true }, factor, bad),
                    m.call(reduce, w, n),
                    ...(vectors ? [m.call(form, w, n, element(g, d, 0, 2))] : []),
                    left.set(m.call(iterate, w, n, d, e)),
                    left.set(v128.bitselect(i32x4.splat(n), left, bad)),
                    ...rankGroup(g, f, d, ranks, n, 'rising'),
                    ...storeValues(g, f, { at: W, stride: strideW, live, n }, d, ranks, factor, bad),
                    ...(vectors ? [m.call(unpack, w, A, strideA, live, lda, n, n, ranks, bad)] : []),
                    ...storeInfo(g, f, info, live, left),
                    ...nextGroup(g, [A, strideA], [W, strideW], [info, 4]),
                    count.plus(-r.lanes),
                ]),
            ];
        });
    };
}
