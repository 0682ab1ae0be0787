// Files of the command line: matrices in, results out. What is wrong with one is said with its name, and its line if it has one.
import { accessSync, constants, fstatSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatCsv } from '../src/linalg/files/csv.js';
import { FileFormatError } from '../src/linalg/files/fileError.js';
import { formatMatrixMarket } from '../src/linalg/files/formatMatrixMarket.js';
import { parseMatrixFile } from '../src/linalg/files/matrixFile.js';
import { formatNpy } from '../src/linalg/files/npy.js';
import { formatNpz } from '../src/linalg/files/npz.js';
import { badData, oneLine } from './exit.js';
const REASONS = {
    ENOENT: 'there is no such file',
    ENOTDIR: 'there is no such folder',
    EISDIR: 'it is a folder',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the file system is read-only',
    ENOSPC: 'no space is left on the device',
    EDQUOT: 'no space is left within the quota',
    EFBIG: 'no larger file is allowed',
};
function reasonOf(error) {
    const { code, message } = error;
    return REASONS[code ?? ''] ?? message;
}
/** Name of a file for messages. */
export const titleOf = (file) => (file === '-' ? 'standard input' : oneLine(file));
/** A longer string cannot be made: what V8 allows. */
const MOST_TEXT = 0x1fffffe8;
function bytesOf(file, io) {
    try {
        return file === '-' ? io.stdin() : readFileSync(file);
    }
    catch (error) {
        throw badData(`${titleOf(file)}: ${reasonOf(error)}`, error);
    }
}
/** The text of a file; '-' is standard input. */
export function readText(file, io) {
    const bytes = bytesOf(file, io);
    const title = titleOf(file);
    if (bytes[0] === 0x1f && bytes[1] === 0x8b)
        throw badData(`${title}: compressed files are not read: unpack it with gunzip, or pipe: gunzip -c FILE | basalt ... -`);
    if (bytes.length > MOST_TEXT)
        throw badData(`${title}: has ${Math.round(bytes.length / 2 ** 20)} MiB, and at most 511 MiB can be read`);
    return new TextDecoder().decode(bytes);
}
/** An array of an archive is named behind a colon: data.npz:A. */
const IN_ARCHIVE = /^(.*\.npz):([^/\\]+)$/i;
/** The real matrix in a file of any format that is read. */
export function readMatrix(file, io) {
    const [, archive = file, name] = IN_ARCHIVE.exec(file) ?? [];
    const bytes = bytesOf(archive, io);
    let matrix;
    try {
        matrix = parseMatrixFile(bytes, name);
    }
    catch (error) {
        if (!(error instanceof FileFormatError))
            throw error;
        throw badData(`${titleOf(file)}: ${error.message}`, error);
    }
    if (matrix.complex)
        throw badData(`${titleOf(file)}: the matrix is complex, and only real ones are taken`);
    return matrix;
}
/** A result as the file that -o names: CSV, TSV, NPY or NPZ by the ending, else Matrix Market. */
export function fileOf(output, { rows, cols, x, name, comment }) {
    const array = { data: x, shape: [rows, cols], stride: [1, rows] };
    switch (path.extname(output).toLowerCase()) {
        case '.csv':
            return formatCsv(array);
        case '.tsv':
            return formatCsv(array, { delimiter: '\t' });
        case '.npy':
            return formatNpy(array);
        case '.npz':
            return formatNpz({ [name]: array });
        default:
            return formatMatrixMarket(rows, cols, x, { comment });
    }
}
/** Refuses, before anything is computed, an output that could not be written in the end. */
export function checkOutput(file) {
    if (file === undefined || file === '-')
        return;
    const folder = path.dirname(path.resolve(file));
    try {
        if (!statSync(folder).isDirectory())
            throw Object.assign(new Error(), { code: 'ENOTDIR' });
        accessSync(folder, constants.W_OK);
        if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
            throw Object.assign(new Error(), { code: 'EISDIR' });
    }
    catch (error) {
        const { code } = error;
        throw badData(`${file}: ${code === 'ENOENT' ? REASONS.ENOTDIR : reasonOf(error)}`, error);
    }
}
const SIGNALS = ['SIGINT', 'SIGTERM'];
/** Whether a file exists that is none on a disk: a device, or a pipe. A rename would put a file in its place. */
const isElsewhere = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() === false;
/**
 * Writes a file in one go: beside its place and renamed, so that nobody ever finds half of it. While it is written interrupts wait: an
 * interrupted program leaves the whole file or none.
 */
function writeOutput(file, content) {
    const temporary = isElsewhere(file) ? undefined : `${file}.${process.pid}.tmp`;
    const later = () => { };
    for (const signal of SIGNALS)
        process.on(signal, later);
    try {
        writeFileSync(temporary ?? file, content);
        if (temporary !== undefined)
            renameSync(temporary, file);
    }
    catch (error) {
        if (temporary !== undefined)
            rmSync(temporary, { force: true });
        throw badData(`${file}: ${reasonOf(error)}`, error);
    }
    finally {
        for (const signal of SIGNALS)
            process.off(signal, later);
    }
}
/**
 * A stream as the program writes to it. Where it is a file or a device, all of a text is written or an error is thrown: Node's streams take
 * the part that a full disk had room for as the whole. After an error nothing more is written.
 */
export function wholly(stream, title) {
    const facts = fstatSync(stream.fd);
    if (stream.isTTY === true || facts.isFIFO() || facts.isSocket())
        return stream;
    let failed = false;
    const write = (text) => {
        if (failed)
            return;
        try {
            writeFileSync(stream.fd, text);
        }
        catch (error) {
            failed = true;
            throw badData(`${title}: ${reasonOf(error)}`, error);
        }
    };
    return { isTTY: false, columns: stream.columns, write };
}
/** Name of an output for messages. */
export const outputTitle = (file) => (file === '-' ? 'standard output' : oneLine(file));
/**
 * Writes a result where -o says, if it says so; '-' is standard output. Returns what prints the lines about it: to stderr where standard
 * output is taken.
 */
export function deliver(shell, output, content) {
    if (output === '-') {
        shell.write(String(content(output)));
        return (line) => shell.say(line);
    }
    if (output !== undefined)
        writeOutput(output, content(output));
    return (line) => shell.print(line);
}
