// TRSV: arguments, rules, documentation.
import { diag, matrix, positional, size, strided, trans, uplo } from '../core/kinds.ts';
import { num, type RoutineSpec } from '../core/spec.ts';

/**
 * x := op(A)^-1 x, A triangular. op(A) = A ('n') or A^T ('t', and 'c' for real numbers). A has order n, column-major.
 *
 * Overwrites x only. Whether A is singular is not tested: a zero on the diagonal gives infinities and NaN in x. On a GPU context single
 * runs on the GPU, double on the CPU. Flops n^2. Source: BLAS xTRSV.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await strsv(ctx.queue, { uplo: 'l', n, A: L, lda: n, x });
 */
export const trsvSpec: RoutineSpec = {
  name: 'trsv',
  precs: 'sd',
  args: positional({
    /** Which triangle of A is stored, 'l' or 'u'. The other one is not read. */
    uplo,
    trans,
    /** Default 'n'. With 'u' the diagonal of A is taken as ones and not used. */
    diag,
    n: size,
    A: matrix('n', 'n', 'in'),
    /** In: the vector. Out: the solution. May lie in the same buffer as A if it shares no element with it. */
    x: strided('n', 'inout'),
  }),
  nothing: (a) => a.n === 0,
  flops: (a) => num(a, 'n') ** 2,
};
