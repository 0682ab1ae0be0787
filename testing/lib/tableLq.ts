// Headers and rows of the testers of LQ and of QR with column pivoting, with the columns of MAGMA's, and of tpqrt, which MAGMA has no tester of.
import type { Side, Trans } from '../../src/index.ts';
import type { Table } from './case.ts';
import { errorCell, exponent, integer } from './printf.ts';
import { cell, rule, testedLabel, UNCHECKED, verdict } from './table.ts';

const sizes = (...values: readonly number[]): string => values.map((value) => integer(value, 5)).join(' ');

export const gelqfTable: Table<{ m: number; n: number }> = {
  unit: 'sec',
  takesMatrix: true,
  header(_options, backend) {
    const columns = `%   M     N   CPU Gflop/s (sec)   ${testedLabel(backend, 'Gflop/s', 'sec')}   |L - A*Q^H|   |I - Q*Q^H|`;
    return [columns, rule(columns.length + 8)];
  },
  row({ m, n }, { cpu, tested, parts = [], okay }) {
    const start = `${sizes(m, n)}   ${cell(cpu)}   ${cell(tested)}`;
    if (okay === undefined) return start + UNCHECKED;
    return `${start}   ${parts.map((error) => exponent(error, 11, 2)).join('   ')}   ${verdict(okay)}`;
  },
};

const oneError = <P>(names: string, title: string, values: (problem: P) => readonly number[]): Table<P> => ({
  unit: 'sec',
  takesMatrix: true,
  header(_options, backend) {
    const columns = `%${names}   CPU Gflop/s (sec)   ${testedLabel(backend, 'Gflop/s', 'sec')}   ${title}`;
    return [columns, rule(columns.length + 8)];
  },
  row(problem, { cpu, tested, error, okay }) {
    const start = `${sizes(...values(problem))}   ${cell(cpu)}   ${cell(tested)}`;
    return okay === undefined ? start + UNCHECKED : `${start}   ${errorCell(error)}   ${verdict(okay)}`;
  },
});

export const geqp3Table = oneError<{ m: number; n: number }>('   M     N', '||A*P - Q*R||_F', ({ m, n }) => [m, n]);

export const tpqrtTable = oneError<{ m: number; n: number; l: number; nb: number }>(
  '   M     N     L    NB',
  '|[A; B] - Q*R|',
  ({ m, n, l, nb }) => [m, n, l, nb],
);

interface Applied {
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly l: number;
  readonly nb: number;
  readonly side: Side;
  readonly trans: Trans;
}

export const tpmqrtTable = oneError<Applied>('   M     N     K     L    NB', '|R| / (N*|C|)', ({ m, n, k, l, nb }) => [
  m,
  n,
  k,
  l,
  nb,
]);
