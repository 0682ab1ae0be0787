import type { RoutineSpec } from '../../core/spec.ts';
/**
 * V := P D V (side 'r') or P D^-1 V ('l') with the P and D of gebal; V is n x m, column-major.
 *
 * Turns eigenvectors of a balanced matrix into those of the matrix itself.
 *
 * Overwrites V. Computed on the CPU, on any context. Flops nm, which are not counted. Source: LAPACK xGEBAK.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await dgebak(ctx.queue, { job: 'b', side: 'r', n, ilo: 1, ihi: n, scale, m: n, V, ldv: n });
 */
export declare const gebakSpec: RoutineSpec;
