// The arguments that attention and its gradient have in common.
import { attentionLengths } from '../../core/attention.js';
import { flopsGemm, times } from '../../core/flops.js';
import { numbers, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
const shapeOf = (a) => a;
/** The extent of a tensor, as documentation says it. */
export const tensor = (name, words) => Object.assign((a) => attentionLengths(shapeOf(a))[name], { words });
const oneOr = (name, all) => ({
    kind: 'size',
    default: 1,
    also: (a) => (num(a, name) === 1 || num(a, name) === num(a, all) ? undefined : `must be 1 or ${all}`),
});
export const attentionArgs = {
    /** Order of the axes of Q, K, V and O: batch, heads, rows, numbers of a row; or rows in front of heads. */
    axes: { kind: 'flag', values: ['bhsd', 'bshd'], default: 'bhsd' },
    batch: size,
    /** Of queries. */
    heads: size,
    /** Default 1. Heads of queries that share one of keys and values, one behind the other; divides `heads`. */
    groups: {
        kind: 'size',
        default: 1,
        also: (a) => (num(a, 'groups') > 0 && num(a, 'heads') % num(a, 'groups') === 0 ? undefined : 'must divide heads'),
    },
    /** Rows of Q. */
    queries: size,
    /** Rows of K and V that are read. */
    keys: size,
    /** Numbers of a query and of a key. */
    dim: size,
    /** Numbers of a value. */
    dimV: size,
    /** Default 0, which is `keys`. Rows that K and V have room for in every head: a cache into which keys are written as they come. */
    capacity: {
        kind: 'size',
        default: 0,
        also: (a) => num(a, 'capacity') === 0 || num(a, 'capacity') >= num(a, 'keys') ? undefined : 'must be 0 or >= keys',
    },
    /** Default false. True: query i sees key j only if j <= i + past. */
    causal: { kind: 'switch', default: false },
    /** Default 0. Keys of the cache in front of that of the first query. */
    past: { kind: 'size', default: 0 },
    /** Default 0, which is 1 / sqrt(dim). */
    scale: { kind: 'scalar', default: 0 },
    /** Default 0, which is none. Scores x become cap tanh(x / cap), before the mask. */
    cap: { kind: 'scalar', default: 0 },
    /** Default 1. Batches of the mask: 1 for one that all share, or `batch`. */
    maskBatch: oneOr('maskBatch', 'batch'),
    /** Default 1. As maskBatch, or `heads`. */
    maskHeads: oneOr('maskHeads', 'heads'),
    Q: numbers(tensor('Q', 'batch heads queries dim'), 'in'),
    K: numbers(tensor('K', 'batch (heads/groups) capacity dim'), 'in'),
    V: numbers(tensor('V', 'batch (heads/groups) capacity dimV'), 'in'),
    /** What is added to scores, maskBatch x maskHeads x queries x keys; -inf hides a key. Without it 0. */
    mask: numbers(tensor('mask', 'maskBatch maskHeads queries keys'), 'in', { optional: true }),
};
/** Products of all queries with all keys, so many of keys and so many of values. */
export const flopsOfProducts = (a, ofKeys, ofValues) => times(num(a, 'batch') * num(a, 'heads'), flopsGemm(num(a, 'queries'), num(a, 'keys'), ofKeys * num(a, 'dim') + ofValues * num(a, 'dimV')));
