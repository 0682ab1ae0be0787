// The tuning program from command line to files.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseRecords } from '../../src/autotune/rows.ts';
import { tuningTable } from '../../src/autotune/table.ts';
import { createContext } from '../../src/runtime/createContext.ts';
import { Random } from '../../testing/lib/random.ts';
import { parseRivals } from '../../testing/lib/tuneReport.ts';
import { type Family, families, type TuneProblem, tuneShape } from '../../testing/lib/tuner.ts';
import { runTune } from '../../testing/tune.ts';
import { gpuSweep, gpuTest } from '../setup/contexts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'basalt-tune-'));
const before = process.env['BASALT_TUNING'];
beforeAll(() => {
  process.env['BASALT_TUNING'] = path.join(folder, 'store');
});
afterAll(() => {
  process.env['BASALT_TUNING'] = before;
  rmSync(folder, { recursive: true });
});
const file = (name: string): string => path.join(folder, name);

async function tune(argv: readonly string[], isTTY = false) {
  let [stdout, stderr] = ['', ''];
  const io = {
    stdout: { write: (text: string) => (stdout += text), isTTY, columns: 60 },
    stderr: { write: (text: string) => (stderr += text) },
  };
  return { status: await runTune(argv, io), stdout, stderr };
}

describe('command line', () => {
  it.each([
    [[], /name one family of kernels to tune: gemm/],
    [['gemv'], /name one family/],
    [['gemm', '--budget', '0'], /--budget 0 is not a positive number/],
    [['gemm', '--prec', 'd'], /--prec d is not s or h/],
    [['gemm', '--trans', 'nc'], /--trans nc is not nn, nt, tn or tt/],
    [['gemm', '--size', '0'], /empty product/],
    [['gemm', '--size', 'x'], /--size x is not valid/],
    [['gemm', '--tile', '8'], /--tile/],
    [['gemm', '--rival', file('none')], /--rival .*ENOENT/],
  ])('%j is refused', async (argv, message) => {
    const { status, stdout, stderr } = await tune(argv);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^tune: [^\n]*\n$/);
  });

  it('without the adapter asked for says so', async () => {
    const { status, stderr } = await tune(['gemm', '--adapter', 'no adapter has this name']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^tune: .*(adapter|webgpu)/);
  });

  it('explains itself', async () => {
    const { status, stdout } = await tune(['--help']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/--budget s/);
  });
});

describe('a run', () => {
  gpuTest('prints a row, stores it, and writes record, timings and report', async () => {
    writeFileSync(
      file('rival.jsonl'),
      '{"what": "sgemm", "lib": "rival<1>", "n": 32, "batch": 1, "ms": 1, "tflops": 0.002}\n',
    );
    const options = ['--budget', '1', '--size', '32', '--size', '40,36,20', '--rival', file('rival.jsonl')];
    const files = ['--json', file('t.json'), '--out', file('db.json'), '--report', file('r.html')];
    const { status, stdout, stderr } = await tune(['gemm', ...options, ...files]);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const rows = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('%'));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^ {3}32 {4}32 {4}32 {2}nn .* (tiled|direct|rules)/);
    expect(stdout).not.toContain('\x1b');

    const { tuned } = JSON.parse(readFileSync(file('t.json'), 'utf8'));
    expect(tuned).toHaveLength(2);
    for (const { found, row } of tuned) {
      expect(found.trials.length).toBeGreaterThan(0);
      expect(found.trials.filter((t: { failure?: string }) => t.failure !== undefined)).toEqual([]);
      expect(row.ms).toBeLessThanOrEqual(row.rulesMs);
    }
    const stored = parseRecords(readFileSync(path.join(folder, 'store', 'gemm.json'), 'utf8'));
    expect(stored).toHaveLength(1);
    expect(stored[0]!.rows).toEqual(tuned.map(({ row }: { row: object }) => row));
    const log = readFileSync(path.join(folder, 'store', 'gemm.timings.jsonl'), 'utf8')
      .trim()
      .split('\n');
    expect(log).toHaveLength(
      tuned.reduce((n: number, t: { found: { trials: object[] } }) => n + 1 + t.found.trials.length, 0),
    );

    const [shipped] = parseRecords(readFileSync(file('db.json'), 'utf8'));
    expect(shipped!.rows).toEqual(stored[0]!.rows);
    expect(shipped!.device).not.toHaveProperty('driver');

    const page = readFileSync(file('r.html'), 'utf8');
    expect(page).toMatch(/^<!doctype html>/);
    expect(page.match(/<polyline/g)).toHaveLength(3);
    expect(page).toContain('rival&lt;1&gt; sgemm');
    expect(page).not.toMatch(/<script|src=|href=|NaN|undefined|rival<1>/);

    // What was stored is in force the next time.
    const status2 = await tune(['gemm', '--status']);
    expect(status2.stdout).toMatch(/^user: .*gemm\.json: 2 rows$/m);
  });

  gpuTest('on a terminal shows a bar; with --no-save stores nothing', async () => {
    process.env['BASALT_TUNING'] = file('nothing');
    const { status, stdout } = await tune(['gemm', '--budget', '0.5', '--size', '32', '--no-save'], true);
    process.env['BASALT_TUNING'] = path.join(folder, 'store');
    expect(status).toBe(0);
    expect(stdout).toContain('\r\x1b[K[#');
    expect(stdout).toMatch(/\[#+\] 100 % 32 x 32 x 32: \d/);
    expect(existsSync(file('nothing'))).toBe(false);
  });
});

