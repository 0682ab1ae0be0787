// ATTENTIONBACKWARD in TypeScript: head by head, the weights again, and products with their gradient, some queries at a time.
// Host memory only.
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.js';
import { headsOf, maskAt, scaleOf } from '../../core/attention.js';
import { QUERIES_AT_A_TIME, rowsOf, scoresRef, } from './attentionForward.ref.js';
/** All gradients that are asked for. `make` gives zeros, `gemm` may be any product. */
export function attentionBackwardRef(s, o, make, gemm = gemmBlockedRef) {
    const { batch, heads, groups, queries, keys, dim, dimV, cap } = s;
    const at = headsOf(s);
    const scale = scaleOf(s, s);
    const matrix = () => ({ ...make(keys * QUERIES_AT_A_TIME), ld: Math.max(1, keys) });
    const [P, dS] = [matrix(), matrix()];
    // Sums over heads that share keys begin with zeros.
    for (let b = 0; b < batch; b++)
        for (let head = 0; head < heads / groups; head++) {
            if (o.dK !== undefined)
                gemm('n', 'n', dim, keys, 0, 1, P, P, 0, rowsOf(o.dK, at.K, b, head));
            if (o.dV !== undefined)
                gemm('n', 'n', dimV, keys, 0, 1, P, P, 0, rowsOf(o.dV, at.V, b, head));
        }
    for (let b = 0; b < batch; b++)
        for (let head = 0; head < heads; head++)
            for (let first = 0; first < queries; first += QUERIES_AT_A_TIME) {
                const count = Math.min(QUERIES_AT_A_TIME, queries - first);
                const shared = Math.floor(head / groups);
                scoresRef(s, o, b, head, first, count, P, gemm);
                const dO = rowsOf(o.dO, at.O, b, head, first);
                const O = rowsOf(o.O, at.O, b, head, first);
                gemm('t', 'n', keys, count, dimV, 1, rowsOf(o.V, at.V, b, shared), dO, 0, dS);
                for (let i = 0; i < count; i++) {
                    const log = o.L.data[o.L.off + (b * heads + head) * queries + first + i];
                    let mean = 0;
                    for (let d = 0; d < dimV; d++)
                        mean += dO.data[dO.off + i * dO.ld + d] * O.data[O.off + i * O.ld + d];
                    for (let j = 0; j < keys; j++) {
                        const score = P.data[i * P.ld + j];
                        const p = score === -Infinity ? 0 : Math.exp(score - log);
                        // The score without the mask, which is behind the bend.
                        const more = o.mask?.data[o.mask.off + maskAt(s, b, head) + (first + i) * keys + j] ?? 0;
                        const bend = cap === 0 || score === -Infinity ? 1 : 1 - ((score - more) / cap) ** 2;
                        P.data[i * P.ld + j] = p;
                        dS.data[i * dS.ld + j] = p * (dS.data[i * dS.ld + j] - mean) * bend;
                    }
                }
                const [Q, K] = [rowsOf(o.Q, at.Q, b, head, first), rowsOf(o.K, at.K, b, shared)];
                if (o.dV !== undefined)
                    gemm('n', 't', dimV, keys, count, 1, dO, P, 1, rowsOf(o.dV, at.V, b, shared));
                if (o.dK !== undefined)
                    gemm('n', 't', dim, keys, count, scale, Q, dS, 1, rowsOf(o.dK, at.K, b, shared));
                if (o.dQ !== undefined)
                    gemm('n', 'n', dim, count, keys, scale, K, dS, 0, rowsOf(o.dQ, at.Q, b, head, first));
            }
}
