// Singular values of many small bidiagonal matrices, and rotations of their vectors: one matrix per lane (batchedLanes.ts).
//
//   Maths     implicit QR steps from the first row down, with Wilkinson's shift of the last block that is not diagonal yet, or none if its
//             diagonal has a zero, which that brings to its end. A step goes over all blocks of the matrix: where a superdiagonal element
//             is zero, the step of the block above ends and that of the block below begins. So every lane is at work on a block of its own,
//             and lanes that are ready do rotations by nothing.
//   Rules     an element is zero if it is less than half the roundoff (the matrix is scaled), one of the superdiagonal also if it is less
//             than the roundoff of its neighbours. Rotations of nothing at all are left out. No more than 30 n steps.
//             What a lane computes does not depend on the others, but for the signs of zeros.
//   Source    G. Golub, C. Reinsch, Singular value decomposition and least squares solutions, Numer. Math. 14 (1970) 403; LAPACK xBDSQR
import { int, ret, select, when, whileLoop } from '../assembler.js';
import { i32, v128 } from '../ops.js';
import { down, VECTOR, wideInts } from './batchedLanes.js';
import { leastSquares, roundoff, signOf } from './batchedSpectrum.js';
const STEPS_PER_ROW = 30;
/**
 * A function (left, rows, right, n, d, e) -> v128: singular values to d, not negative; columns of the left (rows elements) and right (n)
 * vectors rotated, those at address 0 excepted. The result is how many did not converge.
 */
