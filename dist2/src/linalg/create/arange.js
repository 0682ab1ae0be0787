// arange and linspace: numbers at equal distances.
import { ArgumentError } from '../../core/errors.js';
import { ndarray } from '../ndarray.js';
import { checkNames } from '../options.js';
import { countOf, dtypeAmong, dtypeOf, finiteOf, memory, } from './dtype.js';
export function arange(...args) {
    const last = args.at(-1);
    const options = typeof last === 'object' && args.length > 1 ? last : {};
    const numbers = options === last ? args.slice(0, -1) : args;
    const dtype = dtypeAmong('arange', args.length, options);
    const [start, stop, step = 1] = numbers[1] === undefined ? [0, numbers[0], numbers[2]] : numbers;
    const from = finiteOf('arange', 'start', 1, start);
    const to = finiteOf('arange', 'stop', 2, stop);
    const by = finiteOf('arange', 'step', 3, step);
    if (by === 0)
        throw new ArgumentError('arange', 'step', 3, step, 'must not be 0');
    const length = Math.max(0, Math.ceil((to - from) / by));
    const data = memory('arange', dtype, length);
    for (let i = 0; i < length; i++)
        data[i] = from + i * by;
    return ndarray(data, [length]);
}
export function linspace(start, stop, num = 50, options = {}) {
    const [given, position] = typeof num === 'object' && num !== null ? [num, 3] : [options, 4];
    checkNames('linspace', position, given, ['dtype', 'endpoint', ...(position === 3 ? ['num'] : [])]);
    const dtype = dtypeOf('linspace', position, given.dtype);
    const { endpoint = true } = given;
    if (typeof endpoint !== 'boolean')
        throw new ArgumentError('linspace', 'endpoint', position, endpoint, 'must be true or false');
    const [from, to] = [finiteOf('linspace', 'start', 1, start), finiteOf('linspace', 'stop', 2, stop)];
    const length = countOf('linspace', 'num', 3, position === 3 ? (given.num ?? 50) : num);
    const data = memory('linspace', dtype, length);
    const parts = endpoint ? length - 1 : length;
    const step = (to - from) / parts;
    for (let i = 0; i < length; i++)
        data[i] = from + i * step;
    if (length > 0)
        data[0] = from;
    if (endpoint && length > 1)
        data[length - 1] = to;
    return ndarray(data, [length]);
}
