import { arg, BATCH, num } from '../../core/spec.js';
const shorter = (a) => Math.min(num(a, 'm'), num(a, 'n'));
/** The n integers of each problem side by side, and where they begin: also of the form with offsets on the device at equal distances. */
export function jpvtArgs(form) {
    const one = { kind: 'matrix', rows: arg('n'), type: 'i', access: 'inout' };
    // Of one column any leading dimension will do.
    if (form === 'vbatched')
        return {
            jpvt: { ...one, cols: () => 1, ld: 'n', places: 'offsetsJpvt' },
            offsetsJpvt: { kind: 'offsets', of: 'jpvt' },
        };
    return { jpvt: { ...one, cols: arg(BATCH), ld: 'strideJpvt' }, strideJpvt: { kind: 'ld', of: 'jpvt' } };
}
/** The min(m, n) numbers of each problem side by side, and where they begin. */
export function tauArgs(form) {
    const one = { kind: 'matrix', rows: shorter, access: 'out' };
    if (form === 'strided')
        return { tau: { ...one, cols: arg(BATCH), ld: 'strideTau' }, strideTau: { kind: 'ld', of: 'tau' } };
    const tau = { ...one, cols: () => 1, ld: 'n', places: 'offsetsTau' };
    if (form === 'vbatched')
        return { tau, offsetsTau: { kind: 'offsets', of: 'tau' } };
    return { tau, offsetsTau: { kind: 'vector', length: arg(BATCH), type: 'i', access: 'in' } };
}
/** A spec with more arguments behind those of the operand X. */
export function withArgs(spec, form, X, more) {
    const last = form === 'strided' ? `stride${X}` : `offsets${X}`;
    const args = {};
    for (const [name, one] of Object.entries(spec.args)) {
        args[name] = one;
        if (name === last)
            Object.assign(args, more);
    }
    return { ...spec, args };
}
