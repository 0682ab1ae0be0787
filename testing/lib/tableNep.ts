// Header and rows of the testers of nonsymmetric eigenproblems, with the columns of MAGMA's.
import type { Table } from './case.ts';
import { exponent, fixed, integer } from './printf.ts';
import { rule, UNCHECKED, verdict } from './table.ts';

interface Eigenproblem {
  readonly n: number;
  readonly jobvl: 'n' | 'v';
  readonly jobvr: 'n' | 'v';
}

const seconds = (time: number | undefined): string => (time === undefined ? '  ---    ' : fixed(time, 9, 4));

/** What needs vectors that were not asked for has no error. */
export const geevTable: Table<Eigenproblem> = {
  unit: 'sec',
  takesMatrix: true,
  header(_options, backend) {
    const tested = backend === 'gpu' ? 'GPU time (sec)' : 'basalt t (sec)';
    const columns = `% jobvl jobvr     N  CPU time (sec)  ${tested}  |W-Wref|   |A R-R W|  | |R|-1 |  |L^H A-W L^H| | |L|-1 |`;
    return [columns, rule(columns.length + 8)];
  },
  row({ n, jobvl, jobvr }, { cpu, tested, parts = [], okay }) {
    const jobs = `    ${jobvl.toUpperCase()}     ${jobvr.toUpperCase()}`;
    const start = `${jobs}  ${integer(n, 5)}  ${seconds(cpu?.time)}       ${seconds(tested.time)}     `;
    if (okay === undefined) return start + UNCHECKED;
    const [values = 0, right = 0, lengths = 0, left = 0, leftLengths = 0] = parts;
    const known = [
      [values, true],
      [right, jobvr === 'v'],
      [lengths, jobvr === 'v'],
      [left, jobvl === 'v'],
      [leftLengths, jobvl === 'v'],
    ] as const;
    const errors = known.map(([error, asked]) => (asked ? exponent(error, 8, 2) : '  ---   ')).join('   ');
    return `${start}  ${errors}   ${verdict(okay)}`;
  },
};

interface SchurProblem {
  readonly n: number;
  readonly jobvs: 'n' | 'v';
  readonly sort: 'n' | 'lhp' | 'rhp' | 'iuc' | 'ouc';
}

/** The first error is 0 where T is a Schur form with the eigenvalues. */
export const geesTable: Table<SchurProblem> = {
  unit: 'sec',
  takesMatrix: true,
  header(_options, backend) {
    const tested = backend === 'gpu' ? 'GPU time (sec)' : 'basalt t (sec)';
    const columns = `% jobvs     N  CPU time (sec)  ${tested}  |tr A-sum W|  |A-ZTZ^H|  |I-ZZ^H|/N  Schur form`;
    return [columns, rule(columns.length + 8)];
  },
  row({ n, jobvs }, { cpu, tested, parts = [], okay }) {
    const start = `    ${jobvs.toUpperCase()}   ${integer(n, 5)}  ${seconds(cpu?.time)}       ${seconds(tested.time)}     `;
    if (okay === undefined) return start + UNCHECKED;
    const [form = 0, sum = 0, product = 0, orthogonal = 0] = parts;
    const errors = [product, orthogonal]
      .map((error) => (jobvs === 'v' ? exponent(error, 8, 2) : '  ---   '))
      .join('    ');
    return `${start}   ${exponent(sum, 8, 2)}     ${errors}    ${form === 0 ? 'yes' : 'no '}      ${verdict(okay)}`;
  },
};
