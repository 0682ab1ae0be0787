// ATTENTIONFORWARD in TypeScript: head by head, a product, the softmax of its columns, a product, some queries at a time. Host memory only.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { headsOf, maskAt, scaleOf, } from '../../core/attention.js';
/** Queries whose scores are in memory at a time. */
export const QUERIES_AT_A_TIME = 64;
/** The rows of a head from one on, as columns of a matrix. */
export const rowsOf = ({ data, off }, s, batch, head, first = 0) => ({
    data,
    off: off + batch * s.batch + head * s.head + first * s.row,
    ld: Math.max(1, s.row),
});
/** Scores of `count` queries from `first` on, as columns of `scores`: -Infinity where a key is hidden. */
export function scoresRef(s, { Q, K, mask }, batch, head, first, count, scores, gemm) {
    const { keys, cap, causal, past } = s;
    const at = headsOf(s);
    const keyRows = rowsOf(K, at.K, batch, Math.floor(head / s.groups));
    gemm('t', 'n', keys, count, s.dim, scaleOf(s, s), keyRows, rowsOf(Q, at.Q, batch, head, first), 0, scores);
    for (let i = 0; i < count; i++)
        for (let j = 0; j < keys; j++) {
            const to = scores.off + j + i * scores.ld;
            const x = scores.data[to];
            const bent = cap === 0 ? x : cap * Math.tanh(x / cap);
            const more = mask === undefined ? 0 : mask.data[mask.off + maskAt(s, batch, head) + (first + i) * keys + j];
            const isHidden = (causal && j > first + i + past) || more === -Infinity;
            scores.data[to] = isHidden ? -Infinity : bent + more;
        }
}
/** O, and L if it is there. `make` gives zeros, `gemm` may be any product. */
export function attentionForwardRef(s, o, make, gemm = gemmBlockedRef) {
    const { batch, heads, queries, keys, dimV } = s;
    const at = headsOf(s);
    const P = { ...make(keys * QUERIES_AT_A_TIME), ld: Math.max(1, keys) };
    for (let b = 0; b < batch; b++)
        for (let head = 0; head < heads; head++)
            for (let first = 0; first < queries; first += QUERIES_AT_A_TIME) {
                const count = Math.min(QUERIES_AT_A_TIME, queries - first);
                scoresRef(s, o, b, head, first, count, P, gemm);
                for (let i = 0; i < count; i++) {
                    const column = i * P.ld;
                    let top = -Infinity;
                    for (let j = 0; j < keys; j++)
                        top = Math.max(top, P.data[column + j]);
                    let sum = 0;
                    for (let j = 0; j < keys; j++) {
                        const p = top === -Infinity ? 0 : Math.exp(P.data[column + j] - top);
                        P.data[column + j] = p;
                        sum += p;
                    }
                    for (let j = 0; j < keys && top !== -Infinity; j++)
                        P.data[column + j] /= sum;
                    if (o.L !== undefined)
                        o.L.data[o.L.off + (b * heads + head) * queries + first + i] = top + Math.log(sum);
                }
                const values = rowsOf(o.V, at.V, b, Math.floor(head / s.groups));
                gemm('n', 'n', dimV, count, keys, 1, values, P, 0, rowsOf(o.O, at.O, b, head, first));
            }
}
