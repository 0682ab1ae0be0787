// How the elements of a buffer appear in a kernel: values for the types and constants of kernels/lib/field.wgsl, by element type; and which
// types a device has at all.
import { fields, isComplex, isDouble } from '../core/field.js';
const number = (type) => ({ ...fields[type].device, COMPLEX: isComplex(type) ? 1 : 0 });
/** For kernels that compute, which are written in singles. */
export const NUMBERS = { h: number('h'), s: {}, c: number('c') };
/** Doubles, for kernels that take their arithmetic from kernels/lib/field_double. */
export const DOUBLES = {
    d: { ...number('d'), R: fields.d.device.V, DOUBLE: 1 },
    z: { ...number('z'), R: fields.d.device.V, DOUBLE: 1 },
};
/** For kernels that are written for doubles alone (kernels/lib/double_parts.wgsl). */
export const DOUBLE_PARTS = {
    d: { T: fields.d.device.T, COMPLEX: 0 },
    z: { T: fields.z.device.T, COMPLEX: 1 },
};
/** For kernels that compute with numbers of every field. */
export const ALL_NUMBERS = { ...NUMBERS, ...DOUBLES };
/** For kernels that have nothing for halves. */
export const SINGLES = { s: NUMBERS.s, c: NUMBERS.c };
/** The same, doubles too. */
export const SINGLES_AND_DOUBLES = { ...SINGLES, ...DOUBLES };
/** For kernels of real numbers. */
export const REALS = { h: NUMBERS.h, s: NUMBERS.s };
/** For kernels that look at the sizes of elements by their bits: kernels/lib/size_bits.wgsl. */
export const SIZES = { s: {}, c: { T: 'vec2u', COMPLEX: 1 } };
/** For kernels that only move elements, as bits, so that NaN payloads and denormals arrive unchanged. */
export const BITS = {
    h: { T: 'f16' },
    s: { T: 'u32' },
    i: { T: 'u32' },
    c: { T: 'vec2u' },
    d: { T: 'vec2u' },
    z: { T: 'vec4u' },
};
/** The same for kernels that may turn the signs of imaginary parts (kernels/lib/turned_sign.wgsl), and whether elements are such. */
export const TURNED_BITS = { ...BITS, z: { ...BITS.z, SIGN: 3 } };
export const isPair = ({ T }) => T === BITS.c.T || T === BITS.z.T;
/**
 * How a device represents elements of a type; undefined where it does not, and they live with the CPU: halves without the feature, and
 * doubles unless the context was asked to keep them on the GPU.
 */
export function representationOn(gpu, type) {
    if (type === 'h' && !gpu.device.features.has('shader-f16'))
        return undefined;
    if (isDouble(type) && !gpu.doubles)
        return undefined;
    return fields[type].device;
}
