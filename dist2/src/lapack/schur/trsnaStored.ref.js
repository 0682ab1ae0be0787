// TRSNA on matrices of any precision, which are copied to doubles. Host memory only.
import { precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { blockValues } from './aed.ref.js';
import { clearBelow, copyRef, newDoubles } from './doubles.ref.js';
import { magnitudeRef } from './magnitude.ref.js';
import { valueConditionsRef, vectorConditionsRef } from './trsna.ref.js';
/** info. */
export function trsnaRef({ n, T, VL, VR, s, sep }) {
    if (n === 0)
        return 0;
    const inDoubles = (A) => {
        const own = newDoubles(n, n, A.parts);
        copyRef(n, n, A, own);
        return own;
    };
    const own = inDoubles(T);
    clearBelow(n, n, T.parts === 2 ? 0 : 1, own);
    if (!(magnitudeRef(n, own) < Infinity)) {
        for (const numbers of [s, sep])
            numbers?.fill(Number.NaN, 0, n);
        return n;
    }
    if (s) {
        const [re, im] = [new Float64Array(n), new Float64Array(n)];
        blockValues(n, own, 0, re, im, 0);
        valueConditionsRef(n, im, inDoubles(VL), inDoubles(VR), s);
    }
    if (sep)
        vectorConditionsRef(n, own, fields[precOf(T.data)].eps, sep);
    return 0;
}
