// The operands of the batched products in their specs: the matrices of gemm, in the places that an argument of the batch gives.
import { arg, num } from '../../core/spec.js';
/** op(A) is m x k. */
export const operandA = (places) => ({
    kind: 'matrix',
    rows: (a) => num(a, a.transA === 'n' ? 'm' : 'k'),
    cols: (a) => num(a, a.transA === 'n' ? 'k' : 'm'),
    ld: 'lda',
    places,
    access: 'in',
});
/** op(B) is k x n. */
export const operandB = (places) => ({
    kind: 'matrix',
    rows: (a) => num(a, a.transB === 'n' ? 'k' : 'n'),
    cols: (a) => num(a, a.transB === 'n' ? 'n' : 'k'),
    ld: 'ldb',
    places,
    access: 'in',
});
export const operandC = (places) => ({
    kind: 'matrix',
    rows: arg('m'),
    cols: arg('n'),
    ld: 'ldc',
    places,
    access: 'inout',
});
