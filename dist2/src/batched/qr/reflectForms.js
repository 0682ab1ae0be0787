import { arg, BATCH, num } from '../../core/spec.js';
/** The arguments of a problem among those of a ragged batch. */
const problemAt = (a, b) => Object.fromEntries(['side', 'm', 'n', 'k'].map((name) => [name, Array.isArray(a[name]) ? a[name][b] : a[name]]));
function boundedArg(name, { most, words }, form) {
    const rule = `must be an integer in ${words}`;
    if (form !== 'vbatched')
        return { kind: 'index', from: () => 0, to: most, rule };
    const also = (a) => {
        const b = a[name].findIndex((size, at) => size > most(problemAt(a, at)));
        return b < 0 ? undefined : `entry ${b} ${rule}`;
    };
    return { kind: 'sizes', also };
}
/** k numbers for each problem, side by side, and where they begin. */
function tauArgs(form) {
    const one = { kind: 'matrix', rows: arg('k'), cols: () => 1, ld: 'lda', access: 'in' };
    if (form === 'strided')
        return { tau: { ...one, places: 'strideTau' }, strideTau: { kind: 'stride', of: 'tau' } };
    const tau = { ...one, places: 'offsetsTau' };
    if (form === 'vbatched')
        return { tau, offsetsTau: { kind: 'offsets', of: 'tau' } };
    return { tau, offsetsTau: { kind: 'vector', length: arg(BATCH), type: 'i', access: 'in' } };
}
/** The forms with these bounds for sizes, and with the arguments for tau behind those for A. */
export function withReflectors(forms, bounds) {
    const formed = (form) => {
        const args = {};
        for (const [name, spec] of Object.entries(forms[form].args)) {
            const bound = bounds[name];
            args[name] = bound === undefined ? spec : boundedArg(name, bound, form);
            if (name === 'strideA' || name === 'offsetsA')
                Object.assign(args, tauArgs(form));
        }
        return { ...forms[form], args };
    };
    return { strided: formed('strided'), batched: formed('batched'), vbatched: formed('vbatched') };
}
/** The rows of the reflectors: those of Q. */
export const rowsOfQ = (a) => num(a, a['side'] === 'l' ? 'm' : 'n');
