// The arguments that gemm, gemmFused and gemmI32 have in common, and the rules that go with them.
import { matrix, positional, scalar, size, trans } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
/** C := alpha op(A) op(B) + beta C: op(A) m x k, op(B) k x n, C m x n. */
export const productArgs = positional({
    transA: trans,
    transB: trans,
    m: size,
    n: size,
    k: size,
    /** Default 1. With alpha = 0 neither A nor B is read. */
    alpha: scalar(1),
    /** m x k if transA = 'n', else k x m. */
    A: matrix((a) => num(a, a.transA === 'n' ? 'm' : 'k'), (a) => num(a, a.transA === 'n' ? 'k' : 'm'), 'in'),
    /** k x n if transB = 'n', else n x k. */
    B: matrix((a) => num(a, a.transB === 'n' ? 'k' : 'n'), (a) => num(a, a.transB === 'n' ? 'n' : 'k'), 'in'),
    /** Default 0: C is then written without being read, so NaN in it does not matter. */
    beta: scalar(0),
    /** In and out. May lie in the same buffer as A or B if it shares no element with them. */
    C: matrix('m', 'n', 'inout'),
});
export const mathArg = { kind: 'flag', values: ['strict', 'split', 'fast', 'half'], default: 'strict' };
export const reproducibleArg = {
    kind: 'switch',
    default: false,
    also: ({ reproducible, math }) => reproducible === true && math !== 'strict'
        ? `math is '${math}': only 'strict' products are reproducible`
        : undefined,
};
export const productFlops = (a) => 2 * num(a, 'm') * num(a, 'n') * num(a, 'k');
