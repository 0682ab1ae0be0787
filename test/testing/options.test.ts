import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../testing/lib/options.ts';
import { HELP, UsageError, usageLine } from '../../testing/lib/usage.ts';

const parse = (line: string, context = {}) =>
  parseOptions(
    line.split(' ').filter((s) => s !== ''),
    { env: {}, threads: 4, ...context },
  );
const sizes = (line: string) => parse(line).sizes.map(({ m, n, k }) => [m, n, k]);

describe('problem sizes', () => {
  it("have MAGMA's defaults", () => {
    expect(sizes('')[0]).toEqual([1088, 1088, 1088]);
    expect(sizes('').at(-1)).toEqual([10304, 10304, 10304]);
    expect(sizes('')).toHaveLength(10);
    const batched = parse('', { batched: true }).sizes;
    expect(batched).toHaveLength(16);
    expect(batched.at(-1)).toEqual({ m: 512, n: 512, k: 512 });
    expect(parse('', { defaults: { sizes: [{ m: 3, n: 4, k: 5 }] } }).sizes).toEqual([{ m: 3, n: 4, k: 5 }]);
  });

  it('fill n and k from what is given', () => {
    expect(sizes('-n 7')).toEqual([[7, 7, 7]]);
    expect(sizes('-N 7,8')).toEqual([[7, 8, 8]]);
    expect(sizes('--range 7,8,9')).toEqual([[7, 8, 9]]);
    expect(sizes('-n 0')).toEqual([[0, 0, 0]]);
  });

  it('run ranges to the shorter one, both ends included', () => {
    expect(sizes('-n 10:30:10')).toEqual([
      [10, 10, 10],
      [20, 20, 20],
      [30, 30, 30],
    ]);
    expect(sizes('-n 10:35:10')).toHaveLength(3);
    expect(sizes('-n 10:40:10,1:2:1')).toEqual([
      [10, 1, 1],
      [20, 2, 2],
    ]);
    expect(sizes('-n 30:10:-10,5')).toEqual([
      [30, 5, 5],
      [20, 5, 5],
      [10, 5, 5],
    ]);
    expect(sizes('-n 100,200:400:100,300')).toEqual([
      [100, 200, 300],
      [100, 300, 300],
      [100, 400, 300],
    ]);
    expect(sizes('-n 5:9:0')).toEqual([[5, 5, 5]]);
    expect(sizes('-n 5:9:0,1:2:1')).toEqual([
      [5, 1, 1],
      [5, 2, 2],
    ]);
  });

  it('accumulate over repeated options, 1050 at most', () => {
    expect(sizes('-n 1 -N 2 --range 3')).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [3, 3, 3],
    ]);
    expect(sizes('-n 1:1050:1')).toHaveLength(1050);
    expect(() => parse('-n 1:1051:1')).toThrow(/1050/);
    expect(() => parse('-n 1:1050:1 -n 1')).toThrow(/1050/);
  });

  it.each(['-n x', '-n 1:2', '-n 3:1:1', '-n 1:3:-1', '-n -5', '-n 1,2,3,4', '-n 1.5', '-n 1,', '-n 5:-1:-1', '-n ::'])(
    'reject %s',
    (line) => {
      expect(() => parse(line)).toThrow(UsageError);
      expect(() => parse(line)).toThrow(/^-n .* is not valid: expected m/);
    },
  );
});

