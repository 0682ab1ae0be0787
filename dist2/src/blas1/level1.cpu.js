// How BLAS 1 uses the engine: which calls it takes, and their division into parts that does not depend on the number of threads.
import { engine } from '../engine/engine.js';
import { level1 } from '../engine/kernels/level1.js';
import { level1Extremes } from '../engine/kernels/level1Extremes.js';
import { double, single } from '../engine/ops.js';
import { startOf } from './vector.ref.js';
/**
 * Elements from which the engine is used: its parts and calls take 1 us, in which a loop in TypeScript does about 500 (Xeon, Node 20,
 * 2026-11).
 */
const LEAST = 512;
/** Elements of a part, and most parts. */
const PART = 131072;
const MOST_PARTS = 1024;
/**
 * Vectors of n elements that all live in the engine's memory; undefined where one does not, where the engine does not pay, or where
 * elements are complex and do not lie one behind the other. Those that do are twice as many real numbers: the caller knows that its
 * formula takes the parts for themselves. Copying guests in would take as long as the loop in TypeScript.
 */
export function onEngine(n, given) {
    const e = n < LEAST ? undefined : engine();
    const vectors = e === undefined ? undefined : inParts(given);
    if (e === undefined || vectors === undefined)
        return undefined;
    const numbers = given[0].parts === 2 ? 2 * n : n;
    const walks = [];
    for (const x of vectors) {
        const home = e.heap.addressOf(x.data);
        if (home === undefined)
            return undefined;
        const bytes = x.data.BYTES_PER_ELEMENT;
        walks.push([home + startOf(numbers, x) * bytes, x.ld * bytes]);
    }
    const real = vectors[0].data instanceof Float32Array ? single : double;
    return { engine: e, real, n: numbers, vectors, walks };
}
const isReal = (x) => x.parts !== 2;
/** Vectors as such of real numbers, if they are or can be: which element stands with which does not change. */
function inParts(vectors) {
    if (vectors.every(isReal))
        return vectors;
    const [{ ld }] = vectors;
    if (Math.abs(ld) !== 1 || vectors.some((x) => x.ld !== ld))
        return undefined;
    return vectors.map(({ data, off }) => ({ data, off: 2 * off, ld: 1 }));
}
/** First element and number of elements of each part. */
function* parts(n) {
    const size = Math.max(PART, Math.ceil(n / MOST_PARTS));
    for (let first = 0; first < n; first += size)
        yield [first, Math.min(size, n - first)];
}
const argsOf = ({ walks }, first, count) => [
    count,
    ...walks.flatMap(([at, inc]) => [at + first * inc, inc]),
];
/** Calls a kernel that changes the vectors element by element. */
export function eachElement(v, name, factors = []) {
    const calls = Array.from(parts(v.n), ([first, count]) => [...argsOf(v, first, count), ...factors]);
    v.engine.run(level1[v.real.prec], name, calls);
}
/** The results of a reduction for each part, with the part's first element. */
function reduce(v, kernel, name, factors) {
    const { engine: e, n } = v;
    const ranges = [...parts(n)];
    const isPlace = name.startsWith('iam');
    const alone = () => ranges.map(([first, count]) => [first, e.functionsOf(kernel)[name](...argsOf(v, first, count), ...factors)]);
    if (ranges.length === 1)
        return alone();
    const results = e.within((space) => {
        const to = space.take(8 * ranges.length);
        const calls = ranges.map(([first, count], i) => [...argsOf(v, first, count), ...factors, to + 8 * i]);
        e.run(kernel, `${name}To`, calls);
        const values = e.heap.view(Float64Array, to, ranges.length);
        const places = e.heap.view(Int32Array, to, 2 * ranges.length);
        return ranges.map(([first], i) => [first, isPlace ? places[2 * i] : values[i]]);
    });
    return results ?? alone();
}
/** The sum over all elements. */
export function sumOf(v, name, factors = []) {
    return reduce(v, level1[v.real.prec], name, factors).reduce((sum, [, value]) => sum + value, 0);
}
/** The elements among which the extreme one is, or the first NaN: one of each part, in order, counted from 0. */
export function candidates(v, name) {
    return reduce(v, level1Extremes[v.real.prec], name, []).map(([first, place]) => first + place);
}
/** The trace entry of a call. */
export function noteCpu(queue, { routine, prec }, byEngine) {
    const why = queue.whyCpu(prec);
    const reference = `${why}; by the reference, because the call is small or an operand lives outside the engine's memory`;
    queue.note({ routine, backend: 'cpu', why: byEngine ? why : reference });
}
