// The three forms of a batched tridiagonal or band routine as three cases, from one description. The operands of a problem lie packed,
// those of one problem a few elements behind those of another, in one window for each operand.
import { realOf } from '../../src/core/field.js';
import { batchIntegers } from './batch.js';
import { frontOf, ofForms, specOf } from './forms.js';
import { maxOverBatch, sameElement } from './norms.js';
import { integers, realWindow, window } from './operands.js';
import { Random } from './random.js';
import { solveBatchedTable } from './rateTable.js';
import { hostMat } from './views.js';
const SIZES = ['n', 'kl', 'ku', 'nrhs'];
const GAP = 2;
const sizeAt = (size, b) => (typeof size === 'object' ? size[b] : size) ?? 0;
const largest = (size) => typeof size === 'object' ? size.reduce((most, one) => Math.max(most, one), 0) : (size ?? 0);
const capital = (name) => name[0].toUpperCase() + name.slice(1);
/** Every size from 0 to the one that is asked for, in no order. */
function ragged(p) {
    const list = (size, step) => Array.from({ length: p.batchCount }, (_, b) => Math.floor((largest(size) * ((step * b + 4) % 9)) / 8));
    const { n, kl, ku, nrhs } = p;
    return {
        ...p,
        n: list(n, 5),
        ...(kl === undefined ? {} : { kl: list(kl, 2) }),
        ...(ku === undefined ? {} : { ku: list(ku, 7) }),
        ...(nrhs === undefined ? {} : { nrhs: list(nrhs, 4) }),
    };
}
/** Where the matrices of an operand begin in its window, their sizes, and how long the window is. */
function placesOf(kit, p, form, name) {
    const arg = kit.sizes.args[name];
    if (arg.kind !== 'matrix')
        throw new Error(`${name} is no matrix`);
    const shapes = Array.from({ length: p.batchCount }, (_, b) => {
        const sizes = { ...Object.fromEntries(SIZES.map((size) => [size, sizeAt(p[size], b)])), layout: 'col' };
        return [arg.rows(sizes), arg.cols(sizes)];
    });
    const offsets = [];
    let end = 0;
    for (let k = 0; k < p.batchCount; k++) {
        // Problems at offsets lie in reverse order.
        const b = form === 'batched' ? p.batchCount - 1 - k : k;
        offsets[b] = end;
        end += shapes[b][0] * shapes[b][1] + GAP;
    }
    const isReal = arg.type === realOf;
    return { shapes, offsets, length: Math.max(1, end), isVector: arg.ld.startsWith('inc'), isReal };
}
function membersOf(kit, p, form, data) {
    const places = Object.fromEntries(kit.operands.map((name) => [name, placesOf(kit, p, form, name)]));
    const { ipiv } = data;
    return Array.from({ length: p.batchCount }, (_, b) => {
        const [n, kl, ku, nrhs] = SIZES.map((size) => sizeAt(p[size], b));
        return {
            ...{ n, kl, ku, nrhs },
            ipiv: ipiv?.data.subarray(ipiv.offset + b * ipiv.ld, ipiv.offset + b * ipiv.ld + n) ?? new Int32Array(0),
            of(name) {
                const x = data[name];
                const { offsets, shapes } = places[name];
                return hostMat({ ...x, offset: x.offset + offsets[b], ld: Math.max(1, shapes[b][0]) });
            },
        };
    });
}
/** Whether an element of an operand's window has changed that belongs to no problem. */
function strays(kit, p, form, name, before, after) {
    const { offsets, shapes, length } = placesOf(kit, p, form, name);
    const own = new Uint8Array(length);
    for (const [b, [rows, cols]] of shapes.entries())
        own.fill(1, offsets[b], offsets[b] + rows * cols);
    const [x, y] = [before[name], after[name]];
    return own.some((mine, e) => mine === 0 && !sameElement(x, y, x.offset + e));
}
function argumentsOf(kit, p, form, at) {
    const { args: spec } = kit.spec;
    const args = {};
    for (const name of [...SIZES, 'trans'])
        if (name in spec)
            args[name] = p[name];
    for (const name of kit.operands) {
        const { offsets, shapes, isVector } = placesOf(kit, p, form, name);
        args[name] = at[name];
        const lds = shapes.map(([rows]) => Math.max(1, rows));
        if (!isVector)
            args[`ld${name.toLowerCase()}`] = form === 'vbatched' ? lds : (lds[0] ?? 1000);
        if (form === 'strided')
            args[`stride${capital(name)}`] = offsets[1] ?? 0;
        else
            args[`offsets${capital(name)}`] = form === 'vbatched' ? offsets : at[`offsets${capital(name)}`];
    }
    if (kit.pivots) {
        const { ld } = at.ipiv;
        args.ipiv = at.ipiv;
        if (form === 'vbatched')
            args.offsetsPiv = Array.from({ length: p.batchCount }, (_, b) => b * ld);
        else
            args.stridePiv = ld;
    }
    if ('info' in spec)
        args.info = at.info;
    if (form !== 'vbatched')
        args.batchCount = p.batchCount;
    return args;
}
/** Orders around the rows of a tile and the columns of a window, and bands. */
const SWEEP = [
    ...[0, 1, 2, 3, 15, 16, 17, 33, 40].map((n) => ({ n, kl: 2, ku: 1, nrhs: 1, batchCount: 5 })),
    ...[0, 1, 70].map((batchCount) => ({ n: 9, kl: 2, ku: 1, nrhs: 3, batchCount })),
];
function caseOf(routine, of, form) {
    const [spec, front] = [specOf(routine, form), frontOf(routine, form)];
    const kit = { ...of, spec, sizes: specOf(routine, 'strided') };
    const formed = (p) => (form === 'vbatched' ? ragged(p) : p);
    const has = (name) => name in spec.args;
    const chosen = (p) => ({
        n: p.n,
        ...Object.fromEntries(SIZES.filter(has).map((name) => [name, p[name]])),
        ...(kit.trans ? { trans: p.trans ?? 'n' } : {}),
        batchCount: p.batchCount,
    });
    const ops = kit.trans ? ['n', 't', 'c'] : ['n'];
    return {
        spec,
        tolerance: 30,
        // Of real matrices 'c' is 't' again: a third of it will do.
        sweep: ops.flatMap((trans) => SWEEP.filter((_, k) => trans !== 'c' || k % 3 === 0).map((p) => formed(chosen({ ...p, trans })))),
        fromOptions(size, o) {
            const random = new Random([1, 2, 3, 7]);
            const list = (most) => form === 'vbatched' ? Array.from({ length: o.batch }, () => 1 + Math.floor(random.rand() * most)) : most;
            const same = (value) => (form === 'vbatched' ? new Array(o.batch).fill(value) : value);
            const [kl, ku] = [same(o.kl), same(o.ku)];
            return chosen({ n: list(size.m), kl, ku, nrhs: list(o.nrhs), trans: o.transA, batchCount: o.batch });
        },
        data(p, prec, random) {
            const data = {};
            for (const name of kit.operands) {
                const { offsets, length, isReal } = placesOf(kit, p, form, name);
                data[name] = (isReal ? realWindow : window)(prec, 1, length, { offset: 5 });
                if (form !== 'batched')
                    continue;
                const list = integers(p.batchCount, { offset: 2 });
                list.data.set(offsets, list.offset);
                data[`offsets${capital(name)}`] = list;
            }
            if (kit.pivots)
                data.ipiv = batchIntegers(Math.max(1, largest(p.n)), p.batchCount, { offset: 3 });
            if (has('info'))
                data.info = batchIntegers(1, p.batchCount);
            for (const one of membersOf(kit, p, form, data))
                kit.fill(one, random);
            return data;
        },
        run: (queue, p, at) => front(queue, argumentsOf(kit, p, form, at)),
        reference(p, data) {
            const { info } = data;
            for (const [b, one] of membersOf(kit, p, form, data).entries()) {
                const found = kit.reference(one, p.trans ?? 'n');
                if (info !== undefined)
                    info.data[info.offset + b] = found;
            }
        },
        error(p, before, after) {
            const results = membersOf(kit, p, form, after);
            const errors = membersOf(kit, p, form, before).map((one, b) => kit.error(one, results[b], p.trans ?? 'n'));
            const { info } = after;
            const failed = info?.data.subarray(info.offset, info.offset + p.batchCount).some((one) => one !== 0) ?? false;
            const stray = kit.operands.some((name) => strays(kit, p, form, name, before, after));
            return maxOverBatch([...errors, failed || stray ? Number.POSITIVE_INFINITY : 0]);
        },
        table: {
            unit: 'ms',
            alwaysChecked: true,
            header: (o, backend) => [`% kl = ${o.kl}, ku = ${o.ku}`, ...solveBatchedTable().header(o, backend)],
            row: ({ n, nrhs, batchCount }, measured) => solveBatchedTable().row({ n: largest(n), nrhs: largest(nrhs), batchCount }, measured),
        },
    };
}
/** The cases of the three forms. */
export const bandCases = (routine, kit) => ofForms((form) => caseOf(routine, kit, form));
const fillVector = (x, length, entry) => {
    const { data, off, parts = 1 } = x;
    for (let p = parts * off; p < parts * (off + length); p++)
        data[p] = entry();
};
/** Right-hand sides, uniform on (0,1). */
export const fillSides = ({ n, nrhs, of }, random) => fillVector(of('B'), n * nrhs, () => random.rand());
/** A band as gbtrf takes it, uniform on (0,1), its diagonal on (1,2) where nothing else could be a pivot. */
export function fillBandMatrix({ n, kl, ku, of }, random) {
    const { data, off, ld, parts = 1 } = of('AB');
    for (let j = 0; j < n; j++)
        for (let i = Math.max(0, j - ku); i <= Math.min(n - 1, j + kl); i++)
            for (let part = 0; part < parts; part++)
                data[parts * (off + kl + ku + i - j + j * ld) + part] =
                    random.rand() + (i === j && kl * ku === 0 && part === 0 ? 1 : 0);
}
/** A tridiagonal matrix, uniform on (0,1). */
export function fillTridiagonal({ n, of }, random) {
    for (const [name, length] of [
        ['d', n],
        ['dl', n - 1],
        ['du', n - 1],
    ])
        fillVector(of(name), length, () => random.rand());
}
/** A symmetric (Hermitian) tridiagonal matrix that is positive definite. */
export function fillDefiniteTridiagonal({ n, of }, random) {
    fillVector(of('d'), n, () => 3 + random.rand());
    fillVector(of('e'), n - 1, () => random.rand());
}
