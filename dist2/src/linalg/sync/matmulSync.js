// matmulSync(A, B): matmul without a promise.
import { isSingle } from '../arrays.js';
import { contractHere } from '../contract.js';
import { throughComplex } from '../device/verb.js';
import { factorOf, productOf } from '../matmul.js';
import { ndarray } from '../ndarray.js';
export function matmulSync(A, B) {
    const complex = throughComplex('matmulSync', [
        [A, 'A', 1],
        [B, 'B', 2],
    ]);
    if (complex !== undefined)
        return complex;
    const operands = [factorOf(A, 'A', 1, 'matmulSync'), factorOf(B, 'B', 2, 'matmulSync')];
    const c = productOf(...operands, 'matmulSync');
    const C = contractHere('matmulSync', operands.every(({ data }) => isSingle(data)) ? 's' : 'd', c);
    return ndarray(C, c.shape);
}
