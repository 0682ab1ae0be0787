import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const steinSpec: RoutineSpec;
