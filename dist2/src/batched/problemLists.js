import { realOf } from '../core/field.js';
import { arg, BATCH, entriesOf } from '../core/spec.js';
/** The specs with the lists behind the last argument of the operand X. */
export function withLists(forms, X, lists) {
    const of = (form) => {
        const spec = forms[form];
        const last = form === 'strided' ? `stride${X}` : `offsets${X}`;
        const sizes = Object.keys(spec.args).find((name) => spec.args[name].kind === 'sizes');
        const length = sizes === undefined ? arg(BATCH) : entriesOf(sizes);
        const args = {};
        for (const [name, one] of Object.entries(spec.args)) {
            args[name] = one;
            if (name !== last)
                continue;
            for (const [list, { access, integers, real, optional }] of Object.entries(lists)) {
                const type = integers ? { type: 'i' } : real ? { type: realOf } : {};
                args[list] = { kind: 'vector', length, access, ...type, ...(optional ? { optional } : {}) };
            }
        }
        return { ...spec, args };
    };
    const [strided, batched, vbatched] = [of('strided'), of('batched'), of('vbatched')];
    return { strided, batched, vbatched };
}
