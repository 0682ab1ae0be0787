// Matrix Market text: parser of coordinate and array files. Text only, no file access, so that it runs in a browser.
// Format: NIST, "The Matrix Market Exchange Formats" (1996).
import { ArgumentError, BasaltError, UnsupportedError } from '../core/errors.js';
/** A malformed file; the message starts with the 1-based line. */
export class MatrixMarketError extends BasaltError {
    line;
    constructor(line, problem) {
        super(`line ${line}: ${problem}`);
        this.line = line;
    }
}
const FIELDS = ['real', 'integer', 'complex', 'pattern'];
const SYMMETRIES = ['general', 'symmetric', 'skew-symmetric', 'hermitian'];
const SPECIAL = new Map([
    ['nan', Number.NaN],
    ['inf', Infinity],
    ['infinity', Infinity],
]);
/** Reads the text line by line and each line token by token, without splitting either into arrays. */
class Scanner {
    line = 0;
    text;
    next = 0;
    at = 0;
    end = 0;
    constructor(text) {
        this.text = text;
    }
    /** Moves to the next line that holds data; false at the end of the text. */
    advance() {
        while (this.next < this.text.length) {
            this.line++;
            this.at = this.next;
            const newline = this.text.indexOf('\n', this.at);
            this.end = newline < 0 ? this.text.length : newline;
            this.next = this.end + 1;
            this.skipBlanks();
            if (this.at < this.end && this.text.charCodeAt(this.at) !== 37 /* % */)
                return true;
        }
        return false;
    }
    skipBlanks() {
        while (this.at < this.end && this.text.charCodeAt(this.at) <= 32)
            this.at++;
    }
    token(what) {
        const start = this.at;
        while (this.at < this.end && this.text.charCodeAt(this.at) > 32)
            this.at++;
        if (start === this.at)
            throw new MatrixMarketError(this.line, `${what} is missing`);
        const token = this.text.slice(start, this.at);
        this.skipBlanks();
        return token;
    }
    number(what) {
        const token = this.token(what);
        const value = Number(token);
        // Number() also takes 0x10; its letter is the only one that can come second in a token it accepts.
        const letter = token.charCodeAt(1) | 32;
        if (!Number.isNaN(value) && !(letter === 120 || letter === 98 || letter === 111))
            return value;
        return this.unusual(token, what);
    }
    /** Fortran exponents (1.5D-3) and the names of non-finite values. */
    unusual(token, what) {
        const lower = token.toLowerCase();
        const name = SPECIAL.get(lower.replace(/^[+-]/, ''));
        if (name !== undefined)
            return lower.startsWith('-') ? -name : name;
        if (/^[+-]?(\d+\.?\d*|\.\d+)d[+-]?\d+$/.test(lower))
            return Number(lower.replace('d', 'e'));
        throw new MatrixMarketError(this.line, `${what} '${token}' is not a number`);
    }
    integer(what, low, high) {
        const value = this.number(what);
        if (!Number.isInteger(value))
            throw new MatrixMarketError(this.line, `${what} ${value} is not an integer`);
        if (value < low || value > high) {
            throw new MatrixMarketError(this.line, `${what} ${value} is out of range ${low}..${high}`);
        }
        return value;
    }
    finishLine() {
        if (this.at < this.end) {
            throw new MatrixMarketError(this.line, `unexpected '${this.text.slice(this.at, this.end).trimEnd()}'`);
        }
    }
}
function parseHeader(text) {
    const newline = text.indexOf('\n');
    const first = (newline < 0 ? text : text.slice(0, newline)).trim();
    const words = first.toLowerCase().split(/\s+/);
    const [banner, object, format] = words;
    const field = FIELDS.find((name) => name === words[3]);
    const symmetry = SYMMETRIES.find((name) => name === words[4]);
    const bad = (problem) => {
        throw new MatrixMarketError(1, `bad header '${first.slice(0, 80)}': ${problem}`);
    };
    if (banner !== '%%matrixmarket' || object !== 'matrix' || words.length !== 5) {
        return bad("expected '%%MatrixMarket matrix <format> <field> <symmetry>'");
    }
    if (format !== 'coordinate' && format !== 'array')
        return bad('the format must be coordinate or array');
    if (field === undefined)
        return bad(`the field must be one of ${FIELDS.join(', ')}`);
    if (symmetry === undefined)
        return bad(`the symmetry must be one of ${SYMMETRIES.join(', ')}`);
    if (field === 'pattern' && format === 'array')
        return bad('an array cannot be a pattern');
    if (field === 'pattern' && symmetry === 'skew-symmetric')
        return bad('a pattern has no signs');
    if (symmetry === 'hermitian' && field !== 'complex')
        return bad('a hermitian matrix must be complex');
    return { format, field, symmetry };
}
/**
 * Reads Matrix Market text: coordinate and array files of every field and symmetry.
 *
 * @throws MatrixMarketError, which names the line, for text that is malformed; ArgumentError for what is no text.
 * @example
 * const file = parseMatrixMarket('%%MatrixMarket matrix coordinate real symmetric\n2 2 2\n1 1 4\n2 1 1\n');
 * console.log(file.rows, file.entries, file.toDense().join(' ')); // 2 3 4 1 1 0
 */
