// The reflectors of a checked call of batched geqrf, orgqr or ormqr, as the enqueue functions take them.
import { formOf } from '../../core/batchForms.js';
import { deviceMat } from '../../runtime/buffer.js';
export function reflectorsOf(a) {
    const { buffer, offset: off } = a.tau;
    const data = buffer;
    const form = formOf(a);
    if (form === 'strided')
        return { k: a.k, tau: { data, off, stride: a.strideTau } };
    if (form === 'batched')
        return { k: a.k, tau: { data, off, stride: 0, offsets: deviceMat(a.offsetsTau, 1) } };
    const ks = a.k;
    const k = ks.reduce((most, one) => Math.max(most, one), 0);
    return { k, ks, tau: { data, off, stride: 0, places: a.offsetsTau } };
}
/** The tau of geqrf. */
export function tauOf(a) {
    const { buffer, offset: off } = a.tau;
    const data = buffer;
    const form = formOf(a);
    if (form === 'strided')
        return { data, off, stride: a.strideTau };
    if (form === 'batched')
        return { data, off, stride: 0, offsets: deviceMat(a.offsetsTau, 1) };
    return { data, off, stride: 0, places: a.offsetsTau };
}
/** What a call of ormqr multiplies; from the right as C^T := op(Q)^T C^T, Q^T being the adjoint of conj(Q). */
export function productOf(of, a) {
    const { side, trans } = a;
    const isLeft = side === 'l';
    const { k, ks, tau } = reflectorsOf(a);
    const { m, n, count } = of;
    const lists = of.sizes && (isLeft ? of.sizes : { m: of.sizes.n, n: of.sizes.m });
    return {
        ...(isLeft ? { m, n } : { m: n, n: m }),
        count,
        sizes: lists && { ...lists, nrhs: ks },
        V: of.mat('A'),
        tau,
        C: of.mat('C', !isLeft),
        trans: (trans !== 'n') === isLeft,
        conjugate: !isLeft,
        first: 0,
        last: k,
    };
}
