// The cases of a batched BLAS routine from the case of the routine for one problem: the same data, references and errors, problem after
// problem, at equal distances, at offsets on the device, and of various sizes.
import { fields } from '../../src/core/field.js';
import { partsAt } from './calls.js';
import { written } from './case.js';
import { frontOf, specOf } from './forms.js';
import { maxOverBatch, partsOf } from './norms.js';
import { arrayOf, integers } from './operands.js';
import { Random } from './random.js';
import { inField } from './scalars.js';
/** A matrix of a problem: its window in the array of the batch, of which `from` to `to` belongs to the problem. */
/** Leading dimension of operands that have no matrix. */
const ROOM = 64;
/** Behind the last element of a matrix in the array of the batch. */
const endOf = ({ from, offset, rows, cols, ld }) => from + offset + (cols - 1) * ld + rows;
const capital = (name) => name[0].toUpperCase() + name.slice(1);
function describe(of, p, lists) {
    const first = p.each[0] ?? p.like ?? {};
    const sizes = of.sizes.map((name) => [name, lists ? p.each.map((one) => one[name]) : (first[name] ?? 0)]);
    return { ...first, ...Object.fromEntries(sizes), ...p, batchCount: p.each.length };
}
/** The table of a ragged batch shows the largest sizes, as MAGMA's. */
const ofLargest = ({ table, sizes }) => ({
    ...table,
    header(options, backend) {
        const lines = table.header(options, backend);
        return [...lines.slice(0, -2), `%${' '.repeat(11)}${'   max'.repeat(sizes.length)}`, ...lines.slice(-2)];
    },
    row(p, measured) {
        const most = (list) => list.reduce((x, y) => Math.max(x, y), 0);
        const largest = Object.fromEntries(sizes.map((name) => [name, most(p[name])]));
        return table.row({ ...p, ...largest }, measured);
    },
});
/** The cases of the three forms. */
export function batchCases(routine, of) {
    const { single } = of;
    const names = Object.keys(of.lds);
    const result = written(single)[0];
    const known = new WeakMap();
    /** The matrices of each problem. A data set of the single case shows the layout; an empty batch has room for one problem. */
    function placesOf(p) {
        let list = known.get(p);
        if (list !== undefined)
            return list;
        const next = {};
        list = p.each.map((one) => {
            const views = single.data(one, 's', new Random());
            const homes = new Map();
            const own = {};
            for (const name of names) {
                const { data, ...shape } = views[name];
                let place = homes.get(data);
                if (place === undefined) {
                    place = { home: name, from: p.shared?.includes(name) ? 0 : (next[name] ?? 0) };
                    homes.set(data, place);
                    next[name] = Math.max(next[name] ?? 0, place.from + data.length);
                }
                own[name] = { ...shape, ...place, to: place.from + data.length };
            }
            return own;
        });
        known.set(p, list);
        return list;
    }
    const membersOf = (p, all) => placesOf(p).map((own) => {
        const arrays = new Map();
        return Object.fromEntries(names.map((name) => {
            const { from, to, home, ...shape } = own[name];
            const { data: whole, parts } = all[home];
            const entries = parts ?? 1;
            const data = arrays.get(home) ?? whole.subarray(entries * from, entries * to);
            arrays.set(home, data);
            return [name, { ...shape, data, ...(parts === undefined ? {} : { parts }) }];
        }));
    });
    /**
     * Whether anything has changed between the results of the problems. What is in front of and behind all of them is for all cases to find.
     */
    function betweenChanged(p, before, after) {
        const { data, offset, cols, parts = 1 } = before[result];
        const now = after[result].data;
        const own = new Uint8Array(data.length / parts);
        for (const { from, offset: first, rows, cols: columns, ld } of placesOf(p).map((list) => list[result])) {
            for (let j = 0; j < columns; j++)
                own.fill(1, from + first + j * ld, from + first + j * ld + rows);
        }
        for (let p = offset * parts; p < (offset + cols) * parts; p++)
            if (own[Math.floor(p / parts)] === 0 && !Object.is(data[p], now[p]))
                return true;
        return false;
    }
    /** Where matrix b of an operand begins behind the first. */
    const offsetsOf = (p, name) => {
        const list = placesOf(p).map((own) => own[name].from + own[name].offset);
        return list.map((place) => place - Math.min(...list));
    };
    function data(p, prec, random) {
        const each = p.each.map((one) => single.data(one, prec, random));
        const own = placesOf(p);
        const lengths = new Map();
        for (const place of own.flatMap((list) => Object.values(list))) {
            lengths.set(place.home, Math.max(lengths.get(place.home) ?? 0, place.to));
        }
        const arrays = new Map();
        const all = {};
        for (const name of names) {
            const home = own[0]?.[name]?.home ?? name;
            const length = lengths.get(home) ?? 1;
            const array = arrays.get(home) ?? arrayOf(prec, length);
            arrays.set(home, array);
            // From the first element of all matrices to the last; what of it belongs to none of them the error looks at.
            const spans = own.map((list) => list[name]).filter((place) => place.rows * place.cols > 0);
            const offset = spans.reduce((least, { from, offset }) => Math.min(least, from + offset), length);
            const end = spans.reduce((most, place) => Math.max(most, endOf(place)), offset);
            all[name] = { data: array, rows: 1, cols: end - offset, ld: 1, offset, parts: partsOf(prec) };
        }
        for (const [b, views] of each.entries()) {
            for (const name of names) {
                const { from, home } = own[b][name];
                if (home === name && !(b > 0 && p.shared?.includes(name)))
                    arrays.get(home).set(views[name].data, from * fields[prec].parts);
            }
        }
        return all;
    }
    const flagsOf = (p, at) => {
        const first = p.each[0] ?? p.like;
        const one = p.byRows ? of.turned(first) : first;
        const { args } = single.spec;
        const flags = of.flags.map((name) => {
            const arg = args[name];
            const isOfField = arg.kind === 'scalar' && arg.real !== true;
            return [name, isOfField ? inField(one[name], partsAt(at)) : one[name]];
        });
        return { ...Object.fromEntries(flags), layout: p.byRows ? 'row' : 'col' };
    };
    const sizesOf = (p) => (p.byRows ? p.each.map(of.turned) : [...p.each]);
    /** Sizes of all problems. */
    const equalSizes = (p) => {
        const one = sizesOf(p)[0] ?? p.like;
        return Object.fromEntries(of.sizes.map((name) => [name, one[name]]));
    };
    const startOf = (p, name) => p.each.length === 0 ? 0 : Math.min(...placesOf(p).map((own) => own[name].from + own[name].offset));
    const isVector = (name) => of.lds[name].startsWith('inc');
    const common = (spec, lists) => ({
        spec,
        tolerance: single.tolerance,
        ...(single.repeatable ? { repeatable: true } : {}),
        table: lists ? ofLargest(of) : of.table,
        reference(p, all) {
            for (const [b, views] of membersOf(p, all).entries())
                single.reference(p.each[b], views);
        },
        error(p, before, after, check) {
            const { reference, ...plain } = check;
            const [given, found] = [membersOf(p, before), membersOf(p, after)];
            const expected = reference === undefined ? undefined : membersOf(p, reference);
            const errors = p.each.map((one, b) => {
                return single.error(one, given[b], found[b], expected ? { ...plain, reference: expected[b] } : plain);
            });
            return maxOverBatch([...errors, betweenChanged(p, before, after) ? Number.POSITIVE_INFINITY : 0]);
        },
        fromOptions(size, o) {
            const random = new Random([1, 2, 3, 7]);
            const some = (n) => (lists ? 1 + Math.floor(random.rand() * n) : n);
            const one = () => ({ ...size, m: some(size.m), n: some(size.n), k: some(size.k) });
            return describe(of, { each: Array.from({ length: o.batch }, () => single.fromOptions(one(), o)) }, lists);
        },
    });
    const operandsAt = (p, at, lists) => {
        const args = {};
        for (const name of names) {
            args[name] = { buffer: at[name].buffer, offset: startOf(p, name) };
            const lds = placesOf(p).map((own) => own[name].ld);
            args[of.lds[name]] = lists && !isVector(name) ? lds : (lds[0] ?? (isVector(name) ? 1 : ROOM));
        }
        return args;
    };
    const strided = {
        ...common(specOf(routine, 'strided'), false),
        sweep: of.uniform.map((p) => describe(of, p, false)),
        data,
        run(queue, p, at) {
            const strides = names.map((name) => {
                const offsets = offsetsOf(p, name);
                const home = placesOf(p)[0]?.[name];
                return [`stride${capital(name)}`, offsets[1] ?? (home === undefined ? 0 : home.to)];
            });
            const args = {
                ...flagsOf(p, at),
                ...equalSizes(p),
                ...operandsAt(p, at, false),
                ...Object.fromEntries(strides),
            };
            return frontOf(routine, 'strided')(queue, { ...args, batchCount: p.batchCount });
        },
    };
    const batched = {
        ...common(specOf(routine, 'batched'), false),
        sweep: of.uniform.map((p) => describe(of, p, false)),
        data(p, prec, random) {
            // From the last problem to the first.
            const lists = names.map((name) => {
                const list = integers(p.batchCount, { offset: 2 });
                list.data.set(offsetsOf(p, name).reverse(), list.offset);
                return [`offsets${capital(name)}`, list];
            });
            return { ...data(p, prec, random), ...Object.fromEntries(lists) };
        },
        run(queue, p, at) {
            const lists = Object.fromEntries(names.map((name) => [`offsets${capital(name)}`, at[`offsets${capital(name)}`]]));
            const args = { ...flagsOf(p, at), ...equalSizes(p), ...operandsAt(p, at, false), ...lists };
            return frontOf(routine, 'batched')(queue, { ...args, batchCount: p.batchCount });
        },
    };
    const vbatched = {
        ...common(specOf(routine, 'vbatched'), true),
        sweep: [...of.uniform.slice(0, 6), ...of.ragged].map((p) => describe(of, p, true)),
        data,
        run(queue, p, at) {
            const sizes = Object.fromEntries(of.sizes.map((name) => [name, sizesOf(p).map((one) => one[name])]));
            const lists = Object.fromEntries(names.map((name) => [`offsets${capital(name)}`, offsetsOf(p, name)]));
            return frontOf(routine, 'vbatched')(queue, {
                ...flagsOf(p, at),
                ...sizes,
                ...operandsAt(p, at, true),
                ...lists,
            });
        },
    };
    return { strided, batched, vbatched };
}
