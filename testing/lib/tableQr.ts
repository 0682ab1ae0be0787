// Headers and rows of the testers of QR, with the columns of MAGMA's.
import type { Side, Trans } from '../../src/index.ts';
import type { Measured, Table } from './case.ts';
import { errorCell, exponent, integer } from './printf.ts';
import { cell, rule, testedLabel, UNCHECKED, verdict } from './table.ts';

const sizes = (...values: readonly number[]): string => values.map((value) => integer(value, 5)).join(' ');
const times = ({ cpu, tested }: Measured): string => `   ${cell(cpu)}   ${cell(tested)}`;
const judged = ({ error, okay }: Measured): string =>
  okay === undefined ? UNCHECKED : `   ${errorCell(error)}   ${verdict(okay)}`;

export const geqrfTable: Table<{ m: number; n: number }> = {
  unit: 'sec',
  takesMatrix: true,
  header({ check }, backend) {
    const errors = check === 2 ? '|b - A*x|' : '|R - Q^H*A|   |I - Q^H*Q|';
    const columns = `%   M     N   CPU Gflop/s (sec)   ${testedLabel(backend, 'Gflop/s', 'sec')}   ${errors}`;
    return [columns, rule(columns.length + 8)];
  },
  row({ m, n }, measured) {
    const { parts = [], okay } = measured;
    const start = sizes(m, n) + times(measured);
    if (okay === undefined) return start + UNCHECKED;
    return `${start}   ${parts.map((error) => exponent(error, parts.length === 1 ? 10 : 11, 2)).join('   ')}   ${verdict(okay)}`;
  },
};

export const orgqrTable: Table<{ m: number; n: number; k: number }> = {
  unit: 'sec',
  header(_options, backend) {
    const columns = `%   M     N     K   CPU Gflop/s (sec)   ${testedLabel(backend, 'Gflop/s', 'sec')}   ||R|| / (M*||Q||)`;
    return [columns, rule(columns.length + 8)];
  },
  row: ({ m, n, k }, measured) => sizes(m, n, k) + times(measured) + judged(measured),
};

export const ormqrTable: Table<{ m: number; n: number; k: number; side: Side; trans: Trans }> = {
  unit: 'sec',
  header(_options, backend) {
    const columns = `%   M     N     K   side   trans   CPU Gflop/s (sec)   ${testedLabel(backend, 'Gflop/s', 'sec')}   ||R||_F / (N*||QC||_F)`;
    return [columns, rule(columns.length + 8)];
  },
  row: ({ m, n, k, side, trans }, measured) =>
    `${sizes(m, n, k)}   ${side.padStart(4)}   ${trans.padStart(5)}${times(measured)}${judged(measured)}`,
};
