const WIDTH = 80;
const BAR = 24;
const CODES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39] };
/** Of what remains of a long job something is shown at most so often. */
const REDRAW_MS = 50;
export class Shell {
    json;
    io;
    coloured;
    progress;
    barShown = false;
    drawn = Number.NEGATIVE_INFINITY;
    said = '';
    constructor(io, options = {}) {
        this.io = io;
        this.json = options.json === true;
        const { NO_COLOR, TERM } = io.env;
        this.coloured = io.stdout.isTTY === true && !NO_COLOR && TERM !== 'dumb';
        const onTerminal = io.stderr.isTTY === true && TERM !== 'dumb';
        this.progress = options.progress === false ? 'none' : onTerminal ? 'bar' : options.progress ? 'lines' : 'none';
    }
    /** A line of the result. */
    print(line = '') {
        this.clear();
        this.io.stdout.write(`${line}\n`);
    }
    /** Text of the result that is written as it is: a file's, for example. */
    write(text) {
        this.clear();
        this.io.stdout.write(text);
    }
    /** A line on stderr. */
    say(line) {
        this.clear();
        this.io.stderr.write(`${line}\n`);
    }
    paint(colour, text) {
        const [on, off] = CODES[colour];
        return this.coloured ? `\x1b[${on}m${text}\x1b[${off}m` : text;
    }
    /** How far the work is, from 0 to 1: a bar on a terminal, with --progress lines on anything else. */
    show(done, text) {
        if (this.progress === 'none')
            return;
        const now = performance.now();
        if (this.progress === 'lines') {
            if (text !== this.said)
                this.io.stderr.write(`${percent(done)} ${text}\n`);
        }
        else if (text !== this.said || now - this.drawn >= REDRAW_MS) {
            const full = Math.round(Math.min(1, done) * BAR);
            const bar = `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${percent(done)} ${text}`;
            this.io.stderr.write(`\r\x1b[K${bar.slice(0, (this.io.stderr.columns ?? WIDTH) - 1)}`);
            this.barShown = true;
            this.drawn = now;
        }
        this.said = text;
    }
    /** Takes the bar away. */
    clear() {
        if (this.barShown)
            this.io.stderr.write('\r\x1b[K');
        this.barShown = false;
    }
}
const percent = (done) => `${String(Math.round(100 * Math.min(1, done))).padStart(3)} %`;
/** The one object of --json. JSON has no NaN and no infinities: they are written as text. */
export function jsonOf(value) {
    const safe = (_key, v) => (typeof v === 'number' && !Number.isFinite(v) ? String(v) : v);
    // Lists of numbers take one line.
    return JSON.stringify(value, safe, 2).replace(/\[\n\s+([-+.\deE,\s]+)\n\s+\]/g, (_, list) => `[${list.replace(/,\s+/g, ', ')}]`);
}
/** Lines as they are, the first behind `label`, the others below it. */
export const labelledLines = (label, lines) => lines.map((line, i) => `${(i === 0 ? label : '').padEnd(16)}${line}`);
/** Words in lines of 80 columns, the first behind `label`, the others below its first word. */
export function labelled(label, text, indent = 16) {
    const lines = [];
    let line = label.padEnd(indent);
    let empty = true;
    for (const word of text.split(' ')) {
        if (!empty && line.length + 1 + word.length > WIDTH) {
            lines.push(line);
            line = ' '.repeat(indent);
            empty = true;
        }
        line += empty ? word : ` ${word}`;
        empty = false;
    }
    return [...lines, line].join('\n');
}
