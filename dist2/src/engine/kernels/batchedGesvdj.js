// Singular values, and vectors, of many small matrices by one-sided Jacobi iteration: one matrix per lane (batchedLanes.ts).
//
//   Maths     A = U diag(s) V^T: rotations of columns from the right until they are orthogonal; their lengths are s. A pair's longer column
//             comes first. The columns, of length 1 or zero, are Q R with a diagonal R: U is Q times its signs, whole where columns are
//             zero too. A wide matrix is brought into lanes transposed.
//   Storage   A is read; s[b strideS + k] falling; U and V as columns, of a wide matrix V and U; info[b], 32-bit integers
//   Rules     columns are orthogonal if their cosine is at most the roundoff times the root of the number of rows. At most 30 sweeps. The
//             matrix is scaled so that the squares of columns 2^-90 (2^-900) of the longest one's length are normal numbers; shorter ones
//             may count as zeros.
//             A matrix with a NaN or an infinity: info = min(m, n), and NaN for all results; one that takes more sweeps: min(m, n) + 1.
//   Source    M. Hestenes, Inversion of matrices by biorthogonalization and related results, J. SIAM 6 (1958) 51; LAPACK xGESVJ
import { int, range, ret, select, when, whileLoop } from '../assembler.js';
import { i32, i32x4, v128 } from '../ops.js';
import { across, conversion, down, element, nextGroup, perLead, storeInfo, VECTOR, } from './batchedLanes.js';
import { accumulateGroup, reflect, reflector } from './batchedQr.js';
import { leastSquares, rankGroup, roundoff, scaleGroup, scatter, signOf, storeValues } from './batchedSpectrum.js';
const WIDTH = 4;
const SWEEPS = 30;
/** Columns of a group behind both matrices: values, scales of reflectors, signs, ranks. */
const COLUMNS = 4;
/** Columns of the group of m x n matrices, m >= n, whose first `columns` left vectors are asked for. */
export const gesvdjColumns = (n, columns) => Math.max(n, columns) + n + COLUMNS;
/** What elements are multiplied by, and from which cotangent on its square is left out. */
const limits = ({ bytes }) => bytes === 4 ? { scale: 2 ** 54, steep: 2 ** 60 } : { scale: 2 ** 480, steep: 2 ** 500 };
/**
 * A function gesvdj(A, lda, strideA, S, strideS, U, ldu, strideU, V, ldv, strideV, info, rows, cols, left, right, turned, count) on the
 * matrices of a batch, rows >= cols, one group after the other: left is how many left vectors, 0 or from cols to rows, right whether right
 * ones are stored; turned: the matrices are the given ones' transposed.
 */
