import { kernelText } from '../runtime/kernelText.js';
export function deviceKey({ info, software }) {
    const { vendor, architecture, device, description } = info;
    return { vendor, architecture, device, driver: description, software };
}
const TRANS = ['nn', 'nt', 'tn', 'tt'];
const ASPECTS = ['square', 'tall', 'wide', 'narrow', 'flat'];
/** Up to this many columns (rows) a matrix is narrow (flat): its tile must be, too. */
const THIN = 16;
/** From this ratio of the sides on it is tall or wide. */
const OBLONG = 4;
/** The subtraction keeps exact powers of two from being rounded up where log2 is not exact. */
const exponent = (x) => (x <= 1 ? 0 : Math.ceil(Math.log2(x) - 1e-9));
function aspect(m, n) {
    if (n <= THIN)
        return 3;
    if (m <= THIN)
        return 4;
    return m >= OBLONG * n ? 1 : n >= OBLONG * m ? 2 : 0;
}
/** The class as one number, for maps: this is computed at every call. */
export function classId({ transA, transB, m, n, k, batch, aligned }, half) {
    const bits = (half ? 8 : 0) + (aligned ? 4 : 0) + 2 * transA + transB;
    return ((bits * 8 + aspect(m, n)) * 128 + exponent(m * n)) * 4096 + exponent(k) * 64 + exponent(batch);
}
/** The class of a shape: shapes of a class are tuned together. */
export function classOf(shape, half) {
    const { transA, transB, m, n, k, batch, aligned } = shape;
    return {
        prec: half ? 'h' : 's',
        trans: TRANS[2 * transA + transB],
        aligned,
        aspect: ASPECTS[aspect(m, n)],
        mn: exponent(m * n),
        k: exponent(k),
        batch: exponent(batch),
    };
}
/** How far a class is from the one that a row is for, in doublings; a field that the row leaves out is any. Infinite if not comparable. */
export function distance(row, c) {
    const same = (name) => row[name] === undefined || row[name] === c[name];
    if (!same('prec') || !same('aligned') || !same('aspect'))
        return Number.POSITIVE_INFINITY;
    const apart = (name) => Math.abs((row[name] ?? c[name]) - c[name]);
    return apart('mn') + apart('k') + apart('batch') + (same('trans') ? 0 : 0.5);
}
/** FNV-1a of the kernels' texts without their comments: rows measured with another text are stale. */
export function textHash(kernels) {
    let hash = 0x811c9dc5;
    for (const kernel of kernels) {
        // Comments that the host acts on (unrolling) are part of the program.
        const text = kernelText(kernel, {})
            .replace(/\/\/(?! @).*$/gm, '')
            .replace(/\s+/g, ' ');
        for (let i = 0; i < text.length; i++)
            hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
}
