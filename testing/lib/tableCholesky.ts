// Tables of Cholesky's testers, with MAGMA's columns.
import type { Table } from './case.ts';
import { errorCell, integer } from './printf.ts';
import { cell, gesvHeader, gesvRow, rule, testedLabel, UNCHECKED, UPLO, verdict } from './table.ts';

const FACTORS = '||R_basalt - R_lapack||_F / ||R_lapack||_F';
const BACKWARD = '|A-R^H*R| / (N*|A|)';

/** Up to this order -c computes the factor to compare with, where -l has not: seconds in TypeScript. */
export const REFERENCE_ORDER = 2000;

export const potrfTable = <P extends { readonly n: number }>(): Table<P> => ({
  unit: 'sec',
  header({ ngpu, uplo, check, lapack, sizes }, backend) {
    const error = check === 2 ? BACKWARD : FACTORS;
    const columns = `% N     CPU Gflop/s (sec)   ${testedLabel(backend, 'Gflop/s', 'sec')}   ${error}`;
    const estimated = check === 1 && !lapack && sizes.some(({ n }) => n > REFERENCE_ORDER);
    return [
      `% ngpu = ${ngpu}, uplo = ${UPLO[uplo === 'u' ? 'u' : 'l']}`,
      ...(estimated ? [`% N > ${REFERENCE_ORDER}, without -l: ${BACKWARD}`] : []),
      ...[columns, rule(columns.length)],
    ];
  },
  row({ n }, { tested, cpu, error, okay }) {
    const times = `${integer(n, 5)}   ${cell(cpu)}   ${cell(tested)}`;
    return times + (okay === undefined ? UNCHECKED : `   ${errorCell(error)}   ${verdict(okay)}`);
  },
});

/** Of posv and potrs: the columns of gesv. */
export const choleskySolveTable = <P extends { readonly n: number; readonly nrhs: number }>(): Table<P> => ({
  unit: 'sec',
  alwaysChecked: true,
  header({ ngpu, lapack, uplo }, backend) {
    const [, ...columns] = gesvHeader({ ngpu, lapack, backend });
    return [`% ngpu = ${ngpu}, uplo = ${UPLO[uplo === 'u' ? 'u' : 'l']}`, ...columns];
  },
  row({ n, nrhs }, { tested, cpu, error = Number.NaN, okay = false, cpuError, cpuOkay }) {
    const cpuResult = cpuError === undefined ? undefined : { error: cpuError, okay: cpuOkay === true };
    return gesvRow({ n, nrhs, cpu, tested, error, okay, ...(cpuResult ? { cpuResult } : {}) });
  },
});
