// Eigenvalues of many small tridiagonal matrices, and rotations of their vectors: one matrix per lane (batchedLanes.ts).
//
//   Maths     implicit QL steps from the last row up, with Wilkinson's shift of the first block that is not diagonal yet. A step goes over
//             all blocks of the matrix: where a subdiagonal element is zero, the step of the block below ends and that of the block above
//             begins. So every lane is at work on a block of its own, and lanes that are ready do rotations by nothing.
//   Rules     an element of the subdiagonal is zero if it is less than the roundoff of its neighbours, or than the square of the roundoff
//             (the matrix is scaled). Rotations of nothing at all are left out. No more than 30 n steps.
//             What a lane computes does not depend on the others, but for the signs of zeros.
//   Source    EISPACK imtql2; LAPACK xSTEQR
import { int, ret, select, when, whileLoop } from '../assembler.js';
import { i32, v128 } from '../ops.js';
import { down, VECTOR, wideInts } from './batchedLanes.js';
import { leastSquares, negligible, roundoff, signOf } from './batchedSpectrum.js';
const STEPS_PER_ROW = 30;
/** A function (z, n, d, e) -> v128: eigenvalues to d, vectors Z rotated if there are any; the result is how many did not converge. */
export function qlGroup(g, vectors) {
    const { m, r, column } = g;
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32'], 'v128', (f, z, n, d, e) => {
        const [at, last, subdiagonal, end, zi, y, steps, top] = f.ints(8);
        const [c, s, p, chase, own, upper, lower, q, root, left] = f.locals('v128', 10);
        const [x, b, before, shift, apart, idle, first] = f.locals('v128', 7);
        const block = firstBlock(g, f);
        const one = r.vconst(1);
        const back = (...pointers) => pointers.map((pointer) => pointer.plus(-VECTOR));
        const rotate = vectors
            ? [
                y.to(zi),
                end.to(i32.add(zi, i32.mul(n, VECTOR))),
                down([y], end, (o) => [
                    x.set(v128.load(y, o)),
                    b.set(v128.load(y, o + column)),
                    v128.store(y, r.vsub(r.vmul(c, x), r.vmul(s, b)), o),
                    v128.store(y, r.vadd(r.vmul(s, x), r.vmul(c, b)), o + column),
                ]),
                zi.plus(-column),
            ]
            : [];
        /** The plane of rows i and i + 1; `before` is d(i + 1), `lower` the new d(i + 2). */
        const plane = [
            x.set(v128.load(subdiagonal)),
            q.set(r.vmul(s, x)),
            b.set(r.vmul(c, x)),
            apart.set(r.veq(x, v128.zero())),
            x.set(r.vadd(r.vmul(q, q), r.vmul(chase, chase))),
            idle.set(v128.or(apart, r.vlt(x, r.vconst(leastSquares(r))))),
            root.set(r.vsqrt(x)),
            x.set(r.vdiv(one, root)),
            s.set(r.vmul(q, x)),
            c.set(r.vmul(chase, x)),
            when(v128.anyTrue(idle), [
                root.set(v128.bitselect(chase, root, idle)),
                c.set(v128.bitselect(one, c, idle)),
                s.set(v128.andnot(s, idle)),
            ]),
            root.set(v128.andnot(root, first)),
            own.set(v128.load(at)),
            upper.set(r.vsub(before, p)),
            x.set(r.vadd(r.vmul(r.vsub(own, upper), s), r.vmul(r.vadd(c, c), b))),
            p.set(r.vmul(s, x)),
            chase.set(r.vsub(r.vmul(c, x), b)),
            upper.set(r.vadd(upper, p)),
            v128.store(at, upper, VECTOR),
            ...block.note(i32.add(at, VECTOR), subdiagonal, VECTOR, upper, lower, root),
            lower.set(upper),
            before.set(own),
            ...rotate,
            first.set(apart),
            when(v128.anyTrue(apart), [
                chase.set(v128.bitselect(r.vsub(own, shift), chase, apart)),
                s.set(v128.or(s, v128.and(one, apart))),
            ]),
            ...back(at, subdiagonal),
        ];
        return [
            last.to(i32.add(d, i32.mul(i32.sub(n, 1), VECTOR))),
            at.to(last),
            subdiagonal.to(i32.add(e, i32.sub(last, d))),
            block.start(last),
            lower.set(v128.zero()),
            whileLoop(i32.geU(at, d), [
                upper.set(v128.load(at)),
                ...block.note(at, subdiagonal, 0, upper, lower, v128.load(subdiagonal)),
                lower.set(upper),
                ...back(at, subdiagonal),
            ]),
            steps.to(i32.mul(n, STEPS_PER_ROW)),
            whileLoop(i32.and(i32.ltU(block.at, last), i32.gt(steps, 0)), [
                top.to(block.at),
                at.to(i32.sub(last, VECTOR)),
                subdiagonal.to(i32.add(e, i32.sub(at, d))),
                zi.to(i32.add(z, i32.mul(i32.sub(n, 2), column))),
                ...block.shiftTo(shift),
                block.start(last),
                s.set(one),
                c.set(one),
                p.set(v128.zero()),
                lower.set(v128.zero()),
                first.set(v128.not(v128.zero())),
                before.set(v128.load(last)),
                chase.set(r.vsub(before, shift)),
                whileLoop(i32.geU(at, top), plane),
                upper.set(r.vsub(before, p)),
                v128.store(top, upper),
                ...block.note(top, subdiagonal, VECTOR, upper, lower, v128.andnot(chase, first)),
                steps.plus(-1),
            ]),
            left.set(v128.zero()),
            when(i32.ltU(block.at, last), [
                at.to(e),
                end.to(i32.add(e, i32.mul(n, VECTOR))),
                down([at], end, (o) => [left.set(wideInts(r).sub(left, v128.not(r.veq(v128.load(at, o), v128.zero()))))], false),
            ]),
            ret(left),
        ];
    });
}
/** What is known of the first block of each lane, and the row of the first that any lane has, while a step goes up. */
function firstBlock({ r }, f) {
    const at = f.int();
    const [d, below, e, size, nonzero] = f.locals('v128', 5);
    const note = (row, pointer, offset, own, next, beside) => [
        size.set(beside),
        nonzero.set(r.vgt(r.vabs(size), r.vadd(r.vmul(r.vadd(r.vabs(own), r.vabs(next)), r.vconst(roundoff(r))), r.vconst(negligible(r))))),
        size.set(v128.and(size, nonzero)),
        v128.store(pointer, size, offset),
        e.set(v128.bitselect(size, e, nonzero)),
        d.set(v128.bitselect(own, d, nonzero)),
        below.set(v128.bitselect(next, below, nonzero)),
        at.to(select(v128.anyTrue(nonzero), int(row), at)),
    ];
    /** x := d - e / (t + sign(t) sqrt(t^2 + 1)), t = (below - d) / 2 e: the eigenvalue of the block's first two rows that is nearer to d. */
    const shiftTo = (x) => [
        size.set(r.vdiv(r.vsub(below, d), r.vadd(e, e))),
        x.set(r.vdiv(e, r.vadd(r.vabs(size), r.vsqrt(r.vadd(r.vmul(size, size), r.vconst(1)))))),
        x.set(r.vsub(d, v128.xor(x, signOf(r, size)))),
    ];
    return { at, note, start: (last) => at.to(last), shiftTo };
}
