import { footprint } from '../core/matrix.js';
import { groupBytes } from '../engine/kernels/batchedLanes.js';
import { realsOf } from '../engine/ops.js';
import { SCRATCH_BYTES } from '../engine/pool.js';
/** The elements of an operand of a call: real ones of a complex call, if it has one part. */
export const elementsIn = (r, parts) => r.parts === 2 && parts !== 2 ? realsOf(r) : r;
/** Operands that are written, which may lie between each other in one array: an array that is a guest is brought in once. */
export function batchPlaces(space, r, operands) {
    const spans = new Map();
    for (const { data, off, ld, rows, cols, stride, count, parts } of operands) {
        const end = off + (count - 1) * stride + footprint(rows, cols, ld);
        const { from, to } = spans.get(data) ?? { from: off, to: end };
        spans.set(data, { from: Math.min(from, off), to: Math.max(to, end), own: elementsIn(r, parts) });
    }
    const homes = new Map();
    for (const [data, { from, to, own }] of spans) {
        const length = Math.max(1, to - from);
        const span = { data, off: from, ld: length, parts: own.parts };
        homes.set(data, space.matrix(span, to - from, 1, 'write').at - from * own.bytes);
    }
    return operands.map(({ data, off, ld, stride, parts }) => {
        const { bytes } = elementsIn(r, parts);
        return { at: homes.get(data) + off * bytes, ld, ldBytes: ld * bytes, strideBytes: stride * bytes };
    });
}
/** Matrix b of a batch. */
export const placeOf = ({ at, ld, strideBytes }, b) => ({ at: at + b * strideBytes, ld });
/**
 * Up to this order lanes are at least twice as fast as the routines for one matrix (LU and Cholesky of order 128, Xeon with AVX-512, Node
 * 20, 2026-11), which overtake them at some 256. However few matrices there are: bits must not depend on their number.
 */
const MOST_ORDER = 128;
/**
 * Whether groups of rows x cols matrices, of which `order` columns are eliminated, are computed in lanes. They share the second-level
 * cache.
 */
export const fitsLanes = (order, rows, cols) => order <= MOST_ORDER && groupBytes(rows, cols) <= SCRATCH_BYTES / 4;
/** The same of matrices of any type: lanes are of real numbers. */
export const inLanes = (r, order, rows, cols) => r.parts === 1 && fitsLanes(order, rows, cols);
/** Flops that are worth handing over to another thread: some 50 us. */
const PART = 400_000;
const PARTS_PER_THREAD = 4;
/**
 * Calls a kernel's function for all matrices, on all threads: `args` are its arguments for matrices from `first` on, but for their number.
 */
export function runLanes(e, r, kernel, name, { count, flops }, args) {
    const groups = Math.ceil(count / r.lanes);
    const { threads } = e.pool;
    const wanted = threads === 1 ? 1 : Math.min(PARTS_PER_THREAD * threads, Math.floor(flops / PART));
    const each = Math.ceil(groups / Math.max(1, wanted)) * r.lanes;
    const parts = [];
    for (let first = 0; first < count; first += each)
        parts.push([...args(first), Math.min(each, count - first)]);
    e.run(kernel, name, parts);
}
