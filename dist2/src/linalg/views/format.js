// format(A): an array as a text of rows and columns, as NumPy prints it.
import { ArgumentError } from '../../core/errors.js';
import { sizeOf } from '../../core/strided.js';
import { complexArrayOf, isComplexArray, isSingle, operandOf } from '../arrays.js';
import { checkNames } from '../options.js';
import { floatTexts, integerTexts, scalarText } from './numbers.js';
export const DEFAULTS = { precision: 8, threshold: 1000, edgeItems: 3, lineWidth: 75 };
const MOST = { precision: 100, threshold: Infinity, edgeItems: Infinity, lineWidth: Infinity };
/**
 * An array as a text, as NumPy prints it (str): rows in brackets, columns aligned, numbers with as many digits as they need, at most
 * `precision`, with exponents where the largest number is more than 1000 times the least, from 1e8 on and below 1e-4. Arrays of more than
 * `threshold` elements are shown by their edges.
 *
 * A: any array that verbs take, complex ones among them. console.log(x) shows results of verbs in this way too, in Node, Bun and Deno;
 * ndarrays of other makers are to be formatted: console.log(format(x)).
 *
 * @throws ArgumentError for what is no array, or a wrong option.
 * @example
 * console.log(format([[1, 2.5], [-3, 4]]));
 * // [[ 1.   2.5]
 * //  [-3.   4. ]]
 */
export function format(A, options = {}) {
    const operand = complexArrayOf('format', [A, 'A', 1]) ?? operandOf('format', A, 'A', 1);
    const names = Object.keys(DEFAULTS);
    checkNames('format', 2, options, names);
    const how = { ...DEFAULTS };
    for (const name of names) {
        const value = options[name] ?? how[name];
        if (!(Number.isInteger(value) || value === MOST[name]) || value < 0 || value > MOST[name])
            throw new ArgumentError('format', name, 2, value, `must be an integer from 0 to ${MOST[name]}`);
        Object.assign(how, { [name]: value });
    }
    if (isComplexArray(operand))
        return operand.format(how);
    const { data, shape, offset } = operand;
    const isInteger = /Int|Uint/.test(Object.prototype.toString.call(data));
    if (shape.length === 0 && !isInteger)
        return scalarText(data[offset], isSingle(data));
    const shown = shownPlaces(operand, how).map((at) => data[at]);
    const write = isInteger ? integerTexts(shown) : floatTexts(shown, how.precision, isSingle(data));
    return written(operand, how, (at) => write(data[at]));
}
/** How many elements of each end of an axis are shown. */
const edgeOf = ({ shape }, { threshold, edgeItems }) => sizeOf(shape) > threshold ? edgeItems : Infinity;
/** The places of the elements that are shown. */
export function shownPlaces(of, how) {
    const shown = [];
    if (sizeOf(of.shape) > 0)
        gather(of, edgeOf(of, how), 0, of.offset, shown);
    return shown;
}
/** The text of an array, by what writes the element at a place. */
export function written(of, how, write) {
    if (sizeOf(of.shape) === 0)
        return '[]';
    return rows({ of, write, edge: edgeOf(of, how) }, 0, of.offset, ' ', how.lineWidth);
}
/** Indices of an axis: all, or those of its edges; undefined where some are left out. */
function indices(length, edge) {
    const all = length <= 2 * edge;
    const front = Array.from({ length: all ? length : edge }, (_, i) => i);
    return all ? front : [...front, undefined, ...front.map((i) => length - edge + i)];
}
function gather(of, edge, axis, at, to) {
    if (axis === of.shape.length) {
        to.push(at);
        return;
    }
    for (const i of indices(of.shape[axis], edge))
        if (i !== undefined)
            gather(of, edge, axis + 1, at + i * of.stride[axis], to);
}
/** What lies at `at`, from an axis on; lines behind the first begin with `indent`. */
function rows(all, axis, at, indent, width) {
    const { of, write, edge } = all;
    const { shape, stride } = of;
    if (axis === shape.length)
        return write(at);
    const list = indices(shape[axis], edge);
    if (axis < shape.length - 1) {
        const parts = list.map((i) => i === undefined ? '...' : rows(all, axis + 1, at + i * stride[axis], `${indent} `, width - 1));
        return `[${parts.join(`${'\n'.repeat(shape.length - 1 - axis)}${indent}`)}]`;
    }
    const lines = [];
    let line = indent;
    for (const i of list) {
        const word = i === undefined ? '...' : write(at + i * stride[axis]);
        // A bracket stands behind the last one.
        if (line.length + word.length > width - 1 && line.length > indent.length) {
            lines.push(line.trimEnd());
            line = indent;
        }
        line += `${word} `;
    }
    return `[${[...lines, line.slice(0, -1)].join('\n').slice(indent.length)}]`;
}
