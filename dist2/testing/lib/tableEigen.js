import { exponent, fixed } from './printf.js';
import { N, rateTable } from './rateTable.js';
const seconds = (time) => (time === undefined ? '   ---   ' : fixed(time.time, 9, 4));
const jobLine = ({ jobz, uplo }) => [
    `% jobz = ${jobz === 'v' ? 'V' : 'N'}, uplo = ${uplo === 'u' ? 'U' : 'L'}`,
];
/** Errors of the values, of A = U S U^T and of orthogonality. */
export const eigenTable = (of = {}) => rateTable({
    ...{ ...N, takesMatrix: true, lines: jobLine, error: '|S-Sref|   |A-USU^H|   |I-U^H U|' },
    ...of,
    times: [
        '   CPU Time (sec)   basalt t (sec)',
        ({ cpu, tested }) => `   ${seconds(cpu)}        ${seconds(tested)}     `,
    ],
    part: (error, _of) => exponent(error, 9, 2),
});
