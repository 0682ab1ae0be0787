import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A := (cto / cfrom) A for an m x n matrix, column-major, or one triangle of it; cfrom and cto are real numbers, also where A is complex.
 * Unlike LAPACK's xLASCL it knows no band or Hessenberg matrices, and takes no KL and KU.
 *
 * Overwrites the chosen part of A only. The quotient need not be representable: where it is not, A is scaled in several steps, chosen on
 * the host. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a GPU context halves
 * and singles, also complex, are scaled on the GPU, doubles where they live.
 * Source: LAPACK xLASCL.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slascl(ctx.queue, { cfrom: norm, cto: 1, m, n, A, lda: m });
 */
export declare const lasclSpec: RoutineSpec;
