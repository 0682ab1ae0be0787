// The error of files that cannot be read as arrays, and the checks that all readers begin with.
import { ArgumentError, BasaltError } from '../../core/errors.js';
/**
 * A file that is not what it should be, or of another kind. The message starts with the file's name where one was given, then the line or
 * the place, and says what was found.
 */
export class FileFormatError extends BasaltError {
    /** The 1-based line of text files. */
    line;
    constructor(problem, line, options) {
        super(line === undefined ? problem : `line ${line}: ${problem}`, options);
        this.line = line;
    }
}
/** The same error with the name of a file, or of an array in it, in front. */
export const errorOf = (name, error) => withLine(new FileFormatError(`${name}: ${error.message}`, undefined, { cause: error }), error.line);
/** An error whose message says already, or need not say, in which line. */
export const withLine = (error, line) => Object.assign(error, { line });
/** The bytes of an argument, whatever view or buffer they come in; they are not copied. */
export function bytesOf(routine, name, x) {
    if (ArrayBuffer.isView(x))
        return new Uint8Array(x.buffer, x.byteOffset, x.byteLength);
    // By its tag: a page's buffers may come from another realm.
    const tag = Object.prototype.toString.call(x);
    if (tag === '[object ArrayBuffer]' || tag === '[object SharedArrayBuffer]')
        return new Uint8Array(x);
    throw new ArgumentError(routine, name, 1, x, 'must be a Uint8Array or an ArrayBuffer with the bytes of a file');
}
/** A text argument. */
export function textOf(routine, name, x) {
    if (typeof x !== 'string')
        throw new ArgumentError(routine, name, 1, x, 'must be the text of a file, a string');
    return x;
}
