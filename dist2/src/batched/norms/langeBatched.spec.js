// LANGE of a batch: arguments, rules, documentation.
import { NORMS } from '../../blas3/norms/norm.js';
import { batchedForms } from '../../core/batchForms.js';
import { arg, num } from '../../core/spec.js';
import { withLists } from '../problemLists.js';
/**
 * The norms of many matrices of one size at equal distances: max, one, infinity or Frobenius.
 *
 * Overwrites result, which stays on the device. NaN in any element of a matrix gives NaN as its norm, an infinity gives infinity; sums of
 * squares neither overflow nor underflow unless the norm does; an empty matrix has norm 0. Of a matrix that would leave its buffer (at
 * offsets on the device) the norm is 0. On a GPU context single and complex single run on the GPU, in one pass over the matrices, double
 * and complex double on the CPU. A result depends on its own matrix alone, to the last bit. Flops about m n batchCount. Source: LAPACK
 * xLANGE.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example langeStridedBatched
 * // A thousand matrices of 20 x 8, packed one behind the other.
 * const result = ctx.alloc('s', 1000);
 * const each = { lda: 20, strideA: 160, batchCount: 1000 };
 * await slangeStridedBatched(ctx.queue, { norm: '1', m: 20, n: 8, A, result, ...each });
 * @example langeBatched
 * // Two of the matrices of 4 x 3 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await slangeBatched(ctx.queue, { norm: 'f', m: 4, n: 3, A, lda: 4, offsetsA, result, batchCount: 2 });
 * @example langeVbatched
 * // A 3 x 3 matrix, and behind it one of 2 x 5.
 * await slangeVbatched(ctx.queue, { norm: 'i', m: [3, 2], n: [3, 5], A, lda: [3, 2], offsetsA: [0, 9], result });
 */
export const langeForms = withLists(batchedForms({
    name: 'lange',
    precs: 'sdcz',
    flags: { norm: { kind: 'flag', values: NORMS } },
    sizes: ['m', 'n'],
    operands: { A: { rows: arg('m'), cols: arg('n'), access: 'in' } },
    reports: 'none',
    flops: (a) => num(a, 'm') * num(a, 'n'),
}), 'A', { result: { access: 'out', real: true } });
