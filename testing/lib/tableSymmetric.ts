// Tables of the testers of symmetric indefinite systems, with MAGMA's columns.
import type { Table } from './case.ts';
import { errorCell, integer } from './printf.ts';
import { cell, gesvHeader, gesvRow, rule, testedLabel, UNCHECKED, UPLO, verdict } from './table.ts';

const uploLine = (ngpu: number, uplo: string): string => `% ngpu = ${ngpu}, uplo = ${UPLO[uplo === 'u' ? 'u' : 'l']}`;

export const sytrfTable = <P extends { readonly n: number }>(): Table<P> => ({
  unit: 'sec',
  header({ ngpu, uplo }, backend) {
    const columns = `%   N   CPU Gflop/s (sec)   ${testedLabel(backend, 'Gflop/s', 'sec')}   |Ax-b|/(N*|A|*|x|)`;
    return [uploLine(ngpu, uplo), columns, rule(columns.length)];
  },
  row({ n }, { tested, cpu, error, okay }) {
    const times = `${integer(n, 5)}   ${cell(cpu)}   ${cell(tested)}`;
    return times + (okay === undefined ? UNCHECKED : `   ${errorCell(error)}   ${verdict(okay)}`);
  },
});

/** Of sysv and sytrs: the columns of gesv. */
export const symmetricSolveTable = <P extends { readonly n: number; readonly nrhs: number }>(): Table<P> => ({
  unit: 'sec',
  alwaysChecked: true,
  header({ ngpu, lapack, uplo }, backend) {
    const [, ...columns] = gesvHeader({ ngpu, lapack, backend });
    return [uploLine(ngpu, uplo), ...columns];
  },
  row({ n, nrhs }, { tested, cpu, error = Number.NaN, okay = false, cpuError, cpuOkay }) {
    const cpuResult = cpuError === undefined ? undefined : { error: cpuError, okay: cpuOkay === true };
    return gesvRow({ n, nrhs, cpu, tested, error, okay, ...(cpuResult ? { cpuResult } : {}) });
  },
});
