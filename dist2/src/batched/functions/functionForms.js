// The specs of functions of the square matrices of a batch, C := f(A), where C may be A itself; and how a call is checked against them.
import { bind } from '../../core/args.js';
import { batchedForms, eachForm, ldName, squareMatrix } from '../../core/batchForms.js';
import { realOf } from '../../core/field.js';
import { arg, BATCH } from '../../core/spec.js';
export function functionForms({ name, precs, flags, iterates, flops }) {
    const forms = batchedForms({
        name,
        ...(precs === undefined ? {} : { precs }),
        ...(flags === undefined ? {} : { flags }),
        sizes: ['n'],
        operands: { A: squareMatrix('in'), C: squareMatrix('out') },
        reports: 'nonfinite',
        flops,
    });
    const separate = eachForm((form) => (iterates ? withSteps(forms[form], form) : forms[form]));
    const itself = eachForm((form) => onItself(separate[form]));
    return Object.defineProperty(separate, 'itself', { value: itself });
}
/** With the lists of steps and errors behind info. */
function withSteps(spec, form) {
    const length = form === 'vbatched' ? spec.args.info.length : arg(BATCH);
    const args = {};
    for (const [name, one] of Object.entries(spec.args)) {
        args[name] = one;
        if (name !== 'info')
            continue;
        args.iter = { kind: 'vector', length, type: 'i', access: 'out', optional: true };
        args.error = { kind: 'vector', length, type: realOf, access: 'out', optional: true };
    }
    return { ...spec, args };
}
/** Extents of A are those of C, which is checked in its place, and lies where A does. */
function onItself(spec) {
    const args = { ...spec.args };
    args.A = { ...spec.args.A, rows: () => 0, cols: () => 0 };
    for (const [ofC, ofA] of [
        [ldName('C'), ldName('A')],
        ['strideC', 'strideA'],
        ['offsetsC', 'offsetsA'],
    ]) {
        if (spec.args[ofC] === undefined || spec.args[ofC].kind === 'vector')
            continue;
        const also = (a) => (isSame(a[ofC], a[ofA]) ? undefined : `must be ${ofA} where C is A`);
        args[ofC] = { ...spec.args[ofC], also };
    }
    return { ...spec, args };
}
function isSame(x, y) {
    if (typeof x === 'number')
        return x === y;
    const [list, other] = [x, y];
    for (let b = 0; b < list.length; b++)
        if (list[b] !== other[b])
            return false;
    return true;
}
const placeOf = (value) => (typeof value === 'object' && value !== null ? value : {});
/** Checks a call. Where C is a pointer to A's place it is computed in place. */
export const bindFunction = (forms, form, owner, args, prec) => {
    if (isInPlace(args)) {
        const bound = bind(forms.itself[form], owner, args, prec);
        // Getters may say something else every time.
        if (isInPlace(bound))
            return bound;
    }
    return bind(forms[form], owner, args, prec);
};
function isInPlace(args) {
    const { A, C } = placeOf(args);
    const [from, to] = [placeOf(A), placeOf(C)];
    return from.buffer !== undefined && from.buffer === to.buffer && from.offset === to.offset;
}
