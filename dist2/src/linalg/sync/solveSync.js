// solveSync(A, b): solve without a promise.
import { ArgumentError } from '../../core/errors.js';
import { isSingle, operandOf } from '../arrays.js';
import { here, solving } from '../atOnce.js';
import { throughComplex } from '../device/verb.js';
import { ndarray } from '../ndarray.js';
import { matrixOf, squareOf } from '../operands.js';
export function solveSync(A, b) {
    const complex = throughComplex('solveSync', [
        [A, 'A', 1],
        [b, 'b', 2],
    ]);
    if (complex !== undefined)
        return complex;
    const [left, right] = [operandOf('solveSync', A, 'A', 1), operandOf('solveSync', b, 'b', 2)];
    const [a, rhs] = [squareOf('solveSync', left), matrixOf('solveSync', right, 'b', 2)];
    if (rhs.rows !== a.rows)
        throw new ArgumentError('solveSync', 'b', 2, right.shape.join(' x '), `it must have ${a.rows} rows, as A has`);
    const prec = isSingle(left.data) && isSingle(right.data) ? 's' : 'd';
    const x = here('solveSync', solving, prec, a, rhs);
    return ndarray(x, [...right.shape]);
}
