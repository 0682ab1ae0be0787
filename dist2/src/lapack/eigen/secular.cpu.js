// Roots of the secular equation, and vectors from them, on the engine: what divide and conquer does besides products.
import { threadsFor } from '../../blas3/products/gemm.cpu.js';
import { fields } from '../../core/field.js';
import { ROOT, ROOT_BYTES, secular } from '../../engine/kernels/secular.js';
import { laed4Ref } from './laed4.ref.js';
/** Parts of what is computed for each root, at most. */
const PARTS = 16;
/** What a pole costs, in multiplications. */
const COST = 8;
/** Tools for updates up to order n. On all threads; bits do not depend on their number. */
export function secularEngine(e, r, space, n) {
    const [poles, squares, weights, from, distance] = [0, 1, 2, 3, 4].map(() => space.take(8 * n));
    const [places, list, columns] = [space.take(4 * n), space.take(ROOT_BYTES * n), space.take(8 * n * PARTS)];
    const doubles = (at, length) => e.heap.view(Float64Array, at, length);
    const [inputs, firsts] = [doubles(list, (ROOT_BYTES / 8) * n), e.heap.view(Int32Array, list, (ROOT_BYTES / 4) * n)];
    /** Calls a kernel on pieces of 0..count-1. */
    const pieces = (name, count, k, args) => {
        const threads = threadsFor(e, COST * count * k);
        const parts = threads === 1 ? 1 : Math.min(PARTS, 4 * threads, Math.ceil((COST * count * k) / 64 ** 3));
        const bound = (part) => Math.floor((count * part) / Math.max(1, parts));
        const all = Array.from({ length: Math.max(1, parts) }, (_, part) => args(bound(part), bound(part + 1), part));
        e.run(secular[r.prec], name, all);
    };
    const sums = (d, z, open) => {
        const k = d.length;
        doubles(poles, k).set(d);
        doubles(squares, k).set(z);
        for (const [i, { origin, distance: x, last }] of open.entries()) {
            const at = (ROOT_BYTES / 8) * i;
            inputs[at + ROOT.from / 8] = d[origin];
            inputs[at + ROOT.distance / 8] = x;
            firsts[2 * at + ROOT.first / 4] = last + 1;
        }
        pieces('sums', open.length, k, (first, last) => [k, poles, squares, list + ROOT_BYTES * first, last - first]);
        for (const [i, one] of open.entries()) {
            const at = (ROOT_BYTES / 8) * i;
            one.below = inputs[at];
            one.belowSlope = inputs[at + 1];
            one.above = inputs[at + 2];
            one.aboveSlope = inputs[at + 3];
        }
    };
    return {
        roots: (left) => laed4Ref(left.poles, left.z, left.rho, fields[r.prec].eps, sums),
        vectors(left, { origins, distances }, S) {
            const { k, poles: d, z } = left;
            doubles(poles, k).set(d);
            doubles(squares, k).set(z);
            doubles(distance, k).set(distances);
            const own = doubles(from, k);
            for (let j = 0; j < k; j++)
                own[j] = d[origins[j]];
            e.heap.view(Int32Array, places, k).set(left.places);
            pieces('loewner', k, k, (first, last) => [k, poles, from, distance, squares, first, last, weights]);
            pieces('vectors', k, k, (first, last, part) => [
                ...[k, poles, weights, from, distance, places, S.at, S.ld * r.bytes, first, last],
                columns + 8 * n * part,
            ]);
        },
    };
}
