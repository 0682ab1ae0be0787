// TPSV: arguments, rules, documentation.
import type { Prec } from '../core/field.ts';
import type { Diag, Ptr, Trans, Uplo } from '../core/matrix.ts';
import { arg, num, packedTriangle, type RoutineSpec } from '../core/spec.ts';

/** x := op(A)^-1 x, A triangular. op(A) = A ('n') or A^T ('t', and 'c' for real numbers). A has order n, packed. */
export interface TpsvArgs<P extends Prec> {
  /** Which triangle of A is stored, 'l' or 'u'. */
  uplo: Uplo;
  /** Default 'n'. */
  trans?: Trans;
  /** Default 'n'. With 'u' the diagonal of A is taken as ones and not used. */
  diag?: Diag;
  n: number;
  /** n(n+1)/2 elements: the columns of the triangle, one behind the other. */
  AP: Ptr<P>;
  /** In: the vector. Out: the solution. May lie in the same buffer as AP if it shares no element with it. */
  x: Ptr<NoInfer<P>>;
  /** Default 1; not 0. If negative, the first element of x is its last in memory. */
  incx?: number;
}

/**
 * x := op(A)^-1 x, A triangular and packed.
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context single runs on the GPU, double on the CPU. Flops n^2. A workspace of 256 n numbers. Source: BLAS xTPSV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await stpsv(ctx.queue, { uplo: 'l', n, AP: L, x });
 */
export const tpsvSpec: RoutineSpec = {
  name: 'tpsv',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    trans: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    diag: { kind: 'flag', values: ['n', 'u'], default: 'n' },
    n: { kind: 'size' },
    AP: { kind: 'vector', length: packedTriangle('n'), access: 'in' },
    x: { kind: 'vector', length: arg('n'), inc: 'incx', access: 'inout' },
    incx: { kind: 'inc', default: 1 },
  },
  nothing: (a) => a.n === 0,
  flops: (a) => num(a, 'n') ** 2,
};
