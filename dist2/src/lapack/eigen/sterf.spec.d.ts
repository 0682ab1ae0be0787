import { type RoutineSpec } from '../../core/spec.ts';
/**
 * D := the eigenvalues of T, the symmetric tridiagonal matrix with diagonal D and off-diagonal E.
 *
 * Eigenvalues of a symmetric tridiagonal matrix: QL and QR iteration without square roots.
 *
 * Overwrites D, E and info. The variant of Pal, Walker and Kahan, which works on the squares of E. Eigenvalues are good to some eps ||T||.
 * Blocks whose squares would leave the range are scaled by powers of two.
 *
 * Computed on the CPU, on any context, in double for singles too. Flops: about 10 n^2; what it takes depends on the numbers. Source: LAPACK
 * xSTERF; B. Parlett, The Symmetric Eigenvalue Problem, 8.15.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * D and E.
 * @example
 * const [D, E] = [ctx.upload('d', Float64Array.of(2, 2, 2)), ctx.upload('d', Float64Array.of(-1, -1))];
 * const info = ctx.alloc('i', 1);
 * await dsterf(ctx.queue, { n: 3, D, E, info });
 * const values = await ctx.download(D); // 2 - sqrt(2), 2, 2 + sqrt(2)
 */
export declare const sterfSpec: RoutineSpec;
