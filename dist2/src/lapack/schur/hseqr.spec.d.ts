import { type RoutineSpec } from '../../core/spec.ts';
/**
 * H = Q T Q^H for an n x n upper Hessenberg matrix H, column-major: T is quasi-triangular, if complex triangular, as gees has it, Q
 * orthogonal (unitary).
 *
 * Eigenvalues and Schur form of a Hessenberg matrix.
 *
 * Overwrites H, WR and WI or W, info, and Z with Q or Z Q as compz says. Up to order 75 by the double-shift QR algorithm, of complex
 * matrices with single shifts; above by the multishift algorithm, whose bulges are chased in windows and reach the rest of the matrix by
 * products, with aggressive early deflation. Computed on the CPU, on any context, in double for singles too. Flops about 10n^3 for
 * eigenvalues, 25n^3 with the Schur form and Z: they depend on the numbers, and are not counted.
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
export declare const hseqrSpec: RoutineSpec;
