// The three forms of a batched routine as three cases, from one description: what stands in one problem, how it is filled, and how its
// result is judged. The matrices of an operand lie side by side in one window, in the order of the batch or, where offsets place them, in
// another.
import { operandType } from '../../src/core/spec.js';
import { batchIntegers } from './batch.js';
import { frontOf, ofForms, specOf } from './forms.js';
import { copyElement, matrixView, maxOverBatch, sameElement } from './norms.js';
import { integers, window } from './operands.js';
import { Random } from './random.js';
import { layoutOf } from './source.js';
const nameOf = ({ names }, name) => name === 'A' ? name : (names?.[name] ?? name);
const capital = (name) => name[0].toUpperCase() + name.slice(1);
const matricesOf = (kit) => (kit.B === undefined ? ['A'] : ['A', 'B']);
const matrixOf = (kit, data, name) => data[nameOf(kit, name)];
const pivotsIn = (kit, data) => data[nameOf(kit, 'ipiv')];
const sizeAt = (size, b) => (typeof size === 'object' ? size[b] : size) ?? 0;
const sizesAt = ({ m, n, nrhs }, b) => ({
    m: sizeAt(m ?? n, b),
    n: sizeAt(n, b),
    nrhs: sizeAt(nrhs, b),
});
const largest = (size) => typeof size === 'object' ? size.reduce((most, one) => Math.max(most, one), 0) : (size ?? 0);
/** Every size from 0 to the one that is asked for, in no order. */
function ragged(p) {
    const list = (size, step) => Array.from({ length: p.batchCount }, (_, b) => Math.floor((largest(size) * ((step * b + 4) % 9)) / 8));
    return {
        ...p,
        ...(p.m === undefined ? {} : { m: list(p.m, 7) }),
        n: list(p.n, 5),
        ...(p.nrhs === undefined ? {} : { nrhs: list(p.nrhs, 2) }),
    };
}
/** A step through 0..count-1 that leaves none out. */
const shuffled = (b, count) => (count % 7 === 0 ? count - 1 - b : (7 * b) % count);
/** Columns of the window at which the matrix of every problem begins, and how many columns the window has. */
function columnsOf(shape, p, form) {
    const { layout: { apart = 0 } = {}, batchCount, byRows = false } = p;
    const shapes = Array.from({ length: batchCount }, (_, b) => shape(sizesAt(p, b)));
    const wide = shapes.map(([rows, cols]) => (byRows ? rows : cols));
    // Even an empty matrix has a place that is inside its buffer.
    const first = shape(sizesAt(p, 0));
    const rows = [first, ...shapes].reduce((most, [r, c]) => Math.max(most, byRows ? c : r), 1);
    const columns = [];
    let end = 0;
    for (let k = 0; k < batchCount; k++) {
        const b = form === 'batched' ? shuffled(k, batchCount) : k;
        columns[b] = end;
        end += wide[b] + apart;
    }
    const one = first[byRows ? 0 : 1];
    return { shapes, columns, rows, cols: Math.max(1, end), pitch: one + apart };
}
/** The matrices of problem b as packed column-major copies, or back from them. */
function move(x, start, copy, byRows, direction) {
    const from = x.offset + start * x.ld;
    for (let j = 0; j < copy.cols; j++) {
        for (let i = 0; i < copy.rows; i++) {
            const [outer, inner] = [from + (byRows ? j + i * x.ld : i + j * x.ld), i + j * copy.rows];
            if (direction === 'out')
                copyElement(copy, inner, x, outer);
            else
                copyElement(x, outer, copy, inner);
        }
    }
}
const NO_MATRIX = { data: new Float64Array(0), rows: 0, cols: 0, ld: 1, offset: 0 };
const firstColumns = (kit, p, form) => ({
    A: columnsOf(kit.A, p, form).columns,
    B: kit.B === undefined ? [] : columnsOf(kit.B, p, form).columns,
});
function memberOf(kit, p, columns, data, b) {
    const sizes = sizesAt(p, b);
    const copyOf = (name) => {
        const shape = kit[name];
        if (shape === undefined)
            return NO_MATRIX;
        const [rows, cols] = shape(sizes);
        const x = matrixOf(kit, data, name);
        const entries = rows * cols * (x.parts ?? 1);
        const copy = x.data instanceof Float32Array ? new Float32Array(entries) : new Float64Array(entries);
        const filled = matrixView(copy, rows, cols, undefined, 0, x.parts);
        move(x, columns[name][b], filled, p.byRows ?? false, 'out');
        return filled;
    };
    const ipiv = pivotsIn(kit, data);
    const { rank } = data;
    const each = kit.pivots?.(sizes) ?? 0;
    const list = ipiv?.data.slice(ipiv.offset + b * ipiv.ld, ipiv.offset + b * ipiv.ld + each) ?? new Int32Array(0);
    const found = rank?.data.slice(rank.offset + b, rank.offset + b + 1) ?? new Int32Array(0);
    return { ...sizes, A: copyOf('A'), B: copyOf('B'), ipiv: list, rank: found };
}
function membersOf(kit, p, form, data) {
    const columns = firstColumns(kit, p, form);
    return Array.from({ length: p.batchCount }, (_, b) => memberOf(kit, p, columns, data, b));
}
function store(kit, p, columns, data, one, b) {
    for (const name of matricesOf(kit)) {
        move(matrixOf(kit, data, name), columns[name][b], one[name], p.byRows ?? false, 'in');
    }
    const ipiv = pivotsIn(kit, data);
    ipiv?.data.set(one.ipiv, ipiv.offset + b * ipiv.ld);
    const { rank } = data;
    rank?.data.set(one.rank, rank.offset + b);
}
/** Whether an element of an operand's window has changed that belongs to no problem. */
function strays(kit, p, form, name, before, after) {
    const [x, y] = [matrixOf(kit, before, name), matrixOf(kit, after, name)];
    const { shapes, columns } = columnsOf(kit[name], p, form);
    const own = new Uint8Array(x.rows * x.cols);
    for (const [b, [rows, cols]] of shapes.entries()) {
        const [down, across] = p.byRows ? [cols, rows] : [rows, cols];
        for (let j = 0; j < across; j++)
            own.fill(1, (columns[b] + j) * x.rows, (columns[b] + j) * x.rows + down);
    }
    for (let j = 0; j < x.cols; j++) {
        for (let i = 0; i < x.rows; i++) {
            if (own[i + j * x.rows] === 0 && !sameElement(x, y, x.offset + i + j * x.ld))
                return true;
        }
    }
    return false;
}
/** Most pivots that a problem has: the distance of those of one from those of the next. */
const pivotsOf = (kit, p) => Array.from({ length: Math.max(1, p.batchCount) }, (_, b) => kit.pivots(sizesAt(p, b))).reduce((a, b) => Math.max(a, b), 0);
/** The arguments of a call, besides the operands. */
function argumentsOf(kit, spec, p, form, at) {
    const { m, n, nrhs, uplo, trans, batchCount, byRows } = p;
    const flags = { m, n, nrhs, uplo, trans };
    const args = Object.fromEntries(Object.entries(flags).filter(([name]) => name in spec.args));
    for (const name of matricesOf(kit)) {
        const own = nameOf(kit, name);
        const { ld } = at[own];
        const { columns, pitch } = columnsOf(kit[name], p, form);
        args[own] = at[own];
        const [ldName, suffix] = [`ld${own.toLowerCase()}`, capital(own)];
        if (ldName in spec.args)
            args[ldName] = form === 'vbatched' ? columns.map(() => ld) : ld;
        if (form === 'strided')
            args[`stride${suffix}`] = pitch * ld;
        else
            args[`offsets${suffix}`] = form === 'batched' ? at[`offsets${suffix}`] : columns.map((column) => column * ld);
    }
    if (kit.pivots !== undefined) {
        const own = nameOf(kit, 'ipiv');
        const { ld } = at[own];
        const suffix = own === 'ipiv' ? 'Piv' : capital(own);
        args[own] = at[own];
        if (form === 'vbatched')
            args[`offsets${suffix}`] = Array.from({ length: batchCount }, (_, b) => b * ld);
        else
            args[`stride${suffix}`] = ld;
    }
    if (kit.ranks)
        args.rank = at.rank;
    if ('info' in spec.args)
        args.info = at.info;
    if (form !== 'vbatched')
        args.batchCount = batchCount;
    return { ...args, ...(byRows ? { layout: 'row' } : {}), ...kit.more };
}
function caseOf(routine, kit, form) {
    const [spec, front] = [specOf(routine, form), frontOf(routine, form)];
    const { options, table } = kit;
    const formed = (p) => (form === 'vbatched' ? ragged(p) : p);
    return {
        spec,
        tolerance: kit.tolerance ?? 30,
        // Sizes matter as little to where matrices lie as the other way round: of the forms but the first a part will do.
        sweep: kit.sweep.filter((_, k) => form === 'strided' || k % 4 === 0).map(formed),
        fromOptions(size, o) {
            const random = new Random([1, 2, 3, 7]);
            // As MAGMA's testers: each size is random from 1 to the one that is asked for.
            const list = (most) => form === 'vbatched' ? Array.from({ length: o.batch }, () => 1 + Math.floor(random.rand() * most)) : most;
            return {
                ...(options.includes('m') ? { m: list(size.m) } : {}),
                n: list(options.includes('m') ? size.n : size.m),
                ...(options.includes('nrhs') ? { nrhs: list(o.nrhs) } : {}),
                ...(options.includes('uplo') ? { uplo: o.uplo === 'u' ? 'u' : 'l' } : {}),
                ...(options.includes('trans') ? { trans: o.transA } : {}),
                batchCount: o.batch,
                layout: layoutOf(o),
            };
        },
        data(p, prec, random) {
            const data = {};
            for (const name of matricesOf(kit)) {
                const { rows, cols, columns } = columnsOf(kit[name], p, form);
                const own = nameOf(kit, name);
                // Some operands of complex calls are real.
                const type = operandType(spec.args[own], prec);
                const x = window(type, rows, cols, p.layout, kit.reads?.includes(name) ? 'read' : 'write');
                data[own] = type === prec ? x : { ...x, type };
                if (form !== 'batched')
                    continue;
                const list = integers(p.batchCount, p.layout);
                const offsets = columns.map((column) => column * x.ld);
                list.data.set(offsets, list.offset);
                data[`offsets${capital(nameOf(kit, name))}`] = list;
            }
            if (kit.pivots !== undefined)
                data[nameOf(kit, 'ipiv')] = batchIntegers(pivotsOf(kit, p), p.batchCount, p.layout);
            if (kit.ranks)
                data.rank = batchIntegers(1, p.batchCount);
            if ('info' in spec.args)
                data.info = batchIntegers(1, p.batchCount);
            const columns = firstColumns(kit, p, form);
            for (const [b, one] of membersOf(kit, p, form, data).entries()) {
                kit.fill(prec, one, p, random);
                store(kit, p, columns, data, one, b);
            }
            return data;
        },
        run(queue, p, at) {
            const args = argumentsOf(kit, spec, p, form, at);
            return front(queue, args);
        },
        reference(p, data) {
            const { info } = data;
            const columns = firstColumns(kit, p, form);
            for (const [b, one] of membersOf(kit, p, form, data).entries()) {
                const found = kit.reference(one, p);
                store(kit, p, columns, data, one, b);
                if (info !== undefined)
                    info.data[info.offset + b] = found;
            }
        },
        error(p, before, after) {
            const results = membersOf(kit, p, form, after);
            const errors = membersOf(kit, p, form, before).map((one, b) => kit.error(one, results[b], p));
            const { info } = after;
            const failed = info?.data.subarray(info.offset, info.offset + p.batchCount).some((one) => one !== 0) ?? false;
            const stray = matricesOf(kit).some((name) => strays(kit, p, form, name, before, after));
            return maxOverBatch([...errors, failed || stray ? Number.POSITIVE_INFINITY : 0]);
        },
        table: {
            unit: table.unit,
            ...(table.alwaysChecked ? { alwaysChecked: true } : {}),
            header: (o, backend) => {
                const lines = table.header(o, backend);
                return form === 'vbatched'
                    ? [...lines.slice(0, -2), '%  sizes: the largest of the batch', ...lines.slice(-2)]
                    : lines;
            },
            row: ({ m, n, nrhs, batchCount }, measured) => table.row({ m: largest(m), n: largest(n), nrhs: largest(nrhs), batchCount }, measured),
        },
    };
}
/** The cases of the three forms. */
export const batchCases = (routine, kit) => ofForms((form) => caseOf(routine, kit, form));
