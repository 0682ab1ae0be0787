// GEMMGROUPED: arguments, rules, documentation.
import { flopsGemm } from '../../core/flops.js';
import { integers, numbers, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { worded } from '../../core/windows.js';
const ACTIVATIONS = ['none', 'relu', 'gelu', 'geluTanh', 'silu', 'sigmoid', 'tanh'];
const product = (...names) => worded(names.join(' '), (a) => names.reduce((all, name) => all * num(a, name), 1));
/**
 * Y(r, :) := activation(X(r, :) W(e)^T + bias(e)) for the rows r of every group e: many products of different sizes in one call, as the
 * experts of a mixture have them. How many rows each group has is on the device, in `counts`, made by another kernel, and not read back.
 *
 * X is rows x depth, Y rows x features, W groups x features x depth or with `transW` groups x depth x features, bias groups x features,
 * all row-major and packed. The rows of group 0 come first, counts(0) of them, then those of group 1; `rows` is room for all of them, and
 * Y's rows behind the last group's are left alone.
 *
 * Overwrites the groups' rows of Y, and info. info = 0: all is done; info = e + 1: group e is the first one whose count is below 0, which
 * is taken for 0, or above the number of rows that are left, which it then gets; no other group's rows are spoilt. Halves are computed in
 * single and rounded once. On a GPU context halves and singles are one launch on the GPU, of halves on matrix units where there are some,
 * if depth, features and the places of X, W and Y in their buffers are multiples of 8, whose sums depend on the depth only: a row has the
 * same bits in every group's place. Doubles run on the CPU, which reads the counts. Flops 2 rows features depth where all rows are some
 * group's. Source: CUTLASS, grouped GEMM; Gale et al. 2022, MegaBlocks.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * // counts from a kernel that has sorted the tokens by experts.
 * const sizes = { groups: experts, rows: tokens, features, depth };
 * await sgemmGrouped(ctx.queue, { ...sizes, counts, X, W, activation: 'silu', Y, info });
 */
export const gemmGroupedSpec = {
    name: 'gemmGrouped',
    precs: 'hsd',
    args: {
        groups: size,
        /** Room for the rows of all groups. */
        rows: size,
        features: size,
        depth: size,
        /** Default false: W(e) is features x depth, as in PyTorch. True: depth x features. */
        transW: { kind: 'switch', default: false },
        /** Rows of each group. */
        counts: integers('groups', 'in'),
        X: numbers(product('rows', 'depth'), 'in'),
        W: numbers(product('groups', 'features', 'depth'), 'in'),
        /** Left out: 0. */
        bias: numbers(product('groups', 'features'), 'in', { optional: true }),
        /** Default 'none'. */
        activation: { kind: 'flag', values: ACTIVATIONS, default: 'none' },
        /** Out. */
        Y: numbers(product('rows', 'features'), 'inout'),
        /** One integer, out. */
        info: integers(1, 'out'),
    },
    flops: (a) => flopsGemm(num(a, 'rows'), num(a, 'features'), num(a, 'depth')),
};
