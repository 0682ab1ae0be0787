// DGMM: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import type { Ptr, Side } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';

/**
 * C := diag(x) A (side 'l') or A diag(x) (side 'r') for m x n matrices, column-major.
 */
export interface DgmmArgs<P extends Prec> {
  /** 'l': x has m elements and scales rows; 'r': x has n elements and scales columns. */
  side: Side;
  m: number;
  n: number;
  A: Ptr<P>;
  /** At least max(1, m). */
  lda: number;
  x: Ptr<NoInfer<P>>;
  /** Default 1. With a negative one x is read from its far end, as in BLAS. */
  incx?: number;
  /** Out. May lie in the same buffer as A or x if it shares no element with them. */
  C: Ptr<NoInfer<P>>;
  /** At least max(1, m). */
  ldc: number;
}

/**
 * C := diag(x) A or A diag(x).
 *
 * Overwrites C only, which is not read. Flops m n. Half is computed in single and rounded once: what is too large becomes infinite. On a
 * GPU context half and single run on the GPU, double on the CPU.
 * Source: cuBLAS xDGMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sdgmm(ctx.queue, { side: 'r', m, n, A, lda: m, x: scale, C, ldc: m });
 */
export const dgmmSpec: RoutineSpec = {
  name: 'dgmm',
  precs: 'hsd',
  args: {
    side: { kind: 'flag', values: ['l', 'r'] },
    m: { kind: 'size' },
    n: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    x: { kind: 'vector', length: (a) => num(a, a.side === 'l' ? 'm' : 'n'), inc: 'incx', access: 'in' },
    incx: { kind: 'inc', default: 1 },
    C: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'ldc', access: 'out' },
    ldc: { kind: 'ld', of: 'C' },
  },
  nothing: (a) => a.m === 0 || a.n === 0,
  flops: (a) => num(a, 'm') * num(a, 'n'),
};
