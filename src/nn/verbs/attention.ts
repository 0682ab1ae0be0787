// attention(q, k, v) on ndarrays.
import { ArgumentError } from '../../core/errors.ts';
import type { ArrayInput, Operand, Solved } from '../../linalg/arrays.ts';
import type { NdArray } from '../../linalg/ndarray.ts';
import type { VerbOptions } from '../../linalg/options.ts';
import { attentionForward } from '../attention/routines.gen.ts';
import { onContext, operandsOf, optionsOf } from './call.ts';

/** What a query sees, and how. */
export interface AttentionOptions extends VerbOptions {
  /** Query i sees key j only if j <= i + past. Default false. */
  readonly causal?: boolean;
  /** Keys in front of that of the first query. Default 0. */
  readonly past?: number;
  /** Of the products of queries and keys. Default 1 / sqrt(their length). */
  readonly scale?: number;
}

/**
 * softmax(scale q k^T) v for every batch and head: what queries find where they look by keys.
 *
 * q is batch x heads x queries x dim, k is batch x heads x keys x dim, v is batch x heads x keys x any, or all without batch, or also
 * without heads. The heads of k and v may be fewer, if their number divides that of q: neighbouring heads of q then share one. The result
 * is a new ndarray, batch x heads x queries x any, single if all operands are, which are read before the call returns its promise. A query
 * that sees no key finds 0. Computed by attentionForward, which also takes masks, on the context's backend, doubles on the CPU.
 * Flops 2 batch heads queries keys (dim + any).
 *
 * @throws ArgumentError for wrong data types, shapes and options.
 * @example
 * const found = await attention([[0, 0]], [[1, 0], [0, 1]], [[1], [3]]);
 * console.log(found.get(0, 0)); // 2
 */
export const attention = <A extends ArrayInput>(
  q: A,
  k: ArrayInput,
  v: ArrayInput,
  options: AttentionOptions = {},
): Promise<NdArray<Solved<A>>> => attend(q, k, v, options) as Promise<NdArray<Solved<A>>>;

async function attend(q: unknown, k: unknown, v: unknown, options: AttentionOptions) {
  const routine = 'attention';
  const given = operandsOf(routine, [
    [q, 'q'],
    [k, 'k'],
    [v, 'v'],
  ]);
  const named = optionsOf(routine, 4, options, ['causal', 'past', 'scale']);
  const { causal = false, past = 0, scale = 0 } = options;
  const refuse = (name: string, position: number, { shape }: Operand, rule: string): never => {
    throw new ArgumentError(routine, name, position, [...shape], rule);
  };
  const [Q, K, V] = given as [Operand, Operand, Operand];
  const axes = Q.shape.length;
  if (axes < 2 || axes > 4) refuse('q', 1, Q, 'must have two to four axes');
  const sizes = ({ shape }: Operand) => [1, 1, ...shape].slice(-4) as [number, number, number, number];
  const [batch, heads, queries, dim] = sizes(Q);
  const [batchK, headsK, keys, dimK] = sizes(K);
  const [batchV, headsV, keysV, dimV] = sizes(V);
  const fitsK = batchK === batch && headsK > 0 && heads % headsK === 0 && dimK === dim;
  if (K.shape.length !== axes || !fitsK)
    refuse('k', 2, K, 'must be like q, with any number of keys and heads that divide its');
  if (V.shape.length !== axes || batchV !== batch || headsV !== headsK || keysV !== keys)
    refuse('v', 3, V, 'must have the shape of k, its last axis of any length');
  const shape = [batch, heads, queries, dimV].slice(-axes);
  const call = { batch, heads, groups: heads / headsK, queries, keys, dim, dimV, causal, past, scale };
  const [found] = await onContext(named, options.signal, given, [shape], async ({ context, buffers, alloc }) => {
    const O = alloc(batch * heads * queries * dimV);
    await attentionForward(context.queue, { ...call, Q: buffers[0]!, K: buffers[1]!, V: buffers[2]!, O });
    return [O];
  });
  return found!;
}
