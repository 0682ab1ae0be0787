// luFactor(A) of arrays on the host and on devices.
import { getrf } from '../../../lapack/lu/routines.gen.js';
import { luFactor as onHost } from '../../luFactor.js';
import { squareOf } from '../../operands.js';
import { contextAmong } from '../../options.js';
import { ofOne } from './verbs.js';
const WAYS = {
    routine: 'luFactor',
    host: ([A], options) => onHost(A, options),
    gpu: async (on, [A], options) => {
        const n = squareOf('luFactor', A).rows;
        contextAmong('luFactor', 2, options, []);
        const { buffer, ld } = await on.columns(A);
        const ipiv = on.integers(n);
        await getrf(on.queue, { m: n, n, A: buffer, lda: ld, ipiv, info: on.integers(1) }, 's');
        const pivots = await on.read(ipiv);
        return { lu: on.byColumns(buffer, [], n, n), piv: pivots.map((pivot) => pivot - 1) };
    },
};
/** P A = L U; of a device array the factors stay there, and its pivots, n integers, are what is waited for. */
export const luFactor = /* @__PURE__ */ ofOne(WAYS);
