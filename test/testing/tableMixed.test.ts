// Header and row strings of the testers of solvers in mixed precision: MAGMA's, whose scripts read them; and what they judge.
import { expect, it } from 'vitest';
import { dsgesvCase } from '../../testing/cases/lapack/mixed/dsgesv.ts';
import { dsposvCase } from '../../testing/cases/lapack/mixed/dsposv.ts';
import { matrixView } from '../../testing/lib/norms.ts';
import { parseOptions } from '../../testing/lib/options.ts';
import { mixedError } from '../../testing/lib/tableMixed.ts';

const timing = (gflops: number) => ({ gflops, time: 1 });
const beside = { timings: [11.25, 22.5, 33.75, 1044.5].map(timing), error: 2e-13 };
const measured = { tested: timing(55.125), beside, iter: 3, error: 3e-16, okay: true };
const options = (...argv: string[]) => parseOptions(argv, { env: {} });

it('dsgesv has the columns of MAGMA', () => {
  expect(dsgesvCase.table!.header(options(), 'gpu')).toEqual([
    '% Epsilon(double): 1.110223e-16, Epsilon(single): 5.960464e-08',
    '% trans = No transpose',
    '%   N  NRHS   DP-Factor  DP-Solve  SP-Factor  SP-Solve  FP32-64-Solve Iter   |b-Ax|/N|A||x|',
    '%                                                                            DP       MP',
    `%${'='.repeat(96)}`,
  ]);
  const row = dsgesvCase.table!.row({ n: 1000, nrhs: 2 }, measured);
  expect(row).toBe(' 1000     2     11.25      22.50     33.75    1044.50     55.13        3  2.00e-16 3.00e-16 ok');
});

it('dsposv has the columns of MAGMA', () => {
  expect(dsposvCase.table!.header(options('-U'), 'cpu').slice(1, 3)).toEqual([
    '% uplo = Upper',
    '%   N NRHS   DP-Factor  DP-Solve  SP-Factor  SP-Solve  MP-Solve  Iter   |b-Ax|/|A||x|',
  ]);
  const failed = { ...measured, iter: -31, okay: false };
  expect(dsposvCase.table!.row({ uplo: 'u', n: 1000, nrhs: 2 }, failed)).toBe(
    ' 1000     2     11.25     22.50     33.75   1044.50     55.13     -31   3.00e-16   failed',
  );
});

it('the error is divided by the solution', () => {
  const a = matrixView(Float64Array.of(1, 3, -2, 4), 2, 2); // rows (1 -2) and (3 4)
  const x = matrixView(Float64Array.of(1, 1, 2, 0), 2, 2);
  const b = matrixView(Float64Array.of(-1, 7.5, 2.25, 6), 2, 2);
  // residuals (0, 0.5) and (0.25, 0); ||A|| = 7, ||X|| = 3
  expect(mixedError(a, x, b)).toBeCloseTo(0.5 / 21, 15);
});
