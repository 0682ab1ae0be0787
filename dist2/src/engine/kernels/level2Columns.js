// What kernels do with the columns of a matrix, of contiguous elements: add a multiple, and multiply several at once by one vector.
// The order of every sum is fixed: a column gives the same bits whether it is handled alone or among others.
import { ret, whileLoop, } from '../assembler.js';
import { i32, v128 } from '../ops.js';
/** The body n times; n is used up. */
export const times = (n, body) => whileLoop(i32.gt(n, 0), [...body, n.plus(-1)]);
export const element = (r, at, index) => i32.add(at, i32.shl(index, r.shift));
/** axpy(n, f, x, y): y := y + f x. */
export const buildAxpy = (m, r) => m.func(undefined, ['i32', r.type, 'i32', 'i32'], 'void', (frame, n, f, x, y) => {
    const splat = frame.local('v128');
    const sweep = (unroll) => whileLoop(i32.ge(n, unroll * r.lanes), [
        ...Array.from({ length: unroll }, (_, u) => v128.store(y, r.vadd(v128.load(y, 16 * u), r.vmul(v128.load(x, 16 * u), splat)), 16 * u)),
        x.plus(16 * unroll),
        y.plus(16 * unroll),
        n.plus(-unroll * r.lanes),
    ]);
    return [
        splat.set(r.splat(f)),
        sweep(4),
        sweep(1),
        times(n, [r.store(y, r.add(r.load(y), r.mul(r.load(x), f))), x.plus(r.bytes), y.plus(r.bytes)]),
    ];
});
/** Sums of products of `count` columns, lda apart from a on, with x; n, a and x are used up. Two vectors of sums per column. */
export function dots(r, frame, count, n, a, lda, x) {
    const columns = [a, ...frame.ints(count - 1)];
    const even = frame.locals('v128', count);
    const odd = frame.locals('v128', count);
    const results = Array.from({ length: count }, () => frame.local(r.type));
    const loaded = frame.local('v128');
    const add = (sums, offset) => [
        loaded.set(v128.load(x, offset)),
        ...columns.map((c, j) => sums[j].set(r.vadd(sums[j], r.vmul(v128.load(c, offset), loaded)))),
    ];
    const skip = (bytes) => [...columns, x].map((p) => p.plus(bytes));
    const lanes = (v) => Array.from({ length: r.lanes }, (_, lane) => r.extract(v, lane)).reduce((p, q) => r.add(p, q));
    const body = [
        ...columns.slice(1).map((c, j) => c.to(i32.add(columns[j], lda))),
        ...[...even, ...odd].map((v) => v.set(v128.zero())),
        whileLoop(i32.ge(n, 2 * r.lanes), [...add(even, 0), ...add(odd, 16), ...skip(32), n.plus(-2 * r.lanes)]),
        ...results.flatMap((sum, j) => [even[j].set(r.vadd(even[j], odd[j])), sum.set(lanes(even[j]))]),
        times(n, [
            ...results.map((sum, j) => sum.set(r.add(sum, r.mul(r.load(columns[j]), r.load(x))))),
            ...skip(r.bytes),
        ]),
    ];
    return [body, results];
}
/** dot(n, x, y): x^T y. */
export const buildDot = (m, r) => m.func(undefined, ['i32', 'i32', 'i32'], r.type, (frame, n, x, y) => {
    const [body, [result]] = dots(r, frame, 1, n, x, undefined, y);
    return [...body, ret(result)];
});
