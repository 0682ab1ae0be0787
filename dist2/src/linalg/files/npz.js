// NPZ files, NumPy's archives of named arrays: zip archives of NPY files. The archive is the package fflate's, whose build for
// browsers is the same without worker threads.
import { unzipSync, zipSync } from 'fflate/browser';
import { ArgumentError } from '../../core/errors.js';
import { checkNames } from '../options.js';
import { bytesOf, errorOf, FileFormatError } from './fileError.js';
import { npyContent, npyOf, realOf, writable } from './npy.js';
const ENDING = '.npy';
/** Names of the arrays in an archive, without their ending; all other names, directories left out. */
export function namesIn(bytes) {
    const [arrays, others] = [[], []];
    unzipped(bytes, (name) => {
        if (name.endsWith(ENDING))
            arrays.push(name.slice(0, -ENDING.length));
        else if (!name.endsWith('/'))
            others.push(name);
        return false;
    });
    return { arrays, others };
}
function unzipped(bytes, filter) {
    try {
        return unzipSync(bytes, { filter: ({ name }) => filter(name) });
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new FileFormatError(`the zip archive is damaged or cut off: ${why}`, undefined, { cause });
    }
}
/**
 * The arrays in an NPZ file by their names, as `numpy.savez` and `numpy.savez_compressed` write them: arr_0, arr_1 and so on where they
 * were not named. Each is read as `parseNpy` does; those of complex numbers by
 * readComplexArray, which takes one of them.
 *
 * bytes: all bytes of the file. They are not changed. With `only`, arrays of other names are not unpacked.
 *
 * @throws FileFormatError for bytes that are no zip archive, an archive without arrays or without one of `only`, and whatever parseNpy
 * refuses, with the name of the array; ArgumentError for arguments of other types.
 * @example
 * const { A, b } = parseNpz(formatNpz({ A: [[2, 0], [0, 4]], b: [2, 4] })); // in Node: parseNpz(readFileSync('system.npz'))
 * console.log(A!.shape, b!.get(1)); // [ 2, 2 ] 4
 */
export function parseNpz(bytes, options = {}) {
    const file = bytesOf('parseNpz', 'bytes', bytes);
    checkNames('parseNpz', 2, options, ['only']);
    const { only } = options;
    if (only !== undefined && !(Array.isArray(only) && only.every((name) => typeof name === 'string')))
        throw new ArgumentError('parseNpz', 'only', 2, only, 'must be a list of names');
    return contentsOf(file, only, realOf);
}
/** What is made of the arrays of an archive, all of them or some, by their names. */
export function contentsOf(file, only, make) {
    const { arrays } = namesIn(file);
    if (arrays.length === 0)
        throw new FileFormatError('the archive has no arrays: none of its files ends in .npy');
    const missing = only?.find((name) => !arrays.includes(name));
    if (missing !== undefined)
        throw new FileFormatError(`the archive has no array '${missing}'; it has ${arrays.join(', ')}`);
    const wanted = (name) => name.endsWith(ENDING) && (only?.includes(name.slice(0, -ENDING.length)) ?? true);
    const entries = Object.entries(unzipped(file, wanted)).map(([name, content]) => {
        const title = name.slice(0, -ENDING.length);
        try {
            return [title, make(npyContent(content))];
        }
        catch (error) {
            throw error instanceof FileFormatError ? errorOf(`array '${title}'`, error) : error;
        }
    });
    return Object.fromEntries(entries);
}
/**
 * Named arrays as an NPZ file, which `numpy.load` reads. Each is written as `formatNpy` does; the archive is compressed.
 *
 * @throws ArgumentError for a wrong array, with its name, and where there are none.
 * @example
 * const bytes = formatNpz({ A: [[1, 2], [3, 4]], x: new Float32Array([5, 6]) }); // in Node: writeFileSync('both.npz', bytes)
 * console.log(Object.keys(parseNpz(bytes))); // [ 'A', 'x' ]
 */
export function formatNpz(arrays) {
    if (typeof arrays !== 'object' || arrays === null || Array.isArray(arrays) || ArrayBuffer.isView(arrays))
        throw new ArgumentError('formatNpz', 'arrays', 1, arrays, 'must be a record of arrays by their names');
    const entries = Object.entries(arrays);
    if (entries.length === 0)
        throw new ArgumentError('formatNpz', 'arrays', 1, arrays, 'must have an array');
    const files = entries.map(([name, x]) => [name + ENDING, npyOf(...writable('formatNpz', x, name))]);
    return zipSync(Object.fromEntries(files));
}
