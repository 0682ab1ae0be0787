// The error of files that cannot be read as arrays, and the checks that all readers begin with.
import { ArgumentError, BasaltError } from '../../core/errors.ts';

/**
 * A file that is not what it should be, or of another kind. The message starts with the file's name where one was given, then the line or
 * the place, and says what was found.
 */
export class FileFormatError extends BasaltError {
  /** The 1-based line of text files. */
  readonly line: number | undefined;

  constructor(problem: string, line?: number, options?: ErrorOptions) {
    super(line === undefined ? problem : `line ${line}: ${problem}`, options);
    this.line = line;
  }
}

/** The same error with the name of a file, or of an array in it, in front. */
export const errorOf = (name: string, error: FileFormatError): FileFormatError =>
  withLine(new FileFormatError(`${name}: ${error.message}`, undefined, { cause: error }), error.line);

/** An error whose message says already, or need not say, in which line. */
export const withLine = (error: FileFormatError, line: number | undefined): FileFormatError =>
  Object.assign(error, { line });

/** What files are read from: their bytes, or of text files the text. */
export type FileBytes = Uint8Array | ArrayBuffer;

/** The bytes of an argument, whatever view or buffer they come in; they are not copied. */
export function bytesOf(routine: string, name: string, x: unknown): Uint8Array {
  if (ArrayBuffer.isView(x)) return new Uint8Array(x.buffer, x.byteOffset, x.byteLength);
  // By its tag: a page's buffers may come from another realm.
  const tag = Object.prototype.toString.call(x);
  if (tag === '[object ArrayBuffer]' || tag === '[object SharedArrayBuffer]') return new Uint8Array(x as ArrayBuffer);
  throw new ArgumentError(routine, name, 1, x, 'must be a Uint8Array or an ArrayBuffer with the bytes of a file');
}

/** A text argument. */
export function textOf(routine: string, name: string, x: unknown): string {
  if (typeof x !== 'string') throw new ArgumentError(routine, name, 1, x, 'must be the text of a file, a string');
  return x;
}