export function golubKahanGroup(g) {
    const { m, r, column } = g;
    return m.func(undefined, ['i32', 'i32', 'i32', 'i32', 'i32', 'i32'], 'v128', (f, left, rows, right, n, d, e) => {
        const [at, super_, last, end, y, steps, top, u, v] = f.ints(9);
        const [chase, bulge, own, beside, next, q, root, c, s, x, b] = f.locals('v128', 11);
        const [apart, idle, first, count, upper] = f.locals('v128', 5);
        const one = r.vconst(1);
        const block = lastBlock(g, f);
        const forth = (...pointers) => pointers.map((pointer) => pointer.plus(VECTOR));
        /** c, s and the root of x^2 + y^2 for a vector (x, y); those of (x, 0) in lanes that are left out. */
        const plane = (x1, y1) => [
            q.set(r.vadd(r.vmul(x1, x1), r.vmul(y1, y1))),
            idle.set(v128.or(apart, r.vlt(q, r.vconst(leastSquares(r))))),
            root.set(r.vsqrt(q)),
            q.set(r.vdiv(one, root)),
            c.set(r.vmul(x1, q)),
            s.set(r.vmul(y1, q)),
            when(v128.anyTrue(idle), [
                root.set(v128.bitselect(x1, root, idle)),
                c.set(v128.bitselect(one, c, idle)),
                s.set(v128.andnot(s, idle)),
            ]),
        ];
        const turn = (vectors, pointer, length) => when(vectors, [
            y.to(pointer),
            end.to(i32.add(pointer, i32.mul(length, VECTOR))),
            down([y], end, (o) => [
                x.set(v128.load(y, o)),
                b.set(v128.load(y, o + column)),
                v128.store(y, r.vadd(r.vmul(c, x), r.vmul(s, b)), o),
                v128.store(y, r.vsub(r.vmul(c, b), r.vmul(s, x)), o + column),
            ]),
            pointer.plus(column),
        ]);
        /** Rows and columns i and i + 1; own and beside are d(i) and e(i) as they are by now, chase and bulge what the first rotation turns. */
        const step = [
            apart.set(r.veq(v128.load(super_), v128.zero())),
            ...plane(chase, bulge),
            upper.set(v128.andnot(root, first)),
            next.set(v128.load(at, VECTOR)),
            chase.set(r.vadd(r.vmul(c, own), r.vmul(s, beside))),
            beside.set(r.vsub(r.vmul(c, beside), r.vmul(s, own))),
            bulge.set(r.vmul(s, next)),
            own.set(r.vmul(c, next)),
            turn(right, v, n),
            ...plane(chase, bulge),
            ...block.note(at, super_, -VECTOR, upper, root),
            b.set(v128.load(super_, VECTOR)),
            chase.set(r.vadd(r.vmul(c, beside), r.vmul(s, own))),
            own.set(r.vsub(r.vmul(c, own), r.vmul(s, beside))),
            bulge.set(r.vmul(s, b)),
            beside.set(r.vmul(c, b)),
            first.set(apart),
            when(v128.anyTrue(apart), [
                ...block.begin(x, next),
                chase.set(v128.bitselect(x, chase, apart)),
                bulge.set(v128.bitselect(b, bulge, apart)),
            ]),
            turn(left, u, rows),
            ...forth(at, super_),
        ];
        return [
            last.to(i32.add(d, i32.mul(i32.sub(n, 1), VECTOR))),
            at.to(d),
            super_.to(e),
            ...block.start(d),
            upper.set(v128.zero()),
            whileLoop(i32.leU(at, last), [
                ...block.note(at, super_, -VECTOR, upper, v128.load(at)),
                upper.set(v128.load(super_)),
                ...forth(at, super_),
            ]),
            steps.to(i32.mul(n, STEPS_PER_ROW)),
            whileLoop(i32.and(i32.gtU(block.at, d), i32.gt(steps, 0)), [
                top.to(block.at),
                at.to(d),
                super_.to(e),
                u.to(left),
                v.to(right),
                ...block.shift(),
                ...block.start(d),
                own.set(v128.load(d)),
                beside.set(v128.load(e)),
                ...block.begin(chase, own),
                bulge.set(beside),
                first.set(v128.not(v128.zero())),
                whileLoop(i32.ltU(at, top), step),
                ...block.note(at, super_, -VECTOR, v128.andnot(chase, first), own),
                steps.plus(-1),
            ]),
            count.set(v128.zero()),
            when(i32.gtU(block.at, d), [
                at.to(e),
                end.to(i32.add(e, i32.mul(n, VECTOR))),
                down([at], end, (o) => [count.set(wideInts(r).sub(count, v128.not(r.veq(v128.load(at, o), v128.zero()))))], false),
            ]),
            ...positive(g, f, right, n, d, last),
            ret(count),
        ];
    });
}
/** What is known of the last block of each lane, and the last row of the last that any lane has, while a step goes down. */
function lastBlock({ r }, f) {
    const at = f.int();
    const [z, y, h, top, singular, run, above, previous] = f.locals('v128', 8);
    const [own, size, nonzero, mu, sigma] = f.locals('v128', 5);
    const tiny = r.vconst(roundoff(r) / 2);
    const start = (first) => [
        at.to(first),
        above.set(v128.zero()),
        previous.set(v128.zero()),
        run.set(v128.zero()),
        singular.set(v128.zero()),
    ];
    /** The diagonal's element `value` at `row`, and what stands above it, `over`, at pointer + offset: of the first row where no row is. */
    const note = (row, pointer, offset, over, value) => [
        own.set(value),
        own.set(v128.and(own, r.vgt(r.vabs(own), tiny))),
        v128.store(row, own),
        size.set(over),
        nonzero.set(r.vgt(r.vabs(size), r.vpmax(tiny, r.vmul(r.vadd(r.vabs(own), r.vabs(above)), r.vconst(roundoff(r)))))),
        size.set(v128.and(size, nonzero)),
        v128.store(i32.add(pointer, offset), size),
        run.set(v128.and(nonzero, v128.or(run, v128.or(r.veq(own, v128.zero()), r.veq(above, v128.zero()))))),
        singular.set(v128.bitselect(run, singular, nonzero)),
        z.set(v128.bitselect(own, z, nonzero)),
        y.set(v128.bitselect(above, y, nonzero)),
        h.set(v128.bitselect(size, h, nonzero)),
        top.set(v128.bitselect(previous, top, nonzero)),
        at.to(select(v128.anyTrue(nonzero), int(row), at)),
        above.set(own),
        previous.set(size),
    ];
    /** sigma := z, and mu: z^2 - mu is that eigenvalue of the last two rows of B^T B which is nearer to the last element; 0: no shift. */
    const shift = () => [
        size.set(r.vdiv(r.vadd(r.vmul(r.vsub(y, z), r.vadd(y, z)), r.vmul(r.vsub(top, h), r.vadd(top, h))), r.vmul(r.vadd(h, h), y))),
        mu.set(r.vadd(r.vabs(size), r.vsqrt(r.vadd(r.vmul(size, size), r.vconst(1))))),
        mu.set(v128.xor(r.vdiv(y, mu), signOf(r, size))),
        mu.set(v128.andnot(r.vmul(h, r.vsub(mu, h)), singular)),
        sigma.set(v128.andnot(z, singular)),
    ];
    /** x := what a step begins with beside e, in a block whose first diagonal element is `from`. */
    const begin = (x, from) => [
        own.set(from),
        nonzero.set(r.veq(own, v128.zero())),
        size.set(r.vadd(r.vmul(r.vsub(own, sigma), r.vadd(own, sigma)), mu)),
        x.set(v128.andnot(r.vdiv(size, own), nonzero)),
    ];
    return { at, start, note, shift, begin };
}
/** Negative elements of d, and their vectors, change their signs. */
function positive({ r, column }, f, right, n, d, last) {
    const [at, y, v, end] = f.ints(4);
    const sign = f.local('v128');
    return [
        at.to(d),
        v.to(right),
        whileLoop(i32.leU(at, last), [
            sign.set(signOf(r, v128.load(at))),
            v128.store(at, v128.xor(v128.load(at), sign)),
            when(i32.and(v128.anyTrue(sign), i32.ne(right, 0)), [
                y.to(v),
                end.to(i32.add(v, i32.mul(n, VECTOR))),
                down([y], end, (o) => [v128.store(y, v128.xor(v128.load(y, o), sign), o)]),
            ]),
            at.plus(VECTOR),
            v.plus(column),
        ]),
    ];
}
