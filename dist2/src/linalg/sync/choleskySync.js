// choleskySync(A): cholesky without a promise.
import { isSingle, operandOf } from '../arrays.js';
import { factoringPositive, here } from '../atOnce.js';
import { throughComplex } from '../device/verb.js';
import { ndarray } from '../ndarray.js';
import { squareOf } from '../operands.js';
import { checkNames, switchAmong } from '../options.js';
export function choleskySync(A, options = {}) {
    const complex = throughComplex('choleskySync', [[A, 'A', 1]], options);
    if (complex !== undefined)
        return complex;
    const operand = operandOf('choleskySync', A, 'A', 1);
    const view = squareOf('choleskySync', operand);
    checkNames('choleskySync', 2, options, ['upper']);
    const upper = switchAmong('choleskySync', 2, 'upper', options.upper);
    const x = here('choleskySync', factoringPositive, isSingle(operand.data) ? 's' : 'd', view, upper);
    return ndarray(x, [...operand.shape]);
}
