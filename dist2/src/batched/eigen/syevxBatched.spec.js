// SYEVX of a batch: arguments, rules, documentation.
import { batchedForms, squareMatrix } from '../../core/batchForms.js';
import { flopsSyevx } from '../../core/flops.js';
import { arg, complexly, num } from '../../core/spec.js';
import { columnsChosen, withChoice } from './chosenForms.js';
/**
 * A Z = Z W with orthonormal columns in Z and diagonal W, for chosen eigenvalues of many symmetric or Hermitian matrices of one size at
 * equal distances, one triangle of each stored: all of them, those in an interval, or those with given indices.
 *
 * A is only read, so that it may be the same for all. On a GPU context single precision runs on the GPU up to order 1024, complex single up
 * to 256: all are found as by syev, and those that are asked for handed out. Larger ones and double run on the CPU, where nothing is
 * computed of vectors that are not asked for. A result depends on its own matrix alone, to the last bit: not on the others, nor on their
 * number, but for a batch with a matrix above that order, which the CPU takes as a whole. The signs of vectors are anybody's.
 *
 * Overwrites m, W, Z and info. Flops to leading order, where vectors are chosen: (4/3) n^3 and 2n^2 for each vector, times batchCount.
 * Source: LAPACK xSYEVX, cuSOLVER Xsyevdx.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. For a matrix that
 * has no result only with `onFailure: 'throw'`: else read info.
 * @example syevxStridedBatched
 * // The largest eigenvalue of each of a thousand matrices of order 16, and its vector.
 * const [m, W, Z, info] = [ctx.alloc('i', 1000), ctx.alloc('s', 16 * 1000), ctx.alloc('s', 16 * 1000), ctx.alloc('i', 1000)];
 * const each = { lda: 16, strideA: 256, strideW: 16, ldz: 16, strideZ: 16 };
 * const which = { range: 'i', il: 16, iu: 16 } as const;
 * await ssyevxStridedBatched(ctx.queue, { ...which, uplo: 'l', n: 16, A, m, W, Z, info, ...each, batchCount: 1000 });
 * @example syevxBatched
 * // How many eigenvalues in (0, 1] two of the matrices of order 4 that lie in A have, those at 16 and 64, and which.
 * const [offsetsA, offsetsW] = [ctx.upload('i', new Int32Array([16, 64])), ctx.upload('i', new Int32Array([0, 4]))];
 * const places = { lda: 4, offsetsA, offsetsW };
 * const which = { jobz: 'n', range: 'v', vl: 0, vu: 1 } as const;
 * await ssyevxBatched(ctx.queue, { ...which, uplo: 'l', n: 4, A, m, W, info, ...places, batchCount: 2 });
 * @example syevxVbatched
 * // The two smallest eigenvalues, and their vectors, of a matrix of order 3 and of one of order 2.
 * const places = { lda: [3, 2], offsetsA: [0, 9], offsetsW: [0, 3], ldz: [3, 2], offsetsZ: [0, 6] };
 * const which = { range: 'i', il: 1, iu: 2 } as const;
 * await ssyevxVbatched(ctx.queue, { ...which, uplo: 'l', n: [3, 2], A, m, W, Z, info, ...places });
 */
export const syevxForms = withChoice(batchedForms({
    name: 'syevx',
    named: complexly('heevx'),
    precs: 'sdcz',
    flags: {
        /** 'v' (default): vectors too. 'n': values alone. */
        jobz: { kind: 'flag', values: ['v', 'n'], default: 'v' },
        /** Which eigenvalues: 'a' (default) all, 'v' those in (vl, vu], 'i' the il-th to the iu-th in ascending order, counted from 1. */
        range: { kind: 'flag', values: ['a', 'v', 'i'], default: 'a' },
        /** Which triangle of A is read: 'l' or 'u'. */
        uplo: { kind: 'flag', values: ['l', 'u'] },
    },
    sizes: ['n'],
    operands: {
        /** In: one triangle of A. Problems may share it. */
        A: squareMatrix('in'),
        /** With range 'v'. Default 0. */
        vl: { scalar: 0 },
        /** With range 'v', greater than vl. Default 0. */
        vu: { scalar: 0 },
        /** With range 'i', at least 1. Default 1. Of a matrix of a smaller order there are none. */
        il: { scalar: 1 },
        /** With range 'i', at least il. Default 0. A matrix of a smaller order has so many fewer. */
        iu: { scalar: 0 },
        /** Out, one integer for each matrix: how many values there are. */
        m: { scalar: 0 },
        /** n places for each matrix. Out: its first m are the values, in ascending order. */
        W: { rows: arg('n'), cols: () => 1, access: 'out' },
        /** n x n, or with range 'i' n x min(n, iu - il + 1). Out: its first m columns are the vectors. Not needed with jobz 'n'. */
        Z: { rows: arg('n'), cols: columnsChosen, access: 'out' },
    },
    /**
     * Out, one integer for each matrix. 0: done. n: A has a NaN or an infinity; m is 0, and W and Z are NaN. Else: so much has not
     * converged.
     */
    reports: 'nonfinite',
    flops: (a) => flopsSyevx(num(a, 'n'), columnsChosen(a), a['jobz'] === 'v'),
}));
