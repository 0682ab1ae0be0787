// ROTG: a plane rotation that makes a second component zero. Numbers in, numbers out: no queue, nothing on the device.
import { im, re } from '../core/complex.js';
export function rotg(a, b) {
    return typeof a === 'number' && typeof b === 'number' ? realRotation(a, b) : complexRotation(a, b);
}
/** From 2^-1022 to 2^1022, as in LAPACK 3.10: beyond, the reciprocal would not be a normal number. */
const scaleFor = (...sizes) => Math.min(2 ** 1022, Math.max(2 ** -1022, ...sizes));
function realRotation(a, b) {
    const [sizeA, sizeB] = [Math.abs(a), Math.abs(b)];
    if (sizeB === 0)
        return { r: a, z: 0, c: 1, s: 0 };
    if (sizeA === 0)
        return { r: b, z: 1, c: 0, s: 1 };
    const scale = scaleFor(sizeA, sizeB);
    const sign = sizeA > sizeB ? Math.sign(a) : Math.sign(b);
    const root = sign * Math.sqrt((a / scale) ** 2 + (b / scale) ** 2);
    const [c, s] = [a / scale / root, b / scale / root];
    const z = sizeA > sizeB ? s : c !== 0 ? 1 / c : 1;
    return { r: scale * root, z, c, s };
}
/** A complex number by its modulus over a scale, and its direction. */
function polar(x) {
    const scale = scaleFor(Math.abs(re(x)), Math.abs(im(x)));
    const [u, v] = [re(x) / scale, im(x) / scale];
    const size = Math.hypot(u, v);
    return { scale, size, direction: size === 0 ? { re: 1, im: 0 } : { re: u / size, im: v / size } };
}
function complexRotation(a, b) {
    const [first, second] = [polar(a), polar(b)];
    if (second.size === 0)
        return { r: { re: re(a), im: im(a) }, c: 1, s: { re: 0, im: 0 } };
    const { re: e, im: f } = first.direction;
    const { re: g, im: h } = second.direction;
    const scale = Math.max(first.scale, second.scale);
    const [sizeA, sizeB] = [(first.size * first.scale) / scale, (second.size * second.scale) / scale];
    const root = Math.hypot(sizeA, sizeB);
    // s = sgn(a) conj(b) / root, with sgn(0) = 1 as direction.
    const t = sizeB / root;
    return {
        r: { re: scale * (root * e), im: scale * (root * f) },
        c: sizeA / root,
        s: { re: t * (e * g + f * h), im: t * (f * g - e * h) },
    };
}
