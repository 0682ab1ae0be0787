// Eigenvalues that need no iteration, on the diagonal's ends: permutations of many small matrices, one matrix per lane (batchedLanes.ts).
//
//   Maths     P^T A P: rows without elements beside the diagonal to the end, one after the other, then columns to the beginning
//   Mapping   whether a lane has any is seen in all lanes at once; then each goes by itself, in scalars: few matrices have any.
//   Storage   the order: where each row stood at first, 32-bit integers in the lanes of a column
//   Source    LAPACK xGEBAL (its permutations)
import { block, br, brIf, loop, range, ret, when, whileLoop, } from '../assembler.js';
import { i32, i32x4, v128 } from '../ops.js';
import { down, element, VECTOR } from './batchedLanes.js';
/** A function (w, n, order) -> i32: whether rows of any lane have been moved. */
export function isolateGroup(g) {
    const { m, r, column } = g;
    const one = isolateLane(g);
    return m.func(undefined, ['i32', 'i32', 'i32'], 'i32', (f, w, n, order) => {
        const [i, at, end] = f.ints(3);
        const [row, col, free] = f.locals('v128', 3);
        const isZero = (x) => r.veq(r.vabs(x), v128.zero());
        const some = (from, to, step, into) => [
            at.to(from),
            end.to(to),
            whileLoop(i32.ltU(at, end), [into.set(v128.or(into, v128.load(at))), at.plus(step)]),
        ];
        return [
            free.set(v128.zero()),
            range(i, 0, n, 1, [
                v128.store(element(g, order, i, 0), i32x4.splat(i)),
                col.set(v128.zero()),
                row.set(v128.zero()),
                ...some(element(g, w, 0, i), element(g, w, i, i), VECTOR, col),
                ...some(element(g, w, i32.add(i, 1), i), element(g, w, n, i), VECTOR, col),
                ...some(element(g, w, i, 0), element(g, w, i, i), column, row),
                ...some(element(g, w, i, i32.add(i, 1)), element(g, w, i, n), column, row),
                free.set(v128.or(free, v128.or(isZero(row), isZero(col)))),
            ]),
            when(v128.anyTrue(free), [
                ...Array.from({ length: r.lanes }, (_, l) => m.call(one, i32.add(w, l * r.bytes), n, i32.add(order, l * r.bytes))),
            ]),
            ret(v128.anyTrue(free)),
        ];
    });
}
/** A function (w, n, order) for the lane that begins there. */
function isolateLane(g) {
    const { m, r } = g;
    const exchange = exchangeLane(g, m);
    return m.func(undefined, ['i32', 'i32', 'i32'], 'void', (f, w, n, order) => {
        const [low, high, j, i] = f.ints(4);
        /** Leaves with j at a row whose elements from `from` to `high` are zeros but for the diagonal, or at `end` if there is none. */
        const seek = (next, end, from, at) => block((found) => [
            whileLoop(i32.ne(j, end), [
                block((other) => [
                    range(i, from, i32.add(high, 1), 1, [when(i32.ne(i, j), [brIf(other, r.ne(r.load(at), r.const(0)))])]),
                    br(found),
                ]),
                j.plus(next),
            ]),
        ]);
        return [
            low.to(0),
            high.to(i32.sub(n, 1)),
            loop((again) => [
                j.to(high),
                seek(-1, -1, 0, element(g, w, j, i)),
                when(i32.ge(j, 0), [m.call(exchange, w, n, order, j, high), high.plus(-1), brIf(again, i32.ge(high, 0))]),
            ]),
            loop((again) => [
                j.to(low),
                seek(1, i32.add(high, 1), low, element(g, w, i, j)),
                when(i32.le(j, high), [m.call(exchange, w, n, order, j, low), low.plus(1), brIf(again, i32.le(low, high))]),
            ]),
        ];
    });
}
/** A function (w, n, order, p, q): rows and columns p and q change places. */
function exchangeLane(g, m) {
    const { r, column } = g;
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32', 'i32'], 'void', (f, w, n, order, p, q) => {
        const [a, b, left] = f.ints(3);
        const x = f.local(r.type);
        const lines = (from, to, step) => [
            a.to(from),
            b.to(to),
            left.to(n),
            whileLoop(i32.gt(left, 0), [
                x.set(r.load(a)),
                r.store(a, r.load(b)),
                r.store(b, x),
                a.plus(step),
                b.plus(step),
                left.plus(-1),
            ]),
        ];
        return [
            ...lines(element(g, w, 0, p), element(g, w, 0, q), VECTOR),
            ...lines(element(g, w, p, 0), element(g, w, q, 0), column),
            a.to(element(g, order, p, 0)),
            b.to(element(g, order, q, 0)),
            left.to(i32.load(a)),
            i32.store(a, i32.load(b)),
            i32.store(b, left),
        ];
    });
}
/** A function (w, n, order, work): the rows of w to where they stood; a column at `work` is workspace. */
export function restoreGroup(g) {
    const { m, r, column } = g;
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32'], 'void', (f, w, n, order, work) => {
        const [j, from, at, to, place, end] = f.ints(6);
        const lanes = Array.from({ length: r.lanes }, (_, l) => l * r.bytes);
        return [
            to.to(w),
            range(j, 0, n, 1, [
                from.to(to),
                at.to(work),
                end.to(i32.add(work, i32.mul(n, VECTOR))),
                down([at, from], end, (o) => [v128.store(at, v128.load(from, o), o)]),
                at.to(work),
                place.to(order),
                whileLoop(i32.ltU(at, end), [
                    ...lanes.map((l) => r.store(i32.add(to, i32.mul(i32.load(place, l), VECTOR)), r.load(at, l), l)),
                    at.plus(VECTOR),
                    place.plus(VECTOR),
                ]),
                to.plus(column),
            ]),
        ];
    });
}