export function parseMatrixMarket(text) {
    if (typeof text !== 'string')
        throw new ArgumentError('parseMatrixMarket', 'text', 1, text, 'must be the text of a file, a string');
    const header = parseHeader(text);
    const { format, field, symmetry } = header;
    const complex = field === 'complex';
    const scan = new Scanner(text);
    if (!scan.advance())
        throw new MatrixMarketError(scan.line, 'the size line is missing');
    // 2^31 - 1 rows or columns: positions are kept in Int32Arrays.
    const rows = scan.integer('number of rows', 0, 0x7fffffff);
    const cols = scan.integer('number of columns', 0, 0x7fffffff);
    if (symmetry !== 'general' && rows !== cols) {
        throw new MatrixMarketError(scan.line, `a ${symmetry} matrix must be square, not ${rows} x ${cols}`);
    }
    const stored = format === 'coordinate'
        ? scan.integer('number of entries', 0, Number.MAX_SAFE_INTEGER)
        : arrayEntries(rows, cols, symmetry);
    scan.finishLine();
    // An entry takes at least a digit and a newline; a larger count must not decide how much is allocated.
    if (stored > text.length) {
        throw new MatrixMarketError(scan.line, `${stored} entries are announced, more than the text can hold`);
    }
    const triplets = format === 'coordinate' ? readCoordinates(scan, header, rows, cols, stored) : readArray(scan, header, rows, stored);
    if (scan.advance())
        throw new MatrixMarketError(scan.line, `more than the announced ${stored} entries`);
    const mirrors = symmetry === 'general' ? 0 : countOffDiagonal(triplets);
    function toDense(prec = 'd') {
        if (prec !== 's' && prec !== 'd')
            throw new ArgumentError('toDense', 'prec', 1, prec, "must be 's' or 'd'");
        return scatter(dense(prec, rows, cols, complex), triplets, rows, header);
    }
    return { rows, cols, format, field, symmetry, complex, stored, entries: stored + mirrors, toDense };
}
/** Room for all elements of a matrix, zeros. */
function dense(prec, rows, cols, complex) {
    const length = rows * cols * (complex ? 2 : 1);
    try {
        return prec === 's' ? new Float32Array(length) : new Float64Array(length);
    }
    catch (cause) {
        const gib = ((length * (prec === 's' ? 4 : 8)) / 2 ** 30).toPrecision(3);
        throw new UnsupportedError(`toDense: a dense matrix of ${rows} x ${cols} takes ${gib} GiB, more than one array can have here`, { cause });
    }
}
const arrayEntries = (rows, cols, symmetry) => {
    if (symmetry === 'general')
        return rows * cols;
    return symmetry === 'skew-symmetric' ? (rows * (rows - 1)) / 2 : (rows * (rows + 1)) / 2;
};
function readCoordinates(scan, header, rows, cols, stored) {
    const complex = header.field === 'complex';
    const triplets = allocate(stored, complex);
    for (let e = 0; e < stored; e++) {
        if (!scan.advance())
            throw new MatrixMarketError(scan.line, `the file ends after ${e} of ${stored} entries`);
        triplets.row[e] = scan.integer('row', 1, rows) - 1;
        triplets.col[e] = scan.integer('column', 1, cols) - 1;
        readValue(scan, header, triplets, e);
        scan.finishLine();
    }
    return triplets;
}
/** Array files list values by column, symmetric ones only from the diagonal (skew: from below it) down. */
function readArray(scan, header, rows, stored) {
    const triplets = allocate(stored, header.field === 'complex');
    const top = (j) => header.symmetry === 'general' ? 0 : header.symmetry === 'skew-symmetric' ? j + 1 : j;
    let j = 0;
    let i = top(0);
    for (let e = 0; e < stored; e++) {
        if (!scan.advance())
            throw new MatrixMarketError(scan.line, `the file ends after ${e} of ${stored} entries`);
        while (i >= rows)
            i = top(++j);
        triplets.row[e] = i++;
        triplets.col[e] = j;
        readValue(scan, header, triplets, e);
        scan.finishLine();
    }
    return triplets;
}
const allocate = (stored, complex) => ({
    row: new Int32Array(stored),
    col: new Int32Array(stored),
    value: new Float64Array(complex ? 2 * stored : stored),
});
function readValue(scan, header, { row, col, value }, e) {
    const diagonal = row[e] === col[e];
    const fixed = (part) => {
        throw new MatrixMarketError(scan.line, `${part} of a ${header.symmetry} matrix must be zero on the diagonal`);
    };
    if (header.field === 'pattern') {
        value[e] = 1;
    }
    else if (header.field === 'complex') {
        value[2 * e] = scan.number('real part');
        value[2 * e + 1] = scan.number('imaginary part');
        if (diagonal && header.symmetry === 'hermitian' && value[2 * e + 1] !== 0)
            fixed('the imaginary part');
        if (diagonal && header.symmetry === 'skew-symmetric' && (value[2 * e] !== 0 || value[2 * e + 1] !== 0)) {
            fixed('the value');
        }
    }
    else {
        value[e] =
            header.field === 'integer'
                ? scan.integer('value', -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
                : scan.number('value');
        if (diagonal && header.symmetry === 'skew-symmetric' && value[e] !== 0)
            fixed('the value');
    }
}
function countOffDiagonal({ row, col }) {
    let count = 0;
    for (let e = 0; e < row.length; e++)
        if (row[e] !== col[e])
            count++;
    return count;
}
function scatter(dense, triplets, rows, header) {
    const { row, col, value } = triplets;
    const mirrored = header.symmetry !== 'general';
    const real = header.symmetry === 'skew-symmetric' ? -1 : 1;
    const imaginary = header.symmetry === 'symmetric' ? 1 : -1;
    const width = header.field === 'complex' ? 2 : 1;
    for (let e = 0; e < row.length; e++) {
        const here = width * (row[e] + col[e] * rows);
        const there = width * (col[e] + row[e] * rows);
        const mirror = mirrored && here !== there;
        dense[here] += value[width * e];
        if (mirror)
            dense[there] += real * value[width * e];
        if (width === 2) {
            dense[here + 1] += value[2 * e + 1];
            if (mirror)
                dense[there + 1] += imaginary * value[2 * e + 1];
        }
    }
    return dense;
}
