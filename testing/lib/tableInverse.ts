// Tables of the testers of inverses, with MAGMA's columns of getri.
import type { Table, TesterOptions } from './case.ts';
import { errorCell, integer } from './printf.ts';
import { cell, rule, testedLabel, UNCHECKED, verdict } from './table.ts';

/** `first`: what stands above the columns. */
export const inverseTable = <P extends { readonly n: number }>(first: (o: TesterOptions) => string[]): Table<P> => ({
  unit: 'sec',
  header(options, backend) {
    const tested = testedLabel(backend, 'Gflop/s', 'sec');
    const columns = `%   N   CPU Gflop/s (sec)   ${tested}   ||I - A*A^{-1}||_1 / (N*cond(A))`;
    return [...first(options), columns, rule(columns.length)];
  },
  row({ n }, { tested, cpu, error, okay }) {
    const times = `${integer(n, 5)}   ${cell(cpu)}   ${cell(tested)}`;
    return times + (okay === undefined ? UNCHECKED : `   ${errorCell(error)}   ${verdict(okay)}`);
  },
});
