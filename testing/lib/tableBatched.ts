// What the testers of batched factorizations print: MAGMA's columns, of which those of its own library are basalt's, and those of the
// platform's are for a native one. Times in milliseconds.
import type { Measured, Table, TesterOptions } from './case.ts';
import { errorCell, integer } from './printf.ts';
import { cell, rule, TRANS, testedLabel, UNCHECKED, UPLO, verdict } from './table.ts';

interface Batched {
  readonly batchCount: number;
}

const sizes = ({ batchCount }: Batched, ...others: readonly number[]): string =>
  [integer(batchCount, 10), ...others.map((size) => integer(size, 5))].join(' ');

const checked = ({ error, okay }: Measured): string =>
  okay === undefined ? UNCHECKED : `   ${errorCell(error)}   ${verdict(okay)}`;

const uploLine = ({ uplo }: TesterOptions): string => `% uplo = ${UPLO[uplo === 'u' ? 'u' : 'l']}`;

const headed = (columns: string): string[] => [columns, rule(columns.length)];

export const getrfBatchedTable: Table<Batched & { readonly m: number; readonly n: number }> = {
  unit: 'ms',
  header: () =>
    headed(
      '% BatchCount   M     N    CPU Gflop/s (ms)   basalt Gflop/s (ms)  native Gflop/s (ms)   ||PA-LU||/(||A||*N)',
    ),
  row: (p, row) => `${sizes(p, p.m, p.n)}   ${cell(row.cpu)}    ${cell(row.tested)}     ${cell()}${checked(row)}`,
};

export const geqrfBatchedTable: Table<Batched & { readonly m: number; readonly n: number }> = {
  unit: 'ms',
  header: () =>
    headed(
      '% BatchCount   M     N   basalt Gflop/s (ms)  native Gflop/s (ms)   CPU Gflop/s (ms)   max |R-Q^H*A|, |I-Q^H*Q|',
    ),
  row: (p, row) => `${sizes(p, p.m, p.n)}   ${cell(row.tested)}    ${cell()}    ${cell(row.cpu)}${checked(row)}`,
};

interface Reflected extends Batched {
  readonly m: number;
  readonly n: number;
  readonly k: number;
}

export const orgqrBatchedTable: Table<Reflected> = {
  unit: 'ms',
  header: (_o, backend) =>
    headed(
      `% BatchCount   M     N     K   CPU Gflop/s (ms)   ${testedLabel(backend, 'Gflop/s', 'ms')}   ||R|| / (M*||Q||)`,
    ),
  row: (p, row) => `${sizes(p, p.m, p.n, p.k)}   ${cell(row.cpu)}   ${cell(row.tested)}${checked(row)}`,
};

export const ormqrBatchedTable: Table<Reflected & { readonly side: string; readonly trans: string }> = {
  unit: 'ms',
  header: (_o, backend) =>
    headed(
      `% BatchCount   M     N     K   side   trans   CPU Gflop/s (ms)   ${testedLabel(backend, 'Gflop/s', 'ms')}   ||R||_F / (N*||QC||_F)`,
    ),
  row: (p, row) =>
    `${sizes(p, p.m, p.n, p.k)}   ${p.side.padStart(4)}   ${p.trans.padStart(5)}   ${cell(row.cpu)}   ${cell(row.tested)}${checked(row)}`,
};

export const potrfBatchedTable = <P extends Batched & { readonly n: number }>(): Table<P> => ({
  unit: 'ms',
  header: (o, backend) => [
    uploLine(o),
    ...headed(
      `% BatchCount   N    CPU Gflop/s (ms)    ${testedLabel(backend, 'Gflop/s', 'ms')}   ||R_basalt - R_lapack||_F / ||R_lapack||_F`,
    ),
  ],
  row: (p, row) => `${sizes(p, p.n)}   ${cell(row.cpu)}    ${cell(row.tested)}${checked(row)}`,
});

const solveColumns = (backend: 'cpu' | 'gpu'): string[] =>
  headed(
    `% BatchCount   N  NRHS   CPU Gflop/s (ms)   ${testedLabel(backend, 'Gflop/s', 'ms')}   ||B - AX|| / N*||A||*||X||`,
  );

type System = Batched & { readonly n: number; readonly nrhs: number };

const solveRow: Table<System>['row'] = (p, row) =>
  `${sizes(p, p.n, p.nrhs)}   ${cell(row.cpu)}   ${cell(row.tested)}${checked(row)}`;

export const gesvBatchedTable: Table<System> = {
  unit: 'ms',
  alwaysChecked: true,
  header: (_o, backend) => solveColumns(backend),
  row: solveRow,
};

export const getrsBatchedTable: Table<System> = {
  unit: 'ms',
  alwaysChecked: true,
  header: (o, backend) => [`% trans = ${TRANS[o.transA]}`, ...solveColumns(backend)],
  row: solveRow,
};

/** `triangle`: it takes -L and -U. */
export const inverseBatchedTable = (triangle = false): Table<Batched & { readonly n: number }> => ({
  unit: 'ms',
  header(o, backend) {
    const tested = testedLabel(backend, 'Gflop/s', 'ms');
    const columns = `% BatchCount   N    CPU Gflop/s (ms)    ${tested}   ||I - A*A^{-1}||_1 / (N*cond(A))`;
    return [...(triangle ? [uploLine(o)] : []), ...headed(columns)];
  },
  row: (p, row) => `${sizes(p, p.n)}   ${cell(row.cpu)}    ${cell(row.tested)}${checked(row)}`,
});

export const posvBatchedTable = <P extends System>(): Table<P> => ({
  unit: 'ms',
  alwaysChecked: true,
  header: (o, backend) => [uploLine(o), ...solveColumns(backend)],
  row: solveRow,
});

/** A number for each matrix: a norm, or a condition number. `flags` are what the header states. */
export const scalarBatchedTable = (
  keys: readonly ('m' | 'n')[],
  flags: readonly 'uplo'[] = [],
): Table<Batched & { readonly m: number; readonly n: number; readonly norm: string }> => ({
  unit: 'ms',
  header(o, backend) {
    const names = keys.map((key) => key.toUpperCase().padStart(5)).join(' ');
    const columns = `% BatchCount ${names.slice(1)}   norm   CPU Gflop/s (ms)   ${testedLabel(backend, 'Gflop/s', 'ms')}   error`;
    return [...(flags.includes('uplo') ? [uploLine(o)] : []), ...headed(columns)];
  },
  row: (p, row) =>
    `${sizes(p, ...keys.map((key) => p[key]))}   ${NORM_WORDS[p.norm] ?? p.norm}    ${cell(row.cpu)}   ${cell(row.tested)}${checked(row)}`,
});

const NORM_WORDS: Readonly<Record<string, string>> = { m: 'max', o: 'one', '1': 'one', i: 'inf', f: 'fro', e: 'fro' };
