// How the device walks along vectors: element i of n stands at start + i*inc. No kernels here.
import { isComplex, isDouble } from '../core/field.js';
/** What kernels hold elements as: integers, which are only moved, are as long as singles. */
export const deviceType = ({ type }) => (type === 'i' || type === 'b' ? 's' : type);
/** The vector of n elements that BLAS means by a matrix view whose ld is the increment: a negative one starts at the far end. */
export const deviceVector = (n, { data, off, ld }) => ({
    data,
    start: ld > 0 ? off : off + (1 - n) * ld,
    inc: ld,
});
/** A vector for a routine that does not care about the order of the elements. */
export const unordered = ({ data, off, ld }) => ({ data, start: off, inc: Math.abs(ld) });
/** Two vectors for a routine that cares only which elements belong together: two that run backwards run forwards. */
export const paired = (n, x, y) => x.ld < 0 && y.ld < 0 ? [unordered(x), unordered(y)] : [deviceVector(n, x), deviceVector(n, y)];
/** Fours where every vector is real, contiguous and starts at a multiple of four, then what is left, one by one. */
export function pieces(n, vectors) {
    if (!isWide(vectors))
        return n > 0 ? [{ first: 0, count: n, width: 1 }] : [];
    const rest = n % 4;
    const all = [
        { first: 0, count: n - rest, width: 4 },
        { first: n - rest, count: rest, width: 1 },
    ];
    return all.filter(({ count }) => count > 0);
}
const isWide = (vectors) => vectors.every(({ data: { type }, start, inc }) => inc === 1 && start % 4 === 0 && !isComplex(type) && !isDouble(type));
/** Offset and increment of a piece in its own unit: elements, or vectors of four. */
export const walk = ({ first, width }, { start, inc }) => ({
    off: (start + first * inc) / width,
    inc,
});
/** Reason for the trace. */
export const whyOf = (vectors) => isWide(vectors)
    ? 'contiguous and aligned: four elements per access'
    : 'complex, double, an increment, or an offset that is no multiple of four: one element per access';
