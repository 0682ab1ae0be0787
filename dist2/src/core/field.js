// The fields that numbers are taken from, as data: what an element is in JavaScript, on a device, in a count of operations and in an error
// bound. Arithmetic on them lives elsewhere: complex.ts, kernels/lib/field.wgsl.
const REAL = { parts: 1, mul: 1, add: 1 };
const COMPLEX = { parts: 2, mul: 6, add: 2 };
const [HALF, SINGLE, DOUBLE] = [{ eps: 2 ** -11 }, { eps: 2 ** -24 }, { eps: 2 ** -53 }];
/** What is known of each type of element, by its letter: its array, its bytes, its accuracy, its real partner. */
export const fields = {
    // Bytes lie in words of four; of doubles, the bits.
    b: { ...REAL, title: 'byte', array: Int8Array, bytes: 1, real: 'b', eps: 0, device: { T: 'u32', V: 'i32' } },
    h: { ...REAL, ...HALF, title: 'half', array: Uint16Array, bytes: 2, real: 'h', device: { T: 'f16', V: 'f32' } },
    s: { ...REAL, ...SINGLE, title: 'single', array: Float32Array, bytes: 4, real: 's', device: { T: 'f32', V: 'f32' } },
    d: {
        ...REAL,
        ...DOUBLE,
        title: 'double',
        array: Float64Array,
        bytes: 8,
        real: 'd',
        device: { T: 'vec2u', V: 'vec2u' },
    },
    c: {
        ...COMPLEX,
        ...SINGLE,
        title: 'complex single',
        array: Float32Array,
        bytes: 8,
        real: 's',
        device: { T: 'vec2f', V: 'vec2f' },
    },
    z: {
        ...COMPLEX,
        ...DOUBLE,
        title: 'complex double',
        array: Float64Array,
        bytes: 16,
        real: 'd',
        device: { T: 'vec4u', V: 'vec4u' },
    },
    i: { ...REAL, title: 'integer', array: Int32Array, bytes: 4, real: 'i', eps: 0, device: { T: 'i32', V: 'i32' } },
};
export const isComplex = (prec) => fields[prec].parts === 2;
/** Whether elements are of 64-bit numbers, which WebGPU has no arithmetic for. */
export const isDouble = (type) => type === 'd' || type === 'z';
/** The real partner of a precision: an operand's type in a spec where it is real whatever the call is in. */
export const realOf = (prec) => fields[prec].real;
export const sumType = (prec) => (prec === 'h' ? 's' : realOf(prec));
export const singleOf = (prec) => (isComplex(prec) ? 'c' : 's');
export const doubleOf = (prec) => (isComplex(prec) ? 'z' : 'd');
export const isElementType = (value) => typeof value === 'string' && Object.hasOwn(fields, value);
