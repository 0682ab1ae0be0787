// HSEQR on matrices of any precision, which are copied to doubles and back. Host memory only.
import { putElement } from '../../core/complex.js';
import { precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { clearBelow, copyRef, newDoubles, unitRef } from './doubles.ref.js';
import { hseqrRef } from './hseqr.ref.js';
import { magnitudeRef } from './magnitude.ref.js';
import { blankValues, storeForm, storeValues } from './schurSteps.ref.js';
/** info. */
export function hseqrStoredRef(problem, room) {
    const { job, compz, n, range, H, Z } = problem;
    const { parts = 1 } = H;
    const own = room ?? { H: newDoubles(n, n, parts), Z: compz === 'n' ? undefined : newDoubles(n, n, parts) };
    copyRef(n, n, H, own.H);
    clearBelow(n, n, 1, own.H);
    for (let j = 0; j < n - 1; j++)
        if (j < range.lo || j >= range.hi - 1)
            putElement(own.H.data, own.H.off + j + 1 + j * own.H.ld, 0, parts);
    if (!(magnitudeRef(n, own.H) < Infinity)) {
        blankValues(problem, 0, n);
        return n;
    }
    if (own.Z && compz === 'v')
        copyRef(n, n, Z, own.Z);
    else if (own.Z)
        unitRef(n, own.Z);
    const [re, im] = [new Float64Array(n), new Float64Array(n)];
    const { eps } = fields[precOf(H.data)];
    const how = { schur: job === 's', n, ...range, H: own.H, re, im, Z: own.Z, zlo: 0, zhi: n, eps };
    const info = hseqrRef(how, own.windows);
    storeValues(n, { info, factor: 1, range, scale: re, re, im, eps }, problem);
    storeForm(n, own.H, H, 1);
    if (own.Z)
        copyRef(n, n, own.Z, Z);
    return info;
}