describe('a shape', () => {
  const gemm = families['gemm']!;
  const problem: TuneProblem = { m: 64, n: 64, k: 32, prec: 's', trans: 'nn', aligned: true };

  async function tried(family: Family, limits: object = {}) {
    const context = await createContext({ backend: 'gpu' });
    try {
      const table = tuningTable(context, gemm.space)!;
      Object.assign(table, { limits: { ...table.limits, ...limits } });
      const random = new Random();
      const tries = { now: () => performance.now(), random: () => random.rand() };
      return await tuneShape(context, family, table, problem, 2000, 1.1, tries);
    } finally {
      context.dispose();
    }
  }

  gpuSweep('has no candidate whose result is wrong in one element', async () => {
    const isWrong = (label: string | undefined) => /-u4$/.test(label ?? '');
    const run: Family['c']['run'] = async (queue, p, at) => {
      await gemm.c.run(queue, p, at);
      const { buffer, offset } = at.C;
      if (isWrong(queue.trace.at(-1)?.kernel)) queue.context.write({ buffer, offset: offset + 5 }, Float32Array.of(9));
    };
    const { found, row } = await tried({ ...gemm, c: { ...gemm.c, run } });
    const wrong = found.trials.filter(({ params }) => params['KU'] === 4);
    expect(wrong.length).toBeGreaterThan(0);
    for (const trial of wrong) expect(trial).toMatchObject({ failure: expect.stringMatching(/error .*, bound/) });
    for (const trial of found.trials) if (trial.params['KU'] !== 4) expect(trial.failure).toBeUndefined();
    expect(row.params?.['KU']).not.toBe(4);
  });

  gpuTest('survives candidates that the device cannot compile', async (context) => {
    const most = context.gpu!.device.limits.maxComputeInvocationsPerWorkgroup;
    const [tiled] = gemm.space.variants;
    // 512 threads or 128: the former are more than some devices have.
    const values = { BM: [128], BN: [128], BK: [16], TM: [4, 16], TN: [8], KU: [1] };
    const variant = { ...tiled!, tunables: values, coarse: values, suits: () => true };
    const { found } = await tried({ ...gemm, space: { ...gemm.space, variants: [variant] } }, { threads: 1024 });
    const failed = found.trials.filter(({ failure }) => failure !== undefined);
    expect(failed).toEqual(found.trials.filter(({ params }) => variant.threads(params) > most));
    for (const { failure } of failed) expect(failure).toMatch(/does not compile|refused/);
    expect(found.best?.ms).toBeGreaterThan(0);
  });
});

describe('rivals', () => {
  const one = { what: 'sgemm', lib: 'cublas', n: 1024, batch: 1, ms: 0.07, tflops: 31.8 };
  const named = { name: 'cublas sgemm', n: 1024, rate: 31800 };

  it('are read line by line, whatever stands between', () => {
    const text = `warning\n${JSON.stringify(one)}\n\n42\nnull\n${JSON.stringify({ ...one, n: 2048, tflops: null })}\n`;
    expect(parseRivals(text)).toEqual([named]);
  });

  it('are read from an array', () => {
    expect(parseRivals(JSON.stringify([one, { ...one, batch: 5 }, { ...one, what: 'getrf' }]))).toEqual([named]);
  });
});
