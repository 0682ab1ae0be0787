import { attentionLengths } from '../../core/attention.ts';
import { type Flops } from '../../core/flops.ts';
import type { ArgSpec, Extent, Values } from '../../core/spec.ts';
/** The extent of a tensor, as documentation says it. */
export declare const tensor: (name: keyof ReturnType<typeof attentionLengths>, words: string) => Extent;
export declare const attentionArgs: {
    /** Order of the axes of Q, K, V and O: batch, heads, rows, numbers of a row; or rows in front of heads. */
    readonly axes: {
        readonly kind: 'flag';
        readonly values: readonly ["bhsd", "bshd"];
        readonly default: 'bhsd';
    };
    readonly batch: ArgSpec;
    /** Of queries. */
    readonly heads: ArgSpec;
    /** Default 1. Heads of queries that share one of keys and values, one behind the other; divides `heads`. */
    readonly groups: {
        readonly kind: 'size';
        readonly default: 1;
        readonly also: (a: Readonly<Record<string, unknown>>) => "must divide heads" | undefined;
    };
    /** Rows of Q. */
    readonly queries: ArgSpec;
    /** Rows of K and V that are read. */
    readonly keys: ArgSpec;
    /** Numbers of a query and of a key. */
    readonly dim: ArgSpec;
    /** Numbers of a value. */
    readonly dimV: ArgSpec;
    /** Default 0, which is `keys`. Rows that K and V have room for in every head: a cache into which keys are written as they come. */
    readonly capacity: {
        readonly kind: 'size';
        readonly default: 0;
        readonly also: (a: Readonly<Record<string, unknown>>) => "must be 0 or >= keys" | undefined;
    };
    /** Default false. True: query i sees key j only if j <= i + past. */
    readonly causal: {
        readonly kind: 'switch';
        readonly default: false;
    };
    /** Default 0. Keys of the cache in front of that of the first query. */
    readonly past: {
        readonly kind: 'size';
        readonly default: 0;
    };
    /** Default 0, which is 1 / sqrt(dim). */
    readonly scale: {
        readonly kind: 'scalar';
        readonly default: 0;
    };
    /** Default 0, which is none. Scores x become cap tanh(x / cap), before the mask. */
    readonly cap: {
        readonly kind: 'scalar';
        readonly default: 0;
    };
    /** Default 1. Batches of the mask: 1 for one that all share, or `batch`. */
    readonly maskBatch: ArgSpec;
    /** Default 1. As maskBatch, or `heads`. */
    readonly maskHeads: ArgSpec;
    readonly Q: ArgSpec;
    readonly K: ArgSpec;
    readonly V: ArgSpec;
    /** What is added to scores, maskBatch x maskHeads x queries x keys; -inf hides a key. Without it 0. */
    readonly mask: ArgSpec;
};
/** Products of all queries with all keys, so many of keys and so many of values. */
export declare const flopsOfProducts: (a: Values, ofKeys: number, ofValues: number) => Flops;
