// The program itself: help, usage, colours, errors of its own, and the programs that it hands over to.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Failure, messageOf, oneLine, statusOf } from '../../cli/exit.ts';
import { labelled } from '../../cli/shell.ts';
import { DeviceError, SingularError } from '../../src/index.ts';
import { FileError, UsageError } from '../../testing/lib/usage.ts';
import { basalt, basaltIn, DATA, mtx, root, scratch } from './run.ts';

const { put } = scratch();
const COMMANDS = ['info', 'solve', 'lstsq', 'svd', 'test', 'tune', 'bench', 'report'];

describe('help', () => {
  it.each(COMMANDS)('%s: usage, options and examples in 80 columns', async (command) => {
    const { status, out, err } = await basalt('help', command);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: basalt ${command}`));
    expect(out).toContain(`\nExamples:\n  basalt ${command}`);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    const byOption = ['test', 'tune'].includes(command) ? undefined : (await basalt(command, '--help')).out;
    if (byOption !== undefined) expect(byOption).toBe(out);
  });

  it('of the program, on stdout if asked for, else on stderr with status 64', async () => {
    const asked = await basalt('--help');
    expect(asked).toMatchObject({ status: 0, err: '' });
    for (const command of COMMANDS) expect(asked.out).toMatch(new RegExp(`^  ${command} `, 'm'));
    for (const line of asked.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(await basalt()).toMatchObject({ status: 64, out: '', err: asked.out });
  });

  it('the version is that of the package', async () => {
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
    expect(await basalt('--version')).toEqual({ status: 0, out: `${version}\n`, err: '' });
    expect((await basalt('-V')).out).toBe(`${version}\n`);
  });
});

describe('wrong usage', () => {
  it.each([
    [['slove', 'A.mtx'], "unknown command 'slove' (Did you mean solve?)"],
    [['solve'], "missing required argument 'A'"],
    [['solve', 'A.mtx', '--precison', 'f32'], "unknown option '--precison' (Did you mean --precision?)"],
    [['solve', 'A.mtx', 'b.mtx', 'c.mtx'], "too many arguments for 'solve'. Expected 2 arguments but got 3."],
    [
      ['solve', 'A.mtx', '--backend', 'fpga'],
      "option '--backend <where>' argument 'fpga' is invalid. Allowed choices are auto, cpu, gpu.",
    ],
    [
      ['solve', 'A.mtx', '--threads', '0'],
      "option '--threads <count>' argument '0' is invalid. It must be an integer, at least 1.",
    ],
    [
      ['info', '--backend', 'auto'],
      "option '--backend <which>' argument 'auto' is invalid. Allowed choices are cpu, gpu.",
    ],
    [['report', '--from', 'a.html', '--quick'], "option '--from <file...>' cannot be used with option '--quick'"],
  ])('%j', async (words, message) => {
    expect(await basalt(...words)).toEqual({ status: 64, out: '', err: `basalt: ${message}\n` });
    const { status, out } = await basalt(...words, '--json');
    expect(status).toBe(64);
    expect(JSON.parse(out)).toEqual({ error: expect.stringContaining(message.slice(0, 20)), status: 64 });
  });
});

describe('errors', () => {
  it('have a status by their kind, and one line', () => {
    expect(statusOf(new Failure(2, ''))).toBe(2);
    expect(statusOf(new SingularError('gesv', 3))).toBe(2);
    expect(statusOf(new DeviceError('gone'))).toBe(70);
    expect(statusOf(new TypeError('fault'))).toBe(70);
    expect(statusOf(new UsageError('unrecognized option'))).toBe(64);
    expect(statusOf(new FileError('no such file'))).toBe(2);
    expect(messageOf(new DeviceError(' two\n  lines '))).toBe('two lines');
    expect(messageOf(new TypeError('x is not a function'))).toMatch(
      /^x is not a function \(an error of the program itself/,
    );
    expect(messageOf('text')).toMatch(/^text \(/);
    expect(oneLine('a\x1b[31mb\r\n\tc\u009b')).toBe('a?[31mb c?');
  });

  it('--debug shows where they came from', async () => {
    const { status, err } = await basalt('solve', 'none.mtx', '--debug');
    expect(status).toBe(2);
    expect(err).toMatch(/^basalt: none\.mtx: there is no such file\n/);
    expect(err).toMatch(/\n +at .*\n[\s\S]*caused by Error: ENOENT/);
  });
});

describe('colours', () => {
  const A = put('A.mtx', mtx([2]));
  const words = ['solve', A, '--backend', 'cpu'];
  const green = '\x1b[32m';

  it('on a terminal, but not with NO_COLOR, nor on a dumb one', async () => {
    const coloured = async (env: Record<string, string>, isTTY = true) =>
      (await basaltIn({ env, isTTY }, ...words)).out.includes(green);
    expect(await coloured({})).toBe(true);
    expect(await coloured({ NO_COLOR: '1' })).toBe(false);
    expect(await coloured({ NO_COLOR: '' })).toBe(true);
    expect(await coloured({ TERM: 'dumb' })).toBe(false);
    expect(await coloured({}, false)).toBe(false);
  });

  it('labels keep their texts within 80 columns', () => {
    expect(labelled('a', 'b c', 4)).toBe('a   b c');
    const lines = labelled('label', Array(40).fill('word').join(' ')).split('\n');
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
    expect(labelled('label', 'x'.repeat(100))).toBe(`${'label'.padEnd(16)}${'x'.repeat(100)}`);
  });
});

describe('other programs', () => {
  it('test runs a tester with its options, and has the statuses of all commands', async () => {
    const { status, out, err } = await basalt('test', 'sgemm', '-n', '20', '-c', '--backend', 'cpu');
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^% basalt .*\n[\s\S]*% Usage: testing_sgemm[\s\S]* ok$/m);
    const failed = await basalt('test', 'sgemm', '-n', '20', '-c', '--tol', '1e-9', '--backend', 'cpu');
    expect(failed.status).toBe(1);
    expect(await basalt('test', 'nothing')).toEqual({
      status: 64,
      out: '',
      err: 'basalt: there is no tester nothing; --help lists the routines\n',
    });
    const many = await basalt('test', 'sgemm', '-n', '20:22:1', '-c', '--tol', '1e-9', '--backend', 'cpu');
    expect(many.status).toBe(1);
    expect((await basalt('test', 'sgesv', '--matrix-file', 'none.mtx')).status).toBe(2);
    expect((await basalt('test', 'sgemm', '--adapter', 'no such name', '--backend', 'gpu')).status).toBe(70);
    expect((await basalt('test', '--help')).out).toMatch(/^% Usage: testing ROUTINE/);
  });

  it('run_tests and run_summarize', async () => {
    const words = ['run_tests', 'testing_sgemm', '-n', '8', '--NN', '--backend', 'cpu', '--in-process'];
    const { status, out, err } = await basalt('test', ...words);
    expect(status).toBe(0);
    expect(out).toContain('testing_sgemm');
    expect(err).toContain('testing_sgemm');
    const summary = await basalt('test', 'run_summarize', put('log.txt', out));
    expect(summary.status).toBe(0);
    expect(summary.out).toMatch(/okay tests:/);
    expect((await basalt('test', 'run_summarize')).status).toBe(64);
    expect((await basalt('test', 'run_summarize', 'none.txt')).status).toBe(2);
    expect((await basalt('test', 'run_tests', '--nothing')).status).toBe(64);
  });

  it('tune hands over its words', async () => {
    expect((await basalt('tune', '--help')).out).toMatch(/^Usage: tune FAMILY/);
    expect(await basalt('tune', 'nothing')).toMatchObject({ status: 64, out: '' });
  });
});

it('a report on the shortest of runs, and of what it holds', async () => {
  const { at, put: write } = scratchHere;
  const page = at('report.html');
  const quick = ['--backend', 'cpu', '--quick', '--seconds', '1'];
  const first = await basalt('report', ...quick, '-o', page, '--json');
  expect([first.status, first.err]).toEqual([0, '']);
  const { output, ok, runs, measurements } = JSON.parse(first.out) as Record<string, unknown> & { runs: object[] };
  expect({ output, ok }).toEqual({ output: page, ok: true });
  expect(measurements).toBeGreaterThan(0);
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  expect(runs[0]).toMatchObject({ version });
  const text = readFileSync(page, 'utf8');
  expect(text).toContain(`basalt ${version}`);
  expect(text).toMatch(/^<!doctype html>/i);
  const data = at('run.json');
  expect((await basalt('report', '--from', page, '-o', data)).status).toBe(0);
  expect(JSON.parse(readFileSync(data, 'utf8'))).toEqual(runs);
  const again = await basalt('report', '--from', page, data, write('one.json', JSON.stringify(runs[0])), '-o', '-');
  expect(again.status).toBe(0);
  expect(again.out).toMatch(/^<!doctype html>/i);
  expect(again.err).toMatch(/^standard output: \d+ measurements on /);
  const wrong = await basalt('report', '--from', DATA.license, '-o', page);
  expect(wrong).toMatchObject({ status: 2, out: '' });
  expect(wrong.err).toMatch(/^basalt: \S+LICENSE: [^\n]+\n$/);
  expect((await basalt('report', '--from', write('none.json', '[]'), '-o', page)).status).toBe(2);
  expect(readFileSync(page, 'utf8')).toBe(text);
});

const scratchHere = scratch();
