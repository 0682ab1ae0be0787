import { BasaltError } from '../../core/errors.ts';
/**
 * A file that is not what it should be, or of another kind. The message starts with the file's name where one was given, then the line or
 * the place, and says what was found.
 */
export declare class FileFormatError extends BasaltError {
    /** The 1-based line of text files. */
    readonly line: number | undefined;
    constructor(problem: string, line?: number, options?: ErrorOptions);
}
/** The same error with the name of a file, or of an array in it, in front. */
export declare const errorOf: (name: string, error: FileFormatError) => FileFormatError;
/** An error whose message says already, or need not say, in which line. */
export declare const withLine: (error: FileFormatError, line: number | undefined) => FileFormatError;
/** What files are read from: their bytes, or of text files the text. */
export type FileBytes = Uint8Array | ArrayBuffer;
/** The bytes of an argument, whatever view or buffer they come in; they are not copied. */
export declare function bytesOf(routine: string, name: string, x: unknown): Uint8Array;
/** A text argument. */
export declare function textOf(routine: string, name: string, x: unknown): string;
