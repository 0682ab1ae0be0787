// ORMLQ: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import { flopsOrmqr } from '../../core/flops.ts';
import type { Ptr, Side, Trans } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';
import { nbArg, type UpdateMath, updateMathArg } from '../factorOptions.ts';

/** C := op(Q) C (side 'l') or C := C op(Q) ('r'); C is m x n, Q is the orthogonal factor of gelqf. Column-major. */
export interface OrmlqArgs<P extends Prec> {
  /** 'l': op(Q) from the left, Q is m x m. 'r': from the right, Q is n x n. */
  side: Side;
  /** 'n': Q. 't', and 'c' for real numbers: Q^T. */
  trans: Trans;
  m: number;
  n: number;
  /** Reflectors whose product Q is: Q = H(k) ... H(1). At most m with side 'l', at most n with 'r'. */
  k: number;
  /** k x m with side 'l', k x n with 'r': the v's as gelqf leaves them in its first k rows. What lies on and below the diagonal is not used. */
  A: Ptr<P>;
  /** At least max(1, k). */
  lda: number;
  /** k elements, as gelqf leaves them. */
  tau: Ptr<NoInfer<P>>;
  /** In and out. May lie in the same buffer as A and tau if it shares no element with them. */
  C: Ptr<NoInfer<P>>;
  /** At least max(1, m). */
  ldc: number;
  /** How the GPU computes products, as in gemm: 'strict' (default), 'split' or 'fast'. */
  math?: UpdateMath;
  /** Reflectors that are applied together; 0 (default) leaves it to the routine. On the CPU at most 32 are. */
  nb?: number;
}

const orderOfQ = (a: Readonly<Record<string, unknown>>): number => num(a, a['side'] === 'l' ? 'm' : 'n');

/**
 * Multiplies by the orthogonal factor of an LQ factorization, without writing it out.
 *
 * Overwrites C only. On a GPU context single runs on the GPU, double on the CPU. Flops 2nk (2m - k) with side 'l', 2mk (2n - k) with 'r', to
 * leading order. Source: LAPACK xORMLQ.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgelqf(ctx.queue, { m, n, A, lda: m, tau }); // m <= n
 * await sormlq(ctx.queue, { side: 'l', trans: 'n', m: n, n: nrhs, k: m, A, lda: m, tau, C, ldc: n }); // C := Q C
 */
export const ormlqSpec: RoutineSpec = {
  name: 'ormlq',
  precs: 'sd',
  args: {
    side: { kind: 'flag', values: ['l', 'r'] },
    trans: { kind: 'flag', values: ['n', 't', 'c'] },
    m: { kind: 'size' },
    n: { kind: 'size' },
    k: { kind: 'index', from: () => 0, to: orderOfQ, rule: "must be an integer in 0..m with side 'l', 0..n with 'r'" },
    A: { kind: 'matrix', rows: arg('k'), cols: orderOfQ, ld: 'lda', access: 'in' },
    lda: { kind: 'ld', of: 'A' },
    tau: { kind: 'vector', length: arg('k'), access: 'in' },
    C: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'ldc', access: 'inout' },
    ldc: { kind: 'ld', of: 'C' },
    math: updateMathArg,
    nb: nbArg,
  },
  nothing: (a) => a.m === 0 || a.n === 0 || a.k === 0,
  // The same products as ormqr's.
  flops: (a) => flopsOrmqr(a['side'] as Side, num(a, 'm'), num(a, 'n'), num(a, 'k')),
};
