// LAG2H: arguments, rules, documentation.
import type { Ptr } from '../../core/matrix.ts';
import { arg, type RoutineSpec } from '../../core/spec.ts';

/** HA := A rounded to half precision, m x n, column-major. */
export interface Lag2hArgs {
  m: number;
  n: number;
  A: Ptr<'s'>;
  /** At least max(1, m). */
  lda: number;
  /** Out. */
  HA: Ptr<'h'>;
  /** At least max(1, m). */
  ldha: number;
  /** One integer, out: 1 if an element of HA became infinite, else 0. May be left out. */
  info?: Ptr<'i'>;
}

/**
 * HA := A, single to half precision.
 *
 * Overwrites HA and info. Rounds to nearest, ties to even, with subnormal halves, on every device. From 65520 on, half way between the
 * largest half and the next power of two, a number becomes infinite; info is then 1, also for infinities in A, and all of HA is defined
 * nevertheless. NaN stays NaN and is no overflow. No flops. Runs on the GPU if it has halves (feature shader-f16), else on the CPU.
 * Source: MAGMA magmablas_slag2h, LAPACK xLAG2x.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const HA = ctx.alloc('h', m * n);
 * await slag2h(ctx.queue, { m, n, A, lda: m, HA, ldha: m });
 */
export const lag2hSpec: RoutineSpec = {
  name: 'lag2h',
  precs: 's',
  computes: 'sh',
  args: {
    m: { kind: 'size' },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    HA: { kind: 'matrix', type: 'h', rows: arg('m'), cols: arg('n'), ld: 'ldha', access: 'out' },
    ldha: { kind: 'ld', of: 'HA' },
    info: { kind: 'vector', type: 'i', optional: true, length: () => 1, access: 'out' },
  },
  flops: () => 0,
};
