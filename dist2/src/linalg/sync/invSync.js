// invSync(A): inv without a promise.
import { isSingle, operandOf } from '../arrays.js';
import { here, inverting } from '../atOnce.js';
import { throughComplex } from '../device/verb.js';
import { ndarray } from '../ndarray.js';
import { squareOf } from '../operands.js';
export function invSync(A) {
    const complex = throughComplex('invSync', [[A, 'A', 1]]);
    if (complex !== undefined)
        return complex;
    const operand = operandOf('invSync', A, 'A', 1);
    const view = squareOf('invSync', operand);
    const x = here('invSync', inverting, isSingle(operand.data) ? 's' : 'd', view);
    return ndarray(x, [...operand.shape]);
}
