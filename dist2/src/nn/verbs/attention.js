// attention(q, k, v) and its gradients on ndarrays.
import { ArgumentError } from '../../core/errors.js';
import { sizeOf } from '../../core/strided.js';
import { attentionBackward, attentionForward } from '../attention/routines.gen.js';
import { computed, operandsOf, optionsOf, perhaps, sameShape } from './call.js';
/**
 * softmax(scale q k^T) v for every batch and head: what queries find where they look by keys.
 *
 * q is batch x heads x queries x dim, k is batch x heads x keys x dim, v is batch x heads x keys x any, or all without batch, or also
 * without heads. The heads of k and v may be fewer, if their number divides that of q: neighbouring heads of q then share one. The result
 * is a new ndarray, batch x heads x queries x any, single if all operands are, which are read before the call returns its promise. A query
 * that sees no key finds 0. Computed by attentionForward, on the context's backend, doubles on the CPU.
 * Flops 2 batch heads queries keys (dim + any).
 *
 * @throws ArgumentError for wrong data types, shapes and options.
 * @example
 * const found = await attention([[0, 0]], [[1, 0], [0, 1]], [[1], [3]]);
 * console.log(found.get(0, 0)); // 2
 */
export const attention = (q, k, v, options = {}) => attend(q, k, v, options);
/**
 * The gradients of attention(q, k, v) by q, k and v, from the gradient dy by its result: { dq, dk, dv }.
 *
 * q, k, v and the options are those of attention, dy has the shape of its result, which is computed anew. The results are new ndarrays
 * of the shapes of q, k and v, single if all are. Computed by attentionForward and attentionBackward on the context's backend, doubles on
 * the CPU. Flops 2 batch heads queries keys (4 dim + 3 any).
 *
 * @throws ArgumentError for wrong data types, shapes and options.
 * @example
 * const { dv } = await attentionGrad([[0, 0]], [[1, 0], [0, 1]], [[1], [3]], [[1]]);
 * console.log(dv.data); // Float64Array(2) [ 0.5, 0.5 ]
 */
export async function attentionGrad(q, k, v, dy, options = {}) {
    const routine = 'attentionGrad';
    const [Q, K, V, DO] = operandsOf(routine, [
        [q, 'q'],
        [k, 'k'],
        [v, 'v'],
        [dy, 'dy'],
    ]);
    const named = optionsOf(routine, 5, options, NAMES);
    const { call, shape, mask } = callOf(routine, 5, [Q, K, V], options);
    sameShape(routine, 'dy', 4, DO, shape);
    const shapes = { dq: Q.shape, dk: K.shape, dv: V.shape };
    const operands = { q: Q, k: K, v: V, dy: DO, mask };
    return computed(named, options.signal, operands, shapes, async (at, { context, alloc }) => {
        const [O, L] = [alloc(sizeOf(shape)), alloc(call.batch * call.heads * call.queries)];
        const all = { ...call, Q: at.q, K: at.k, V: at.v, mask: at.mask, O, L };
        await attentionForward(context.queue, all);
        await attentionBackward(context.queue, { ...all, dO: at.dy, dQ: at.dq, dK: at.dk, dV: at.dv });
    });
}
async function attend(q, k, v, options) {
    const routine = 'attention';
    const [Q, K, V] = operandsOf(routine, [
        [q, 'q'],
        [k, 'k'],
        [v, 'v'],
    ]);
    const named = optionsOf(routine, 4, options, NAMES);
    const { call, shape, mask } = callOf(routine, 4, [Q, K, V], options);
    const operands = { q: Q, k: K, v: V, mask };
    const { found } = await computed(named, options.signal, operands, { found: shape }, (at, { context }) => attentionForward(context.queue, { ...call, Q: at.q, K: at.k, V: at.v, mask: at.mask, O: at.found }));
    return found;
}
const NAMES = ['causal', 'past', 'scale', 'cap', 'mask'];
/** The arguments of a call besides its operands, and the shape of the result. */
function callOf(routine, position, [Q, K, V], options) {
    const { causal = false, past = 0, scale = 0, cap = 0 } = options;
    const refuse = (name, position, { shape }, rule) => {
        throw new ArgumentError(routine, name, position, [...shape], rule);
    };
    const axes = Q.shape.length;
    if (axes < 2 || axes > 4)
        refuse('q', 1, Q, 'must have two to four axes');
    const sizes = ({ shape }) => [1, 1, ...shape].slice(-4);
    const [batch, heads, queries, dim] = sizes(Q);
    const [batchK, headsK, keys, dimK] = sizes(K);
    const [batchV, headsV, keysV, dimV] = sizes(V);
    const fitsK = batchK === batch && headsK > 0 && heads % headsK === 0 && dimK === dim;
    if (K.shape.length !== axes || !fitsK)
        refuse('k', 2, K, 'must be like q, with any number of keys and heads that divide its');
    if (V.shape.length !== axes || batchV !== batch || headsV !== headsK || keysV !== keys)
        refuse('v', 3, V, 'must have the shape of k, its last axis of any length');
    const shape = [batch, heads, queries, dimV].slice(-axes);
    const mask = perhaps(routine, position, 'mask', options.mask);
    const [maskBatch, maskHeads, rows, columns] = mask === undefined ? [1, 1, queries, keys] : sizes(mask);
    const fitsMask = [1, batch].includes(maskBatch) && [1, heads].includes(maskHeads);
    if (mask !== undefined && !(fitsMask && rows === queries && columns === keys && mask.shape.length <= 4))
        refuse('mask', position, mask, `must be ${queries} x ${keys}, or so for each of 1 or ${batch} x 1 or ${heads}`);
    const call = { batch, heads, groups: heads / headsK, queries, keys, dim, dimV, causal, past, scale, cap };
    return { call: { ...call, maskBatch, maskHeads }, shape, mask };
}
