import { type RoutineSpec } from '../../core/spec.ts';
/**
 * C := op(Q) C or op(P) C (side 'l'), C := C op(Q) or C op(P) ('r'); C is m x n, Q and P are the factors of gebrd. Column-major.
 *
 * Multiplies by an orthogonal, or unitary, factor of a reduction to bidiagonal form, A = Q B P^H, without writing it out: what turns
 * singular vectors of B into those of A.
 *
 * Overwrites C only. On a GPU context single and complex single run on the GPU, double and complex double on the CPU. Flops 2nk (2m - k)
 * with side 'l', 2mk (2n - k) with 'r', to leading order. Source: LAPACK xORMBR; for complex matrices xUNMBR, whose name it has there.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebrd(ctx.queue, { m, n, A, lda: m, D, E, tauQ, tauP });
 * await dormbr(ctx.queue, { vect: 'q', side: 'l', trans: 't', m, n: nrhs, k: n, A, lda: m, tau: tauQ, C, ldc: m }); // C := Q^T C
 */
export declare const ormbrSpec: RoutineSpec;
