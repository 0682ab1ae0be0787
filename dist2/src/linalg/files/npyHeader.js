// The header of an NPY file: magic number, version, length, and a Python dict with the type, the order and the shape. Format: NumPy's
// documentation of numpy.lib.format, versions 1.0 to 3.0.
import { sizeOf } from '../../core/strided.js';
import { FileFormatError } from './fileError.js';
const MAGIC = '\x93NUMPY';
/** Header and magic number together: data start at a multiple of it. */
const ALIGNMENT = 64;
/** What NumPy calls the types that are refused. */
const REFUSED = {
    O: 'Python objects',
    S: 'byte strings',
    a: 'byte strings',
    U: 'strings',
    V: 'raw bytes',
    m: 'time differences',
    M: 'dates',
};
const TAKEN = {
    f: [2, 4, 8],
    i: [1, 2, 4, 8],
    u: [1, 2, 4, 8],
    b: [1],
    c: [8, 16],
};
const READS = 'basalt reads floats of 16, 32 and 64 bits, complex numbers of 64 and 128, integers and booleans';
export function parseNpyHeader(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let i = 0; i < MAGIC.length; i++)
        if (bytes[i] !== MAGIC.charCodeAt(i))
            throw new FileFormatError('this is no NPY file: it does not begin with \\x93NUMPY');
    const version = bytes[6];
    if (version !== undefined && (version < 1 || version > 3))
        throw new FileFormatError(`its NPY version is ${version}; versions 1 to 3 are known`);
    const wide = version === 1 ? 2 : 4;
    const from = MAGIC.length + 2 + wide;
    const length = bytes.length < from ? 0 : wide === 2 ? view.getUint16(8, true) : view.getUint32(8, true);
    if (length === 0 || from + length > bytes.length)
        throw new FileFormatError('the file ends within its NPY header');
    const text = new TextDecoder(version === 3 ? 'utf-8' : 'latin1').decode(bytes.subarray(from, from + length));
    return { ...typeOf(text), ...layoutOf(text), start: from + length };
}
/** What stands behind a key of the dict. */
const entryOf = (text, key, value) => new RegExp(`['"]${key}['"]\\s*:\\s*(${value.source})`).exec(text)?.[1];
function typeOf(text) {
    if (entryOf(text, 'descr', /\[/) !== undefined)
        throw new FileFormatError(`its elements are records (a structured dtype); ${READS}: save one field, A['name']`);
    const descr = entryOf(text, 'descr', /['"][^'"]*['"]/)?.slice(1, -1);
    if (descr === undefined)
        throw new FileFormatError('its NPY header has no descr');
    const [, order, kind = '', digits = ''] = /^([<>|=]?)([a-zA-Z?])(\d*)/.exec(descr) ?? [];
    const letter = kind === '?' ? 'b' : kind;
    const size = kind === '?' ? 1 : Number(digits);
    if (!TAKEN[letter]?.includes(size)) {
        const wide = letter === 'f'
            ? `floats of ${8 * size} bits`
            : letter === 'c'
                ? `complex numbers of ${8 * size} bits`
                : undefined;
        const what = REFUSED[letter] ?? wide ?? 'of an unknown type';
        throw new FileFormatError(`its elements are ${what} (dtype '${descr}'); ${READS}`);
    }
    return { kind: letter, descr, size, bigEndian: order === '>' };
}
function layoutOf(text) {
    const order = entryOf(text, 'fortran_order', /True|False/);
    const tuple = entryOf(text, 'shape', /\([\d\s,L]*\)/);
    if (order === undefined || tuple === undefined)
        throw new FileFormatError(`its NPY header has no ${order === undefined ? 'fortran_order' : 'shape'}`);
    // Python 2 wrote long integers with an L.
    const shape = (tuple.match(/\d+/g) ?? []).map(Number);
    if (!Number.isSafeInteger(sizeOf(shape)))
        throw new FileFormatError(`its shape (${shape.join(', ')}) is too large`);
    return { fortranOrder: order === 'True', shape };
}
/** The header of an array whose elements follow, last index first, or the first one. */
export function formatNpyHeader(descr, shape, fortranOrder = false) {
    const tuple = shape.length === 1 ? `(${shape[0]},)` : `(${shape.join(', ')})`;
    const dict = `{'descr': '${descr}', 'fortran_order': ${fortranOrder ? 'True' : 'False'}, 'shape': ${tuple}, }`;
    const before = MAGIC.length + 4;
    const length = Math.ceil((before + dict.length + 1) / ALIGNMENT) * ALIGNMENT - before;
    const header = Uint8Array.from(`${MAGIC}\x01\x00..${dict.padEnd(length - 1)}\n`, (c) => c.charCodeAt(0));
    new DataView(header.buffer).setUint16(8, length, true);
    return header;
}
