import { elementsOf, onHost } from '../../runtime/operands.js';
import { pairsOf } from './schurSteps.ref.js';
/** The n eigenvalues of a call, whose precision has settled which arguments there are. */
export async function valuesOnHost({ n, WR, WI, W }) {
    const host = await onHost({ WR, WI, W }, { WR: 'write?', WI: 'write?', W: 'write?' });
    const [re, im, pairs] = [host.WR, host.WI, host.W].map((x) => x && elementsOf(x, n));
    return pairs ? pairsOf(pairs) : { WR: re, WI: im };
}
