// Headers and rows of the testers of least squares, with the columns of MAGMA's: two residuals and their difference (R7).
import type { Table } from './case.ts';
import { errorCell, integer } from './printf.ts';
import { cell, rule, testedLabel, UNCHECKED, verdict } from './table.ts';

const sizes = (...values: readonly number[]): string => values.map((value) => integer(value, 5)).join(' ');

export const leastSquaresTable = <P extends { m: number; n: number; nrhs: number }>(): Table<P> => ({
  unit: 'sec',
  alwaysChecked: true,
  takesMatrix: true,
  header(_options, backend) {
    const errors = "||A'(b-Ax)||   ||b-Ax||   other";
    const columns = `%   M     N  NRHS   CPU Gflop/s (sec)   ${testedLabel(backend, 'Gflop/s', 'sec')}   ${errors}`;
    return [columns, rule(columns.length + 8)];
  },
  row({ m, n, nrhs }, { tested, cpu, parts = [], okay }) {
    const start = `${sizes(m, n, nrhs)}   ${cell(cpu)}   ${cell(tested)}`;
    return okay === undefined ? start + UNCHECKED : `${start}   ${parts.map(errorCell).join('   ')}   ${verdict(okay)}`;
  },
});

export const cholqrTable = <P extends { m: number; n: number }>(): Table<P> => ({
  unit: 'sec',
  takesMatrix: true,
  header(_options, backend) {
    const columns = `%   M     N   CPU Gflop/s (sec)   ${testedLabel(backend, 'Gflop/s', 'sec')}   |A - Q*R|   |I - Q^H*Q|   |C - Q^H*B|`;
    return [columns, rule(columns.length + 8)];
  },
  row({ m, n }, { tested, cpu, parts = [], okay }) {
    const start = `${sizes(m, n)}   ${cell(cpu)}   ${cell(tested)}`;
    return okay === undefined ? start + UNCHECKED : `${start}   ${parts.map(errorCell).join('   ')}   ${verdict(okay)}`;
  },
});

export const qraddTable = <P extends { m: number; n: number; nrhs: number }>(): Table<P> => ({
  unit: 'sec',
  header(_options, backend) {
    const columns = `%   M     N  NRHS   CPU Gflop/s (sec)   ${testedLabel(backend, 'Gflop/s', 'sec')}   |R'R - W'W| / (M*|W|^2)`;
    return [columns, rule(columns.length + 8)];
  },
  row({ m, n, nrhs }, { tested, cpu, error = Number.NaN, okay }) {
    const start = `${sizes(m, n, nrhs)}   ${cell(cpu)}   ${cell(tested)}`;
    return okay === undefined ? start + UNCHECKED : `${start}   ${errorCell(error)}   ${verdict(okay)}`;
  },
});
