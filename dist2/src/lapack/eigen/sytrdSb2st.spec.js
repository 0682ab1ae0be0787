// SYTRD_SB2ST: arguments, rules, documentation.
import { realOf } from '../../core/field.js';
import { flopsSytrdSb2st } from '../../core/flops.js';
import { matrix, numbers, positional, size, uplo } from '../../core/kinds.js';
import { complexly, num } from '../../core/spec.js';
import { bandRows, bandwidth } from './bandArgs.js';
import { offDiagonal } from './tridiagonalArgs.js';
const wanted = Object.assign((a) => (a['vect'] === 'v' ? num(a, 'n') : 0), {
    words: "n; with vect 'n' 0",
});
/**
 * Q^H B Q = T, B symmetric, or Hermitian if complex, of order n with kd diagonals on each side of the main one, Q orthogonal (unitary), T
 * real and tridiagonal. Column-major.
 *
 * Second of the two stages of a reduction to tridiagonal form: from a band to three diagonals, by chasing bulges.
 *
 * Overwrites D, E and V. Sweep s = 0 ... n-3, of complex matrices n-2, brings column s into its form; its step k = 0, 1, ... reflects the
 * kd rows and columns from s + 1 + k kd on, as far as there are any, which moves what the step before has filled in down the band. Q = Q(0)
 * Q(1) ..., Q(s) = H(s,0) H(s,1) ..., H = I - tau v v^H. Imaginary parts on the diagonal of a Hermitian B are not looked at. NaN and
 * infinities in AB become NaN in D and E.
 *
 * On a GPU context single and complex single with 8, 16 or 32 diagonals are computed on the GPU, several steps of many sweeps to a
 * dispatch, and nothing waits for the host; other bandwidths, double and complex double on the CPU. Flops 6n^2 kd, of complex numbers
 * 24n^2 kd, to leading order. Source: LAPACK xSYTRD_SB2ST, xHETRD_HB2ST; A. Haidar, H. Ltaief, J. Dongarra, Parallel reduction to condensed
 * forms for symmetric eigenvalue problems using aggregated fine-grained and memory-aware kernels, SC11 (2011).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dsytrdSy2sb(ctx.queue, { uplo: 'l', n, kd: 32, A, lda: n, AB, ldab: 33, tau });
 * const [D, E] = [ctx.alloc('d', n), ctx.alloc('d', n - 1)];
 * await dsytrdSb2st(ctx.queue, { vect: 'n', uplo: 'l', n, kd: 32, AB, ldab: 33, D, E });
 */
export const sytrdSb2stSpec = {
    name: 'sytrdSb2st',
    named: complexly('hetrdHb2st'),
    precs: 'sdcz',
    args: positional({
        /** 'n' (default): D and E alone. 'v': the reflectors too. */
        vect: { kind: 'flag', values: ['v', 'n'], default: 'n' },
        /** Which triangle of B is stored, 'l' or 'u'. */
        uplo,
        n: size,
        /** Diagonals on each side of the main one, at least 1. */
        kd: bandwidth,
        /**
         * Band storage, (kd + 1) x n: b(i, j) is in row i - j ('l') or kd + i - j ('u') of column j. The places in the corner, which no b(i, j)
         * has, are not used.
         */
        AB: matrix(bandRows, 'n', 'in'),
        /** Out, n real elements: the diagonal of T. */
        D: numbers('n', 'out', { type: realOf }),
        /** Out, n - 1 real elements: what is beside the diagonal. */
        E: numbers(offDiagonal, 'out', { type: realOf }),
        /**
         * Out with 'v', n x n: what is strictly below its diagonal. Column s has the reflectors of sweep s one below the other, from row s + 1
         * on: of each tau in place of the 1 that v begins with, then the rest of v. Column n - 1, and of real matrices n - 2, is not used. Not
         * needed with 'n'.
         */
        V: matrix(wanted, wanted, 'out', {
            optional: true,
            also: (a) => (a['vect'] === 'v' && a['V'] === undefined ? `must be given with vect 'v'` : undefined),
        }),
    }),
    nothing: (a) => a.n === 0,
    flops: (a) => flopsSytrdSb2st(num(a, 'n'), num(a, 'kd')),
};