export const batchedGesvdj = perLead('gesvdj', (g) => {
    const { m, r } = g;
    const [pack, turn] = [conversion(g, 'lanes', 'all'), conversion(g, 'lanes', 'turned')];
    const [begin, iterate, lengths, basis] = [beginGroup(g), jacobiGroup(g), lengthsGroup(g), basisGroup(g)];
    const unpack = scatter(g);
    const names = Array.from({ length: 18 }, () => 'i32');
    m.func('gesvdj', names, 'void', (f, ...args) => {
        const [A, lda, strideA, S, strideS, ...rest] = args;
        const [U, ldu, strideU, V, ldv, strideV] = rest;
        const [info, rows, cols, left, right, turned, count] = rest.slice(6);
        const [w, v, d, tau, ranks, live] = f.ints(6);
        const [factor, bad, failed] = f.locals('v128', 3);
        return [
            w.to(m.scratch),
            v.to(element(g, w, 0, i32.max(cols, left))),
            d.to(element(g, v, 0, cols)),
            tau.to(element(g, d, 0, 1)),
            ranks.to(element(g, d, 0, 3)),
            whileLoop(i32.gt(count, 0), [
                live.to(i32.min(count, r.lanes)),
                when(turned, [m.call(turn, w, A, strideA, live, lda, cols, rows)], [m.call(pack, w, A, strideA, live, lda, rows, cols)]),
                ...scaleGroup(g, f, w, { rows, cols, lower: false }, factor, bad),
                m.call(begin, w, rows, cols, v),
                failed.set(m.call(iterate, w, rows, cols, select(right, v, int(0)))),
                failed.set(v128.and(failed, i32x4.splat(i32.add(cols, 1)))),
                failed.set(v128.bitselect(i32x4.splat(cols), failed, bad)),
                m.call(lengths, w, rows, cols, d),
                ...rankGroup(g, f, d, ranks, cols, 'falling'),
                ...storeValues(g, f, { at: S, stride: strideS, live, n: cols }, d, ranks, factor, bad),
                when(left, [
                    m.call(basis, w, rows, cols, left, tau, ranks),
                    m.call(unpack, w, U, strideU, live, ldu, rows, left, ranks, bad),
                ]),
                when(right, [m.call(unpack, v, V, strideV, live, ldv, cols, cols, ranks, bad)]),
                ...storeInfo(g, f, info, live, failed),
                ...nextGroup(g, [A, strideA], [S, strideS], [U, strideU], [V, strideV], [info, 4]),
                count.plus(-r.lanes),
            ]),
        ];
    });
});
/** A function (w, rows, cols, v): A times the scale, V := I. */
function beginGroup(g) {
    const { m, r } = g;
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32'], 'void', (f, w, rows, cols, v) => {
        const [j, at, end] = f.ints(3);
        const scale = r.vconst(limits(r).scale);
        return [
            range(j, 0, cols, 1, [
                at.to(element(g, w, 0, j)),
                end.to(element(g, w, rows, j)),
                down([at], end, (o) => [v128.store(at, r.vmul(v128.load(at, o), scale), o)]),
                at.to(element(g, v, 0, j)),
                end.to(element(g, v, cols, j)),
                down([at], end, (o) => [v128.store(at, v128.zero(), o)]),
                v128.store(element(g, v, j, j), r.vconst(1)),
            ]),
        ];
    });
}
/**
 * A function (w, rows, cols, v) -> v128: columns made orthogonal, those of V turned with them if it is not 0; ones where that took too
 * long.
 */
function jacobiGroup(g) {
    const { m, r, column } = g;
    const most = roundoff(r) * Math.sqrt(column / VECTOR);
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32'], 'v128', (f, w, rows, cols, v) => {
        const [i, j, sweeps, x, y, end] = f.ints(6);
        const names = ['a', 'b', 'c', 's', 'p', 'q', 'turns', 'swaps', 'changed', 'steep'];
        const n = Object.fromEntries(names.map((name) => [name, f.local('v128')]));
        const one = r.vconst(1);
        const columns = (of, length) => [
            x.to(element(g, of, 0, i)),
            y.to(element(g, of, 0, j)),
            end.to(element(g, of, length, i)),
        ];
        const rotated = (of, length) => [
            ...columns(of, length),
            down([x, y], end, (o) => [
                n.p.set(v128.load(x, o)),
                n.q.set(v128.load(y, o)),
                v128.store(x, r.vadd(r.vmul(n.c, n.p), r.vmul(n.s, n.q)), o),
                v128.store(y, r.vsub(r.vmul(n.c, n.q), r.vmul(n.s, n.p)), o),
            ]),
        ];
        /** c and s of x := c x + s y, y := c y - s x. */
        const angles = [
            n.q.set(r.vdiv(r.vsub(n.b, n.a), r.vadd(n.c, n.c))),
            n.p.set(r.vabs(n.q)),
            n.steep.set(r.vgt(n.p, r.vconst(limits(r).steep))),
            n.s.set(r.vsqrt(r.vadd(one, r.vmul(n.q, n.q)))),
            n.s.set(r.vadd(n.p, v128.bitselect(n.p, n.s, n.steep))),
            n.s.set(v128.xor(r.vdiv(one, n.s), signOf(r, n.q))),
            n.s.set(v128.and(n.s, n.turns)),
            n.c.set(r.vdiv(one, r.vsqrt(r.vadd(one, r.vmul(n.s, n.s))))),
            n.s.set(r.vmul(n.s, n.c)),
            n.p.set(n.c),
            n.c.set(v128.bitselect(n.s, n.c, n.swaps)),
            n.s.set(v128.bitselect(n.p, r.vneg(n.s), n.swaps)),
        ];
        return [
            sweeps.to(SWEEPS),
            n.changed.set(v128.not(v128.zero())),
            whileLoop(i32.and(v128.anyTrue(n.changed), i32.gt(sweeps, 0)), [
                n.changed.set(v128.zero()),
                range(i, 0, cols, 1, [
                    range(j, i32.add(i, 1), cols, 1, [
                        n.a.set(v128.zero()),
                        n.b.set(v128.zero()),
                        n.c.set(v128.zero()),
                        ...columns(w, rows),
                        down([x, y], end, (o) => [
                            n.p.set(v128.load(x, o)),
                            n.q.set(v128.load(y, o)),
                            n.a.set(r.vadd(n.a, r.vmul(n.p, n.p))),
                            n.b.set(r.vadd(n.b, r.vmul(n.q, n.q))),
                            n.c.set(r.vadd(n.c, r.vmul(n.p, n.q))),
                        ]),
                        n.p.set(r.vmul(r.vmul(r.vsqrt(n.a), r.vsqrt(n.b)), r.vconst(most))),
                        n.turns.set(r.vgt(r.vabs(n.c), n.p)),
                        n.turns.set(v128.and(n.turns, r.vge(r.vpmin(n.a, n.b), r.vconst(leastSquares(r))))),
                        n.swaps.set(r.vlt(n.a, n.b)),
                        when(v128.anyTrue(v128.or(n.turns, n.swaps)), [
                            // After an exchange some pair has not been looked at.
                            n.changed.set(v128.or(n.changed, v128.or(n.turns, n.swaps))),
                            ...angles,
                            ...rotated(w, rows),
                            when(v, rotated(v, cols)),
                        ]),
                    ]),
                ]),
                sweeps.plus(-1),
            ]),
            ret(n.changed),
        ];
    });
}
/**
 * A function (w, rows, cols, d): lengths of columns, without the scale, to d, 0 where a square has lost digits; the columns by their
 * lengths.
 */
