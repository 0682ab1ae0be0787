import { type RoutineSpec } from '../../core/spec.ts';
/** Which eigenvalues come first: 'n' none in particular, or those of a half of the plane, or inside or outside the unit circle. */
export type SchurSort = 'n' | 'lhp' | 'rhp' | 'iuc' | 'ouc';
/**
 * A = Z T Z^H for a general n x n matrix A; all matrices are column-major.
 *
 * Schur form: Z is orthogonal (unitary), T upper triangular but, of a real A, for blocks of order 2 on its diagonal.
 *
 * Overwrites A with T, sdim, WR and WI, or W, info, and VS with Z as jobvs says. Eigenvalues of a complex A stand on T's diagonal, and in W
 * in that order. A real eigenvalue of a real A stands on T's diagonal; a pair of complex
 * ones is a block [a b; c a] with b c < 0, whose eigenvalues are a +- i sqrt(-b c). WR(j) + i WI(j) are the eigenvalues in that order, of
 * a pair the one with the positive imaginary part first. With `sort` the chosen eigenvalues come first, and the first sdim columns of VS
 * span their invariant subspace. Which order others have is anybody's.
 *
 * A is permuted, reduced to Hessenberg form by reflections, in blocks, and QR iteration brings that to Schur form; blocks change places by
 * direct swapping. On a GPU context operands are read back: all precisions are computed on the CPU, singles in double from the
 * Hessenberg form on; that form, and its factor, of single and complex single matrices of order 512 or more are made on a GPU that is no
 * software adapter. Flops to leading order: 10n^3/3, with vectors 14n^3/3, and what iteration takes, some 10n^3 to 25n^3, which is not
 * counted.
 *
 * Source: LAPACK xGEES, whose SELECT is a function; here the choices that control theory makes have names, SciPy's. Unlike there A with NaN
 * is found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VS] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n * n)];
 * const [sdim, info] = [ctx.alloc('i', 1), ctx.alloc('i', 1)];
 * await dgees(ctx.queue, { sort: 'lhp', n, A, lda: n, sdim, WR, WI, VS, ldvs: n, info }); // n >= 1
 * const [stable] = await ctx.download(sdim);
 */
export declare const geesSpec: RoutineSpec;
