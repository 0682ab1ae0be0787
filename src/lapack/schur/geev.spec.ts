// GEEV: arguments, rules, documentation.

import { flopsGeev } from '../../core/flops.ts';
import { integers, matrix, numbers, positional, size } from '../../core/kinds.ts';
import { num, type RoutineSpec, type Values } from '../../core/spec.ts';

/** Whether eigenvectors are wanted: 'v' they are, 'n' not. */
export type VectorsJob = 'n' | 'v';

const order = (job: string) => (a: Values) => (a[job] === 'v' ? num(a, 'n') : 0);

const given =
  (name: string, job: string) =>
  (a: Values): string | undefined =>
    a[job] === 'v' && a[name] === undefined ? `must be given if ${job} is 'v'` : undefined;

const JOBS = ['v', 'n'] as const;

/**
 * A v(j) = w(j) v(j) and u(j)^H A = w(j) u(j)^H for a general n x n matrix A; all matrices are column-major.
 *
 * Eigenvalues of a general matrix, and right and left eigenvectors.
 *
 * Overwrites A, WR and WI, or W, info, and VL and VR as their jobs say. Of a complex A w(j) = W(j), and v(j) = VR(:,j). Of a real one w(j)
 * = WR(j) + i WI(j), and complex eigenvalues come in pairs, side by side, the one with the positive imaginary part first; for such a pair
 * in j and j + 1, v(j) = VR(:,j) + i VR(:,j+1), and v(j+1) is its conjugate. Vectors have Euclidean norm 1, and their largest element is
 * real. Of a matrix that lacks eigenvectors some are nearly parallel.
 *
 * A is balanced by a permutation and powers of two, reduced to Hessenberg form by reflections, in blocks, and QR iteration brings that to
 * Schur form; vectors are found by substitution and multiplied back. Eigenvalues are those of a matrix that differs from the balanced one
 * by some eps times its norm. A whose largest element's square would leave the range is scaled by a power of two on the way. On a GPU
 * context operands are read back: all precisions are computed on the CPU, shifts and windows of singles in double; the Hessenberg form, and
 * its factor, of single and complex single matrices of order 512 or more are made on a GPU that is no software adapter. Flops to leading
 * order: 10n^3/3 for the Hessenberg form, 4n^3/3 for its orthogonal factor, about 4n^3/3 for a side's vectors; iteration takes
 * about 10n^3 more, with vectors 25n^3, and is not counted.
 *
 * Source: LAPACK xGEEV; G. Golub, C. Van Loan, Matrix Computations, section 7.5. Unlike there A with NaN is found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [WR, WI, VR, info] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('d', n * n), ctx.alloc('i', 1)];
 * await dgeev(ctx.queue, { jobvl: 'n', n, A, lda: n, WR, WI, VR, ldvr: n, info }); // n >= 1
 * const [first] = await ctx.download(WR);
 * await zgeev(ctx.queue, { jobvl: 'n', n, A: C, lda: n, W, VR: V, ldvr: n, info }); // of a complex C
 */
export const geevSpec: RoutineSpec = {
  name: 'geev',
  precs: 'sdcz',
  args: positional({
    /** Left eigenvectors; default 'v'. */
    jobvl: { kind: 'flag', values: JOBS, default: 'v' },
    /** Right eigenvectors; default 'v'. */
    jobvr: { kind: 'flag', values: JOBS, default: 'v' },
    n: size,
    /** In: A. Out: of no use. */
    A: matrix('n', 'n', 'inout'),
    /** Out, n elements, of real matrices: the real parts of the eigenvalues. */
    WR: numbers('n', 'out', { precs: 'sd' }),
    /** Out, n elements, of real matrices: the imaginary parts. */
    WI: numbers('n', 'out', { precs: 'sd' }),
    /** Out, n elements, of complex matrices in place of WR and WI: the eigenvalues. */
    W: numbers('n', 'out', { precs: 'cz' }),
    /** Out, n x n: the left eigenvectors. Not needed with jobvl 'n'. */
    VL: matrix('n', order('jobvl'), 'out', { optional: true, also: given('VL', 'jobvl') }),
    /** Out, n x n: the right eigenvectors. Not needed with jobvr 'n'. */
    VR: matrix('n', order('jobvr'), 'out', { optional: true, also: given('VR', 'jobvr') }),
    /**
     * Out, one integer. 0: done. i in 1 .. n - 1: QR iteration has not converged; the eigenvalues behind the first i are right, others are
     * NaN, and so are VL and VR. n: A has a NaN or an infinity, or no eigenvalue was found; all results are NaN.
     */
    info: integers(1, 'out'),
  }),
  flops: (a) => flopsGeev(num(a, 'n'), order('jobvl')(a) > 0, order('jobvr')(a) > 0),
};
