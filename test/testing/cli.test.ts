// The tester programs from command line to exit status, on the CPU backend.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { routineName } from '../../src/core/spec.ts';
import type { Context } from '../../src/index.ts';
import { cases, programNames, runTester } from '../../testing/index.ts';
import { plainName } from '../../testing/lib/names.ts';
import { full, some, spread, wide } from '../lib/sampled.ts';
import { gpu, gpuTest } from '../setup/contexts.ts';

// The expressions with which MAGMA's run_summarize reads a log.
const ERROR = / (\d\.\d+e[+-]\d+|-?nan|-?inf)/;
const SIZE = /^ *([a-zA-Z]\w* +){0,2}\d+ /;

const folder = mkdtempSync(path.join(tmpdir(), 'basalt-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const matrices = path.join(import.meta.dirname, '../data/matrices');

async function tester(argv: readonly string[], context?: Context) {
  let [stdout, stderr] = ['', ''];
  const io = {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    ...(context ? { context } : {}),
  };
  const status = await runTester(argv, io);
  const rows = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('%'));
  return { status, stdout, stderr, rows };
}

const onCpu = (...argv: string[]) => tester([...argv, '--backend', 'cpu']);

/** Rows of a size: their variants are rows of their own. */
const ROWS: Readonly<Record<string, number>> = { lacpy: 3, laset: 3, lascl: 3, lange: 4, lansy: 4, lanhe: 4, lantr: 4 };

/** Of a matrix that must not have more rows than columns; others are tall. */
const WIDE = new Set(['orglq', 'unglq']);

/** Their images have 64 channels, and what they are checked against is a loop over all. */
const IMAGES = new Set(['convForward', 'convBackwardData', 'convBackwardFilter', 'convI32']);

/**
 * Runs a program on two sizes, square and not, in a short run on the latter. Ragged batches are few: each order of them is another kernel
 * to compile.
 */
async function passes(name: string, context?: Context) {
  const plain = name.slice(1);
  const sizes = IMAGES.has(plain) ? '5,4' : WIDE.has(plain) ? '33,40,20' : '40,33,20';
  const { status, stdout, stderr, rows } = await tester(
    [
      name,
      ...(full ? ['-n', IMAGES.has(plain) ? '3' : '8'] : []),
      '-n',
      sizes,
      '-c',
      '-l',
      '--kl',
      '3',
      '--batch',
      '3',
      '--backend',
      'cpu',
    ],
    context,
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(rows).toHaveLength((full ? 2 : 1) * (ROWS[plain] ?? 1));
  for (const row of rows) {
    expect(row).toMatch(SIZE);
    expect(row).toMatch(ERROR);
    expect(row).toMatch(/ok$/);
  }
  return stdout;
}

/** In all but a full run one program of each case with a table, its precisions by turns; in a short run of every sixth. */
const each = cases
  .filter(({ table }) => table !== undefined)
  .map(({ spec }, k) => routineName(spec, spec.precs[k % spec.precs.length]!));
const tried = full ? programNames : wide ? each : spread(each, Math.ceil(each.length / 6));

describe('tester programs', () => {
  it.each(tried)('%s runs, checks and passes', async (name) => {
    const stdout = await passes(name);
    expect(stdout).toMatch(/^% basalt \d+\.\d+/);
    expect(stdout).toContain('Backend cpu (the CPU backend was asked for');
    expect(stdout).toContain(`Node ${process.versions.node}`);
  });

  it('has one for every case with a table and every precision, under the name of the routine', () => {
    const tabled = cases.filter(({ table }) => table !== undefined);
    expect(programNames).toHaveLength(tabled.reduce((sum, c) => sum + c.spec.precs.length, 0));
    expect(programNames).toEqual(expect.arrayContaining(['isamax', 'dgemm', 'sgbmv', 'slange', 'dlag2s', 'dgetrs']));
  });

  it('takes the name with a prefix', async () => {
    expect((await onCpu('testing_dgemm', '-n', '5')).rows).toHaveLength(1);
  });

  it('without -c prints dashes, except where the check is part of the tester', async () => {
    expect((await onCpu('sgetrf', '-n', '20')).rows[0]).toMatch(/---\s*$/);
    expect((await onCpu('sgemm', '-n', '20')).rows[0]).toMatch(/---\s*$/);
    expect((await onCpu('sgesv', '-n', '20')).rows[0]).toMatch(/ok$/);
  });

  it('takes every transposition and kind of triangle', async () => {
    expect((await onCpu('dgemm', '-TC', '-n', '9,7,5', '-c')).rows[0]).toMatch(/ok$/);
    for (const kind of [
      ['-SR', '-U', '-T', '-DU'],
      ['-SL', '-L', '-DN'],
    ]) {
      expect((await onCpu('dtrsm', ...kind, '-n', '40,30', '-c')).rows[0]).toMatch(/ok$/);
    }
  });

  it('checks large problems by random vectors, and getrf by a solve with -c2', async () => {
    expect((await onCpu('sgemm', '-n', '520,9,8', '-c')).rows[0]).toMatch(/ok$/);
    for (const name of ['dsyrk', 'dsyr2k', 'dgemmtr']) {
      for (const kind of [['-L'], ['-U', '-T']]) {
        expect((await onCpu(name, ...kind, '-n', '520,9', '-c')).rows[0]).toMatch(/ok$/);
      }
    }
    expect((await onCpu('sgetrf', '-n', '520,12', '-c')).rows[0]).toMatch(/ok$/);
    expect((await onCpu('dgetrf', '-n', '60', '-c2')).rows[0]).toMatch(/ok$/);
    expect((await onCpu('dgetrf', '-n', '60,50', '-c2')).stderr).toContain('must be square');
  });

  it.each([
    ['dgetrf', ['1', '2', '3', '4']],
    ['dgesv', ['1', '3', '4']],
    ['dpotrf', ['1', '2']],
    ['dposv', ['1', '2']],
  ])('%s has MAGMA versions %j, and says which', async (name, versions) => {
    for (const version of versions) {
      const { stdout, stderr, rows } = await onCpu(name, '--version', version, '-n', '40', '-c');
      expect(stderr).toBe('');
      expect(rows[0]).toMatch(/ok$/);
      expect(stdout).toContain(`% Version ${version}: `);
    }
    expect((await onCpu(name, '-n', '5')).stdout).toContain('% Version 0: auto');
    expect((await onCpu(name, '--version', '5', '-n', '5')).stderr).toContain(`has only ${versions.join(', ')}`);
  });

  it('takes --math and --nb where the routine does', async () => {
    expect((await onCpu('sgetrf', '--math', 'split', '--nb', '8', '-n', '40', '-c')).rows[0]).toMatch(/ok$/);
    expect((await onCpu('sgesv', '--math', 'split', '-n', '40')).rows[0]).toMatch(/ok$/);
    expect((await onCpu('sgetrf', '--math', 'fast', '-n', '40')).stderr).toContain('strict and split');
    expect((await onCpu('strsm', '--nb', '8', '-n', '40')).stderr).toContain('--nb');
  });

  it('times runs of a plan with --plan', async () => {
    const { stdout, rows } = await onCpu('sgetrf', '-n', '20:40:20', '-c', '--plan', '--niter', '2');
    expect(stdout).toContain('% Timed calls are runs of a recorded plan.');
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row).toMatch(/ok$/);
    expect((await onCpu('sgemm', '-n', '9', '--plan', '-c')).rows[0]).toMatch(/ok$/);
  });

  it('repeats with --niter, a blank line after each size', async () => {
    const { stdout, rows } = await onCpu('sgetrf', '-n', '10:20:10', '--niter', '3');
    expect(rows).toHaveLength(6);
    expect(stdout).toMatch(/\n\n *20 /);
  });

  it('fails rows above the tolerance, and says how many', async () => {
    const { status, rows } = await onCpu('sgetrf', '-n', '20:60:20', '-c', '--tol', '0');
    expect(status).toBe(3);
    for (const row of rows) expect(row).toMatch(/failed$/);
  });
});

describe('tester programs on a GPU', () => {
  gpuTest('time runs of a plan with --plan, and say what cannot be recorded', async (context) => {
    const { rows } = await tester(['sgesv', '-n', '20', '--plan', '--niter', '2'], context);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatch(/ok$/);
    const refused = await tester(['sgelsy', '-n', '9', '--plan'], context);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('cannot be part of a plan')]);
  });

  const inUse = gpu?.gpu?.device.features.has('shader-f16') === true ? /^i?[hs]/ : /^i?s/;
  // Every program has kernels of its own, which software adapters take long to compile: some of them there, unless all is asked for.
  const all = !gpu?.gpu?.software || process.env['BASALT_TEST_FULL'] === '1';
  const each = all ? 1 : /llvmpipe/.test(gpu?.gpu?.name ?? '') ? 5 : 3;
  const names = programNames.filter((name) => inUse.test(name)).filter((_, k) => k % each === 0);
  for (const name of some(names, 3)) {
    gpuTest(`${name} runs, checks and passes`, async (context) => {
      expect(await passes(name, context)).toContain('Backend gpu');
    });
  }
});

