import { isSingle, operandOf } from '../arrays.js';
import { determining, here } from '../atOnce.js';
import { throughComplex } from '../device/verb.js';
import { squareOf } from '../operands.js';
export function detSync(A) {
    const complex = throughComplex('detSync', [[A, 'A', 1]]);
    if (complex !== undefined)
        return complex;
    const operand = operandOf('detSync', A, 'A', 1);
    const view = squareOf('detSync', operand);
    return here('detSync', determining, isSingle(operand.data) ? 's' : 'd', view).det;
}
