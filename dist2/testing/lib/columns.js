import { movedBytes } from './bytes.js';
import { errorCell, fixed } from './printf.js';
import { cell, DIAG, rule, SIDE, TRANS, testedLabel, UNCHECKED, UPLO, verdict } from './table.js';
const FLAGS = {
    side: (o) => SIDE[o.side],
    uplo: (o) => UPLO[o.uplo === 'u' ? 'u' : 'l'],
    trans: (o) => TRANS[o.transA],
    transA: (o) => TRANS[o.transA],
    transB: (o) => TRANS[o.transB],
    diag: (o) => DIAG[o.diag],
};
const flagLine = (flags, o) => flags.length === 0 ? [] : [`% ${flags.map((flag) => `${flag} = ${FLAGS[flag](o)}`).join(', ')}`];
const PARTS = { ...UPLO, f: 'Full', g: 'Full' };
/** Fields that are not sizes: letters, as columns of words, and what is wider than a size. */
const COLUMNS = {
    uplo: { width: 6, words: PARTS },
    type: { width: 6, words: PARTS },
    norm: { width: 5, words: { m: 'max', o: 'one', i: 'inf', f: 'fro' } },
    batchCount: { width: 12, title: 'BatchCount' },
};
/** Digits of a size, and of the length of a vector. */
const [SIZE, LENGTH] = [5, 10];
const left = (keys, size, text) => keys.map((key) => text(key).padStart(COLUMNS[key]?.width ?? size)).join(' ');
/** Titles of the columns on the left: names of fields. % takes the place of the first blank. */
const titles = (keys, size) => `%${left(keys, size, (key) => (key in COLUMNS ? (COLUMNS[key]?.title ?? key) : key.toUpperCase())).slice(1)}`;
function values(problem, keys, size) {
    const fields = { ...problem };
    return left(keys, size, (key) => COLUMNS[key]?.words?.[String(fields[key])] ?? String(fields[key]));
}
const PRODUCT = '   basalt Gflop/s (ms) native Gflop/s (ms)   CPU Gflop/s (ms) basalt error  native error';
/** MAGMA's table of gemm with other sizes in front, `sizes` being fields of the problem. There is no native library yet. */
export function productTable(flags, sizes) {
    return {
        unit: 'ms',
        header(options) {
            const columns = titles(sizes, SIZE) + PRODUCT;
            return [...flagLine(flags, options), columns, rule(columns.length)];
        },
        row(problem, { tested, cpu, error, okay }) {
            const times = `${values(problem, sizes, SIZE)}   ${cell(tested)}    ${cell()}   ${cell(cpu)}`;
            // Without a second error the dashes end one column early, as in MAGMA.
            return times + (okay === undefined ? UNCHECKED : `    ${errorCell(error)}        ---    ${verdict(okay)}`);
        },
    };
}
/** MAGMA's table of lacpy, CPU first. */
export function bandwidthTable(spec, what) {
    const { columns, flags = [], computes = false, vectors = false, planted = false, each } = what;
    const size = vectors ? LENGTH : SIZE;
    const speed = (timing) => cell(timing && (computes ? timing : { gflops: timing.gbytes, time: timing.time }));
    const errors = ({ error, okay, nan, inf }) => {
        if (okay === undefined)
            return UNCHECKED;
        const arrived = planted ? [nan, inf].map((good) => verdict(good === true).padEnd(6)).join('   ') : '';
        return `   ${errorCell(error)}   ${planted ? `${arrived}   ` : ''}${verdict(okay)}`;
    };
    return {
        unit: 'ms',
        bytes: (problem, prec) => movedBytes(spec, problem, prec),
        ...(each ? { each } : {}),
        header(options, backend) {
            const unit = computes ? 'Gflop/s' : 'GByte/s';
            const rates = `   CPU ${unit} (ms)    ${testedLabel(backend, unit, 'ms')}${computes ? '    GByte/s' : ''}    error`;
            const line = titles(columns, size) + rates + (planted ? '      nan      inf' : '');
            return [...flagLine(flags, options), line, rule(line.length)];
        },
        row(problem, measured) {
            const { tested, cpu } = measured;
            const moved = computes ? `   ${fixed(tested.gbytes, 8, 2)}` : '';
            return `${values(problem, columns, size)}   ${speed(cpu)}   ${speed(tested)}${moved}${errors(measured)}`;
        },
    };
}
/** The table of a routine on vectors. */
export const vectorTable = (spec, computes) => bandwidthTable(spec, { columns: ['n'], vectors: true, computes });
