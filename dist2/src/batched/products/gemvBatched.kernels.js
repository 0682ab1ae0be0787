// The kernel of the batched matrix-vector product as the host sees it: shapes of a workgroup, and which suits a size.
import { pick } from '../../autotune/pick.js';
import { isComplex } from '../../core/field.js';
import { NUMBERS } from '../../runtime/representation.js';
import { tunings } from '../tunings.js';
import { gemv_batched } from './shaders.gen.js';
const rule = (name, choice, why, fits) => ({ name, choice, why, fits });
/** Never by the number of matrices: bits must not depend on it. */
export const gemvRules = [
    rule('rows-4', { R: 4, P: 1, G: 32 }, 'columns of up to 4', (p) => !p.across && p.rows <= 4),
    rule('rows-8', { R: 8, P: 1, G: 16 }, 'columns of up to 8', (p) => !p.across && p.rows <= 8),
    rule('rows-16', { R: 16, P: 1, G: 8 }, 'columns of up to 16', (p) => !p.across && p.rows <= 16),
    rule('rows-32', { R: 32, P: 2, G: 2 }, 'columns of up to 32', (p) => !p.across && p.rows <= 32),
    rule('rows-64', { R: 64, P: 4, G: 1 }, 'columns as wide as two subgroups', (p) => !p.across),
    rule('across-4', { R: 4, P: 4, G: 8 }, 'rows of up to 4', (p) => p.depth <= 4),
    rule('across-8', { R: 8, P: 8, G: 2 }, 'rows of up to 8', (p) => p.depth <= 8),
    rule('across-16', { R: 16, P: 16, G: 1 }, 'rows of up to 16', (p) => p.depth <= 16),
    rule('across-32', { R: 8, P: 32, G: 1 }, 'rows of which 32 elements are read at a time', () => true),
];
export const pickGemv = (size, force) => pick(gemvRules, size, force);
const interned = tunings();
/** The parameter record of a variant. */
export function gemvTuning({ R, P, G }, { across, listed, aInC, bInC, type, conj }) {
    const flags = { ACROSS: Number(across), LISTED: Number(listed), A_IN_C: Number(aInC), B_IN_C: Number(bInC) };
    const conjugates = isComplex(type) ? { CONJ: Number(conj) } : {};
    return interned({ ROWS: R, P, G, ...flags, ...NUMBERS[type], ...conjugates });
}
const BITS = [false, true];
const KINDS = [
    { type: 's', conj: false },
    { type: 'c', conj: false },
    { type: 'c', conj: true },
];
export const gemvBatchedKernel = {
    name: 'gemv_batched',
    text: gemv_batched,
    get variants() {
        return gemvRules.flatMap(({ name, choice }) => KINDS.flatMap((kind) => BITS.flatMap((listed) => BITS.flatMap((aInC) => BITS.map((bInC) => gemvTuning(choice, { ...kind, across: name.startsWith('across'), listed, aInC, bInC }))))));
    },
};