describe('--matrix-file', () => {
  it('solves with the matrix of the file, A times ones on the right', async () => {
    const { status, stdout, rows } = await onCpu('dgesv', '--matrix-file', path.join(matrices, 'LFAT5.mtx'), '-l');
    expect(status).toBe(0);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/^ +14 +1 /);
    expect(stdout).toContain('LFAT5.mtx');
  });

  it('factors a rectangular one', async () => {
    const { status, rows } = await onCpu('sgetrf', '--matrix-file', path.join(matrices, 'lp_afiro.mtx'), '-c');
    expect(status).toBe(0);
    expect(rows[0]).toMatch(/^ +27 +51 .*ok$/);
  });

  it.each([
    ['dposv', ['-L']],
    ['dposv', ['-U']],
    ['dpotrf', ['-U', '-c2']],
    ['dpotri', []],
    ['dpotrs', ['-U']],
    ['dsysv', ['-L']],
    ['dsytrf', ['-U', '-c']],
    ['dsytri', []],
    ['dsytrs', ['-U']],
    ['dgetrs', ['-T']],
    ['dgetri', []],
    ['dsposv', []],
    ['zcposv', ['-U']],
    ['dhposv', ['-U']],
  ])('%s %j takes it too', async (name, words) => {
    const file = path.join(matrices, 'LFAT5.mtx');
    const { status, stdout, rows } = await onCpu(name, '--matrix-file', file, '-c', ...words);
    expect(status).toBe(0);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/^ +14\b/);
    expect(stdout).toContain(`Matrix ${file}${/sv$/.test(name) ? ': right-hand side A times ones' : ''}.`);
  });

  it('computes with the matrix of the file: of its neighbours one is not positive definite', async () => {
    const [good, bad] = ['good.csv', 'bad.csv'].map((name) => path.join(folder, name)) as [string, string];
    writeFileSync(good, '2,1\n1,2\n');
    writeFileSync(bad, '1,2\n2,1\n');
    expect((await onCpu('spotrf', '--matrix-file', good, '-c')).status).toBe(0);
    const failed = await onCpu('spotrf', '--matrix-file', bad, '-c');
    expect(failed.stdout).toContain('info = 2');
    expect((await onCpu('ssytrf', '--matrix-file', bad, '-c')).status).toBe(0);
  });

  it('reports info of a singular one, and that it has not been solved', async () => {
    const { status, stdout } = await onCpu('dgesv', '--matrix-file', path.join(matrices, 'jgl009.mtx'));
    expect(stdout).toMatch(/info = [1-9]/);
    expect(status).toBe(1);
  });

  it.each([
    [['sgesv', '--matrix-file', path.join(matrices, 'lp_afiro.mtx')], 'square'],
    [['sgesv', '--matrix-file', path.join(folder, 'absent.mtx')], 'absent.mtx'],
    [['sgemm', '--matrix-file', path.join(matrices, 'LFAT5.mtx')], 'sgemm makes its own matrices'],
    [['spotrf', '--matrix-file', path.join(matrices, 'jgl009.mtx')], 'potrf needs a symmetric matrix'],
    [['ssysv', '--matrix-file', path.join(matrices, 'lp_afiro.mtx')], 'square'],
    [['dsposv', '--matrix-file', path.join(matrices, 'west0156.mtx')], 'symmetric'],
  ])('refuses %j', async (argv, part) => {
    const { status, stderr } = await onCpu(...argv);
    expect(status).toBe(1);
    expect(stderr).toContain(part);
  });

  it('refuses a malformed file with its line', async () => {
    const file = path.join(folder, 'bad.mtx');
    writeFileSync(file, '%%MatrixMarket matrix coordinate real general\n2 2 1\n3 1 1.0\n');
    expect((await onCpu('sgesv', '--matrix-file', file)).stderr).toContain('line 3');
  });
});

