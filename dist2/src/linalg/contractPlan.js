// A contraction laid out for gemm, single or batched: its indices sorted into those of batch, rows, columns and depth, and its arrays into
// matrices.
import { DeviceError } from '../core/errors.js';
import { rowMajor } from '../core/strided.js';
import { copyStrided } from '../core/stridedCopy.js';
import { isSingle } from './arrays.js';
import { swapped as exchanged, extent, joined } from './contraction.js';
/** A product of so many rows and columns is worth a product of its own where a single large one needs its result put in order. */
const ENOUGH = 64;
/**
 * The indices of the result in their order: the last ones that only one array has are columns, those in front that only the other has are
 * rows, and all in front of them batch, whoever has them. Where that makes many small products of what could be a large one, it is computed
 * in another order.
 */
function grouped(out) {
    const inA = (axis) => axis.a !== 0 && axis.b === 0;
    const inB = (axis) => axis.b !== 0 && axis.a === 0;
    const last = out.at(-1);
    const swapped = last !== undefined && inA(last);
    const [isRow, isCol] = swapped ? [inB, inA] : [inA, inB];
    let first = out.length;
    while (first > 0 && isCol(out[first - 1]))
        first--;
    const cols = out.slice(first);
    let second = first;
    while (second > 0 && isRow(out[second - 1]))
        second--;
    const [batch, rows] = [out.slice(0, second), out.slice(second, first)];
    const [allRows, allCols] = [out.filter(isRow), out.filter(isCol)];
    const split = batch.some((axis) => isRow(axis) || isCol(axis));
    const small = (some, all) => extent(some) < Math.min(ENOUGH, extent(all));
    if (!split || (!small(rows, allRows) && !small(cols, allCols)))
        return { swapped, batch, rows, cols, order: undefined };
    const others = out.filter((axis) => !isRow(axis) && !isCol(axis));
    const order = [...others, ...allRows, ...allCols].map((axis) => out.indexOf(axis));
    return { swapped, batch: others, rows: allRows, cols: allCols, order };
}
/** How an array is laid out: what is dense in it stays so. What a context has stays as it is, if gemm can take it. */
function arranged(elements, step, batch, own, sum) {
    const { data, offset } = elements;
    const there = elements.kept && asItLies(elements, step, batch, own, sum);
    if (there !== undefined)
        return there;
    const dense = (axes) => Math.min(...axes.map((axis) => Math.abs(step(axis))));
    const depthLast = dense(sum) <= dense(own);
    // What does not vary along an axis of the batch is there once.
    const order = [...batch.filter((axis) => step(axis) !== 0), ...(depthLast ? [...own, ...sum] : [...sum, ...own])];
    const strides = new Map();
    let length = 1;
    for (const axis of [...order].reverse()) {
        strides.set(axis, length);
        length *= axis.size;
    }
    const sizes = order.map((axis) => axis.size);
    const to = order.map((axis) => strides.get(axis));
    const from = order.map(step);
    const asIs = from.every((s, k) => s === to[k]);
    return {
        depthLast,
        ld: extent(depthLast ? sum : own),
        length,
        strides: batch.map((axis) => strides.get(axis) ?? 0),
        fill: (target, at) => copyStrided(sizes, { data: target, at, strides: to }, { data, at: offset, strides: from }),
        fillSome: (target, at, first, count) => {
            const source = { data, at: offset + first * from[0], strides: from };
            copyStrided([count, ...sizes.slice(1)], { data: target, at, strides: to }, source);
        },
        singles: () => (isSingle(data) && asIs ? data.subarray(offset, offset + length) : undefined),
        from: elements,
        isThere: false,
        sizes,
        steps: from,
    };
}
/** An array of which one axis runs without gaps, and another by a leading dimension. */
function asItLies(from, step, batch, own, sum) {
    const one = (axes) => {
        const list = joined(axes.map((axis) => ({ size: axis.size, a: step(axis), b: 0 })));
        return list.length === 0 ? { size: 1, a: undefined } : list.length === 1 ? list[0] : undefined;
    };
    const [mine, depth] = [one(own), one(sum)];
    if (mine === undefined || depth === undefined)
        return undefined;
    // An axis of one element has any step.
    const depthLast = depth.a === 1 || (depth.a === undefined && mine.a !== 1);
    const [fast, slow] = depthLast ? [depth, mine] : [mine, depth];
    const ld = slow.a ?? fast.size;
    if ((fast.a ?? 1) !== 1 || ld < fast.size)
        return undefined;
    const copies = () => {
        throw new DeviceError('an array of a context was to be copied');
    };
    const copied = { length: 0, fill: copies, fillSome: copies, singles: () => undefined, sizes: [], steps: [] };
    return { depthLast, ld, strides: batch.map(step), from, isThere: true, ...copied };
}
/** The plan of a contraction with something to sum over. */
export function planOf(c) {
    const [out, depth] = [joined(c.out), joined(c.sum)];
    const { swapped, order, ...groups } = grouped(out);
    const turned = (axes) => (swapped ? axes.map(exchanged) : axes);
    const [batch, rows, cols, sum] = [groups.batch, groups.rows, groups.cols, depth].map(turned);
    const [left, right] = swapped ? [c.B, c.A] : [c.A, c.B];
    const A = arranged(left, (axis) => axis.a, batch, rows, sum);
    const B = arranged(right, (axis) => axis.b, batch, cols, sum);
    const [m, n, k] = [extent(cols), extent(rows), extent(sum)];
    const steps = loops(batch, A.strides, B.strides, m * n);
    const inner = steps.pop();
    return {
        A,
        B,
        call: {
            transA: B.depthLast ? 't' : 'n',
            transB: A.depthLast ? 'n' : 't',
            ...{ m, n, k },
            lda: Math.max(1, B.ld),
            ldb: Math.max(1, A.ld),
            ldc: Math.max(1, m),
        },
        length: extent(out),
        starts: starts(steps),
        inner,
        whole: order === undefined && batch.length === 1,
        reorder: order && reordering(out, order),
    };
}
/** The batch as loops, as few as there can be, the longest last: that one is done by a batched product. */
function loops(batch, a, b, each) {
    const list = [];
    let c = each;
    for (let axis = batch.length - 1; axis >= 0; axis--) {
        const { size } = batch[axis];
        const mine = { size, a: a[axis], b: b[axis], c };
        const last = list.at(-1);
        if (last !== undefined && mine.a === last.a * last.size && mine.b === last.b * last.size)
            list[list.length - 1] = { ...last, size: last.size * size };
        else
            list.push(mine);
        c *= size;
    }
    return list.sort((x, y) => x.size - y.size);
}
/** Where the products of all loops begin. */
function starts(loops) {
    let list = [[0, 0, 0]];
    for (const { size, a, b, c } of loops)
        list = list.flatMap(([x, y, z]) => Array.from({ length: size }, (_, i) => [x + i * a, y + i * b, z + i * c]));
    return list;
}
function reordering(out, order) {
    const sizes = out.map((axis) => axis.size);
    const steps = new Array(out.length);
    let step = 1;
    for (const axis of [...order].reverse()) {
        steps[axis] = step;
        step *= sizes[axis];
    }
    return { sizes, steps };
}
/** result := C as it is computed. */
export function putInOrder({ reorder }, result, computed) {
    if (reorder === undefined) {
        result.set(computed);
        return;
    }
    const { sizes, steps } = reorder;
    copyStrided(sizes, { data: result, at: 0, strides: rowMajor(sizes) }, { data: computed, at: 0, strides: steps });
}
