// POSV: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import { flopsPosv } from '../../core/flops.ts';
import type { Ptr, Uplo } from '../../core/matrix.ts';
import { arg, num, type RoutineSpec } from '../../core/spec.ts';
import { type FactorMode, modeArg, type UpdateMath, updateMathArg } from '../factorOptions.ts';

/** B := A^-1 B by A = L L^T ('l') or A = U^T U ('u'); A is n x n, B is n x nrhs; both column-major. */
export interface PosvArgs<P extends Prec> {
  /** Which triangle of A is used: 'l' or 'u'. */
  uplo: Uplo;
  n: number;
  nrhs: number;
  /** In: one triangle of A. Out: L or U in its place; the other triangle is neither read nor written. */
  A: Ptr<P>;
  /** At least max(1, n). */
  lda: number;
  /** In: the right-hand sides. Out: the solution if info = 0, else as it was. May lie in A's buffer if it shares no element with A. */
  B: Ptr<NoInfer<P>>;
  /** At least max(1, n). */
  ldb: number;
  /** Out, one integer. 0: solved. i > 0: the leading minor of order i is not positive definite, as in potrf, and B is untouched. */
  info: Ptr<'i'>;
  /** On a GPU context in single: 'native' on the GPU alone, 'hybrid' with the blocks on the diagonal on the CPU, 'auto' (default) as measured costs say. */
  mode?: FactorMode;
  /** How the GPU computes the updates behind a panel, as in gemm: 'strict' (default), 'split' or 'fast'. */
  math?: UpdateMath;
}

/**
 * Solves A X = B for a symmetric positive definite A by Cholesky factorization.
 *
 * Overwrites one triangle of A, info and, if info = 0, B. A is factored and info written also when there is no right-hand side or A is
 * empty. On a GPU context single runs on the GPU, with a copy of B as workspace, double on the CPU; `mode` can bring the CPU in for single too,
 * as in potrf. Flops n^3/3 + 2n^2 nrhs, to leading order. Source: LAPACK xPOSV.
 *
 * An infinity on the diagonal of A passes for positive, as in potrf: info may be 0 then, and X, finite or not, is of no use.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer. Never for an A
 * that is not positive definite: read info.
 * @example
 * const info = ctx.alloc('i', 1);
 * await dposv(ctx.queue, { uplo: 'l', n, nrhs, A, lda: n, B, ldb: n, info });
 * const [failed] = await ctx.download(info);
 * const x = await ctx.download(B);
 */
export const posvSpec: RoutineSpec = {
  name: 'posv',
  precs: 'sd',
  args: {
    uplo: { kind: 'flag', values: ['l', 'u'] },
    n: { kind: 'size' },
    nrhs: { kind: 'size' },
    A: { kind: 'matrix', rows: arg('n'), cols: arg('n'), ld: 'lda', access: 'inout' },
    lda: { kind: 'ld', of: 'A' },
    B: { kind: 'matrix', rows: arg('n'), cols: arg('nrhs'), ld: 'ldb', access: 'inout' },
    ldb: { kind: 'ld', of: 'B' },
    info: { kind: 'vector', length: () => 1, type: 'i', access: 'out' },
    mode: modeArg,
    math: updateMathArg,
  },
  flops: (a) => flopsPosv(num(a, 'n'), num(a, 'nrhs')),
};
