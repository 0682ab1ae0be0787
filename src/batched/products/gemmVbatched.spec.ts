// GEMMVBATCHED: arguments, rules, documentation.
import type { Prec } from '../../core/field.ts';
import type { Ptr, Trans } from '../../core/matrix.ts';
import type { RoutineSpec } from '../../core/spec.ts';
import { eachProblem, num } from '../../core/spec.ts';
import { operandA, operandB, operandC } from './gemmOperands.ts';

/** One integer per problem: an array of numbers, or a typed array. It is copied before the call returns. */
export type List = ArrayLike<number>;

/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b   for every b,   op(X) = X ('n'), X^T ('t') or X^H ('c', here the same as 't').
 *
 * op(A_b) is m(b) x k(b), op(B_b) is k(b) x n(b), C_b is m(b) x n(b); all column-major. There are as many problems as m has entries, and
 * all lists have one entry for each.
 */
export interface GemmVbatchedArgs<P extends Prec> {
  transA?: Trans;
  transB?: Trans;
  m: List;
  n: List;
  k: List;
  /** Default 1. With alpha = 0 neither A nor B is read. */
  alpha?: number;
  A: Ptr<P>;
  /** At least max(1, m(b)) if transA = 'n', else max(1, k(b)). */
  lda: List;
  /** Matrix b begins offsetsA(b) >= 0 elements behind the pointer. Several b may have the same A or B. */
  offsetsA: List;
  B: Ptr<NoInfer<P>>;
  /** At least max(1, k(b)) if transB = 'n', else max(1, n(b)). */
  ldb: List;
  /** As offsetsA. */
  offsetsB: List;
  /** Default 0: C is then written without being read, so NaN in it does not matter. */
  beta?: number;
  /** In and out. No C_b shares an element with another, nor with an A or B in the same buffer. */
  C: Ptr<NoInfer<P>>;
  ldc: List;
  /** As offsetsA. */
  offsetsC: List;
}

/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b, every product of its own size, all of them in one dispatch.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context single and half run on the
 * GPU; double runs on the CPU. Flops: the sum of 2 m(b) n(b) k(b). Source: MAGMA magmablas_<t>gemm_vbatched, cuBLAS's grouped GEMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position, entry and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 product, and behind it one of 2 x 1 by 1 x 4.
 * const sizes = { m: [3, 2], n: [3, 4], k: [3, 1], lda: [3, 2], ldb: [3, 1], ldc: [3, 2] };
 * await sgemmVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], B, offsetsB: [0, 9], C, offsetsC: [0, 9] });
 */
export const gemmVbatchedSpec: RoutineSpec = {
  name: 'gemmVbatched',
  precs: 'hsd',
  nothing: (a) => (a.m as readonly number[]).length === 0,
  args: {
    transA: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    transB: { kind: 'flag', values: ['n', 't', 'c'], default: 'n' },
    m: { kind: 'sizes' },
    n: { kind: 'sizes' },
    k: { kind: 'sizes' },
    alpha: { kind: 'scalar', default: 1 },
    A: operandA('offsetsA'),
    lda: { kind: 'lds', of: 'A' },
    offsetsA: { kind: 'offsets', of: 'A' },
    B: operandB('offsetsB'),
    ldb: { kind: 'lds', of: 'B' },
    offsetsB: { kind: 'offsets', of: 'B' },
    beta: { kind: 'scalar', default: 0 },
    C: operandC('offsetsC'),
    ldc: { kind: 'lds', of: 'C' },
    offsetsC: { kind: 'offsets', of: 'C' },
  },
  flops(a) {
    let products = 0;
    eachProblem(gemmVbatchedSpec, a, (one) => {
      products += num(one, 'm') * num(one, 'n') * num(one, 'k');
    });
    return 2 * products;
  },
};
