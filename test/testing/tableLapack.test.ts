// Header and row strings of the testers of LU, Cholesky and inverses: MAGMA's, whose scripts read them.
import { describe, expect, it } from 'vitest';
import { posvCase } from '../../testing/cases/lapack/cholesky/posv.ts';
import { potrfCase } from '../../testing/cases/lapack/cholesky/potrf.ts';
import { potrsCase } from '../../testing/cases/lapack/cholesky/potrs.ts';
import { gesvCase } from '../../testing/cases/lapack/lu/gesv.ts';
import { getrfCase } from '../../testing/cases/lapack/lu/getrf.ts';
import { getriCase } from '../../testing/cases/lapack/lu/getri.ts';
import { trtriCase } from '../../testing/cases/lapack/triangular/trtri.ts';
import type { Table } from '../../testing/lib/case.ts';
import { parseOptions } from '../../testing/lib/options.ts';

const tested = { gflops: 1234.567, time: 0.12 };
const cpu = { gflops: 45.5, time: 3.3925 };
const TIMES = '  45.50 (   3.39)   1234.57 (   0.12)';
const NO_CPU = '  ---   (  ---  )   1234.57 (   0.12)';

/** What a case's tester prints. */
interface Tabled<P> {
  readonly table?: Table<P>;
}

const header = <P>({ table }: Tabled<P>, ...argv: string[]): string[] =>
  table!.header(parseOptions(argv, { env: {} }), 'gpu');
const row = <P>({ table }: Tabled<P>, problem: P, measured = {}): string =>
  table!.row(problem, { tested, ...measured });

describe('potrf', () => {
  const problem = { uplo: 'l', n: 1000 } as const;

  it('has the columns of MAGMA', () => {
    expect(header(potrfCase, '-U', '-n', '5').slice(0, 2)).toEqual([
      '% ngpu = 1, uplo = Upper',
      '% N     CPU Gflop/s (sec)   GPU Gflop/s (sec)   ||R_basalt - R_lapack||_F / ||R_lapack||_F',
    ]);
    expect(row(potrfCase, problem, { cpu, error: 1.5e-8, okay: true })).toBe(` 1000   ${TIMES}   1.50e-08   ok`);
    expect(row(potrfCase, problem)).toBe(` 1000   ${NO_CPU}     ---  `);
  });

  it('says where and how the error is another one', () => {
    expect(header(potrfCase, '-c', '-n', '2000')).toHaveLength(3);
    expect(header(potrfCase, '-c', '-n', '2001')[1]).toBe('% N > 2000, without -l: |A-R^H*R| / (N*|A|)');
    expect(header(potrfCase, '-c', '-l', '-n', '2001')).toHaveLength(3);
    expect(header(potrfCase, '-c2', '-n', '2001')[1]).toMatch(/GPU Gflop\/s \(sec\) {3}\|A-R\^H\*R\| \/ \(N\*\|A\|\)$/);
  });
});

it.each([
  ['posv', posvCase as Tabled<{ uplo: 'l'; n: number; nrhs: number }>],
  ['potrs', potrsCase as Tabled<{ uplo: 'l'; n: number; nrhs: number }>],
])('%s has the columns of gesv, and its triangle above them', (_name, c) => {
  expect(header(c, '-L').slice(0, 2)).toEqual([
    '% ngpu = 1, uplo = Lower',
    '%   N  NRHS   CPU Gflop/s (sec)   GPU Gflop/s (sec)   ||B - AX|| / N*||A||*||X||',
  ]);
  expect(row(c, { uplo: 'l', n: 1000, nrhs: 10 }, { error: 3e-9, okay: false })).toBe(
    ` 1000    10   ${NO_CPU}   3.00e-09   failed`,
  );
});

it('gesv adds the error of the CPU with -l', () => {
  expect(header(gesvCase, '-l')[1]).toBe(
    '%   N  NRHS   CPU Gflop/s (sec)   GPU Gflop/s (sec)   ||B - AX|| / N*||A||*||X||  ||B - AX|| / N*||A||*||X||_CPU',
  );
  const measured = { cpu, error: 3e-9, okay: true, cpuError: 2e-9, cpuOkay: true };
  expect(row(gesvCase, { n: 10, nrhs: 1 }, measured)).toBe(
    `   10     1   ${TIMES}   3.00e-09   ok               2.00e-09   ok`,
  );
});

it('getrf names its version and its check', () => {
  expect(header(getrfCase, '--version', '3').slice(0, 2)).toEqual([
    '% ngpu 1, version 3',
    '%   M     N   CPU Gflop/s (sec)   GPU Gflop/s (sec)   |PA-LU|/(N*|A|)',
  ]);
  expect(header(getrfCase, '-c2')[1]).toMatch(/\|Ax-b\|\/\(N\*\|A\|\*\|x\|\)$/);
  expect(row(getrfCase, { m: 100, n: 20 }, { error: Number.NaN, okay: false })).toBe(
    `  100    20   ${NO_CPU}        nan   failed`,
  );
});

it.each([
  ['getri', getriCase as Tabled<unknown>, ['% ngpu 1']],
  ['trtri', trtriCase as Tabled<unknown>, ['% uplo = Upper, diag = Unit']],
])('%s has the columns of getri', (_name, c, first) => {
  expect(header(c, '-U', '-DU').slice(0, 2)).toEqual([
    ...first,
    '%   N   CPU Gflop/s (sec)   GPU Gflop/s (sec)   ||I - A*A^{-1}||_1 / (N*cond(A))',
  ]);
  expect(row(c as Tabled<{ n: number }>, { n: 1000 }, { error: 1e-10, okay: true })).toBe(
    ` 1000   ${NO_CPU}   1.00e-10   ok`,
  );
});
