// The user's own measurements: a folder of files in Node, localStorage in a browser. Read and written without waiting, so that the first
// call of a program is tuned already. Nothing here throws: what cannot be read or written is a sentence for the report.
import { reason } from '../core/errors.js';
import { merged, parseRecords } from './rows.js';
/** What the environment variable BASALT_TUNING says: 'off' no database, 'shipped' not the user's, else the folder of the user's. */
export const setting = () => globalThis.process?.env?.['BASALT_TUNING'] || undefined;
export const isFolder = (name) => name !== 'off' && name !== 'shipped';
/** Asked of the running Node, not imported: bundlers would have to resolve an import. */
const builtin = (name) => globalThis.process?.getBuiltinModule?.(name);
function place(family) {
    const [fs, os, path] = [builtin('node:fs'), builtin('node:os'), builtin('node:path')];
    if (fs !== undefined && os !== undefined && path !== undefined) {
        const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
        const cache = XDG_CACHE_HOME || LOCALAPPDATA || path.join(os.homedir(), '.cache');
        const named = setting();
        const folder = named !== undefined && isFolder(named) ? named : path.join(cache, 'basalt');
        const where = path.join(folder, `${family}.json`);
        return {
            where,
            read: () => (fs.existsSync(where) ? fs.readFileSync(where, 'utf8') : undefined),
            write(text) {
                fs.mkdirSync(folder, { recursive: true });
                // Renamed into place: a program that starts meanwhile never reads half of it.
                fs.writeFileSync(`${where}.${process.pid}`, text);
                fs.renameSync(`${where}.${process.pid}`, where);
            },
            append(lines) {
                fs.mkdirSync(folder, { recursive: true });
                fs.appendFileSync(path.join(folder, `${family}.timings.jsonl`), lines);
            },
        };
    }
    // In a worker, or where cookies are refused, there is none.
    const storage = globalThis.localStorage;
    if (storage === undefined)
        return undefined;
    const where = `basalt-tuning-${family}`;
    return {
        where: `localStorage ${where}`,
        read: () => storage.getItem(where) ?? undefined,
        write: (text) => storage.setItem(where, text),
    };
}
export function readStore(family) {
    let where = 'the store';
    try {
        const found = place(family);
        if (found === undefined)
            return { records: [], why: 'there is no place to store anything' };
        where = found.where;
        const text = found.read();
        if (text === undefined)
            return { records: [], why: `there is no ${where}` };
        return { records: parseRecords(text), why: where };
    }
    catch (cause) {
        return { records: [], why: `${where} is ignored: ${reason(cause)}` };
    }
}
/** Stores a record's rows over older ones, and appends `log`, one object a line, to the timings kept. Returns where, or why not. */
export function writeStore(record, log = []) {
    const { family } = record;
    try {
        const found = place(family);
        if (found === undefined)
            return 'not stored: there is no place for it';
        found.write(`${JSON.stringify(merged(readStore(family).records, record), null, 1)}\n`);
        found.append?.(log.map((line) => `${JSON.stringify(line)}\n`).join(''));
        return `stored in ${found.where}`;
    }
    catch (cause) {
        return `not stored: ${reason(cause)}`;
    }
}
