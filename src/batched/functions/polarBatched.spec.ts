// POLAR of a batch: arguments, rules, documentation.
import { type BatchedForms, batchedForms, eachForm, squareMatrix } from '../../core/batchForms.ts';
import { flopsPolar } from '../../core/flops.ts';
import { type ArgSpec, arg, num, type Values } from '../../core/spec.ts';

/** The first entry of n that is larger than that of m. */
function wideAt({ m, n }: Values): string | undefined {
  const [rows, cols] = [m as ArrayLike<number>, n as ArrayLike<number>];
  const b = Array.from(cols).findIndex((own, at) => own > rows[at]!);
  return b < 0 ? undefined : `entry ${b} must be an integer in 0..m`;
}

const most: ArgSpec = { kind: 'index', from: () => 0, to: arg('m'), rule: 'must be an integer in 0..m' };

const forms = batchedForms({
  name: 'polar',
  precs: 'sdcz',
  sizes: ['m', 'n'],
  operands: {
    A: { rows: arg('m'), cols: arg('n'), access: 'inout' },
    H: squareMatrix('out'),
  },
  reports: 'nonfinite',
  flops: (a) => flopsPolar(num(a, 'm'), num(a, 'n')),
});

/**
 * A = U H with orthonormal columns in U and a symmetric, of complex numbers Hermitian, positive semidefinite H; A and U are m x n, m >= n,
 * H is n x n.
 *
 * Polar decompositions of many m x n matrices of one size at equal distances: U is the matrix with orthonormal columns that lies next to A,
 * and H = (A^H A)^(1/2).
 *
 * From singular value decompositions A = X S Y^H, see gesvdStridedBatched: U = X Y^H, H = Y S Y^H. On a GPU context single precision runs
 * on the GPU where n is at most 512, complex single where gesvdStridedBatched does; the rest on the CPU, small real matrices one in each
 * lane of the processor's vectors, others one after the other by the Halley iteration of the routine polar. A result depends on its own
 * matrix alone, to the last bit: not on the others, nor on their number, as long as its batch is computed in one place: one matrix that the
 * GPU does not take brings a ragged batch to the CPU whole. H is symmetric (Hermitian) to the last bit. H is unique, and so is U if A has
 * full rank; else U has orthonormal columns too, one of many.
 *
 * Overwrites A, H and info. Flops: as counted, those of the iteration, see polar. Source: N. J. Higham, Functions of Matrices, SIAM 2008,
 * chapter 8; Y. Nakatsukasa, Z. Bai, F. Gygi, SIAM J. Matrix Anal. Appl. 31 (2010) 2700.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example polarStridedBatched
 * // A thousand matrices of 12 x 5, packed one behind the other.
 * const [H, info] = [ctx.alloc('s', 25 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 12, strideA: 60, ldh: 5, strideH: 25 };
 * await spolarStridedBatched(ctx.queue, { m: 12, n: 5, A, H, info, ...each, batchCount: 1000 });
 * @example polarBatched
 * // Two of the matrices of order 4 that lie in A, those at 16 and 64.
 * const list = (...offsets: number[]) => ctx.upload('i', new Int32Array(offsets));
 * const places = { lda: 4, offsetsA: list(16, 64), ldh: 4, offsetsH: list(0, 16) };
 * await spolarBatched(ctx.queue, { m: 4, n: 4, A, H, info, ...places, batchCount: 2 });
 * @example polarVbatched
 * // A 3 x 3 matrix, and behind it one of 5 x 2.
 * const places = { lda: [3, 5], offsetsA: [0, 9], ldh: [3, 2], offsetsH: [0, 9] };
 * await spolarVbatched(ctx.queue, { m: [3, 5], n: [3, 2], A, H, info, ...places });
 */
export const polarForms: BatchedForms = eachForm((form) => ({
  ...forms[form],
  args: { ...forms[form].args, n: form === 'vbatched' ? { kind: 'sizes', also: wideAt } : most },
}));
