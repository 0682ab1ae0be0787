import { type MatrixFile } from '../src/linalg/files/matrixFile.ts';
import type { Shell, Surroundings, Terminal } from './shell.ts';
/** Name of a file for messages. */
export declare const titleOf: (file: string) => string;
/** The text of a file; '-' is standard input. */
export declare function readText(file: string, io: Surroundings): string;
/** The real matrix in a file of any format that is read. */
export declare function readMatrix(file: string, io: Surroundings): MatrixFile;
/** A result by columns, and what a comment can say of it. */
export interface Result {
    readonly rows: number;
    readonly cols: number;
    readonly x: Float32Array | Float64Array;
    readonly name: string;
    readonly comment: string;
}
/** A result as the file that -o names: CSV, TSV, NPY or NPZ by the ending, else Matrix Market. */
export declare function fileOf(output: string, { rows, cols, x, name, comment }: Result): string | Uint8Array;
/** Refuses, before anything is computed, an output that could not be written in the end. */
export declare function checkOutput(file: string | undefined): void;
/**
 * A stream as the program writes to it. Where it is a file or a device, all of a text is written or an error is thrown: Node's streams take
 * the part that a full disk had room for as the whole. After an error nothing more is written.
 */
export declare function wholly(stream: Terminal & {
    readonly fd: number;
}, title: string): Terminal;
/** Name of an output for messages. */
export declare const outputTitle: (file: string) => string;
/**
 * Writes a result where -o says, if it says so; '-' is standard output. Returns what prints the lines about it: to stderr where standard
 * output is taken.
 */
export declare function deliver(shell: Shell, output: string | undefined, content: (output: string) => string | Uint8Array): (line: string) => void;
