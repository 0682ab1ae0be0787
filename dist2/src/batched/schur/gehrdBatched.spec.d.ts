import { type BatchedForms } from '../../core/batchForms.ts';
/**
 * A = Q H Q^H for many general n x n matrices of one size at equal distances: H has zeros below its first subdiagonal, Q is orthogonal
 * (unitary).
 *
 * Hessenberg form: the first step of QR iteration. All rows and columns are reduced: there are no ilo and ihi.
 *
 * Overwrites A and tau. On a GPU context single precision runs on the GPU up to order 128, with a workgroup to each matrix; larger
 * matrices, doubles and complex ones run on the CPU. A result depends on its own matrix alone, to the last bit: not on the others, nor on
 * their number. A NaN spoils its matrix from its column on. Flops 10n^3/3 batchCount to leading order. Source: LAPACK xGEHRD.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example gehrdStridedBatched
 * // A thousand matrices of order 16, packed one behind the other.
 * const tau = ctx.alloc('s', 15 * 1000);
 * const each = { lda: 16, strideA: 256, strideTau: 15 };
 * await sgehrdStridedBatched(ctx.queue, { n: 16, A, tau, ...each, batchCount: 1000 });
 * @example gehrdBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const offsetsA = ctx.upload('i', new Int32Array([16, 64]));
 * const offsetsTau = ctx.upload('i', new Int32Array([0, 3]));
 * await sgehrdBatched(ctx.queue, { n: 4, A, lda: 4, offsetsA, tau, offsetsTau, batchCount: 2 });
 * @example gehrdVbatched
 * // A matrix of order 3, and behind it one of order 2.
 * await sgehrdVbatched(ctx.queue, { n: [3, 2], A, lda: [3, 2], offsetsA: [0, 9], tau, offsetsTau: [0, 2] });
 */
export declare const gehrdForms: BatchedForms;
