import { DeviceError, DeviceLostError } from '../../core/errors.js';
import { engineOf, enqueueByteProducts } from './byteProducts.gpu.js';
import { fitsRemainders, residueRules } from './gemmI32.kernels.js';
import { moduliOn } from './moduli.gpu.js';
import { MOST_MODULI, moduliOf } from './moduli.js';
/** Devices whose language has dot products of bytes, and whose hardware has none: they are spelt out, and take longer than floats. */
const WITHOUT_DOTS = /^apple/i;
const wayOf = (name) => name.split('-')[0];
const known = new WeakMap();
/** What is known of a context's device; if it has not been tried, what it says of itself. */
export function byteEnginesOn(context) {
    return known.get(context) ?? allOf(context, residueRules);
}
function allOf(context, rules) {
    const { language, matrixUnits, info } = context.gpu;
    const [unit, halves] = ['i8', 'f16'].map((kind) => matrixUnits.find((one) => fitsRemainders(one, kind)));
    const dots = language.has('packed_4x8_integer_dot_product');
    const engines = { rules, unit, halves, dot4: dots && !WITHOUT_DOTS.test(info.vendor), dotResidues: dots, wrong: [] };
    known.set(context, engines);
    return engines;
}
/**
 * Tries the ways of a context's device: matrix units, and of the others the first that is right. Then the product as a whole, once with
 * residues by dot products, once without.
 */
export async function tryByteEngines(context, product, rules = residueRules) {
    const all = allOf(context, rules);
    const wrong = [];
    for (const way of new Set(rules.map(({ name }) => wayOf(name)))) {
        if ((way === 'tensor' && all.unit === undefined) || (way === 'dot' && !all.dot4))
            continue;
        // Halves are for devices whose units for bytes are missing or wrong.
        const hasBytes = all.unit !== undefined && rules[0]?.choice.by === 'unit' && !wrong.includes('tensor');
        if (way === 'halves' && (all.halves === undefined || hasBytes))
            continue;
        // Of a way's tiles the last one is the smallest.
        const { choice } = rules.findLast(({ name }) => wayOf(name) === way);
        if (!(await passed(() => multipliesRight(context.queue, engineOf(choice, all)))))
            wrong.push(way);
        else if (choice.by === undefined)
            break;
    }
    const right = rules.filter(({ name }) => !wrong.includes(wayOf(name)));
    let engines = { ...all, rules: right, wrong };
    if (right.length > 0 && !(await passed(() => product(context.queue, engines)))) {
        engines = { ...engines, dotResidues: false, wrong: [...wrong, 'residues'] };
        const whole = { ...engines };
        if (!all.dotResidues || !(await passed(() => product(context.queue, whole))))
            engines = { ...engines, rules: [] };
    }
    known.set(context, engines);
    return engines;
}
/** What a trial comes to: a kernel that the device refuses is as wrong as one that computes wrong. A device that is lost proves nothing. */
async function passed(trial) {
    try {
        return await trial();
    }
    catch (cause) {
        if (cause instanceof DeviceError && !(cause instanceof DeviceLostError))
            return false;
        throw cause;
    }
}
/** Rows and columns of the trial, and its depth, of which software adapters are given a part. */
const [ROWS, COLUMNS] = [32, 4];
const [DEPTH, SOFTWARE_DEPTH] = [32768 + 64, 2048];
const scattered = (l) => ((Math.imul(l + 1, 2654435761) >>> 16) & 255) - 128;
/** Rows whose sums are near multiples of a modulus, and half way between two, and rows that make sums as large as they get. */
function rowsOf(depth) {
    const { table } = moduliOf(MOST_MODULI);
    const extremes = [() => -128, () => 127, (l) => (l % 2 === 0 ? -128 : 127), scattered];
    const edges = Array.from({ length: ROWS - extremes.length }, (_, r) => {
        const modulus = table[4 * (1 + 5 * (r % MOST_MODULI)) + 3];
        const half = (modulus - 1) >> 1;
        const rest = [-1, 0, 1, half, half + 1][(r + Math.floor(r / MOST_MODULI)) % 5];
        const sum = modulus * Math.floor((100 * depth) / modulus) + rest;
        const [least, more] = [Math.floor(sum / depth), sum % depth];
        return (l) => least + (l < more ? 1 : 0);
    });
    return [...extremes, ...edges];
}
/** Whether the remainders of sums of up to 32768 products, up to 2^29, are right modulo every number. */
async function multipliesRight(queue, engine) {
    const { context } = queue;
    const depth = context.gpu.software ? SOFTWARE_DEPTH : DEPTH;
    const [rows, columns] = [rowsOf(depth), [() => 1, () => -128, () => 127, (l) => scattered(l + 7)]];
    const bytes = (lines) => Int8Array.from({ length: lines.length * depth }, (_, at) => lines[Math.floor(at / depth)](at % depth));
    const [a, b] = [bytes(rows), bytes(columns)];
    const lds = ROWS / 4;
    const plane = lds * COLUMNS;
    const { table } = moduliOn(context, MOST_MODULI);
    const [A, B] = [context.upload('b', a), context.upload('b', b)];
    const C = context.alloc('b', 4 * plane * (MOST_MODULI + 1));
    try {
        const shape = {
            m: ROWS,
            n: COLUMNS,
            depth,
            count: MOST_MODULI,
            planeA: 0,
            planeB: 0,
            lds,
            plane,
            first: plane,
            part: 0,
            ahead: 0,
            share: 1,
        };
        enqueueByteProducts(queue, engine, { ...shape, table, A, B, C });
        const found = await C.copyOut(4 * plane, 4 * plane * MOST_MODULI);
        return isRight(found, a, b, depth);
    }
    finally {
        for (const buffer of [A, B, C])
            buffer.dispose();
    }
}
function isRight(found, a, b, depth) {
    const { table } = moduliOf(MOST_MODULI);
    for (let e = 0; e < ROWS * COLUMNS; e++) {
        const [row, column] = [depth * (e % ROWS), depth * Math.floor(e / ROWS)];
        let sum = 0;
        for (let l = 0; l < depth; l++)
            sum += a[row + l] * b[column + l];
        for (let z = 0; z < MOST_MODULI; z++) {
            const modulus = table[4 * (1 + 5 * z) + 3];
            const rest = sum - modulus * Math.floor(sum / modulus + 0.5);
            if (found[e + ROWS * COLUMNS * z] !== (rest << 24) >> 24)
                return false;
        }
    }
    return true;
}
