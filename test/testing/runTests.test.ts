// run_tests: its command line, its commands and sizes, verdicts and sums, and that failures are counted.
import { describe, expect, it } from 'vitest';
import { cases } from '../../testing/cases/index.gen.ts';
import { inChild } from '../../testing/lib/child.ts';
import { commandsOf, wordsOf } from '../../testing/lib/commands.ts';
import { GROUPS } from '../../testing/lib/groups.ts';
import { parseRunOptions, selected } from '../../testing/lib/runOptions.ts';
import { limited, sizesOf } from '../../testing/lib/sizeSets.ts';
import { parseSizes } from '../../testing/lib/sizes.ts';
import { summaryOf, totalsOf, type Verdict, verdictOf, verdictText } from '../../testing/lib/verdicts.ts';
import { type RunCommand, runTests } from '../../testing/runTests.ts';
import { cpu } from '../setup/contexts.ts';

const commands = (text: string, software = false) =>
  commandsOf(parseRunOptions(text.split(' ').filter((word) => word !== '')), () => software);
const lines = (text: string): string[] => commands(text).map(({ name, options }) => [name, ...options].join(' '));

async function run(text: string, runCommand?: RunCommand) {
  let [stdout, stderr, brief] = ['', '', ''];
  const status = await runTests(text.split(' '), {
    stdout: { write: (part: string) => (stdout += part) },
    stderr: { write: (part: string) => (stderr += part) },
    brief: { write: (part: string) => (brief += part) },
    context: cpu,
    ...(runCommand ? { runCommand } : {}),
  });
  return { status, stdout, stderr, brief };
}

describe('groups', () => {
  it('name routines that exist, and every tester is in one', () => {
    const inGroups = [...GROUPS.values()].flat().map(({ routine }) => routine);
    const there = cases.filter(({ table }) => table !== undefined).map(({ spec }) => spec.name);
    expect(inGroups.filter((routine) => !there.includes(routine))).toEqual([]);
    expect(there.filter((routine) => !inGroups.includes(routine))).toEqual([]);
  });

  it('that are unknown are errors that list the others', async () => {
    for (const flag of ['--foo', '--no-foo']) {
      const { status, stderr } = await run(flag);
      expect(status).toBe(1);
      for (const group of GROUPS.keys()) expect(stderr).toContain(`--${group}`);
    }
  });

  it('are all but the batched ones by default; --no-X takes one away, a tester takes their place', () => {
    const { groups } = parseRunOptions([]);
    expect(groups).toContain('lu');
    expect(groups).not.toContain('batched');
    expect(parseRunOptions(['--no-blas']).groups).toEqual(groups.filter((group) => group !== 'blas'));
    expect(parseRunOptions(['--lu', '--qr', '--no-lu']).groups).toEqual(['qr']);
    expect(new Set(commands('testing_dgesv sgetrf').map(({ name }) => name))).toEqual(new Set(['sgetrf', 'dgesv']));
    expect(() => commands('dgesw')).toThrow('there is no tester dgesw');
    expect(commands('testing_sgemm_batched')).toEqual(commands('sgemmBatched'));
  });
});

describe('commands', () => {
  it('are the versions and precisions of the routines, with -c', () => {
    const all = lines('--lu -p d');
    expect(all).toEqual(
      expect.arrayContaining(['dgetrf -c', 'dgetrf --version 2 -c', 'dgetrf --version 4 -c', 'dgetrf -c2', 'dgesv -c']),
    );
    expect(all.every((line) => line.startsWith('d'))).toBe(true);
    expect(lines('--chol -p s').filter((line) => line.startsWith('spotrf'))).toHaveLength(6);
    const complex = lines('--expert --hesv -p cz');
    expect(complex).toEqual(
      expect.arrayContaining(['cgeequ -c', 'zpoequ -c', 'chetrfNopiv -L -c', 'zsysvNopiv -U -c']),
    );
    expect(complex.every((line) => /^[cz]/.test(line))).toBe(true);
    expect(() => parseRunOptions(['-p', 'q'])).toThrow('initials of h, s, d, c, z, b');
  });

  it('are filtered by options, where they have any of the kind', () => {
    expect(lines('--lu -p s --version 3').filter((line) => line.startsWith('sgetrf '))).toEqual([
      'sgetrf -c',
      'sgetrf --version 3 -c',
      'sgetrf -c2',
    ]);
    expect(lines('sgemm --NN --TT')).toEqual(['sgemm -NN -c', 'sgemm -TT -c']);
    expect(lines('strmv -U -D N -T')).toEqual(['strmv -U -DN -c', 'strmv -U -T -DN -c']);
    expect(selected(['-SL', '-L'], [['-U'], ['-DN']])).toBe(false);
    expect(selected(['-SL'], [['-U'], ['-JV']])).toBe(true);
  });

  it('hand options on, and start where they are told', () => {
    expect(lines('dgetri --tol 50 --niter 2 --nrhs 3 --backend cpu')).toEqual([
      'dgetri -c --tol 50 --niter 2 --nrhs 3 --backend cpu',
    ]);
    expect(lines('dgesvStridedBatched')).toEqual(['dgesvStridedBatched -c --batch 100']);
    expect(lines('dgesvStridedBatched --batch 7')).toEqual(['dgesvStridedBatched -c --batch 7']);
    const [whole, rest] = [lines('--lu'), lines('--lu --start testing_dgesv')];
    expect(rest).toEqual(whole.slice(whole.indexOf('dgesv -c')));
    expect(rest.length).toBeLessThan(whole.length);
    expect(() => commands('--lu --start dgemm')).toThrow('dgemm');
  });

  it.each([
    ['--limit x', '--limit x'],
    ['--timeout 0', '--timeout 0'],
    ['-p q', '-p q'],
    ['-n 1:', '-n 1:'],
    ['-J X', '-J X'],
    ['--tol', '--tol needs a value'],
    ['--backend tpu --lu', '--backend tpu'],
    ['--lu -p h', 'no command'],
  ])('%s is an error', async (text, message) => {
    const { status, stderr } = await run(text);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
  });
});

