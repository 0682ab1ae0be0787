// ORGQR: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import { flopsOrgqr } from '../../core/flops.ts';
import type { Ptr } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';
import { nbArg, type UpdateMath, updateMathArg } from '../factorOptions.ts';

/** A := the first n columns of the orthogonal factor Q of geqrf, which is m x m. Column-major. */
export interface OrgqrArgs<P extends Prec> {
  m: number;
  /** Columns of Q that are wanted, at most m. */
  n: number;
  /** Reflectors whose product Q is, Q = H(1) ... H(k); at most n. */
  k: number;
  /** m x n. In: the v's as geqrf leaves them, in the first k columns. Out: the columns of Q. */
  A: Ptr<P>;
  /** At least max(1, m). */
  lda: number;
  /** k elements, as geqrf leaves them. */
  tau: Ptr<NoInfer<P>>;
  /** How the GPU computes products, as in gemm: 'strict' (default), 'split' or 'fast'. */
  math?: UpdateMath;
  /** Reflectors that are applied together; 0 (default) leaves it to the routine. On the CPU at most 32 are. */
  nb?: number;
}

/**
 * Writes out the orthogonal factor of a QR factorization.
 *
 * Overwrites A only; R, which geqrf leaves in A, is lost. On a GPU context double runs on the CPU. Flops 4mnk - 2(m + n)k^2 + 4k^3/3, to
 * leading order. Source: LAPACK xORGQR.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sgeqrf(ctx.queue, { m, n, A, lda: m, tau });
 * await sorgqr(ctx.queue, { m, n, k: n, A, lda: m, tau }); // orthonormal columns that span those of A
 */
export const orgqrSpec: RoutineSpec = {
  name: 'orgqr',
  precs: 'sd',
  args: {
    m: { kind: 'size' },
    n: { kind: 'index', from: () => 0, to: arg('m'), rule: 'must be an integer in 0..m' },
    k: { kind: 'index', from: () => 0, to: arg('n'), rule: 'must be an integer in 0..n' },
    A: { kind: 'matrix', rows: arg('m'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
    tau: { kind: 'vector', length: arg('k'), access: 'in' },
    math: updateMathArg,
    nb: nbArg,
  },
  nothing: (a) => a.n === 0,
  flops: (a) => flopsOrgqr(num(a, 'm'), num(a, 'n'), num(a, 'k')),
};
