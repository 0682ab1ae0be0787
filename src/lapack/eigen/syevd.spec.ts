// SYEVD: arguments, rules, documentation.

import { realOf } from '../../core/field.ts';
import { flopsSyev } from '../../core/flops.ts';
import { integers, matrix, numbers, positional, size, uplo } from '../../core/kinds.ts';
import { complexly, num, type RoutineSpec } from '../../core/spec.ts';
import { modeArg } from '../factorOptions.ts';
import { stagesArg } from './stagesArg.ts';

/**
 * A = Z W Z^H with orthogonal (unitary) Z and real diagonal W; A is symmetric, or Hermitian if complex, of order n with one triangle
 * stored; column-major.
 *
 * Eigenvalues and eigenvectors of a symmetric or Hermitian matrix, by divide and conquer.
 *
 * Overwrites A, W and info. As syev, but the vectors of the tridiagonal matrix come from halves that are solved and merged, by products of
 * matrices, which are real, and the reflections are applied to them in blocks. The more eigenvalues agree, the less there is to do.
 *
 * Single and complex single precision of orders above 64, without vectors above 24, are computed on the GPU (both above 96 where its
 * workgroups do not wait for each other, and of complex matrices): values alone by bisection, which waits for nothing; with vectors the
 * tridiagonal matrix comes to the CPU, which says what of the halves is merged. Smaller ones, unless `mode` says otherwise,
 * double and complex double are computed on the CPU. Flops to leading order: 4n^3/3 for W alone, 14n^3/3 at most with vectors; of complex
 * numbers 16n^3/3 and 44n^3/3. Real ones are reduced in two stages, by way of a band, from order 10240 on, with vectors from 20480, complex
 * ones from 4096 on, with vectors where `stages` says so; vectors then take 2n^3 flops more, 8n^3 of complex numbers, and n^2 numbers of
 * memory. Source: LAPACK xSYEVD, xHEEVD, xSYTRD, xSTEDC, xSTEBZ, xORMTR; M. Gu, S. Eisenstat, A divide-and-conquer algorithm for the
 * symmetric tridiagonal eigenproblem, SIAM J. Matrix Anal. Appl. 16 (1995). Unlike there A with NaN is found at once.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * A.
 * @example
 * const [W, info] = [ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dsyevd(ctx.queue, { uplo: 'l', n, A, lda: n, W, info }); // A = Z
 * const [least] = await ctx.download(W);
 */
export const syevdSpec: RoutineSpec = {
  name: 'syevd',
  named: complexly('heevd'),
  precs: 'sdcz',
  args: positional({
    /** 'n': values alone. 'v' (default): vectors too. */
    jobz: { kind: 'flag', values: ['n', 'v'], default: 'v' },
    /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
    uplo,
    n: size,
    /** In: the triangle. Out with 'v': the vectors, column i that of W(i). Out with 'n': the triangle is lost, the other one as it was. */
    A: matrix('n', 'n', 'inout'),
    /** Out, n real elements: the eigenvalues, in ascending order. */
    W: numbers('n', 'out', { type: realOf }),
    /**
     * Out, one integer. 0: done. 1 .. n - 1: iteration has not converged, so many off-diagonal elements are left; W and A are what it has
     * come to. n: A has a NaN or an infinity; W, and the vectors asked for, are NaN.
     */
    info: integers(1, 'out'),
    /**
     * On a GPU context in single and complex single: 'native' on the GPU whatever the order; 'hybrid' so too, with values alone found on
     * the CPU from the tridiagonal matrix, by QL iteration; 'auto' (default) as said above.
     */
    mode: modeArg,
    /**
     * On the GPU: 'one' reduces A at once, 'two' by way of a band of 16 diagonals; 'auto' (default) as said above.
     */
    stages: stagesArg,
  }),
  flops: (a) => flopsSyev(num(a, 'n'), a['jobz'] === 'v'),
};
