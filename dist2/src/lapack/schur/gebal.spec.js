// GEBAL: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { integers, matrix, numbers, positional, size } from '../../core/kinds.js';
/**
 * A := D^-1 P^T A P D for a general n x n matrix A, column-major: P a permutation, D diagonal with powers of two.
 *
 * Balances a matrix, so that its eigenvalues can be found faster and more accurately.
 *
 * Overwrites A, ilo, ihi and scale. Rows and columns are exchanged so that A is triangular outside rows and columns ilo .. ihi, where
 * eigenvalues stand on the diagonal; those inside are multiplied by powers of two until the norms of each row and its column are alike.
 * Nothing is rounded. Rows that hold a NaN or an infinity are not scaled. Computed on the CPU, on any context. O(n^2) operations for each
 * time that it goes over the matrix; flops are not counted. Source: LAPACK xGEBAL.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [ilo, ihi, scale] = [ctx.alloc('i', 1), ctx.alloc('i', 1), ctx.alloc('d', n)];
 * await dgebal(ctx.queue, { n, A, lda: n, ilo, ihi, scale });
 */
export const gebalSpec = {
    name: 'gebal',
    precs: 'sdcz',
    args: positional({
        /** 'b' (default): both; 'p': permutation alone; 's': scaling alone; 'n': neither. */
        job: { kind: 'flag', values: ['b', 'p', 's', 'n'], default: 'b' },
        n: size,
        /** In: A. Out: the balanced matrix. */
        A: matrix('n', 'n', 'inout'),
        /** Out, one integer: the first row of the part that is not triangular, counted from 1. May share a buffer with ihi. */
        ilo: integers(1, 'out'),
        /** Out, one integer: its last row; n for job 'n' and 's', 0 if n is. */
        ihi: integers(1, 'out'),
        /**
         * Out, n real numbers: D's for ilo .. ihi; for other rows the number, counted from 1, of that which it was exchanged with, from n down
         * to ihi + 1 and then from 1 to ilo - 1.
         */
        scale: numbers('n', 'out', { type: realOf }),
    }),
    flops: () => 0,
};
