import { larger, sameElement } from './norms.js';
import { integers, window } from './operands.js';
const sizeAt = (size, b) => (typeof size === 'object' ? size[b] : size);
const largest = (size) => (typeof size === 'object' ? Math.max(0, ...size) : size);
export const sizesAt = ({ m, n, k }, b) => ({
    m: sizeAt(m, b),
    n: sizeAt(n, b),
    k: sizeAt(k, b),
});
export const largestOf = ({ m, n, k }) => ({ m: largest(m), n: largest(n), k: largest(k) });
/** Sizes from 0 to those of p, in no order; `legal` makes them legal. */
export function ragged(p, legal) {
    const part = (size, b, step) => Math.floor((largest(size) * ((step * b + 4) % 9)) / 8);
    const all = Array.from({ length: p.batchCount }, (_, b) => legal({ m: part(p.m, b, 7), n: part(p.n, b, 5), k: part(p.k, b, 2) }));
    return { ...p, m: all.map(({ m }) => m), n: all.map(({ n }) => n), k: all.map(({ k }) => k) };
}
const pitchOf = ({ cols }, p) => Math.max(...Array.from({ length: Math.max(1, p.batchCount) }, (_, b) => sizesIn(p, b)).map(cols)) +
    (p.layout?.apart ?? 0);
const sizesIn = (p, b) => (p.batchCount === 0 ? largestOf(p) : sizesAt(p, b));
/** The column of the window at which a matrix begins; offsets have them in reverse order. */
const startOf = (X, p, form, b) => X.shared ? 0 : pitchOf(X, p) * (form === 'strided' ? b : p.batchCount - 1 - b);
export function windowOf(prec, X, p, use) {
    const count = X.shared ? 1 : Math.max(1, p.batchCount);
    const rows = Array.from({ length: Math.max(1, p.batchCount) }, (_, b) => X.rows(sizesIn(p, b)));
    return window(prec, Math.max(1, ...rows), Math.max(1, count * pitchOf(X, p)), p.layout, use);
}
export const memberOf = (x, X, p, form, b) => {
    const sizes = sizesAt(p, b);
    return { ...x, rows: X.rows(sizes), cols: X.cols(sizes), offset: x.offset + startOf(X, p, form, b) * x.ld };
};
/** The offsets of a batch whose places lie on the device. */
export function offsetsOf(x, X, p) {
    const list = integers(p.batchCount, p.layout);
    for (let b = 0; b < p.batchCount; b++)
        list.data[list.offset + b] = startOf(X, p, 'batched', b) * x.ld;
    return list;
}
/** The arguments X, ldx, and where its matrices are; `suffix` as in strideX, without `ld` for tau, whose elements are side by side. */
export function argsOf(name, X, p, form, at) {
    const { ld } = at[name];
    const suffix = name[0].toUpperCase() + name.slice(1);
    const offsets = Array.from({ length: p.batchCount }, (_, b) => startOf(X, p, form, b) * ld);
    const lds = name === 'tau' ? {} : { [`ld${name.toLowerCase()}`]: form === 'vbatched' ? offsets.map(() => ld) : ld };
    const places = form === 'strided'
        ? { [`stride${suffix}`]: X.shared ? 0 : pitchOf(X, p) * ld }
        : { [`offsets${suffix}`]: form === 'batched' ? at[`offsets${suffix}`] : offsets };
    return { [name]: at[name], ...lds, ...places };
}
/** The worst of the errors; infinite if an element of the operand's window has changed that belongs to no problem. */
export function worstOf(errors, X, p, form, before, after) {
    const own = new Uint8Array(before.data.length / (before.parts ?? 1));
    for (let b = 0; b < p.batchCount; b++) {
        const { rows, cols, ld, offset } = memberOf(before, X, p, form, b);
        for (let j = 0; j < cols; j++)
            own.fill(1, offset + j * ld, offset + j * ld + rows);
    }
    let stray = false;
    for (let j = 0; j < before.cols; j++) {
        for (let i = 0; i < before.rows; i++) {
            const at = before.offset + i + j * before.ld;
            stray ||= own[at] === 0 && !sameElement(before, after, at);
        }
    }
    return stray ? Number.POSITIVE_INFINITY : errors.reduce((worst, error) => larger(error, worst), 0);
}
