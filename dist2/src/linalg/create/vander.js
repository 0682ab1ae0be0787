// vander(x): the matrix of powers.
import { ArgumentError } from '../../core/errors.js';
import { isSingle, operandOf } from '../arrays.js';
import { checkNames, switchAmong } from '../options.js';
import { blank, countOf } from './dtype.js';
export function vander(x, n, options = {}) {
    const { data, shape, stride, offset } = operandOf('vander', x, 'x', 1);
    if (shape.length !== 1)
        throw new ArgumentError('vander', 'x', 1, shape.join(' x '), 'must have one dimension');
    const instead = typeof n === 'object' && n !== null;
    const [given, position] = instead ? [n, 2] : [options, 3];
    checkNames('vander', position, given, ['increasing']);
    const increasing = switchAmong('vander', position, 'increasing', given.increasing);
    const rows = shape[0];
    const cols = instead || n === undefined ? rows : countOf('vander', 'n', 2, n);
    const made = blank('vander', isSingle(data) ? 'float32' : 'float64', [rows, cols]);
    const [first, step] = increasing ? [0, 1] : [cols - 1, -1];
    for (let i = 0; i < rows; i++) {
        const value = data[offset + i * stride[0]];
        // Products are rounded in doubles, also those of singles.
        for (let j = 0, power = 1; j < cols; j++, power *= value)
            made.data[i * cols + first + j * step] = power;
    }
    return made;
}
