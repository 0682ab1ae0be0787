import { exponent, fixed, integer } from './printf.js';
import { rule, UNCHECKED, verdict } from './table.js';
const seconds = (time) => (time === undefined ? '  ---    ' : fixed(time, 9, 4));
/** What needs vectors that were not asked for has no error. */
function errorsOf({ jobvl, jobvr }, parts) {
    const [values = 0, right = 0, lengths = 0, left = 0, leftLengths = 0] = parts;
    const known = [
        [values, true],
        [right, jobvr === 'v'],
        [lengths, jobvr === 'v'],
        [left, jobvl === 'v'],
        [leftLengths, jobvl === 'v'],
    ];
    return known.map(([error, asked]) => (asked ? exponent(error, 8, 2) : '  ---   ')).join('   ');
}
const geevHeader = (head) => (_options, backend) => {
    const tested = backend === 'gpu' ? 'GPU time (sec)' : 'basalt t (sec)';
    const columns = `${head}  CPU time (sec)  ${tested}  |W-Wref|   |A R-R W|  | |R|-1 |  |L^H A-W L^H| | |L|-1 |`;
    return [columns, rule(columns.length + 8)];
};
function geevRow(start, problem, { cpu, tested, parts = [], okay }) {
    const jobs = `    ${problem.jobvl.toUpperCase()}     ${problem.jobvr.toUpperCase()}`;
    const begin = `${jobs}  ${start}  ${seconds(cpu?.time)}       ${seconds(tested.time)}     `;
    return okay === undefined ? begin + UNCHECKED : `${begin}  ${errorsOf(problem, parts)}   ${verdict(okay)}`;
}
export const geevTable = {
    unit: 'sec',
    takesMatrix: true,
    header: geevHeader('% jobvl jobvr     N'),
    row: (problem, measured) => geevRow(integer(problem.n, 5), problem, measured),
};
/** Of a batch. */
export const geevBatchedTable = {
    unit: 'sec',
    header: geevHeader('% jobvl jobvr BatchCount     N'),
    row: (problem, measured) => geevRow(`${integer(problem.batchCount, 10)} ${integer(problem.n, 5)}`, problem, measured),
};
/** The first error is 0 where T is a Schur form with the eigenvalues. */
export const geesTable = {
    unit: 'sec',
    takesMatrix: true,
    header(_options, backend) {
        const tested = backend === 'gpu' ? 'GPU time (sec)' : 'basalt t (sec)';
        const columns = `% jobvs     N  CPU time (sec)  ${tested}  |tr A-sum W|  |A-ZTZ^H|  |I-ZZ^H|/N  Schur form`;
        return [columns, rule(columns.length + 8)];
    },
    row({ n, jobvs }, { cpu, tested, parts = [], okay }) {
        const start = `    ${jobvs.toUpperCase()}   ${integer(n, 5)}  ${seconds(cpu?.time)}       ${seconds(tested.time)}     `;
        if (okay === undefined)
            return start + UNCHECKED;
        const [form = 0, sum = 0, product = 0, orthogonal = 0] = parts;
        const errors = [product, orthogonal]
            .map((error) => (jobvs === 'v' ? exponent(error, 8, 2) : '  ---   '))
            .join('    ');
        return `${start}   ${exponent(sum, 8, 2)}     ${errors}    ${form === 0 ? 'yes' : 'no '}      ${verdict(okay)}`;
    },
};
