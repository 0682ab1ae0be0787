// run_summarize: the classes of rows, by the errors in them, of logs of run_tests and of single testers.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { summarize } from '../../testing/lib/summarize.ts';
import { runSummarize } from '../../testing/runSummarize.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'basalt-summarize-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RULE = '*'.repeat(100);
const LOG = `${RULE}
./testing_sgetrf --version 3 -c -n 10 -n 20
${RULE}
% basalt 0.1.0
% Usage: testing_sgetrf [options] [-h|--help]

%   M     N   CPU Gflop/s (sec)   GPU Gflop/s (sec)   |PA-LU|/(N*|A|)
   10    10     ---   (  ---  )      1.00 (   0.00)   1.00e-08   ok
   20    20     ---   (  ---  )      1.00 (   0.00)   4.00e-06   failed
   30    30     ---   (  ---  )      1.00 (   0.00)   4.00e-05   failed
   40    40     ---   (  ---  )      1.00 (   0.00)   nan   failed
  ** 3 tests failed

${RULE}
./testing_dgesv -c -n 10
${RULE}
testing: out of memory
  ** error: out of memory

${RULE}
summary
${RULE}
     1 tests in 2 commands passed
     3 tests failed accuracy test
`;

describe('summarize', () => {
  it('sorts rows by a second tolerance and shows ratios to eps', () => {
    const found = summarize(LOG, 100);
    expect(found.map(({ kind }) => kind)).toEqual(['okay', 'suspect', 'failed', 'failed', 'error']);
    expect(found[1]!.line).toMatch(/4\.00e-06 \{67\.1\} {3}suspect$/);
    expect(found[2]!.line).toMatch(/4\.00e-05 \{671\.1\} {3}failed$/);
    expect(found[1]!.command).toBe('testing_sgetrf --version 3');
    expect(found[4]).toMatchObject({ command: 'testing_dgesv', line: '  ** error: out of memory' });
    expect(summarize(LOG, 1000).map(({ kind }) => kind)).toEqual(['okay', 'suspect', 'suspect', 'failed', 'error']);
  });

  it('reads the log of one tester', () => {
    const log = '% Usage: testing_dgetrf [options]\n  10  10  1.00e-14   failed\ntesting: it broke\n';
    expect(summarize(log, 100).map(({ command, kind }) => [command, kind])).toEqual([
      ['testing_dgetrf', 'suspect'],
      ['testing_dgetrf', 'error'],
    ]);
  });
});

describe('run_summarize', () => {
  const io = (argv: readonly string[]) => {
    let [stdout, stderr] = ['', ''];
    const status = runSummarize(argv, {
      stdout: { write: (text: string) => (stdout += text) },
      stderr: { write: (text: string) => (stderr += text) },
    });
    return { status, stdout, stderr };
  };
  const file = path.join(folder, 'log.txt');

  it('prints the classes; its status counts what failed', () => {
    writeFileSync(file, LOG);
    const { status, stdout } = io([file]);
    expect(status).toBe(3);
    expect(stdout).toMatch(/okay tests: +1 commands, +1 tests/);
    expect(stdout).toMatch(/suspicious tests \(tol2\*eps > error > tol\*eps\): +1 commands, +1 tests\ntesting_sgetrf/);
    expect(stdout).toMatch(/errors \(crash, wrong call\): +1 commands, +1 tests/);
    expect(stdout).not.toContain('1.00e-08');
    expect(io([file, '--okay']).stdout).toContain('1.00e-08');
    expect(io([file, '--tol2', '1000']).status).toBe(2);
  });

  it.each([
    [[], 'needs a log'],
    [['--tol2', 'x', 'log'], '--tol2 x'],
    [['--nothing'], '--nothing'],
    [[path.join(folder, 'absent')], 'absent'],
  ])('refuses %j', (argv, message) => {
    const { status, stderr } = io(argv);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
  });
});
