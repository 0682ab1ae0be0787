// STEIN: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsStein } from '../../core/flops.js';
import { integers, matrix, numbers, positional, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { offDiagonal } from './tridiagonalArgs.js';
/**
 * T Z = Z diag(W) for given eigenvalues W of T, the symmetric tridiagonal matrix with diagonal D and off-diagonal E; Z is n x m with
 * orthonormal columns. Column-major.
 *
 * Eigenvectors of a symmetric tridiagonal matrix that belong to given eigenvalues, by inverse iteration.
 *
 * Overwrites Z, ifail and info. For each eigenvalue T - w I is factored with interchanges, and what solves a system with random numbers on
 * the right grows into the vector. Vectors of eigenvalues of a block that lie closer than 10^-3 ||T|| to their neighbours are made
 * orthogonal to each other. The largest element of each is positive. T, W and the vectors are real: of complex precisions Z holds them with
 * imaginary parts of 0, for unmtr to go on with.
 *
 * Computed on the CPU, on any context, in double for singles too. Flops: about 60 n for each vector, and 12 n for each pair that is made
 * orthogonal. Source: LAPACK xSTEIN; G. Peters, J. Wilkinson, The calculation of specified eigenvectors by inverse iteration, Handbook for
 * Automatic Computation II/18 (1971).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * the operands.
 * @example
 * const [D, E] = [ctx.upload('d', Float64Array.of(2, 2, 2)), ctx.upload('d', Float64Array.of(-1, -1))];
 * const [W, one] = [ctx.upload('d', Float64Array.of(2 + Math.SQRT2)), ctx.upload('i', Int32Array.of(1))];
 * const isplit = ctx.upload('i', Int32Array.of(3, 0, 0));
 * const [Z, ifail, info] = [ctx.alloc('d', 3), ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dstein(ctx.queue, { n: 3, D, E, m: 1, W, iblock: one, isplit, Z, ldz: 3, ifail, info });
 * const vector = await ctx.download(Z); // -1/2, sqrt(1/2), -1/2
 */
export const steinSpec = {
    name: 'stein',
    precs: 'sdcz',
    args: positional({
        n: size,
        /** n real elements: the diagonal. */
        D: numbers('n', 'in', { type: realOf }),
        /** n - 1 real elements: the off-diagonal. */
        E: numbers(offDiagonal, 'in', { type: realOf }),
        /** How many eigenvalues are given, at most n. */
        m: { kind: 'index', from: () => 0, to: (a) => num(a, 'n'), rule: 'must be an integer in 0..n' },
        /** m real elements: eigenvalues, block by block, ascending in each, as stebz with order 'b' leaves them. */
        W: numbers('m', 'in', { type: realOf }),
        /** m integers: the block that each belongs to, from 1. */
        iblock: integers('m', 'in'),
        /** n integers: the last row of each block, from 1, of as many blocks as iblock names. */
        isplit: integers('n', 'in'),
        /** Out: the vectors, in the order of W. */
        Z: matrix('n', 'm', 'out'),
        /** Out, m integers: the indices, from 1, of vectors that have not converged, then zeros. */
        ifail: integers('m', 'out'),
        /**
         * Out, one integer: how many vectors have not converged in five solutions; Z has what they have come to. m: that, or T or W has a NaN
         * or an infinity, or W is not in order, or there are no such blocks; Z is then NaN.
         */
        info: integers(1, 'out'),
    }),
    flops: (a) => flopsStein(num(a, 'n'), num(a, 'm')),
};
