import { exponent, fixed, integer } from './printf.js';
import { rule, UNCHECKED, verdict } from './table.js';
const seconds = (time) => (time === undefined ? '  ---    ' : fixed(time, 9, 4));
/** The last of the errors is 0 where the values are in order. What needs vectors that were not asked for has no error. */
export const gesvdTable = {
    unit: 'sec',
    takesMatrix: true,
    header(_options, backend) {
        const tested = backend === 'gpu' ? 'GPU time (sec)' : 'basalt t (sec)';
        const errors = '|S-Sref|   |A-USV^H|   |I-UU^H|/M   |I-VV^H|/N   S sorted';
        const columns = `% jobu jobv     M     N  CPU time (sec)  ${tested}  ${errors}`;
        return [columns, rule(columns.length + 8)];
    },
    row({ m, n, jobu, jobvt }, { cpu, tested, parts = [], okay }) {
        const jobs = `   ${jobu.toUpperCase()}    ${jobvt.toUpperCase()}`;
        const start = `${jobs} ${integer(m, 5)} ${integer(n, 5)}  ${seconds(cpu?.time)}       ${seconds(tested.time)}     `;
        if (okay === undefined)
            return start + UNCHECKED;
        const [values = 0, product = 0, left = 0, right = 0, order = 0] = parts;
        const [u, v] = [jobu !== 'n', jobvt !== 'n'];
        const known = [
            [values, true],
            [product, u && v],
            [left, u],
            [right, v],
        ];
        const errors = known.map(([error, asked]) => (asked ? exponent(error, 8, 2) : '  ---   ')).join('    ');
        return `${start}  ${errors}     ${order === 0 ? 'yes' : 'no '}      ${verdict(okay)}`;
    },
};
