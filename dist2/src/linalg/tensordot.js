// tensordot(a, b, axes) on ndarrays: checks of axes. Products are computed by contract.ts.
import { ArgumentError } from '../core/errors.js';
import { operandOf } from './arrays.js';
import { contractionWays } from './contractionWays.js';
import { throughDevice } from './device/verb.js';
export async function tensordot(a, b, axes = 2, options = {}) {
    const ways = contractionWays('tensordot', {
        position: 4,
        order: axes,
        operandsOf: (a, b) => [operandOf('tensordot', a, 'a', 1), operandOf('tensordot', b, 'b', 2)],
        contraction: (a, b) => tensordotOf(a, b, axes),
        shapeOf: (a, b) => tensordotOf(a, b, axes).out.map(({ size }) => size),
    });
    return throughDevice(ways, [
        [a, 'a', 1],
        [b, 'b', 2],
    ], options);
}
/** The axes as pairs, counted from 0. */
function pairsOf(axes, A, B) {
    const fail = (value, rule) => {
        throw new ArgumentError('tensordot', 'axes', 3, value, rule);
    };
    const [dimA, dimB] = [A.shape.length, B.shape.length];
    let lists;
    if (typeof axes === 'number') {
        if (!Number.isSafeInteger(axes) || axes < 0 || axes > Math.min(dimA, dimB))
            return fail(axes, `must be an integer in 0..${Math.min(dimA, dimB)}, the dimensions of both`);
        lists = [Array.from({ length: axes }, (_, k) => dimA - axes + k), Array.from({ length: axes }, (_, k) => k)];
    }
    else {
        if (!Array.isArray(axes) || axes.length !== 2)
            return fail(axes, 'must be an integer, or two lists of axes');
        lists = axes.map((list, k) => {
            const [name, dims] = k === 0 ? ['a', dimA] : ['b', dimB];
            const each = Array.isArray(list) ? list : [list];
            const counted = each.map((axis) => {
                if (!Number.isSafeInteger(axis) || axis < -dims || axis >= dims)
                    return fail(axis, `must be axes of ${name}, which has ${dims}`);
                return axis < 0 ? axis + dims : axis;
            });
            return new Set(counted).size === counted.length ? counted : fail(list, `must not name an axis of ${name} twice`);
        });
    }
    const [first, second] = lists;
    if (first.length !== second.length)
        fail(axes, 'must name as many axes of b as of a');
    return first.map((a, k) => {
        const b = second[k];
        if (A.shape[a] !== B.shape[b])
            fail(axes, `axis ${a} of a has length ${A.shape[a]}, and axis ${b} of b, its partner, ${B.shape[b]}`);
        return [a, b];
    });
}
function productOf(A, B, pairs) {
    const rows = A.shape.map((size, axis) => ({ size, a: A.stride[axis], b: 0 }));
    const cols = B.shape.map((size, axis) => ({ size, a: 0, b: B.stride[axis] }));
    const sum = pairs.map(([a, b]) => ({ size: A.shape[a], a: A.stride[a], b: B.stride[b] }));
    const [ofA, ofB] = [new Set(pairs.map(([a]) => a)), new Set(pairs.map(([, b]) => b))];
    const out = [...rows.filter((_, axis) => !ofA.has(axis)), ...cols.filter((_, axis) => !ofB.has(axis))];
    return { A, B, out, sum };
}
/** The same as a contraction of arrays however they lie. */
export const tensordotOf = (A, B, axes = 2) => productOf(A, B, pairsOf(axes, A, B));