function lengthsGroup(g) {
    const { m, r } = g;
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32'], 'void', (f, w, rows, cols, d) => {
        const [j, at, end] = f.ints(3);
        const [sum, x] = f.locals('v128', 2);
        return [
            range(j, 0, cols, 1, [
                at.to(element(g, w, 0, j)),
                end.to(element(g, w, rows, j)),
                sum.set(v128.zero()),
                down([at], end, (o) => [x.set(v128.load(at, o)), sum.set(r.vadd(sum, r.vmul(x, x)))]),
                sum.set(v128.and(r.vsqrt(sum), r.vge(sum, r.vconst(leastSquares(r))))),
                v128.store(element(g, d, j, 0), r.vmul(sum, r.vconst(1 / limits(r).scale))),
                sum.set(v128.andnot(r.vdiv(r.vconst(1), sum), r.veq(sum, v128.zero()))),
                at.to(element(g, w, 0, j)),
                down([at], end, (o) => [v128.store(at, r.vmul(v128.load(at, o), sum), o)]),
            ]),
        ];
    });
}
/**
 * A function (w, rows, cols, count, tau, ranks): orthonormal columns, `count` of them, the first ones as given where those are not zero;
 * the column behind tau is workspace. Ranks of those beyond `cols` are their numbers.
 */
function basisGroup(g) {
    const { m, r, column } = g;
    const accumulate = accumulateGroup(g);
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'void', (f, w, rows, cols, count, tau, ranks) => {
        const [k, j, at, end] = f.ints(4);
        const [scale, acts] = f.locals('v128', 2);
        return [
            range(k, 0, cols, 1, [
                ...reflector(g, f, w, rows, k, scale, acts),
                at.to(element(g, tau, k, 0)),
                v128.store(at, scale),
                v128.store(at, signOf(r, v128.load(element(g, w, k, k))), column),
                ...across(j, i32.add(k, 1), cols, WIDTH, (width) => reflect(g, f, w, rows, k, j, scale, acts, width)),
            ]),
            m.call(accumulate, w, rows, count, cols, tau),
            range(k, 0, cols, 1, [
                scale.set(v128.load(element(g, tau, k, 1))),
                at.to(element(g, w, 0, k)),
                end.to(element(g, w, rows, k)),
                down([at], end, (o) => [v128.store(at, v128.xor(v128.load(at, o), scale), o)]),
            ]),
            range(k, cols, count, 1, [v128.store(element(g, ranks, k, 0), i32x4.splat(k))]),
        ];
    });
}
