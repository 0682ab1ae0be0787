// What kind of file some bytes are, by their content: those that are read, and names for those that people have beside them. Not a detector
// of all formats: it is there so that an error says what a file is.
import { FileFormatError } from './fileError.js';
import { namesIn } from './npz.js';
export const READABLE = 'basalt reads Matrix Market, CSV, TSV, NPY and NPZ files';
/** First bytes, as text of single bytes, of files of other kinds. */
const OTHERS = [
    ['\x89PNG', 'a PNG image'],
    ['\xff\xd8\xff', 'a JPEG image'],
    ['GIF8', 'a GIF image'],
    ['BM', 'a BMP image'],
    ['II*\0', 'a TIFF image'],
    ['MM\0*', 'a TIFF image'],
    ['\x1f\x8b', 'a gzip file: gunzip unpacks it'],
    ['BZh', 'a bzip2 file: bunzip2 unpacks it'],
    ['\xfd7zXZ', 'an xz file: unxz unpacks it'],
    ['\x28\xb5\x2f\xfd', 'a Zstandard file: unzstd unpacks it'],
    ['7z\xbc\xaf', 'a 7z archive'],
    ['MATLAB 7.3', "a MATLAB file of version 7.3: writematrix(A, 'A.csv') writes one that is read"],
    ['MATLAB', "a MATLAB file: writematrix(A, 'A.csv') writes one that is read"],
    ['\x89HDF', "an HDF5 file: numpy.save('A.npy', h5py.File('...')['name'][()]) writes one that is read"],
    ['CDF\x01', 'a NetCDF file'],
    ['CDF\x02', 'a NetCDF file'],
    ['CDF\x05', 'a NetCDF file'],
    ['SIMPLE  =', 'a FITS file'],
    ['PAR1', 'a Parquet file'],
    ['ARROW1', 'an Arrow file'],
    ['FEA1', 'a Feather file'],
    ['\xd0\xcf\x11\xe0', 'an Excel workbook (xls): save it as CSV'],
    ['SQLite format 3', 'an SQLite database'],
    ['%PDF', 'a PDF document'],
    ['\x80\x02', 'a Python pickle: numpy.save writes one that is read'],
    ['\x80\x03', 'a Python pickle: numpy.save writes one that is read'],
    ['\x80\x04', 'a Python pickle: numpy.save writes one that is read'],
    ['\x80\x05', 'a Python pickle: numpy.save writes one that is read'],
    ['\x7fELF', 'a program (ELF)'],
    ['\0asm', 'a WebAssembly module'],
];
const startsWith = (bytes, start) => bytes.length >= start.length && [...start].every((c, i) => bytes[i] === c.charCodeAt(0));
/** An archive by a file in it. */
const ARCHIVES = [
    [/^xl\//, 'an Excel workbook (xlsx): save it as CSV'],
    [/^word\//, 'a Word document'],
    [/^content\.xml$/, 'an OpenDocument file: save it as CSV'],
    [/(^|\/)data\.pkl$/, 'a PyTorch file: numpy.save writes one that is read'],
];
/** A text by its beginning. */
const TEXTS = [
    [/^\s*<(!doctype html|html)/i, 'an HTML page'],
    [/^\s*(<\?xml[^>]*>\s*)?<svg/i, 'an SVG image'],
    [/^\s*<\?xml/i, 'an XML file'],
    [/^\s*[[{]/, 'JSON: verbs take JSON.parse(text), if that is rows of numbers'],
    // The third line holds a type such as RUA, and four numbers.
    [/^.*\n.*\n[RCP][SUHZR][AE]\s+\d+\s+\d+\s+\d+\s+\d+/, 'a Harwell-Boeing file'],
];
const other = (what) => new FileFormatError(`this is ${what} (${READABLE})`);
/** The format of a file, and the text where it is one. Throws FileFormatError that names the kind of any other. */
export function kindOf(bytes) {
    if (bytes.length === 0)
        throw new FileFormatError('the file is empty');
    if (startsWith(bytes, '\x93NUMPY'))
        return { format: 'npy', text: '' };
    if (startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')) {
        const { arrays, others } = namesIn(bytes);
        if (arrays.length > 0)
            return { format: 'npz', text: '' };
        const [, what] = ARCHIVES.find(([file]) => others.some((name) => file.test(name))) ?? [];
        throw other(what ?? 'a zip archive without NPY files');
    }
    const [, what] = OTHERS.find(([start]) => startsWith(bytes, start)) ?? [];
    if (what !== undefined)
        throw other(what);
    return textKind(decoded(bytes));
}
/** The kind of a text. */
export function textKind(text) {
    if (text.trim() === '')
        throw new FileFormatError('the file is empty');
    // Its comments begin so too: a first line that is misspelt is told by its reader.
    if (/^\ufeff?%/.test(text))
        return { format: 'matrix market', text: text.replace(/^\ufeff/, '') };
    const [, what] = TEXTS.find(([start]) => start.test(text)) ?? [];
    if (what !== undefined)
        throw other(what);
    return { format: 'table', text };
}
/** A longer string cannot be made: what V8 allows. */
const MOST_TEXT = 0x1fffffe8;
/** UTF-8, or UTF-16 with its mark in front, as spreadsheets export it. */
function decoded(bytes) {
    if (bytes.length > MOST_TEXT)
        throw new FileFormatError(`has ${Math.round(bytes.length / 2 ** 20)} MiB, and at most 511 MiB of text can be read`);
    const wide = startsWith(bytes, '\xff\xfe') ? 'utf-16le' : startsWith(bytes, '\xfe\xff') ? 'utf-16be' : undefined;
    if (wide === undefined && bytes.includes(0))
        throw other('a binary file of a kind that is not known');
    try {
        return new TextDecoder(wide ?? 'utf-8', { fatal: wide === undefined }).decode(bytes);
    }
    catch {
        // Names in a comment or a header, in a code page of a single byte per letter.
        return new TextDecoder('latin1').decode(bytes);
    }
}