describe('--json', () => {
  it('writes the rows in full precision, with what they were measured on', async () => {
    const file = path.join(folder, 'rows.json');
    await onCpu('sgemm', '-n', '16:32:16', '-c', '-l', '--json', file);
    const report = JSON.parse(readFileSync(file, 'utf8'));
    expect(report).toMatchObject({ program: 'sgemm', timer: 'wall', tolerance: 3 });
    expect(report.machine).toMatchObject({ backend: 'cpu', node: process.versions.node, toggles: '' });
    expect(report.machine.date).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(report.rows).toHaveLength(2);
    expect(report.rows[1]).toMatchObject({ m: 32, n: 32, k: 32, alpha: 0.29, beta: -0.48, okay: true });
    expect(report.rows[1].gflops).toBeCloseTo((2 * 32 ** 3) / report.rows[1].ms / 1e6, 10);
    expect(report.rows[1].error).toBeLessThan(3 * 2 ** -24);
  });

  it('gives no error of singular vectors that were not asked for', async () => {
    const { rows } = await onCpu('sgesvd', '-n', '8', '-c');
    expect(rows[0]).toMatch(/^ +N +N +8 +8 .*\d\.\d\de-\d\d( +---){3} +yes +ok$/);
  });

  it('writes GByte/s where a table has them, and a row per variant', async () => {
    const file = path.join(folder, 'copies.json');
    await onCpu('slacpy', '-n', '20,10', '-c', '--json', file);
    const { rows } = JSON.parse(readFileSync(file, 'utf8'));
    expect(rows.map(({ uplo }: { uplo: string }) => uplo)).toEqual(['l', 'u', 'f']);
    expect(rows[2].gbytes).toBeCloseTo((2 * 200 * 4) / rows[2].ms / 1e6, 10);
  });
});

