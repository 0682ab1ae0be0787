import { shipped } from './db.gen.js';
import { classId, classOf, deviceKey, distance, textHash } from './key.js';
import { RULES } from './rows.js';
import { legal, limitsOf } from './space.js';
import { isFolder, readStore, setting } from './store.js';
/** A row further away than this says nothing: in n, a factor of 2^(2/3). */
const NEAR = 2;
/** Shipped levels, by the most particular field of the device that a record names; it must have all that it names. */
const SHIPPED = [
    ['device', 'shipped for this device'],
    ['architecture', 'shipped for this architecture'],
    ['vendor', 'shipped for this vendor'],
    ['software', 'shipped for software adapters'],
];
function levelOf({ device: named }, device) {
    const fields = SHIPPED.filter(([field]) => named[field]);
    return fields.every(([field]) => named[field] === device[field]) ? fields[0]?.[1] : undefined;
}
const isSame = (record, device) => ['vendor', 'architecture', 'device', 'driver'].every((name) => record.device[name] === device[name]);
/** What is known about a family of kernels on one device. */
export class TuningTable {
    device;
    limits;
    space;
    below;
    session = { name: 'session', why: 'nothing set', rows: [] };
    /** By class: a call costs one look-up here. */
    found = new Map();
    hashes = new Map();
    changed;
    /** `changed` is told when other kernels are chosen than before. */
    constructor(space, device, limits, database = shipped, changed = () => { }) {
        this.changed = changed;
        this.space = space;
        this.device = device;
        this.limits = limits;
        const named = setting();
        const own = database.filter((r) => r.family === space.family);
        this.below =
            named === 'off'
                ? []
                : [
                    ...(isFolder(named) ? [this.userLevel()] : []),
                    ...SHIPPED.map(([, name]) => this.level(name, own.filter((r) => levelOf(r, device) === name))),
                ];
    }
    /** Rows for this process only, above everything measured before; an empty list takes them back. */
    use(rows) {
        this.session = this.level('session', [{ format: 1, family: this.space.family, device: this.device, rows }]);
        this.found.clear();
        this.changed();
    }
    /** The measured choice for a problem; undefined where the built-in rules decide. */
    find(shape, half) {
        const id = classId(shape, half);
        if (!this.found.has(id))
            this.found.set(id, this.nearest(shape, half));
        return this.found.get(id);
    }
    sources() {
        return [this.session, ...this.below].map(({ name, rows, why }) => ({ level: name, rows: rows.length, why }));
    }
    nearest(shape, half) {
        const asked = classOf(shape, half);
        for (const { rows } of [this.session, ...this.below]) {
            let best;
            for (const row of rows) {
                const near = distance(row.for, asked);
                if (near <= NEAR && (best === undefined || near < distance(best.for, asked)))
                    best = row;
            }
            if (best !== undefined)
                return best.picked;
        }
        return undefined;
    }
    userLevel() {
        const { records, why } = readStore(this.space.family);
        return this.level('user', records.filter((r) => r.family === this.space.family && isSame(r, this.device)), why);
    }
    level(name, records, from = '') {
        const rows = [];
        let [stale, illegal] = [0, 0];
        for (const row of records.flatMap((r) => r.rows)) {
            if (row.hash !== undefined && row.hash !== this.hash(row.variant))
                stale++;
            else if (row.variant === RULES)
                rows.push({ ...row, picked: undefined });
            else {
                const candidate = { variant: row.variant, params: row.params ?? {} };
                const variant = legal(this.space, candidate, this.limits);
                if (variant === undefined)
                    illegal++;
                else {
                    const { label, choice } = variant;
                    const picked = { name: label(candidate.params), choice: choice(candidate.params), why: why(name, row) };
                    rows.push({ ...row, picked });
                }
            }
        }
        const counts = [
            `${rows.length} rows`,
            ...(stale > 0 ? [`${stale} of other kernel texts`] : []),
            ...(illegal > 0 ? [`${illegal} that this device cannot run`] : []),
        ];
        return { name, rows, why: [...(from === '' ? [] : [from]), counts.join(', ')].join(': ') };
    }
    /** The hash that a row of a variant must have; of a row for the rules, that of all kernels. */
    hash(variant) {
        const known = this.hashes.get(variant);
        if (known !== undefined)
            return known;
        const { variants } = this.space;
        const hash = textHash((variant === RULES ? variants : variants.filter(({ name }) => name === variant)).map((v) => v.kernel));
        this.hashes.set(variant, hash);
        return hash;
    }
}
function why(level, { ms, rulesMs, size }) {
    const gain = ms === undefined || rulesMs === undefined ? '' : `, ${(rulesMs / ms).toFixed(2)} times the rules' speed`;
    return `tuned (${level}${size === undefined ? '' : `, measured at ${size.join(' x ')}`}${gain})`;
}
const tables = new WeakMap();
/** A context's table for a family, made at first use. A context without a GPU has none. */
export function tuningTable(context, space) {
    const { gpu } = context;
    if (gpu === undefined)
        return undefined;
    let ofGpu = tables.get(gpu);
    if (ofGpu === undefined) {
        ofGpu = new Map();
        tables.set(gpu, ofGpu);
    }
    let table = ofGpu.get(space);
    if (table === undefined) {
        table = new TuningTable(space, deviceKey(gpu), limitsOf(gpu), shipped, () => context.queue.forget());
        ofGpu.set(space, table);
    }
    return table;
}
