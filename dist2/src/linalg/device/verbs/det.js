// det(A) of arrays on the host and on devices.
import { isDeviceArray } from '../../arrays.js';
import { det as onHost } from '../../det.js';
import { isFactors } from '../../luFactor.js';
import { ndarray } from '../../ndarray.js';
import { contextAmong } from '../../options.js';
import { throughDevice } from '../verb.js';
import { determinantsThere } from './determinants.js';
import { ofOne } from './verbs.js';
const WAYS = {
    routine: 'det',
    host: ([A], options) => onHost(A, options),
    gpu: async (on, [A], options) => {
        contextAmong('det', 2, options, []);
        const all = await determinantsThere(on, 'det', A);
        const lead = A.shape.slice(0, -2);
        return lead.length === 0
            ? all[0].det
            : ndarray(Float64Array.from(all, ({ det }) => det), lead);
    },
    isNumber: true,
};
const ofArray = /* @__PURE__ */ ofOne(WAYS);
/** Factors on a device come to the host. */
const ofFactors = ({ lu, piv }, options) => throughDevice({ routine: 'det', host: ([lu], how) => onHost({ lu, piv }, how), isNumber: true }, [[lu, 'lu', 1]], options);
/** The determinant, a number; of a device array it is computed there, and waited for. */
export const det = (async (A, options = {}) => isFactors(A) && isDeviceArray(A.lu) ? ofFactors(A, options) : ofArray(A, options));