describe('command line', () => {
  it.each([
    ['sgemm_batched', 'sgemmBatched'],
    ['testing_dgetrf_vbatched', 'dgetrfVbatched'],
    ['sgemm_batched_strided', 'sgemmStridedBatched'],
    ['dgetrf_gpu', 'dgetrf'],
    ['dgetrf_nopiv', 'dgetrfNopiv'],
  ])('MAGMA calls it %s', async (name, own) => {
    const { status, stdout } = await onCpu(name, '-n', '8', '--batch', '3', '-c');
    expect(status).toBe(0);
    expect(stdout).toContain(`testing_${own} `);
  });

  it("no two testers are one in MAGMA's spelling", () => {
    expect(new Set(programNames.map(plainName)).size).toBe(programNames.length);
  });

  it.each([
    [[], 'no routine is named'],
    [['sfoo'], 'there is no tester sfoo'],
    [['testing_sgesv_native'], 'there is no tester testing_sgesv_native: did you mean sgesv or dsgesv?'],
    [['gesv'], 'did you mean sgesv or dgesv or cgesv or zgesv?'],
    [['-n', '10', 'sgesv'], 'the routine comes first, -n behind it'],
    [['saxpy', '--matrix', 'hilb'], 'saxpy makes its own matrices'],
    [['sgemm', '-n', '8', '--json', '/nowhere/rows.json'], 'there is no folder /nowhere'],
    [['sgemm', '--frobnicate'], 'unrecognized option --frobnicate'],
    [['sgemm', '-n', '10:5:1'], '-n 10:5:1 is not valid'],
    [['ssymm', '--math', 'fast'], 'only strict'],
    [['sgemm', '--nomagma'], '--nomagma'],
    [['strsm', '-F', '-n', '8', '--backend', 'cpu'], 'no -F'],
    [['sgetrf', '--matrix', 'nonsense', '-n', '8', '--backend', 'cpu'], 'nonsense'],
  ])('%j ends with status 1 and a message', async (argv, message) => {
    const { status, stderr } = await tester(argv);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
  });

  it('prints help', async () => {
    for (const argv of [['-h'], ['sgemm', '--help']]) {
      const { status, stdout } = await tester(argv);
      expect(status).toBe(0);
      expect(stdout).toContain('--matrix-file');
    }
    const { stdout } = await tester(['-h']);
    expect(stdout.split(/\s/)).toEqual(expect.arrayContaining([...programNames]));
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThan(140);
  });
});
