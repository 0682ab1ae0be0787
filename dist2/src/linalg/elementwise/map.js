// map(A, f): a function of each element.
import { ArgumentError } from '../../core/errors.js';
import { complexArrayOf, operandOf } from '../arrays.js';
import { copied } from '../inContext.js';
import { checkNames } from '../options.js';
import { deliverTo, precisionOf } from '../out.js';
export function map(A, f, options = {}) {
    const checked = () => {
        if (typeof f !== 'function')
            throw new ArgumentError('map', 'f', 2, f, 'must be a function of a number');
    };
    const own = complexArrayOf('map', [A, 'A', 1]);
    if (own !== undefined) {
        checked();
        checkNames('map', 3, options, []);
        return own.mapped(f);
    }
    const operand = operandOf('map', A, 'A', 1);
    checked();
    checkNames('map', 3, options, ['out']);
    const deliver = deliverTo('map', 3, options.out, precisionOf([operand]), operand.shape);
    const data = copied(operand).data;
    for (let i = 0; i < data.length; i++)
        data[i] = f(data[i]);
    return deliver(data);
}
