// Header and rows of the testers of symmetric eigenproblems, with the columns of MAGMA's.
import type { Measured, TesterOptions } from './case.ts';
import { exponent, fixed } from './printf.ts';
import { N, type Rates, rateTable } from './rateTable.ts';
import type { Timing } from './table.ts';

interface Solved {
  readonly n: number;
  readonly jobz: 'n' | 'v';
}

const seconds = (time: Timing | undefined): string => (time === undefined ? '   ---   ' : fixed(time.time, 9, 4));

const jobLine = ({ jobz, uplo }: TesterOptions): string[] => [
  `% jobz = ${jobz === 'v' ? 'V' : 'N'}, uplo = ${uplo === 'u' ? 'U' : 'L'}`,
];

/** Errors of the values, of A = U S U^T and of orthogonality. */
export const eigenTable = <P extends Solved>(
  of: Partial<Pick<Rates<P>, 'lines' | 'error' | 'head' | 'sizes' | 'takesMatrix'>> = {},
) =>
  rateTable<P>({
    ...{ ...N, takesMatrix: true, lines: jobLine, error: '|S-Sref|   |A-USU^H|   |I-U^H U|' },
    ...of,
    times: [
      '   CPU Time (sec)   basalt t (sec)',
      ({ cpu, tested }: Measured) => `   ${seconds(cpu)}        ${seconds(tested)}     `,
    ],
    part: (error, _of) => exponent(error, 9, 2),
  });
