// What --version, --math and --nb make of a problem, and that a case calls what its problem says.
import { describe, expect, it } from 'vitest';
import { getrfCase } from '../../testing/cases/lapack/lu/getrf.ts';
import { attempt, judge } from '../../testing/lib/case.ts';
import { CHOLESKY_VERSIONS, factorOf, LU_VERSIONS, modeArgs, SOLVE_VERSIONS } from '../../testing/lib/factor.ts';
import { parseOptions } from '../../testing/lib/options.ts';
import { cpu } from '../setup/contexts.ts';

const options = (...argv: string[]) => parseOptions(argv, { env: {}, defaults: { version: 0 } });
const lu = (...argv: string[]) => factorOf(LU_VERSIONS, options(...argv));

describe('versions', () => {
  it('of LU are hybrid, without pivoting, native and tournament', () => {
    expect(lu()).toEqual({ mode: 'auto' });
    expect(lu('--version', '1')).toEqual({ mode: 'hybrid' });
    expect(lu('--version', '2')).toEqual({ nopiv: true });
    expect(lu('--version', '3')).toEqual({ mode: 'native' });
    expect(lu('--version', '4')).toEqual({ mode: 'native', pivoting: 'tournament' });
  });

  it('of a solution leave LU without pivoting out; of Cholesky are hybrid and native', () => {
    expect(Object.keys(SOLVE_VERSIONS)).toEqual(['0', '1', '3', '4']);
    for (const version of [0, 1, 3, 4]) expect(SOLVE_VERSIONS[version]).toEqual(LU_VERSIONS[version]);
    expect(factorOf(CHOLESKY_VERSIONS, options('--version', '1'))).toEqual({ mode: 'hybrid' });
    expect(factorOf(CHOLESKY_VERSIONS, options('--version', '2'))).toEqual({ mode: 'native' });
  });

  it('go along with --math and --nb', () => {
    const both = lu('--version', '3', '--math', 'split', '--nb', '7');
    expect(both).toEqual({ mode: 'native', math: 'split', nb: 7 });
    expect(modeArgs(both)).toEqual({ mode: 'native', math: 'split' });
  });

  it('are native where a problem says nothing: unit tests mean kernels', () => {
    expect(modeArgs({})).toEqual({ mode: 'native', math: 'strict' });
  });
});

it('LU without pivoting keeps the order of the rows, and fails on a matrix that needs another', async () => {
  const problem = getrfCase.fromOptions({ m: 30, n: 30, k: 30 }, options('--version', '2'));
  const outcome = await attempt(cpu, getrfCase, problem, 'd');
  expect(judge(getrfCase, problem, 'd', outcome)).toEqual([]);
  expect([...outcome.after.ipiv.data]).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  const needy = getrfCase.fromOptions({ m: 30, n: 30, k: 30 }, options('--version', '2', '--matrix', 'zeros'));
  const { after } = await attempt(cpu, getrfCase, needy, 'd');
  expect(after.info.data[0]).toBe(1);
});
