// GEMM: arguments, rules, documentation.
import type { RoutineSpec } from '../../core/spec.ts';
import { mathArg, productArgs, productFlops, reproducibleArg } from './gemmOperands.ts';

/** How singles and halves are multiplied on a GPU with matrix units. */
export type GemmMath = 'strict' | 'split' | 'fast' | 'half';

/**
 * C := alpha op(A) op(B) + beta C,   op(X) = X ('n'), X^T ('t') or X^H ('c', the same as 't' for real numbers).
 *
 * op(A) is m x k, op(B) is k x n, C is m x n; all column-major.
 *
 * Overwrites C only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU, double and complex double on the CPU; with doubles on the GPU (createContext) they run there,
 * by exact products of integers (Ozaki's second scheme), with the same bits on every device: element (i, j) of op(A) op(B) then
 * errs by about 2^-53 times the norms of row i of op(A) and column j of op(B). Flops 2mnk, of complex numbers 8mnk. Source: BLAS
 * xGEMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const C = ctx.alloc('s', m * n);
 * await sgemm(ctx.queue, { m, n, k, A, lda: m, B, ldb: k, C, ldc: m });
 * const c = await ctx.download(C);
 */
export const gemmSpec: RoutineSpec = {
  name: 'gemm',
  precs: 'hsdcz',
  doubles: 'dz',
  args: {
    ...productArgs,
    /**
     * Singles, real and complex, on a GPU with matrix units only; elsewhere, and for small products, every choice means 'strict', the
     * default: products and sums in f32. 'split' computes with each factor as the sum of two halves: as accurate as 'strict' relative to
     * the largest element of a row of op(A) times that of a column of op(B), and faster. 'fast' rounds the factors to half: 11 bits of them
     * count. With both, an infinity in a row of op(A) or a column of op(B) may give NaN in that row or column of C where 'strict' gives
     * infinity. 'half' is for halves, and means 'strict' for all others: where matrix units can, the sums over k are halves too. Element
     * (i, j) of the product then errs by at most about k/8 2^-10 sum_l |a_il| |b_lj|, and is infinite or NaN if a partial sum leaves the
     * range (65504).
     */
    math: mathArg,
    /**
     * Default false. With true, and math 'strict', every element is summed in an order that depends on k alone, whatever m, n, leading
     * dimensions and offsets are: the bits of a row do not depend on how many other rows there are. Slower for thin products, long depths
     * and halves.
     */
    reproducible: reproducibleArg,
    /**
     * Doubles, real and complex, on the GPU only; elsewhere every choice means 'f64', the default: as accurate as binary64 where the
     * elements of a row of op(A), and of a column of op(B), are of about one size, or large and small at the same places. 'wide' is that
     * also where those that are multiplied have sizes up to 2^25 from their row's and their column's largest, in opposite order; it takes
     * 20 products of bytes in place of 14. 'df64' (13) and 'f32' (8) are faster, to about 48 and 25 bits of a row's norm times a column's.
     */
    accuracy: { kind: 'flag', values: ['f64', 'wide', 'df64', 'f32'], default: 'f64' },
  },
  nothing: (a) => a.m === 0 || a.n === 0,
  flops: productFlops,
};
