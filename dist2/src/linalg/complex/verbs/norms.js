// Norms and condition numbers of complex arrays: those of magnitudes, but for those by singular values.
import { ArgumentError, SingularError } from '../../../core/errors.js';
import { fields, realOf } from '../../../core/field.js';
import { sizeOf } from '../../../core/strided.js';
import { ndarray } from '../../ndarray.js';
import { isSpectral, norm as normOfReals, spectralNorm } from '../../norm.js';
import { contextAmong } from '../../options.js';
import { complexOf } from '../operands.js';
import { complexPrecision, eachOf } from '../pairs.js';
import { matricesOf } from '../stacks.js';
import { decompose } from './singular.js';
import { inv } from './systems.js';
/** |x| of each element. */
function magnitudes(x) {
    const { data, shape, stride, offset } = x;
    const to = new fields[realOf(complexPrecision([x]))].array(sizeOf(shape));
    eachOf(shape, stride, offset, (p, k) => {
        to[k] = Math.hypot(data[2 * p], data[2 * p + 1]);
    });
    return ndarray(to, [...shape]);
}
export const norm = async ([first], options, _make, order) => {
    const x = complexOf('norm', first);
    const spectral = isSpectral(order);
    const axis = options['axis'];
    const isMatrix = axis === undefined ? x.shape.length === 2 : Array.isArray(axis) && axis.length === 2;
    if (!spectral || !isMatrix)
        return normOfReals(magnitudes(x), order, options);
    if (axis !== undefined)
        throw new ArgumentError('norm', 'axis', 3, axis, 'must be left out, for norms by singular values of complex matrices');
    const named = contextAmong('norm', 3, options, ['axis']);
    const { s } = await decompose('norm', matricesOf('norm', first), 'n', named, options);
    return spectralNorm(s, order);
};
const ORDERS = [undefined, 1, -1, 2, -2, Infinity, -Infinity, 'fro', 'nuc'];
export const cond = async ([first], options, make, order) => {
    const stack = matricesOf('cond', first);
    const { x, m, n, lead } = stack;
    if (!ORDERS.includes(order))
        throw new ArgumentError('cond', 'order', 2, order, "must be 1, -1, 2, -2, +-Infinity, 'fro' or 'nuc'");
    const named = contextAmong('cond', 3, options, []);
    const refuse = (rule) => {
        throw new ArgumentError('cond', 'A', 1, x.shape.join(' x '), rule);
    };
    if (m * n === 0)
        refuse('an empty matrix has no condition number');
    if (order === undefined || order === 2 || order === -2) {
        const { s, k, count } = await decompose('cond', stack, 'n', named, options);
        const found = Float64Array.from({ length: count }, (_, b) => {
            const [most, least] = [s[b * k], s[(b + 1) * k - 1]];
            // Of a matrix of zeros too it is infinite.
            const quotient = order === -2 ? least / most : most / least;
            return most === 0 ? Infinity : quotient;
        });
        return lead.length === 0 ? found[0] : ndarray(found, [...lead]);
    }
    if (m !== n)
        refuse('its matrices must be square for that order');
    if (lead.length > 0)
        refuse('must be one matrix for that order');
    const own = async (X) => (await norm([[X, 'A', 1]], options, make, order));
    const ofA = await own(first[0]);
    try {
        return ofA * (await own(await inv([first], options, make, undefined)));
    }
    catch (error) {
        if (error instanceof SingularError)
            return Infinity;
        throw error;
    }
};
