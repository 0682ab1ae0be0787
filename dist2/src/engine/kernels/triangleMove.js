// Right-hand sides to scratch and back, for triangle.ts: a chunk of them becomes columns in which they are neighbours.
// Storage   element p of right-hand side q lies at B + p along + q across (bytes) and goes to X + p step, place q of that column.
import { range, when } from '../assembler.js';
import { i32, v128 } from '../ops.js';
import { transposed } from './gemmPack.js';
const I = 'i32';
/** The function (rows, order, B, along, across, X, step, alpha). The way in multiplies by alpha. */
export function mover(m, r, way) {
    const straight = moveStraight(m, r, way);
    const turned = moveTurned(m, r, way);
    return m.func(undefined, [I, I, I, I, I, I, I, r.type], 'void', (_frame, rows, order, B, along, across, X, step, alpha) => [
        when(i32.eq(across, r.bytes), [m.call(straight, rows, order, B, along, X, step, alpha)], [m.call(turned, rows, order, B, across, X, step, alpha)]),
    ]);
}
const scalarMove = (r, way, alpha) => (b, x) => way === 'in' ? r.store(x, r.mul(alpha, r.load(b))) : r.store(b, r.load(x));
/** Right-hand sides that are neighbours in B too: columns are copied. */
function moveStraight(m, r, way) {
    return m.func(undefined, [I, I, I, I, I, I, r.type], 'void', (frame, rows, order, B, along, X, step, alpha) => {
        const [p, q, b, x] = frame.ints(4);
        const alphas = frame.local('v128');
        const scalar = scalarMove(r, way, alpha);
        const vector = way === 'in' ? v128.store(x, r.vmul(alphas, v128.load(b))) : v128.store(b, v128.load(x));
        const next = (bytes) => [b.plus(bytes), x.plus(bytes)];
        return [
            alphas.set(r.splat(alpha)),
            range(p, 0, order, 1, [
                b.to(B),
                x.to(X),
                range(q, 0, i32.sub(rows, r.lanes - 1), r.lanes, [vector, ...next(16)]),
                range(q, q, rows, 1, [scalar(b, x), ...next(r.bytes)]),
                B.plus(along),
                X.plus(step),
            ]),
        ];
    });
}
/** Right-hand sides whose elements are neighbours in B: squares of vectors are transposed in registers. */
function moveTurned(m, r, way) {
    return m.func(undefined, [I, I, I, I, I, I, r.type], 'void', (frame, rows, order, B, across, X, step, alpha) => {
        const [p, q, t, b, x, to] = frame.ints(6);
        const alphas = frame.local('v128');
        const square = frame.locals('v128', r.lanes);
        const scalar = scalarMove(r, way, alpha);
        const [source, sourceStep, target, targetStep] = way === 'in' ? [b, across, x, step] : [x, step, b, across];
        const moveSquare = [
            to.to(source),
            ...square.flatMap((row) => [row.set(v128.load(to)), to.plus(sourceStep)]),
            to.to(target),
            ...transposed(r, square).flatMap((column) => [
                v128.store(to, way === 'in' ? r.vmul(alphas, column) : column),
                to.plus(targetStep),
            ]),
        ];
        return [
            alphas.set(r.splat(alpha)),
            range(q, 0, rows, r.lanes, [
                x.to(i32.add(X, i32.shl(q, r.shift))),
                b.to(i32.add(B, i32.mul(q, across))),
                p.to(0),
                when(i32.le(i32.add(q, r.lanes), rows), [
                    range(p, 0, i32.sub(order, r.lanes - 1), r.lanes, [
                        ...moveSquare,
                        b.plus(16),
                        x.plus(i32.mul(step, r.lanes)),
                    ]),
                ]),
                range(p, p, order, 1, [
                    to.to(x),
                    range(t, 0, i32.min(i32.sub(rows, q), r.lanes), 1, [
                        scalar(i32.add(b, i32.mul(t, across)), to),
                        to.plus(r.bytes),
                    ]),
                    b.plus(r.bytes),
                    x.plus(step),
                ]),
            ]),
        ];
    });
}
