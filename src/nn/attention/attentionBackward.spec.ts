// ATTENTIONBACKWARD: arguments, rules, documentation.
import { sumType } from '../../core/field.ts';
import { numbers } from '../../core/kinds.ts';
import type { RoutineSpec } from '../../core/spec.ts';
import { attentionArgs, flopsOfProducts, tensor } from './operands.ts';

/**
 * The gradient of attentionForward: from dO, the derivatives of a number by its result O, those by Q, K and V. With P = exp(S - L), the
 * weights of the softmax: dV = P^T dO, dS = P (dO V^T - rows of sums of dO O), dQ = scale dS K, dK = scale dS^T Q, over all heads of
 * queries that share a head of keys. Other arguments are as attentionForward was given them; O and L are its results.
 *
 * Overwrites dQ, dK and dV; those that are not wanted are left out. Rows of dK and dV behind the keys of a cache are left alone. Rows
 * that see no key have no part. On a GPU scores are computed again, for dQ and for dK and dV; of singles with at least 256 queries and
 * keys and 48 numbers they go through at most 256 MiB of workspace, as products of blocks of queries. Sums are in an order that depends
 * on sizes only. Half precision stores halves and computes in single. On matrix units, if the device has some, dim = dimV is 64 or 128,
 * there are at least 17 queries and keys, and operands begin at multiples of 8 in their buffers, sums are single, but weights and dS are
 * rounded to halves before they are multiplied: dS above 65504 is infinite. On a GPU context halves and singles run on the GPU, doubles
 * on the CPU. Flops 2 batch heads queries keys (3 dim + 2 dimV), counting scores once.
 * Source: Dao et al. 2022, FlashAttention, appendix B; Dao 2023.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const shape = { batch, heads, queries, keys, dim, dimV, causal: true };
 * await sattentionForward(ctx.queue, { ...shape, Q, K, V, O, L });
 * await sattentionBackward(ctx.queue, { ...shape, Q, K, V, O, L, dO, dQ, dK, dV });
 */
export const attentionBackwardSpec: RoutineSpec = {
  name: 'attentionBackward',
  precs: 'hsd',
  args: {
    ...attentionArgs,
    /** Of attentionForward, like L. */
    O: numbers(tensor('O', 'batch heads queries dimV'), 'in'),
    L: numbers(tensor('L', 'batch heads queries'), 'in', { type: sumType }),
    /** Like O. */
    dO: numbers(tensor('O', 'batch heads queries dimV'), 'in'),
    /** Out, like Q; dK like K, dV like V. */
    dQ: numbers(tensor('Q', 'batch heads queries dim'), 'out', { optional: true }),
    dK: numbers(tensor('K', 'batch (heads/groups) capacity dim'), 'inout', { optional: true }),
    dV: numbers(tensor('V', 'batch (heads/groups) capacity dimV'), 'inout', { optional: true }),
  },
  flops: (a) => flopsOfProducts(a, 3, 2),
};
