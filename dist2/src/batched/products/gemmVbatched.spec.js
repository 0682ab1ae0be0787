// GEMMVBATCHED: arguments, rules, documentation.
import { positional, scalar, trans } from '../../core/kinds.js';
import { eachProblem, num } from '../../core/spec.js';
import { operandA, operandB, operandC } from './gemmOperands.js';
/**
 * C_b := alpha op(A_b) op(B_b) + beta C_b for every b, op(X) = X ('n'), X^T ('t') or X^H ('c', the same as 't' for real numbers). op(A_b)
 * is m(b) x k(b), op(B_b) is k(b) x n(b), C_b is m(b) x n(b); all column-major. There are as many problems as m has entries, and all lists
 * have one entry for each.
 *
 * Overwrites the C_b only. Half precision ('h') multiplies and adds in f32 and rounds once. On a GPU context half, single and
 * complex single run on the GPU; double and complex double on the CPU. Doubles that live on the GPU (createContext) are
 * computed there. Flops: the sum of 2 m(b) n(b) k(b), four times as many of complex numbers. Source: MAGMA magmablas_<t>gemm_vbatched,
 * cuBLAS's grouped GEMM.
 *
 * @throws ArgumentError naming the first illegal argument, its position, entry and rule; DisposedError for a disposed buffer.
 * @example
 * // A 3 x 3 product, and behind it one of 2 x 1 by 1 x 4.
 * const sizes = { m: [3, 2], n: [3, 4], k: [3, 1], lda: [3, 2], ldb: [3, 1], ldc: [3, 2] };
 * await sgemmVbatched(ctx.queue, { ...sizes, A, offsetsA: [0, 9], B, offsetsB: [0, 9], C, offsetsC: [0, 9] });
 */
export const gemmVbatchedSpec = {
    name: 'gemmVbatched',
    precs: 'hsdcz',
    doubles: 'dz',
    nothing: (a) => a.m.length === 0,
    args: positional({
        transA: trans,
        transB: trans,
        m: { kind: 'sizes' },
        n: { kind: 'sizes' },
        k: { kind: 'sizes' },
        /** Default 1. With alpha = 0 neither A nor B is read. */
        alpha: scalar(1),
        A: operandA('offsetsA'),
        /** At least max(1, m(b)) if transA = 'n', else max(1, k(b)). */
        lda: { kind: 'lds', of: 'A' },
        /** Matrix b begins offsetsA(b) >= 0 elements behind the pointer. Several b may have the same A or B. */
        offsetsA: { kind: 'offsets', of: 'A' },
        B: operandB('offsetsB'),
        /** At least max(1, k(b)) if transB = 'n', else max(1, n(b)). */
        ldb: { kind: 'lds', of: 'B' },
        /** As offsetsA. */
        offsetsB: { kind: 'offsets', of: 'B' },
        /** Default 0: C is then written without being read, so NaN in it does not matter. */
        beta: scalar(0),
        /** In and out. No C_b shares an element with another, nor with an A or B in the same buffer. */
        C: operandC('offsetsC'),
        ldc: { kind: 'lds', of: 'C' },
        /** As offsetsA. */
        offsetsC: { kind: 'offsets', of: 'C' },
    }),
    flops(a) {
        let products = 0;
        eachProblem(gemmVbatchedSpec, a, (one) => {
            products += num(one, 'm') * num(one, 'n') * num(one, 'k');
        });
        return 2 * products;
    },
};
