// ORGLQ: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import { flopsOrglq } from '../../core/flops.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';
import { nbArg, type UpdateMath, updateMathArg } from '../factorOptions.ts';

/** A := the first m rows of the orthogonal factor Q of gelqf, which is n x n. Column-major. */
export interface OrglqArgs<P extends Prec> {
  /** Rows of Q that are wanted, at most n. */
  m: number;
  n: number;
  /** Reflectors whose product Q is, Q = H(k) ... H(1); at most m. */
  k: number;
  /** m x n. In: the v's as gelqf leaves them, in the first k rows. Out: the rows of Q. */
  A: Ptr<P>;
  /** At least max(1, m). */
  lda: number;
  /** k elements, as gelqf leaves them. */
  tau: Ptr<NoInfer<P>>;
  /** How the GPU computes products, as in gemm: 'strict' (default), 'split' or 'fast'. */
  math?: UpdateMath;
  /** Reflectors that are applied together; 0 (default) leaves it to the routine. On the CPU at most 32 are. */
  nb?: number;
}

/**
 * Writes out the orthogonal factor of an LQ factorization.
 *
 * Overwrites A only; L, which gelqf leaves in A, is lost. On a GPU context single runs on the GPU, double on the CPU. Flops
 * 4mnk - 2(m + n)k^2 + 4k^3/3, to leading order. Source: LAPACK xORGLQ.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await sorglq(ctx.queue, { m, n, k: m, A, lda: m, tau }); // orthonormal rows that span those of A
 */
export const orglqSpec: RoutineSpec = {
  name: 'orglq',
  precs: 'sd',
  args: {
    m: { kind: 'size' },
    n: { kind: 'size', also: (a) => (num(a, 'n') < num(a, 'm') ? 'must be at least m: Q has n rows' : undefined) },
    k: { kind: 'index', from: () => 0, to: arg('m'), rule: 'must be an integer in 0..m' },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
    tau: { kind: 'vector', length: arg('k'), access: 'in' },
    math: updateMathArg,
    nb: nbArg,
  },
  nothing: (a) => a.m === 0,
  flops: (a) => flopsOrglq(num(a, 'm'), num(a, 'n'), num(a, 'k')),
};
