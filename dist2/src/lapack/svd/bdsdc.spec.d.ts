import { type RoutineSpec } from '../../core/spec.ts';
/**
 * B = U S V^T, B bidiagonal of order n, S diagonal. Matrices are column-major.
 *
 * Singular values and vectors of a bidiagonal matrix by divide and conquer.
 *
 * Overwrites D, E, U, V^T and info. B is cut in two again and again; the parts, of 32 rows at last, are solved by QR iteration, and each
 * pair is put together by the roots of a secular equation, on the CPU in double for singles too, and two products. Singular values are good
 * to some eps times the largest one, without vectors, where it is bdsqr, to as many digits as B's elements have.
 *
 * On a GPU context single precision with vectors is computed on the GPU above order 512, each level of the tree in a few dispatches, and
 * the CPU says what falls away, in double. All else is computed on the CPU; operands on a GPU are read back. Flops about 8n^3/3 with
 * vectors, less where values hardly change. Source: LAPACK xBDSDC; M. Gu, S. Eisenstat, A divide-and-conquer algorithm for the bidiagonal
 * SVD, SIAM J. Matrix Anal. Appl. 16 (1995). Unlike there vectors are not stored compactly.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for what is in
 * B.
 * @example
 * const [U, VT, info] = [ctx.alloc('d', n * n), ctx.alloc('d', n * n), ctx.alloc('i', 1)];
 * await dbdsdc(ctx.queue, { uplo: 'u', n, D, E, U, ldu: n, VT, ldvt: n, info }); // n >= 2
 */
export declare const bdsdcSpec: RoutineSpec;
