// Singular values, and vectors, of many small matrices: one matrix per lane (batchedLanes.ts).
//
//   Maths     A = U diag(s) V^T: scaled (batchedSpectrum.ts), a tall one made triangular (batchedTall.ts), brought to bidiagonal form
//             (batchedGebrd.ts), diagonalized (batchedGolubKahan.ts). A wide matrix is brought into lanes transposed.
//   Storage   A is read; s[b strideS + k] falling; U has as many columns as are asked for, V^T none or all min(m, n) rows, or of a wide
//             matrix the other way round; info[b], 32-bit integers
//   Rules     a matrix with a NaN or an infinity: info = min(m, n), and NaN for all results. Else info: how many elements of the
//             superdiagonal did not become zero.
//   Source    LAPACK xGESVD
import { int, range, select, when, whileLoop } from '../assembler.js';
import { i32, i32x4, v128 } from '../ops.js';
import { bidiagonalGroup } from './batchedGebrd.js';
import { golubKahanGroup } from './batchedGolubKahan.js';
import { conversion, element, nextGroup, perLead, storeInfo } from './batchedLanes.js';
import { accumulateGroup } from './batchedQr.js';
import { rankGroup, scaleGroup, scatter, scatterRows, storeValues } from './batchedSpectrum.js';
import { formGroup } from './batchedSytrd.js';
import { expandGroup, triangularGroup } from './batchedTall.js';
/** Columns of a group behind both matrices: d, e, scales of columns and rows, workspace, ranks, scales of QR. */
const COLUMNS = 7;
/** Rows for each column from which on A is factored by QR first, and R's singular values are found: as many operations either way. */
const TALL = 2;
/** Columns of the group of m x n matrices, m >= n, whose first `columns` left vectors are asked for. */
export const gesvdColumns = (m, n, columns) => (m >= TALL * n ? n + columns + n : Math.max(n, columns)) + n + COLUMNS;
/**
 * A function gesvd(A, lda, strideA, S, strideS, U, ldu, strideU, V, ldv, strideV, info, rows, cols, left, right, count) on the matrices of
 * a batch, rows >= cols, one group after the other: left is how many left vectors, 0 or from cols to rows, right whether right ones are
 * stored. U is for the left ones, as columns, V for the right ones, as rows.
 */
const tall = (g) => gesvd(g, false);
/** Of the transposed of wide matrices: cols >= rows of the given one are called rows. U is for the left ones, as rows, V for the right. */
const wide = (g) => gesvd(g, true);
export const batchedGesvd = { tall: perLead('gesvd', tall), wide: perLead('gesvd t', wide) };
function gesvd(g, turned) {
    const { m, r } = g;
    const pack = conversion(g, 'lanes', turned ? 'turned' : 'all');
    const reduce = bidiagonalGroup(g);
    const accumulate = accumulateGroup(g);
    const form = formGroup(g);
    const iterate = golubKahanGroup(g);
    const [triangular, expand] = [triangularGroup(g), expandGroup(g)];
    const [columns, asRows] = [scatter(g), scatterRows(g)];
    const [leftOut, rightOut] = turned ? [asRows, columns] : [columns, asRows];
    const names = Array.from({ length: 17 }, () => 'i32');
    m.func('gesvd', names, 'void', (f, ...args) => {
        const [A, lda, strideA, S, strideS, U, ldu, strideU, V, ldv, strideV, info, rows, cols, left, right, count] = args;
        const [w, x, b, v, d, e, ranks, tau, live, j, high, tall] = f.ints(12);
        const [factor, bad, failed] = f.locals('v128', 3);
        const stored = (out, from, { at, ld, stride }, height, width) => m.call(out, from, at, stride, live, ld, height, width, ranks, bad);
        return [
            w.to(m.scratch),
            // What is bidiagonalized: A, or R, with Q U between them
            tall.to(i32.ge(rows, i32.mul(cols, TALL))),
            high.to(select(tall, cols, rows)),
            x.to(select(tall, element(g, w, 0, cols), w)),
            b.to(select(tall, element(g, x, 0, left), w)),
            v.to(element(g, b, 0, select(tall, cols, i32.max(cols, left)))),
            d.to(element(g, v, 0, cols)),
            e.to(element(g, d, 0, 1)),
            ranks.to(element(g, d, 0, 5)),
            tau.to(element(g, d, 0, 6)),
            whileLoop(i32.gt(count, 0), [
                live.to(i32.min(count, r.lanes)),
                turned
                    ? m.call(pack, w, A, strideA, live, lda, cols, rows)
                    : m.call(pack, w, A, strideA, live, lda, rows, cols),
                ...scaleGroup(g, f, w, { rows, cols, lower: false }, factor, bad),
                when(tall, [m.call(triangular, w, rows, cols, tau, b)]),
                m.call(reduce, b, high, cols, v, d),
                when(left, [m.call(accumulate, b, high, select(tall, cols, left), cols, element(g, d, 0, 2))]),
                when(right, [m.call(form, v, cols, element(g, d, 0, 3))]),
                failed.set(m.call(iterate, select(left, b, int(0)), high, select(right, v, int(0)), cols, d, e)),
                failed.set(v128.bitselect(i32x4.splat(cols), failed, bad)),
                when(i32.and(tall, i32.ne(left, 0)), [m.call(expand, w, rows, cols, tau, b, left)]),
                ...rankGroup(g, f, d, ranks, cols, 'falling'),
                ...storeValues(g, f, { at: S, stride: strideS, live, n: cols }, d, ranks, factor, bad),
                // Left vectors beyond the singular values stay where they are.
                range(j, cols, left, 1, [v128.store(element(g, ranks, j, 0), i32x4.splat(j))]),
                when(left, [stored(leftOut, x, { at: U, ld: ldu, stride: strideU }, rows, left)]),
                when(right, [stored(rightOut, v, { at: V, ld: ldv, stride: strideV }, cols, cols)]),
                ...storeInfo(g, f, info, live, failed),
                ...nextGroup(g, [A, strideA], [S, strideS], [U, strideU], [V, strideV], [info, 4]),
                count.plus(-r.lanes),
            ]),
        ];
    });
}
