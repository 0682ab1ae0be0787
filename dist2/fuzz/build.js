// A call made of its knobs: values of all arguments, and where each operand lies in which buffer. Nothing here knows a routine.
import { fields } from '../src/core/field.js';
import { footprint } from '../src/core/matrix.js';
import { argNames, BATCH, eachProblem, operandType } from '../src/core/spec.js';
import { rngOf } from './rng.js';
const EXPRESSIONS = [
    { wgsl: 'z', js: (z) => z },
    { wgsl: 'max(z, 0.0)', js: (z) => Math.max(z, 0) },
    { wgsl: 'z * 0.5 + 1.0', js: (z) => Math.fround(z * 0.5) + 1 },
    { wgsl: 'abs(z)', js: Math.abs },
];
/** The values of an argument that may be tried, the wanted one first: rules that depend on other arguments may forbid some. */
function candidates(arg, wanted) {
    switch (arg.kind) {
        case 'flag':
            return [wanted, ...arg.values];
        case 'switch':
            return [wanted, true, false];
        case 'size':
            return [wanted, ...Array.from({ length: 70 }, (_, k) => k)];
        case 'sizes': {
            const list = wanted;
            return [wanted, ...[9, 5, 4, 3, 2, 1, 0].map((most) => list.map((size) => Math.min(size, most)))];
        }
        case 'scalar':
        case 'index':
            return [wanted, 1, 0, -1, 2, 0.5];
        case 'matrix':
        case 'vector':
            return [wanted, {}, undefined];
        default:
            return [wanted];
    }
}
const shape = (arg, one) => [arg.rows(one), arg.cols(one)];
/** The values of everything but operands, which are {} where they are given; undefined if the rules leave no legal call. */
function valuesOf(spec, prec, knobs) {
    const values = {};
    const names = argNames(spec, prec);
    const isThere = ({ precs }) => precs === undefined || precs.includes(prec);
    for (const name of names) {
        const arg = spec.args[name];
        if (arg.kind === 'flag' && arg.early)
            values[name] = knobs.of[name];
        if (name === BATCH)
            values[name] = knobs.entries;
    }
    const pads = (name) => knobs.of[name];
    for (const name of names) {
        const arg = spec.args[name];
        if (!isThere(arg)) {
            values[name] = undefined;
            continue;
        }
        const of = 'of' in arg ? spec.args[arg.of] : undefined;
        if ('of' in arg && values[arg.of] === undefined) {
            values[name] = undefined;
            continue;
        }
        const wanted = (() => {
            switch (arg.kind) {
                case 'size':
                    return name === BATCH ? knobs.entries : knobs.of[name];
                case 'sizes':
                    return knobs.of[name].slice(0, knobs.entries);
                case 'expression':
                    return EXPRESSIONS[knobs.of[name]];
                case 'index': {
                    const [from, to] = [arg.from(values), arg.to(values)];
                    return to < from ? undefined : from + (pads(name) % (to - from + 1));
                }
                case 'ld':
                    return Math.max(1, of?.kind === 'matrix' ? of.rows(values) : 1) + pads(name);
                case 'stride': {
                    const [rows, cols] = shape(of, values);
                    const one = footprint(rows, cols, values[of.ld]);
                    return of.access === 'in' && pads(name) === 13 ? 0 : one + pads(name);
                }
                case 'lds': {
                    const list = [];
                    eachProblem(spec, values, (one, b) => list.push(Math.max(1, of.rows(one)) + ((pads(name) * (b + 1)) % 11)));
                    return list;
                }
                case 'offsets':
                    return 'later';
                case 'matrix':
                case 'vector':
                    return arg.optional && !knobs.of[name].present ? undefined : {};
                default:
                    return knobs.of[name];
            }
        })();
        if (arg.kind === 'index' && wanted === undefined)
            return undefined;
        const legal = candidates(arg, wanted).find((value) => {
            if (value === undefined && !('optional' in arg))
                return false;
            if (arg.kind === 'index' && (value < arg.from(values) || value > arg.to(values)))
                return false;
            if (arg.kind === 'index' && !Number.isInteger(value))
                return false;
            values[name] = value;
            return arg.also?.(values) === undefined;
        });
        if (legal === undefined && arg.kind !== 'matrix' && arg.kind !== 'vector')
            return undefined;
        values[name] = legal;
    }
    return values;
}
/** Places of so many windows, none sharing an element, in an order that is not that of the problems. */
function scattered(sizes, pad, rng) {
    const order = sizes.map((_, b) => b);
    for (let b = order.length - 1; b > 0; b--) {
        const other = rng.below(b + 1);
        [order[b], order[other]] = [order[other], order[b]];
    }
    const offsets = [];
    let end = 0;
    for (const b of order) {
        end += pad > 0 ? rng.below(pad + 1) : 0;
        offsets[b] = end;
        end += sizes[b];
    }
    return offsets;
}
/** The matrices of an operand, from its offset on. Lists of offsets are filled in. */
function windowsOf(spec, name, values, knobs, rng) {
    const arg = spec.args[name];
    if (arg.kind === 'vector') {
        const inc = arg.inc === undefined ? 1 : Math.abs(values[arg.inc]);
        return { windows: [{ offset: 0, rows: 1, cols: arg.length(values), ld: inc }] };
    }
    const kind = arg.places === undefined ? undefined : spec.args[arg.places].kind;
    if (kind === undefined) {
        const [rows, cols] = shape(arg, values);
        return { windows: [{ offset: 0, rows, cols, ld: values[arg.ld] }] };
    }
    if (kind === 'offsets') {
        const windows = [];
        const lds = values[arg.ld];
        eachProblem(spec, { ...values, [arg.places]: new Array(knobs.entries).fill(0) }, (one, b) => {
            const [rows, cols] = shape(arg, one);
            windows.push({ offset: 0, rows, cols, ld: typeof lds === 'object' ? lds[b] : (lds ?? Math.max(1, rows)) });
        });
        // One column has any leading dimension.
        const sizes = windows.map(({ rows, cols, ld }) => footprint(rows, cols, ld));
        const offsets = scattered(sizes, knobs.of[arg.places], rng);
        for (const [b, window] of windows.entries())
            window.offset = offsets[b];
        values[arg.places] = offsets;
        return { windows };
    }
    const [rows, cols] = shape(arg, values);
    const ld = cols <= 1 ? Math.max(1, rows) : values[arg.ld];
    const one = footprint(rows, cols, ld);
    const count = values[BATCH];
    if (kind === 'stride') {
        const stride = values[arg.places];
        return { windows: Array.from({ length: count }, (_, b) => ({ offset: b * stride, rows, cols, ld })) };
    }
    const places = scattered(new Array(count).fill(one), knobs.behind % 7, rng);
    return { windows: places.map((offset) => ({ offset, rows, cols, ld })), places };
}
const endOf = ({ windows }) => windows.reduce((end, w) => Math.max(end, w.rows === 0 || w.cols === 0 ? 0 : w.offset + footprint(w.rows, w.cols, w.ld)), 0);
/** The call that knobs stand for; undefined where the routine's rules forbid it. */
export function build(spec, prec, knobs) {
    const values = valuesOf(spec, prec, knobs);
    if (values === undefined)
        return undefined;
    const rng = rngOf(knobs.seed);
    const operands = [];
    const placesOf = new Map();
    for (const name of argNames(spec, prec)) {
        const arg = spec.args[name];
        if ((arg.kind !== 'matrix' && arg.kind !== 'vector') || values[name] === undefined)
            continue;
        const found = windowsOf(spec, name, values, knobs, rng);
        if ('places' in found && arg.kind === 'matrix')
            placesOf.set(arg.places, found.places);
        operands.push({ name, arg, type: operandType(arg, prec), buffer: 0, offset: 0, windows: found.windows });
    }
    for (const [k, operand] of operands.entries()) {
        const places = placesOf.get(operand.name);
        if (places !== undefined)
            operands[k] = { ...operand, places };
        delete values[operand.name];
    }
    return { spec, prec, knobs, values, operands, buffers: buffersOf(operands, knobs) };
}
/** Gives each operand its place, and says what buffers that takes. */
function buffersOf(operands, knobs) {
    const buffers = [];
    const offsetOf = ({ name }) => knobs.of[name].offset;
    const readable = (one) => one.arg.access === 'in' && one.places === undefined && one.type !== 'i';
    for (const [k, operand] of operands.entries()) {
        const end = endOf(operand);
        const earlier = operands.slice(0, k);
        if (knobs.share === 'same' && readable(operand)) {
            const other = earlier.find((one) => readable(one) && one.type === operand.type);
            if (other !== undefined) {
                operand.buffer = other.buffer;
                operand.offset = other.offset;
                const buffer = buffers[other.buffer];
                buffer.length = Math.max(buffer.length, operand.offset + end);
                continue;
            }
        }
        // Pivots, reports and places of matrices differ in what they may hold: each has its own buffer.
        const home = knobs.share === 'behind' && operand.type !== 'i' ? earlier.find(({ type }) => type === operand.type) : undefined;
        if (home === undefined) {
            operand.buffer = buffers.length;
            operand.offset = offsetOf(operand);
            buffers.push({ type: operand.type, length: operand.offset + end });
        }
        else {
            const buffer = buffers[home.buffer];
            operand.buffer = home.buffer;
            operand.offset = buffer.length + offsetOf(operand);
            buffer.length = operand.offset + end;
        }
    }
    for (const buffer of buffers)
        buffer.length += knobs.behind;
    return buffers;
}
/** Bytes of all buffers. */
export const bytesOf = ({ buffers }) => buffers.reduce((sum, { type, length }) => sum + length * fields[type].bytes, 0);
/** Visits the elements of an operand: where each lies in its buffer, in elements, and its row, column and matrix. */
export function eachElement({ offset, windows }, visit) {
    for (const [b, w] of windows.entries()) {
        for (let j = 0; j < w.cols; j++)
            for (let i = 0; i < w.rows; i++)
                visit(offset + w.offset + i + j * w.ld, i, j, b);
    }
}
