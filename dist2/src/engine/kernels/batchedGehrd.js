// General matrices, balanced by powers of two, to Hessenberg form: one matrix per lane (batchedLanes.ts).
//
//   Maths     D^-1 A D: rows and columns i of about equal lengths, one i after the other until nothing changes. H = Q^T A Q by
//             n - 2 Householder reflectors (batchedQr.ts), one column after the other, from the left and from the right.
//   Storage   H in the place of A, zeros below it; v of column k, below the subdiagonal, in the columns of a second matrix
//   Source    LAPACK xGEBAL (its scaling), xGEHD2; B. Parlett, C. Reinsch, Balancing a matrix for calculation of eigenvalues and
//             eigenvectors, Numer. Math. 13 (1969) 293
import { memoryCopy, range, when, whileLoop } from '../assembler.js';
import { i32, v128 } from '../ops.js';
import { reflectRows } from './batchedGebrd.js';
import { across, down, element, VECTOR } from './batchedLanes.js';
import { reflect, reflector } from './batchedQr.js';
const WIDTH = 4;
/** Rounds of balancing, as a rule two or three. */
const ROUNDS = 20;
/** A row is scaled if that makes the sum of both lengths less than this part. */
const WORTH = 0.95;
/** Factors of a round, and all of them together, are between 1/most and most. */
const limits = ({ bytes }) => bytes === 4 ? { once: 2 ** 20, most: 2 ** 30 } : { once: 2 ** 100, most: 2 ** 200 };
/** A function (w, n, scales): A := D^-1 A D, D to the column `scales`. */
export function balanceGroup(g) {
    const { m, r, column } = g;
    const { once, most } = limits(r);
    return m.func(undefined, ['i32', 'i32', 'i32'], 'void', (f, w, n, scales) => {
        const [i, at, end, rounds, scale] = f.ints(5);
        const [col, row, x, factor, worth, changed] = f.locals('v128', 6);
        const one = r.vconst(1);
        const along = (body) => [
            at.to(element(g, w, i, 0)),
            end.to(element(g, w, i, n)),
            whileLoop(i32.ltU(at, end), [...body, at.plus(column)]),
        ];
        const along1 = (body) => [
            at.to(element(g, w, 0, i)),
            end.to(element(g, w, n, i)),
            down([at], end, body),
        ];
        return [
            at.to(scales),
            end.to(i32.add(scales, i32.mul(n, VECTOR))),
            down([at], end, (o) => [v128.store(at, one, o)]),
            rounds.to(ROUNDS),
            whileLoop(i32.gt(rounds, 0), [
                changed.set(v128.zero()),
                range(i, 0, n, 1, [
                    scale.to(element(g, scales, i, 0)),
                    col.set(v128.zero()),
                    ...along1((o) => [x.set(v128.load(at, o)), col.set(r.vadd(col, r.vmul(x, x)))]),
                    col.set(r.vsqrt(col)),
                    row.set(v128.zero()),
                    ...along([x.set(v128.load(at)), row.set(r.vadd(row, r.vmul(x, x)))]),
                    row.set(r.vsqrt(row)),
                    // The power of two next to sqrt(row / col)
                    factor.set(r.vsqrt(r.vdiv(r.vadd(row, row), col))),
                    factor.set(v128.and(factor, r.vconst(Number.POSITIVE_INFINITY))),
                    factor.set(r.vpmax(r.vconst(1 / once), r.vpmin(r.vconst(once), factor))),
                    worth.set(r.vlt(r.vadd(r.vmul(col, factor), r.vdiv(row, factor)), r.vmul(r.vadd(col, row), r.vconst(WORTH)))),
                    x.set(r.vmul(v128.load(scale), factor)),
                    worth.set(v128.and(worth, v128.and(r.vgt(col, v128.zero()), r.vgt(row, v128.zero())))),
                    worth.set(v128.and(worth, v128.and(r.vle(x, r.vconst(most)), r.vge(x, r.vconst(1 / most))))),
                    factor.set(v128.bitselect(factor, one, worth)),
                    changed.set(v128.or(changed, worth)),
                    v128.store(scale, r.vmul(v128.load(scale), factor)),
                    ...along1((o) => [v128.store(at, r.vmul(v128.load(at, o), factor), o)]),
                    factor.set(r.vdiv(one, factor)),
                    ...along([v128.store(at, r.vmul(v128.load(at), factor))]),
                ]),
                rounds.to(i32.mul(i32.sub(rounds, 1), v128.anyTrue(changed))),
            ]),
        ];
    });
}
/**
 * A function (w, n, vs, tau): H in the place of A, reflectors to vs if that is not 0, their scales to tau; the column behind is
 * workspace.
 */
export function hessenbergGroup(g) {
    const { m, r, column } = g;
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32'], 'void', (f, w, n, vs, tau) => {
        const [k, j, last, below, top] = f.ints(5);
        const [scale, acts, beta] = f.locals('v128', 3);
        const y = i32.add(tau, column);
        return [
            last.to(i32.sub(n, 1)),
            below.to(i32.add(w, VECTOR)),
            range(k, 0, last, 1, [
                ...reflector(g, f, below, last, k, scale, acts),
                v128.store(element(g, tau, k, 0), scale),
                top.to(element(g, w, i32.add(k, 1), k)),
                beta.set(v128.load(top)),
                v128.store(top, r.vconst(1)),
                ...across(j, i32.add(k, 1), n, WIDTH, (width) => reflect(g, f, below, last, k, j, scale, acts, width)),
                ...reflectRows(g, f, { w, top: 0, rows: n, cols: n, k, v: below, y }, scale),
                v128.store(top, beta),
            ]),
            when(vs, [memoryCopy(vs, w, i32.mul(n, column))]),
            ...clear(g, f, w, n),
        ];
    });
}
/** Zeros below the subdiagonal. */
function clear(g, f, w, n) {
    const [k, at, end] = f.ints(3);
    return [
        range(k, 0, n, 1, [
            at.to(element(g, w, i32.add(k, 2), k)),
            end.to(element(g, w, n, k)),
            down([at], end, (o) => [v128.store(at, v128.zero(), o)]),
        ]),
    ];
}
