// HSEQR: arguments, rules, documentation.

import { integers, matrix, numbers, positional, size } from '../../core/kinds.ts';
import { num, type RoutineSpec } from '../../core/spec.ts';
import { ihiArg, iloArg } from './schurArgs.ts';

/**
 * H = Q T Q^H for an n x n upper Hessenberg matrix H, column-major: T is quasi-triangular, if complex triangular, as gees has it, Q
 * orthogonal (unitary).
 *
 * Eigenvalues and Schur form of a Hessenberg matrix.
 *
 * Overwrites H, WR and WI or W, info, and Z with Q or Z Q as compz says. Up to order 75 by the double-shift QR algorithm, of complex
 * matrices with single shifts; above by the multishift algorithm, whose bulges are chased in windows and reach the rest of the matrix by
 * products, with aggressive early deflation. Computed on the CPU, on any context, shifts and windows of singles in double. Flops
 * about 10n^3 for eigenvalues, 25n^3 with the Schur form and Z: they depend on the numbers, and are not counted.
 *
 * Source: LAPACK xHSEQR; K. Braman, R. Byers, R. Mathias, The multishift QR algorithm, SIAM J. Matrix Anal. Appl. 23 (2002).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * H.
 * @example
 * await dgehrd(ctx.queue, { n, ilo: 1, ihi: n, A: H, lda: n, tau }); // n >= 1
 * const [WR, WI, info] = [ctx.alloc('d', n), ctx.alloc('d', n), ctx.alloc('i', 1)];
 * await dhseqr(ctx.queue, { job: 'e', compz: 'n', n, ilo: 1, ihi: n, H, ldh: n, WR, WI, info });
 */
export const hseqrSpec: RoutineSpec = {
  name: 'hseqr',
  precs: 'sdcz',
  args: positional({
    /** 's' (default): the Schur form; 'e': eigenvalues alone. */
    job: { kind: 'flag', values: ['s', 'e'], default: 's' },
    /** 'i' (default): Z := Q; 'v': Z := Z Q; 'n': no Z. */
    compz: { kind: 'flag', values: ['i', 'v', 'n'], default: 'i' },
    n: size,
    /** H is upper triangular in rows and columns in front of ilo and behind ihi; 1 and n are always right. */
    ilo: iloArg('n'),
    /** See ilo. */
    ihi: ihiArg('n'),
    /**
     * In: H; what lies below the first subdiagonal is not read. Out: with job 's' T, with zeros below; with 'e' of no use.
     */
    H: matrix('n', 'n', 'inout'),
    /** Out, n elements, of real matrices: the real parts of the eigenvalues, in the order in which they stand on T's diagonal. */
    WR: numbers('n', 'out', { precs: 'sd' }),
    /** Out, n elements, of real matrices: the imaginary parts; of a pair the positive one first. */
    WI: numbers('n', 'out', { precs: 'sd' }),
    /** Out, n elements, of complex matrices in place of WR and WI: the eigenvalues. */
    W: numbers('n', 'out', { precs: 'cz' }),
    /** See compz. Not needed with 'n'. */
    Z: matrix('n', (a) => (a['compz'] === 'n' ? 0 : num(a, 'n')), 'inout', {
      optional: true,
      also: (a) => (a['compz'] !== 'n' && a['Z'] === undefined ? "must be given unless compz is 'n'" : undefined),
    }),
    /**
     * Out, one integer. 0: done. i in 1 .. n - 1: QR iteration has not converged; eigenvalues ilo .. i are NaN, others are right, and H and
     * Z are what it has come to. n: H has a NaN or an infinity, and the eigenvalues are NaN, or no eigenvalue was found.
     */
    info: integers(1, 'out'),
  }),
  flops: () => 0,
};
