import { isDeviceArray } from '../../arrays.js';
import { isFactors } from '../../luFactor.js';
import { ndarray } from '../../ndarray.js';
import { contextAmong } from '../../options.js';
import { slogdet as onHost } from '../../slogdet.js';
import { throughDevice } from '../verb.js';
import { determinantsThere } from './determinants.js';
import { ofOne } from './verbs.js';
const WAYS = {
    routine: 'slogdet',
    host: ([A], options) => onHost(A, options),
    gpu: async (on, [A], options) => {
        contextAmong('slogdet', 2, options, []);
        const all = await determinantsThere(on, 'slogdet', A);
        const lead = A.shape.slice(0, -2);
        if (lead.length === 0)
            return { sign: all[0].sign, logabsdet: all[0].logdet };
        const array = (value) => ndarray(Float64Array.from(all, value), lead);
        return { sign: array(({ sign }) => sign), logabsdet: array(({ logdet }) => logdet) };
    },
    isNumber: true,
};
const ofArray = /* @__PURE__ */ ofOne(WAYS);
/** Factors on a device come to the host. */
const ofFactors = ({ lu, piv }, options) => throughDevice({ routine: 'slogdet', host: ([lu], how) => onHost({ lu, piv }, how), isNumber: true }, [[lu, 'lu', 1]], options);
/** Sign and logarithm of the determinant, numbers; of a device array they are computed there, and waited for. */
export const slogdet = (async (A, options = {}) => isFactors(A) && isDeviceArray(A.lu) ? ofFactors(A, options) : ofArray(A, options));