describe('sizes', () => {
  const all = (dimensions: Parameters<typeof sizesOf>[0], sets: Parameters<typeof sizesOf>[1]) =>
    sizesOf(dimensions, sets, ['square', 'tall', 'wide', 'mnk']);

  it('are MAGMA sets', () => {
    const small = all('n', ['small']).flatMap((value) => parseSizes('-n', value).map(({ n }) => n));
    expect(small.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(small).toEqual(expect.arrayContaining([30, 34, 62, 66, 94, 98, 126, 130, 254, 258]));
    expect(small).toHaveLength(45);
    expect(all('n', ['medium'])).toEqual(['510', '511', '512', '513', '514', '100:900:100']);
    expect(all('n', ['large'])).toEqual(['1000:4000:1000']);
    expect(all('mn', ['medium'])).toEqual(expect.arrayContaining(['600,300', '300,600', '600,31,31', '31,600,31']));
    expect(all('mnk', ['medium'])).toEqual(expect.arrayContaining(['100,300,600', '600,300,100']));
    expect(all('mn', ['medium'])).not.toContain('100,300,600');
    for (const value of all('mnk', ['xsmall', 'small', 'medium', 'large', 'xlarge']))
      expect(parseSizes('-n', value).length).toBeGreaterThan(0);
    expect(sizesOf('mn', ['medium'], ['tall']).every((value) => Number(value.split(',')[0]) === 600)).toBe(true);
    expect(sizesOf('n', ['medium'], ['tall'])).toEqual([]);
  });

  it('above a limit are taken out, one by one', () => {
    expect(limited(['100:400:100', '40'], 'n', 250)).toEqual({ kept: ['100', '200', '40'], skipped: ['300', '400'] });
    expect(limited(['600,31,31', '31,20'], 'mn', 300)).toEqual({ kept: ['31,20'], skipped: ['600,31'] });
    expect(limited(['1,2,600'], 'mnk', 300)).toEqual({ kept: [], skipped: ['1,2,600'] });
    expect(limited(['1,2,600'], 'mn', 300)).toEqual({ kept: ['1,2,600'], skipped: [] });
  });

  it('are limited on software adapters only, and -n takes their place', () => {
    expect(commands('dgesv --medium')[0]!.skipped).toEqual([]);
    const { sizes, skipped } = commands('dgesv --medium', true)[0]!;
    expect(sizes).toEqual(['100', '200', '300']);
    expect(skipped).toHaveLength(11);
    expect(commands('dgesv --medium --limit 0', true)[0]!.skipped).toEqual([]);
    expect(commands('dgetrf dgesv -n 5,3').map(({ name }) => name)).toEqual(new Array(5).fill('dgetrf'));
    expect(wordsOf(commands('dgesv --medium -n 5 -n 7:9:1')[0]!)).toEqual('dgesv -c -n 5 -n 7:9:1'.split(' '));
  });
});

describe('verdicts', () => {
  const ROWS = '%   N  failed ok\n  10   1.00 (   0.00)   1.00e-08   ok\n  20   1.00 (   0.00)   1.00e-02   failed\n';
  const of = (output: string, status: number | null, rest = {}): Verdict => verdictOf({ output, status, ...rest });

  it('count rows, not comments', () => {
    expect(of(ROWS, 1)).toEqual({ passed: 1, failed: 1, crashed: false });
    expect(verdictText(of(ROWS, 1))).toBe('** 1 tests failed');
    expect(verdictText(of('  10  ok\n', 0))).toBe('ok');
  });

  it('are errors where the status or the output says so', () => {
    expect(of(ROWS, 0).error).toBe('exit status 0');
    expect(of('testing: no such thing\n', 1)).toMatchObject({ error: 'no such thing', crashed: false });
    expect(of('% nothing\n', 0).error).toBe('nothing was checked');
    expect(of(ROWS, null, { signal: 'SIGKILL', timedOut: true })).toMatchObject({ crashed: false });
    expect(of(ROWS, null, { signal: 'SIGKILL', timedOut: true }).error).toContain('too long');
  });

  it('are crashes where the process died, whatever it printed before', () => {
    expect(of(ROWS, null, { signal: 'SIGSEGV' })).toMatchObject({
      crashed: true,
      error: 'ended by SIGSEGV',
      passed: 1,
    });
    expect(of('  10  ok\n', 134)).toMatchObject({ crashed: true });
    const many = '  1 failed\n'.repeat(300);
    expect(of(many, 255)).toEqual({ passed: 0, failed: 300, crashed: false });
  });

  it('add up', () => {
    const judged = [of(ROWS, 1), of('  10  ok\n', 0), of('testing: x\n', 1), of('', null, { signal: 'SIGSEGV' })].map(
      (verdict, k) => ({ text: `tester ${k}`, verdict }),
    );
    expect(totalsOf(judged)).toEqual({ passed: 2, commands: 4, failed: 1, errors: 1, crashes: 1 });
    const summary = summaryOf(judged, 3).join('\n');
    for (const part of ['     2 tests in 4 commands passed', '     1 tests failed accuracy test', '     1 errors'])
      expect(summary).toContain(part);
    expect(summary).toContain('     1 crashes\n     3 sizes skipped');
    expect(summary).toMatch(/routines with failures:\n {4}tester 0\n {4}tester 2\n {4}tester 3$/);
    expect(summaryOf(judged.slice(1, 2), 0).join('\n')).not.toContain('failures:');
  });
});

describe('run_tests', () => {
  it('runs testers in this process and ends with 0 where all is well', async () => {
    const { status, stdout, stderr, brief } = await run('dgetrf dgesv --backend cpu -n 20 -n 33 --in-process');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('./testing_dgetrf --version 2 -c --backend cpu -n 20 -n 33\n');
    expect(stdout).toContain('    20 tests in 10 commands passed\n     0 tests failed accuracy test\n');
    expect(brief).toMatch(/^testing_dgetrf -c --backend cpu +ok$/m);
  });

  it('counts failures of accuracy', async () => {
    const { status, stdout } = await run('dgetri dgetrs --tol 0 --backend cpu -n 20:30:10 --in-process');
    expect(status).toBe(8);
    expect(stdout).toContain('     8 tests failed accuracy test');
    expect(stdout).toContain('  ** 2 tests failed\n');
    expect(stdout).toMatch(/routines with failures:\n {4}testing_dgetrs -c --tol 0 --backend cpu\n/);
  });

  it('counts errors and crashes, and goes on behind them', async () => {
    const outcomes = [
      { output: 'testing: out of memory\n', status: 1 },
      { output: '', status: null, signal: 'SIGABRT' },
      { output: '  5  ok\n', status: 0 },
    ];
    const { status, stdout } = await run('dgetrs --backend cpu -n 5', async () => outcomes.shift()!);
    expect(status).toBe(2);
    expect(outcomes).toEqual([]);
    expect(stdout).toContain('  ** error: out of memory\n');
    expect(stdout).toContain('  ** crash: ended by SIGABRT\n');
    expect(stdout).toContain('     1 tests in 3 commands passed');
  });

  it('lists what it would run, and helps', async () => {
    const none: RunCommand = () => Promise.reject(new Error('nothing is to run'));
    const { status, stdout } = await run('dgetrs --list -n 5', none);
    expect(status).toBe(0);
    expect(stdout.trim().split('\n')).toEqual(['', '-T ', '-C '].map((t) => `./testing_dgetrs ${t}-c -n 5`));
    expect((await run('--help')).stdout).toContain('--medium');
  });
});

describe('a process per command', () => {
  const node = (code: string, timeoutMs = 60_000) => inChild('-e', [code], timeoutMs);

  it('hands output and status back', async () => {
    const finished = await node('console.log("  5  ok"); console.error("testing: odd"); process.exitCode = 3');
    expect(finished).toMatchObject({ status: 3, signal: null, timedOut: false });
    expect(finished.output).toContain('  5  ok\n');
    expect(finished.output).toContain('testing: odd\n');
  });

  it('sees a death, and ends what takes too long', async () => {
    expect(verdictOf(await node('process.kill(process.pid, "SIGSEGV")'))).toMatchObject({ crashed: true });
    const hung = verdictOf(await node('setInterval(() => {}, 1000)', 300));
    expect(hung).toMatchObject({ crashed: false });
    expect(hung.error).toContain('too long');
  });
});
