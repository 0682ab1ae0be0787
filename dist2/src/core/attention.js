// The sizes of attention, and where heads lie in packed tensors.
const stridesOf = (axes, heads, rows, width) => axes === 'bhsd'
    ? { row: width, head: rows * width, batch: heads * rows * width }
    : { row: heads * width, head: width, batch: rows * heads * width };
export const roomOf = ({ capacity, keys }) => (capacity === 0 ? keys : capacity);
/** How the heads of the tensors lie. */
export function headsOf(s) {
    const keyHeads = s.heads / s.groups;
    return {
        Q: stridesOf(s.axes, s.heads, s.queries, s.dim),
        K: stridesOf(s.axes, keyHeads, roomOf(s), s.dim),
        V: stridesOf(s.axes, keyHeads, roomOf(s), s.dimV),
        O: stridesOf(s.axes, s.heads, s.queries, s.dimV),
    };
}
/** Numbers of the tensors. */
export function attentionLengths(s) {
    const [rows, kept] = [s.batch * s.heads * s.queries, (s.batch * s.heads * roomOf(s)) / s.groups];
    return {
        ...{ Q: rows * s.dim, K: kept * s.dim, V: kept * s.dimV, O: rows * s.dimV, L: rows },
        mask: s.maskBatch * s.maskHeads * s.queries * s.keys,
    };
}
/** Where the mask of a head begins. */
export const maskAt = (s, batch, head) => ((s.maskBatch === 1 ? 0 : batch * s.maskHeads) + (s.maskHeads === 1 ? 0 : head)) * s.queries * s.keys;
export const scaleOf = ({ scale }, { dim }) => scale === 0 ? 1 / Math.sqrt(Math.max(1, dim)) : scale;
