// SYGV of a batch: arguments, rules, documentation.
import { squareMatrix } from '../../core/batchForms.js';
import { flopsSygvx } from '../../core/flops.js';
import { complexly, num } from '../../core/spec.js';
import { withValues } from './eigenForms.js';
/**
 * A Z = B Z W (itype 1), A B Z = Z W (2) or B A Z = Z W (3) with diagonal W for many pairs of one size at equal distances; A is symmetric,
 * B symmetric and positive definite, or Hermitian both, one triangle of each stored.
 *
 * Generalized symmetric eigenproblems: B is factored, a standard problem is made of it, which syevd solves, and the factor gives its
 * vectors back: Z^H B Z = I of types 1 and 2, Z^H B^-1 Z = I of type 3. Errors grow with the condition number of B. On a GPU pairs of
 * orders up to 1024, complex ones up to 256, are solved side by side in a workspace; a batch with larger ones is computed on the CPU, one
 * pair after the other. A result depends on its own pair alone, to the last bit, as long as its batch is computed in the same place.
 *
 * Overwrites W, info, B and A. `nonfinite` tells of A. Flops as syev and 4n^3/3 more for W alone, 7n^3/3 with vectors, times batchCount.
 * Source: LAPACK xSYGVD, cuSOLVER sygvd, MAGMA.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a pair that has
 * no result only with `onFailure: 'throw'`: else read info.
 * @example sygvStridedBatched
 * // A thousand pairs of order 6, packed one behind the other; A becomes their vectors.
 * const [B, W, info] = [ctx.upload('s', spd), ctx.alloc('s', 6 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 6, strideA: 36, ldb: 6, strideB: 36, strideW: 6 };
 * await ssygvStridedBatched(ctx.queue, { itype: 1, uplo: 'l', n: 6, A, B, W, info, ...each, batchCount: 1000 });
 * @example sygvBatched
 * // Two of the pairs of order 4 that lie in A and B, those at 16 and 64.
 * const offsets = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsW = ctx.upload('i', new Int32Array([0, 4]));
 * const places = { lda: 4, offsetsA: offsets, ldb: 4, offsetsB: offsets, offsetsW };
 * await ssygvBatched(ctx.queue, { itype: 1, uplo: 'l', n: 4, A, B, W, info, ...places, batchCount: 2 });
 * @example sygvVbatched
 * // A pair of order 3, and behind it one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], ldb: [3, 2], offsetsB: [0, 9], offsetsW: [0, 3] };
 * await ssygvVbatched(ctx.queue, { itype: 1, uplo: 'l', n: [3, 2], A, B, W, info, ...places });
 */
export const sygvForms = withValues({
    name: 'sygv',
    named: complexly('hegv'),
    precs: 'sdcz',
    flags: {
        itype: { kind: 'index', from: () => 1, to: () => 3, rule: 'must be 1, 2 or 3' },
        jobz: { kind: 'flag', values: ['v', 'n'], default: 'v' },
        uplo: { kind: 'flag', values: ['l', 'u'] },
    },
    sizes: ['n'],
    operands: { A: squareMatrix('inout'), B: squareMatrix('inout') },
    reports: 'nonfinite',
    flops: (a) => flopsSygvx(num(a, 'n'), num(a, 'n'), a['jobz'] === 'v'),
});
