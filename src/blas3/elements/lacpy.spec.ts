// LACPY: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { arg, type RoutineSpec } from '../../core/spec.ts';

/**
 * B := A for m x n matrices, column-major, or one triangle of it (trapezoid, where m and n differ).
 */
export interface LacpyArgs<P extends Prec> {
  /** 'f' (default): all of A; 'l', 'u': its lower or upper triangle with the diagonal, and nothing else is read or written. */
  uplo?: Uplo | 'f';
  m: number;
  n: number;
  A: Ptr<P>;
  /** At least max(1, m). */
  lda: number;
  /** Out. May lie in the same buffer as A if it shares no element with it. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, m). */
  ldb: number;
}

/**
 * B := A, all of it or one triangle.
 *
 * Overwrites the chosen part of B only. No flops; elements move as they are, NaN and denormals included. On a GPU context half and single
 * run on the GPU, double on the CPU.
 * Source: LAPACK xLACPY.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await slacpy(ctx.queue, { m, n, A, lda: m, B, ldb: m });
 */
export const lacpySpec: RoutineSpec = {
  name: 'lacpy',
  precs: 'hsd',
  args: {
    uplo: { kind: 'flag', values: ['f', 'l', 'u'], default: 'f' },
    m: { kind: 'size' },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    B: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'ldb', access: 'out' },
    ldb: { kind: 'ld', of: 'B' },
  },
  nothing: (a) => a.m === 0 || a.n === 0,
  flops: () => 0,
};
