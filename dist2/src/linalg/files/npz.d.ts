import type { ComplexInput } from '../complex/complexArray.ts';
import { type FileBytes } from './fileError.ts';
import { type FileArray, type FileContent } from './npy.ts';
/** Names of the arrays in an archive, without their ending; all other names, directories left out. */
export declare function namesIn(bytes: Uint8Array): {
    readonly arrays: readonly string[];
    readonly others: readonly string[];
};
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
export declare function parseNpz(bytes: FileBytes, options?: {
    readonly only?: readonly string[];
}): Record<string, FileArray>;
/** What is made of the arrays of an archive, all of them or some, by their names. */
export declare function contentsOf<T>(file: Uint8Array, only: readonly string[] | undefined, make: (content: FileContent) => T): Record<string, T>;
/**
 * Named arrays as an NPZ file, which `numpy.load` reads. Each is written as `formatNpy` does; the archive is compressed.
 *
 * @throws ArgumentError for a wrong array, with its name, and where there are none.
 * @example
 * const bytes = formatNpz({ A: [[1, 2], [3, 4]], x: new Float32Array([5, 6]) }); // in Node: writeFileSync('both.npz', bytes)
 * console.log(Object.keys(parseNpz(bytes))); // [ 'A', 'x' ]
 */
export declare function formatNpz(arrays: Readonly<Record<string, ComplexInput>>): Uint8Array;