describe('options', () => {
  it("have MAGMA's defaults", () => {
    expect(parse('')).toMatchObject({
      check: 0,
      lapack: false,
      magma: true,
      warmup: false,
      plan: false,
      verbose: 0,
      dev: 0,
      align: 32,
      cache: 8 * 2 ** 20,
      nb: 0,
      nrhs: 1,
      nqueue: 1,
      ngpu: 1,
      nsub: 1,
      niter: 1,
      nthread: 1,
      offset: 0,
      itype: 1,
      batch: 300,
      kl: 1,
      ku: 1,
      version: 1,
      tol: 30,
      fraction: [0, 1],
      irange: null,
      vrange: null,
      matrix: 'rand',
      cond: 0,
      condD: 1,
      svdWork: ['query'],
      jobu: ['n'],
      jobv: ['n'],
      uplo: 'l',
      transA: 'n',
      transB: 'n',
      side: 'l',
      diag: 'n',
      jobz: 'n',
      jobvl: 'n',
      jobvr: 'n',
      backend: 'auto',
      adapter: null,
      matrixFile: null,
      json: null,
      timer: 'wall',
      math: 'strict',
      help: false,
    });
  });

  it('set what they name', () => {
    expect(
      parse(
        '-c2 -l --nomagma --warmup --plan -v -v --dev 1 --align 64 --cache 1.5 --nb 128 --nrhs 10 --nqueue 2 --ngpu -1 --nsub 3 ' +
          '--niter 5 --nthread 8 --offset 7 --itype 3 --batch 1000 --kl 0 --ku 2 --version 3 --tol 0.5 --fraction .25 ' +
          '--irange 3,9 --vrange -1,2e3 --matrix svd_geo --cond 1e6 --condD 10 --svd-work min,opt --jobu ns,a --jobvt O ' +
          '-U -TC -SR -DU -JV -LV -RV --backend gpu --adapter H200 --matrix-file a.mtx --json o.json --timer gpu --math split',
      ),
    ).toMatchObject({
      check: 2,
      lapack: true,
      magma: false,
      warmup: true,
      plan: true,
      verbose: 2,
      dev: 1,
      align: 64,
      cache: 1.5 * 2 ** 20,
      nb: 128,
      nrhs: 10,
      nqueue: 2,
      ngpu: -1,
      nsub: 3,
      niter: 5,
      nthread: 8,
      offset: 7,
      itype: 3,
      batch: 1000,
      kl: 0,
      ku: 2,
      version: 3,
      tol: 0.5,
      fraction: [0, 0.25],
      irange: [3, 9],
      vrange: [-1, 2000],
      matrix: 'svd_geo',
      cond: 1e6,
      condD: 10,
      svdWork: ['min', 'opt'],
      jobu: ['n', 's', 'a'],
      jobv: ['o'],
      uplo: 'u',
      transA: 't',
      transB: 'c',
      side: 'r',
      diag: 'u',
      jobz: 'v',
      jobvl: 'v',
      jobvr: 'v',
      backend: 'gpu',
      adapter: 'H200',
      matrixFile: 'a.mtx',
      json: 'o.json',
      timer: 'gpu',
      math: 'split',
    });
  });

  it('let the last one win, and -T leave transB alone', () => {
    expect(parse('-c --nocheck').check).toBe(0);
    expect(parse('-l --nolapack').lapack).toBe(false);
    expect(parse('-NT -C')).toMatchObject({ transA: 'c', transB: 't' });
    for (const a of ['n', 't', 'c']) {
      for (const b of ['n', 't', 'c']) expect(parse(`-${a}${b}`.toUpperCase())).toMatchObject({ transA: a, transB: b });
    }
  });

  it("listen to MAGMA's environment variables, which the command line overrides", () => {
    const env = { MAGMA_TESTINGS_CHECK: '0', MAGMA_RUN_LAPACK: '', MAGMA_WARMUP: '1', MAGMA_NUM_GPUS: '2' };
    expect(parse('', { env })).toMatchObject({ check: 1, lapack: true, warmup: true, ngpu: 2 });
    expect(parse('--nocheck --nolapack --nowarmup --ngpu 1', { env })).toMatchObject({
      check: 0,
      lapack: false,
      warmup: false,
      ngpu: 1,
    });
    expect(() => parse('', { env: { MAGMA_NUM_GPUS: 'two' } })).toThrow(/MAGMA_NUM_GPUS two/);
  });

  it("take a tester's own defaults", () => {
    const context = { defaults: { tol: 100, matrix: 'rand_dominant' } };
    expect(parse('', context)).toMatchObject({ tol: 100, matrix: 'rand_dominant' });
    expect(parse('--tol 3', context).tol).toBe(3);
  });

  it.each([
    ['--dev -1', 'dev'],
    ['--align 0', '1..4096'],
    ['--align 4097', '1..4096'],
    ['--cache 0.5', '1..1024'],
    ['--nrhs -1', '>= 0'],
    ['--nb x', 'integer'],
    ['--ngpu 0', '>= 1, or -1'],
    ['--ngpu -2', '>= 1, or -1'],
    ['--niter 0', '>= 1'],
    ['--itype 4', '1..3'],
    ['--batch 0', '>= 1'],
    ['--version 0', '>= 1'],
    ['--tol 1001', '0..1000'],
    ['--tolerance nan', '0..1000'],
    ['--fraction 0.5,0.2', 'lower <= upper'],
    ['--fraction 1.5', 'upper <= 1'],
    ['--irange 0,3', '1 <= lower'],
    ['--irange 1.5', 'integers'],
    ['--vrange 1', 'lower,upper'],
    ['--cond 0.5', '>= 1'],
    ['--svd-work huge', 'one of query'],
    ['--jobu x', 'one of n, s, o, a'],
    ['--backend tpu', 'auto, cpu, gpu'],
    ['--timer sun', 'wall, gpu'],
    ['--math sloppy', 'strict, split, fast'],
  ])('reject %s and say why', (line, rule) => {
    const act = () => parse(line);
    expect(act).toThrow(UsageError);
    expect(act).toThrow(line); // names option and value
    expect(act).toThrow(rule);
  });

  it('reject unknown options and missing values', () => {
    expect(() => parse('--frobnicate')).toThrow('unrecognized option --frobnicate');
    expect(() => parse('constructor')).toThrow('unrecognized option constructor');
    expect(() => parse('-c -n')).toThrow('-n needs a value');
  });

  it('do not leak lists from one parse to the next', () => {
    parse('-n 5 --jobu a --svd-work max');
    expect(parse('')).toMatchObject({ jobu: ['n'], svdWork: ['query'] });
    expect(parse('').sizes).toHaveLength(10);
  });

  it('are all in the help text', () => {
    expect(parse('-h').help).toBe(true);
    for (const option of [
      '--range',
      '--check2',
      '--nolapack',
      '--nomagma',
      '--nowarmup',
      '--noplan',
      '--dev',
      '--align',
      '--cache',
      '--nb',
      '--nrhs',
      '--nqueue',
      '--ngpu',
      '--nsub',
      '--niter',
      '--nthread',
      '--offset',
      '--itype',
      '--batch',
      '--kl',
      '--ku',
      '--version',
      '--tolerance',
      '--fraction',
      '--irange',
      '--vrange',
      '--matrix',
      '--cond',
      '--condD',
      '--svd-work',
      '--jobu',
      '--jobv',
      '--backend',
      '--adapter',
      '--matrix-file',
      '--json',
      '--timer',
      '--math',
      '-SR',
      '-DU',
      '-JV',
    ]) {
      expect(HELP).toContain(option);
    }
    expect(HELP.split('\n').every((line) => line.length <= 120)).toBe(true);
    expect(usageLine('testing_sgemm')).toBe('% Usage: testing_sgemm [options] [-h|--help]');
  });
});
