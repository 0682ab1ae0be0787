// ATTENTIONFORWARD: arguments, rules, documentation.

import { sumType } from '../../core/field.ts';
import { numbers } from '../../core/kinds.ts';
import { num, type RoutineSpec } from '../../core/spec.ts';
import { attentionArgs, flopsOfProducts, tensor } from './operands.ts';

/**
 * Scaled dot products: for every batch and head, O := softmax(S) V, row by row, where S(i, j) = scale Q(i, :) K(j, :)^T + mask(i, j).
 *
 * Tensors are packed, the last index fastest, in one of two orders of axes. Heads of queries may share heads of keys (`groups`), keys and
 * values may lie in a cache with room for more (`capacity`, `past`), and the softmax may see no key behind a query (`causal`).
 *
 * Overwrites O and L. A row all of whose keys are hidden is 0, and its L is -inf. NaN in a row of Q makes that row of O NaN; in K or the
 * mask, the rows that see it; in V rows that do not see it may be NaN too, for 0 times NaN is. On a GPU scores are never in memory, 32
 * keys at a time with weights relative to the largest so far, or go through at most 128 MiB of workspace: those of singles of more than
 * 64 numbers, or not causal, with at least 256 queries and keys, as products of blocks of queries. So beside the operands no memory is
 * needed that grows with the number of keys, but for calls of few queries (queries groups <= 16), whose keys are divided into up to 128
 * slices that are joined. Half precision stores halves and computes in single; where the GPU has matrix units, weights are rounded to
 * halves for them if dim = dimV is 64 or 128 and offsets are multiples of 8. On a GPU context halves and singles run on the GPU, doubles
 * on the CPU. Flops 2 batch heads queries keys (dim + dimV).
 * Source: Vaswani et al. 2017; Milakov and Gimelshein 2018; Dao 2023, FlashAttention-2.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // Eight heads of queries on two of keys, each query sees what came before it.
 * const sizes = { batch: 1, heads: 8, groups: 4, queries: 100, keys: 100, dim: 64, dimV: 64 };
 * await sattentionForward(ctx.queue, { ...sizes, causal: true, Q, K, V, O });
 */
export const attentionForwardSpec: RoutineSpec = {
  name: 'attentionForward',
  precs: 'hsd',
  args: {
    ...attentionArgs,
    /** Out, batch x heads x queries x dimV in the order of `axes`. */
    O: numbers(tensor('O', 'batch heads queries dimV'), 'out'),
    /** Out, batch x heads x queries, single for halves: of each row the logarithm of the sum of exponentials, for the gradient. */
    L: numbers(tensor('L', 'batch heads queries'), 'out', { type: sumType, optional: true }),
  },
  nothing: (a) => num(a, 'batch') === 0 || num(a, 'heads') === 0 || num(a, 'queries') === 0,
  flops: (a) => flopsOfProducts(a, 1, 1),
};
