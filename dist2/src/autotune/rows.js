/** The variant of a row that says: nothing beats the built-in rules here. */
export const RULES = 'rules';
const isRecord = (x) => typeof x === 'object' && x !== null && !Array.isArray(x);
const isRow = (x) => isRecord(x) &&
    isRecord(x['for']) &&
    typeof x['variant'] === 'string' &&
    (x['params'] === undefined ? x['variant'] === RULES : isRecord(x['params'])) &&
    (x['hash'] === undefined || typeof x['hash'] === 'string');
/** The records in a text, which may be anything: throws an Error that says what is wrong with it. */
export function parseRecords(text) {
    const parsed = JSON.parse(text);
    const list = Array.isArray(parsed) ? parsed : [parsed];
    for (const r of list) {
        if (!isRecord(r) || r['format'] !== 1 || typeof r['family'] !== 'string' || !isRecord(r['device']))
            throw new Error('not a tuning record of format 1');
        if (!Array.isArray(r['rows']) || !r['rows'].every(isRow))
            throw new Error('a row is not one');
    }
    return list;
}
/** `old` with the rows of `fresh` in place of those for the same device and class. */
export function merged(old, fresh) {
    const id = ({ family, device }) => JSON.stringify([family, device.vendor, device.architecture, device.device, device.driver, device.software]);
    const before = old.find((r) => id(r) === id(fresh));
    const key = ({ for: f }) => JSON.stringify([f.prec, f.trans, f.aligned, f.aspect, f.mn, f.k, f.batch]);
    const replaced = new Set(fresh.rows.map(key));
    const kept = before?.rows.filter((row) => !replaced.has(key(row))) ?? [];
    return [...old.filter((r) => r !== before), { ...fresh, rows: [...kept, ...fresh.rows] }];
}
