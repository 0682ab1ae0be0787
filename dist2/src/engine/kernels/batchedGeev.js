// Eigenvalues, and vectors, of many small general matrices: one matrix per lane (batchedLanes.ts).
//
//   Maths     scaled (batchedSpectrum.ts), balanced (batchedIsolate.ts), brought to Hessenberg form (batchedGehrd.ts), to Schur form
//             (batchedFrancis.ts), with vectors to a complex triangular one (batchedSchur.ts), and solved by substitution (batchedTrevc.ts)
//   Storage   A is read; wr, wi[b strideW + k] in the order of the Schur form's diagonal, pairs side by side, the positive imaginary part
//             first; vectors as LAPACK has them; info[b], 32-bit integers
//   Rules     a matrix with a NaN or an infinity: info = n, and NaN for all results. Else info: how many rows there are to the end of the
//             last block that did not converge; their eigenvalues, and all vectors, are NaN.
//   Source    LAPACK xGEEV
import { int, range, select, when, whileLoop } from '../assembler.js';
import { i32, i32x4, v128 } from '../ops.js';
import { francisGroup } from './batchedFrancis.js';
import { balanceGroup, hessenbergGroup } from './batchedGehrd.js';
import { isolateGroup, restoreGroup } from './batchedIsolate.js';
import { conversion, down, element, nextGroup, perLead, storeInfo } from './batchedLanes.js';
import { partDistance, splitGroup } from './batchedSchur.js';
import { scaleGroup, scatter, storeValues } from './batchedSpectrum.js';
import { formGroup } from './batchedSytrd.js';
import { vectorsGroup } from './batchedTrevc.js';
/**
 * Columns behind the matrices: eigenvalues, factors of balancing, scales of reflectors and workspace, ranks, a vector twice, the order of
 * rows.
 */
const COLUMNS = 11;
/** Columns of a group: H and Z with a column of zeros each, their imaginary parts, and the vectors that are handed out. */
export const geevColumns = (n, vectors) => (vectors ? 5 * (n + 1) : n + 1) + COLUMNS;
/**
 * A function geev(A, lda, strideA, WR, strideWR, WI, strideWI, VL, ldvl, strideVL, VR, ldvr, strideVR, info, n, left, right, count) on the
 * matrices of a batch, one group after the other; left and right: whether those vectors are stored.
 */
export const batchedGeev = perLead('geev', (g) => {
    const { m, r, column } = g;
    const pack = conversion(g, 'lanes', 'all');
    const [isolate, restore] = [isolateGroup(g), restoreGroup(g)];
    const balance = balanceGroup(g);
    const reduce = hessenbergGroup(g);
    const form = formGroup(g);
    const iterate = francisGroup(g);
    const split = splitGroup(g);
    const [leftVectors, rightVectors] = [vectorsGroup(g, 'l'), vectorsGroup(g, 'r')];
    const unpack = scatter(g);
    const names = Array.from({ length: 18 }, () => 'i32');
    m.func('geev', names, 'void', (f, ...args) => {
        const [A, lda, strideA, WR, strideWR, WI, strideWI, VL, ldvl, strideVL, VR, ldvr, strideVR, info, n, left, right, count,] = args;
        const [h, z, out, values, live, i, at, end, wanted, moved] = f.ints(10);
        const [factor, bad, failed, x, whole] = f.locals('v128', 5);
        const size = partDistance(g, n);
        const [scales, tau, ranks, work, order] = [2, 3, 5, 6, 10].map((k) => i32.add(values, k * column));
        const zeros = (from, to) => [
            at.to(from),
            end.to(to),
            down([at], end, (o) => [v128.store(at, v128.zero(), o)]),
        ];
        const side = (find, to, ld, stride) => [
            m.call(find, h, n, z, values, scales, work, out),
            when(moved, [m.call(restore, out, n, order, work)]),
            m.call(unpack, out, to, stride, live, ld, n, n, ranks, whole),
        ];
        return [
            wanted.to(i32.or(left, right)),
            h.to(m.scratch),
            z.to(i32.add(h, i32.mul(size, 2))),
            out.to(i32.add(z, i32.mul(size, 2))),
            values.to(select(wanted, i32.add(out, size), i32.add(h, size))),
            whileLoop(i32.gt(count, 0), [
                live.to(i32.min(count, r.lanes)),
                // Zeros behind the last row and column, and for imaginary parts
                ...zeros(h, i32.add(h, i32.mul(size, 1))),
                when(wanted, [...zeros(i32.add(h, size), i32.add(h, i32.mul(size, 4)))]),
                m.call(pack, h, A, strideA, live, lda, n, n),
                ...scaleGroup(g, f, h, { rows: n, cols: n, lower: false }, factor, bad),
                moved.to(m.call(isolate, h, n, order)),
                m.call(balance, h, n, scales),
                m.call(reduce, h, n, select(wanted, z, int(0)), tau),
                when(wanted, [m.call(form, z, n, tau)]),
                failed.set(m.call(iterate, h, n, select(wanted, z, int(0)))),
                m.call(split, h, n, select(wanted, z, int(0)), values),
                failed.set(v128.bitselect(i32x4.splat(n), failed, bad)),
                range(i, 0, n, 1, [
                    // NaN for what has not been found
                    x.set(i32x4.gt(failed, i32x4.splat(i))),
                    at.to(element(g, values, i, 0)),
                    v128.store(at, v128.or(v128.load(at), x)),
                    v128.store(at, v128.or(v128.load(at, column), x), column),
                    v128.store(i32.add(at, 5 * column), i32x4.splat(i)),
                ]),
                ...storeValues(g, f, { at: WR, stride: strideWR, live, n }, values, ranks, factor, bad),
                ...storeValues(g, f, { at: WI, stride: strideWI, live, n }, i32.add(values, column), ranks, factor, bad),
                whole.set(i32x4.gt(failed, v128.zero())),
                when(left, side(leftVectors, VL, ldvl, strideVL)),
                when(right, side(rightVectors, VR, ldvr, strideVR)),
                ...storeInfo(g, f, info, live, failed),
                ...nextGroup(g, [A, strideA], [WR, strideWR], [WI, strideWI], [VL, strideVL], [VR, strideVR], [info, 4]),
                count.plus(-r.lanes),
            ]),
        ];
    });
});
