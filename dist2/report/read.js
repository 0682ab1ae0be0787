// Reads saved runs back, with every field checked: what is drawn later may rely on it.
import { GROUPS, SCHEMA } from './data.js';
/** Id of the element of a report that holds its data. */
export const DATA_ID = 'basalt-report-data';
/** What is wrong with saved data, and where. */
export class ReportFormatError extends Error {
    name = 'ReportFormatError';
}
/**
 * The runs in a text: the JSON of one run, of a list of them, or a report's HTML.
 *
 * @throws ReportFormatError naming the first field that is missing or of another kind, or a version that is not known.
 * @example
 * const before = readReports(readFileSync('report.html', 'utf8'));
 * writeFileSync('both.html', renderReport([...before, await collect(ctx)]));
 */
export function readReports(text) {
    const page = new RegExp(`<script type="application/json" id="${DATA_ID}">([^<]*)</script>`).exec(text);
    let parsed;
    try {
        parsed = JSON.parse(page?.[1] ?? text);
    }
    catch (cause) {
        throw new ReportFormatError('this is neither JSON nor a report', { cause });
    }
    return Array.isArray(parsed) ? parsed.map((run, k) => readRun(run, `run ${k + 1}`)) : [readRun(parsed, 'the run')];
}
function fail(place, rule) {
    throw new ReportFormatError(`${place} ${rule}`);
}
function record(value, place) {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? value
        : fail(place, 'is not an object');
}
function list(of, name, place, read) {
    const value = of[name];
    if (!Array.isArray(value))
        return fail(`${place}, ${name}`, 'is not a list');
    return value.map((item, k) => read(item, `${place}, ${name} ${k + 1}`));
}
function string(of, name, place) {
    const value = of[name];
    return typeof value === 'string' ? value : fail(`${place}, ${name}`, 'is not a text');
}
function flag(of, name, place) {
    const value = of[name];
    return typeof value === 'boolean' ? value : fail(`${place}, ${name}`, 'is not true or false');
}
function number(of, name, place, least = 0) {
    const value = of[name];
    return typeof value === 'number' && value >= least
        ? value
        : fail(`${place}, ${name}`, `is not a number from ${least} on`);
}
function oneOf(of, name, place, values) {
    const value = of[name];
    return values.includes(value) ? value : fail(`${place}, ${name}`, `is not one of ${values.join(', ')}`);
}
function readRun(value, place) {
    const run = record(value, place);
    if (run.schema !== SCHEMA)
        return fail(place, `has the schema ${JSON.stringify(run.schema)}, not "${SCHEMA}"`);
    return {
        schema: SCHEMA,
        version: string(run, 'version', place),
        date: string(run, 'date', place),
        runtime: string(run, 'runtime', place),
        quick: flag(run, 'quick', place),
        seconds: number(run, 'seconds', place),
        devices: list(run, 'devices', place, readDevice),
    };
}
function readDevice(value, place) {
    const device = record(value, place);
    return {
        name: string(device, 'name', place),
        backend: oneOf(device, 'backend', place, ['cpu', 'gpu']),
        software: flag(device, 'software', place),
        facts: list(device, 'facts', place, readFact),
        measurements: list(device, 'measurements', place, readMeasurement),
        skipped: list(device, 'skipped', place, readSkipped),
    };
}
function readFact(value, place) {
    const pair = Array.isArray(value) ? value : [];
    const [label, text] = pair;
    return pair.length === 2 && typeof label === 'string' && typeof text === 'string'
        ? [label, text]
        : fail(place, 'is not a pair of texts');
}
function readMeasurement(value, place) {
    const m = record(value, place);
    return {
        group: oneOf(m, 'group', place, GROUPS),
        routine: string(m, 'routine', place),
        prec: string(m, 'prec', place),
        way: string(m, 'way', place),
        n: number(m, 'n', place, 1),
        batch: number(m, 'batch', place, 1),
        ms: number(m, 'ms', place, Number.MIN_VALUE),
        timer: oneOf(m, 'timer', place, ['gpu', 'wall']),
        rounds: number(m, 'rounds', place, 1),
        calls: number(m, 'calls', place, 1),
        flops: number(m, 'flops', place),
        bytes: number(m, 'bytes', place, 1),
        error: m.error === null ? null : number(m, 'error', place),
        limit: number(m, 'limit', place),
    };
}
function readSkipped(value, place) {
    const s = record(value, place);
    return {
        routine: string(s, 'routine', place),
        way: string(s, 'way', place),
        n: number(s, 'n', place, 1),
        why: string(s, 'why', place),
    };
}
