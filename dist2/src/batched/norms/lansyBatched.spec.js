// LANSY of a batch: arguments, rules, documentation.
import { NORMS } from '../../blas3/norms/norm.js';
import { batchedForms, squareMatrix } from '../../core/batchForms.js';
import { num } from '../../core/spec.js';
import { withLists } from '../problemLists.js';
/**
 * The norms of many symmetric matrices, also complex ones, of one size at equal distances: max, one (the same as infinity) or Frobenius.
 *
 * Overwrites result, which stays on the device. NaN in any element that is read gives NaN; sums of squares neither overflow nor underflow
 * unless the norm does. Of a matrix that would leave its buffer (at offsets on the device) the norm is 0. On a GPU context single and
 * complex single run on the GPU, double and complex double on the CPU. A result depends on its own matrix alone, to the last bit. Flops
 * about n^2 batchCount. Source: LAPACK xLANSY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example lansyStridedBatched
 * // A thousand matrices of order 16, packed one behind the other.
 * const result = ctx.alloc('s', 1000);
 * const each = { lda: 16, strideA: 256, batchCount: 1000 };
 * await slansyStridedBatched(ctx.queue, { norm: '1', uplo: 'l', n: 16, A, result, ...each });
 * @example lansyBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * await slansyBatched(ctx.queue, { norm: 'f', uplo: 'l', n: 4, A, lda: 4, offsetsA, result, batchCount: 2 });
 * @example lansyVbatched
 * // Of order 3, and behind it one of order 2.
 * await slansyVbatched(ctx.queue, { norm: '1', uplo: 'l', n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], result });
 */
export const lansyForms = withLists(batchedForms({
    name: 'lansy',
    precs: 'sdcz',
    flags: { norm: { kind: 'flag', values: NORMS }, uplo: { kind: 'flag', values: ['l', 'u'] } },
    sizes: ['n'],
    operands: { A: squareMatrix('in') },
    reports: 'none',
    flops: (a) => num(a, 'n') ** 2,
}), 'A', { result: { access: 'out', real: true } });
