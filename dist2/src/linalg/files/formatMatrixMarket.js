// Matrix Market text: writer of array and coordinate files, of every symmetry. Format: NIST, "The Matrix Market Exchange Formats" (1996).
import { ArgumentError } from '../../core/errors.js';
import { ownOnly } from '../../core/own.js';
const SYMMETRIES = ['general', 'symmetric', 'skew-symmetric', 'hermitian'];
const isCount = (x) => Number.isSafeInteger(x) && x >= 0;
/** The options, checked. */
function optionsOf(given, rows, cols, refuse) {
    if (typeof given !== 'object' || given === null)
        refuse('options', 4, given, 'must be a record { comment, ld, complex, format, symmetry }');
    const options = ownOnly(given);
    const { comment, ld = rows, complex = false, format = 'array', symmetry = 'general' } = options;
    if (!isCount(ld) || ld < rows)
        refuse('ld', 4, ld, `must be an integer >= rows = ${rows}`);
    if (comment !== undefined && typeof comment !== 'string')
        refuse('comment', 4, comment, 'must be a string');
    if (typeof complex !== 'boolean')
        refuse('complex', 4, complex, 'must be true or false');
    if (format !== 'array' && format !== 'coordinate')
        refuse('format', 4, format, "must be 'array' or 'coordinate'");
    if (!SYMMETRIES.includes(symmetry))
        refuse('symmetry', 4, symmetry, `must be one of ${SYMMETRIES.join(', ')}`);
    if (symmetry === 'hermitian' && !complex)
        refuse('symmetry', 4, symmetry, 'a hermitian matrix must be complex');
    if (symmetry !== 'general' && rows !== cols)
        refuse('symmetry', 4, symmetry, `of a matrix of ${rows} x ${cols}, which is not square`);
    return { comment, ld, complex, format, symmetry };
}
/**
 * Matrix Market text of a matrix, by columns: 17 significant digits, so that every double survives the round trip. It is of real numbers,
 * array format and general, unless the options say otherwise; complex numbers are pairs in `data`, as toDense gives them, and `ld` counts
 * pairs. NaN and infinities are written as NaN and Infinity, which parseMatrixMarket reads.
 *
 * @throws ArgumentError for sizes that are no integers >= 0, data that is no array of floats, or too short, a wrong option, and for data
 * that have not the symmetry that is named.
 * @example
 * console.log(formatMatrixMarket(1, 2, Float64Array.of(1, -0.5)).split('\n')[2]); // 1.0000000000000000e+0
 */
export function formatMatrixMarket(rows, cols, data, options = {}) {
    const refuse = (name, position, value, rule) => {
        throw new ArgumentError('formatMatrixMarket', name, position, value, rule);
    };
    const count = 'must be an integer >= 0';
    if (!isCount(rows))
        refuse('rows', 1, rows, count);
    if (!isCount(cols))
        refuse('cols', 2, cols, count);
    const holds = ['Float32Array', 'Float64Array'];
    if (!ArrayBuffer.isView(data) || !holds.includes(data[Symbol.toStringTag]))
        refuse('data', 3, data, 'must be a Float32Array or a Float64Array');
    const { comment, ld, complex, format, symmetry } = optionsOf(options, rows, cols, refuse);
    const parts = complex ? 2 : 1;
    const needs = parts * (ld * (cols - 1) + rows);
    if (rows > 0 && cols > 0 && data.length < needs)
        refuse('data', 3, data, `must have ${needs} elements for ${rows} x ${cols}, ld = ${ld}`);
    if (symmetry !== 'general')
        checkMirror(data, rows, ld, complex, symmetry, refuse);
    const entries = [];
    const written = (p) => {
        const re = data[parts * p].toExponential(16);
        return complex ? `${re} ${data[2 * p + 1].toExponential(16)}` : re;
    };
    for (let j = 0; j < cols; j++) {
        for (let i = symmetry === 'general' ? 0 : symmetry === 'skew-symmetric' ? j + 1 : j; i < rows; i++) {
            const p = i + j * ld;
            if (format === 'array')
                entries.push(written(p));
            else if (data[parts * p] !== 0 || (complex && data[2 * p + 1] !== 0))
                entries.push(`${i + 1} ${j + 1} ${written(p)}`);
        }
    }
    const lines = [`%%MatrixMarket matrix ${format} ${complex ? 'complex' : 'real'} ${symmetry}`];
    if (comment !== undefined)
        lines.push(...comment.split('\n').map((line) => `% ${line}`));
    lines.push(format === 'array' ? `${rows} ${cols}` : `${rows} ${cols} ${entries.length}`);
    // One by one: there may be more of them than a call takes arguments.
    for (const entry of entries)
        lines.push(entry);
    return `${lines.join('\n')}\n`;
}
/** Refuses data that is not its own mirror image: what is left out of the file would not come back. */
function checkMirror(data, n, ld, complex, symmetry, refuse) {
    const real = symmetry === 'skew-symmetric' ? -1 : 1;
    const signs = [real, symmetry === 'symmetric' ? 1 : -1];
    const parts = complex ? 2 : 1;
    const isEqual = (x, y) => x === y || (Number.isNaN(x) && Number.isNaN(y));
    for (let j = 0; j < n; j++)
        for (let i = j; i < n; i++)
            for (let part = 0; part < parts; part++) {
                const [here, there] = [data[parts * (i + j * ld) + part], data[parts * (j + i * ld) + part]];
                // NaN beside the diagonal is its own mirror image; on it, where zero has to stand, it is not.
                if (isEqual(there, signs[part] * here) && !(i === j && signs[part] === -1 && here !== 0))
                    continue;
                refuse('data', 3, data, `must be ${symmetry}, and its elements (${i}, ${j}) and (${j}, ${i}) are not`);
            }
}
