// IEEE half precision for the host: bits to number and back, round to nearest even. Kept as Uint16Array everywhere.
const f32 = new Float32Array(1);
const u32 = new Uint32Array(f32.buffer);
/** The value of half-precision bits. */
export function halfToNumber(bits) {
    const sign = bits & 0x8000 ? -1 : 1;
    const exponent = (bits >> 10) & 31;
    const fraction = bits & 1023;
    if (exponent === 31)
        return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
    return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1024 + fraction) * 2 ** (exponent - 25);
}
/** The half nearest to x, ties to even; from 65504 + 16 on it is infinity. */
export function numberToHalf(x) {
    f32[0] = x;
    if (f32[0] !== x) {
        // x is rounded twice: rounding to odd the first time keeps it on its side of every tie between halves.
        if (Math.abs(f32[0]) > Math.abs(x))
            u32[0] = u32[0] - 1;
        u32[0] = u32[0] | 1;
    }
    const b = u32[0];
    const sign = (b >>> 16) & 0x8000;
    const abs = b & 0x7fffffff;
    if (abs > 0x7f800000)
        return sign | 0x7e00;
    if (abs >= 0x477ff000)
        return sign | 0x7c00;
    if (abs < 0x38800000) {
        // Subnormal half: adding 0.5 aligns the fraction so that the float unit does the rounding.
        f32[0] = Math.abs(f32[0]) + 0.5;
        return sign | (u32[0] - 0x3f000000);
    }
    return sign | ((abs - 0x38000000 + 0xfff + ((abs >>> 13) & 1)) >>> 13);
}
/** Half precision as numbers: the values of 16-bit patterns, each exactly. */
export function halvesToFloats(source, target = new Float32Array(source.length)) {
    for (let i = 0; i < source.length; i++)
        target[i] = halfToNumber(source[i]);
    return target;
}
/** Numbers as half precision: 16-bit patterns, rounded to nearest, ties to even. */
export function floatsToHalves(source, target = new Uint16Array(source.length)) {
    for (let i = 0; i < source.length; i++)
        target[i] = numberToHalf(source[i]);
    return target;
}
