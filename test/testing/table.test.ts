import { describe, expect, it } from 'vitest';
import {
  axpySpec,
  copySpec,
  geaddSpec,
  lacpySpec,
  langeSpec,
  lansySpec,
  lasclSpec,
  nrm2Spec,
  symmetrizeSpec,
} from '../../src/specs.ts';
import { trsmCase } from '../../testing/cases/blas3/triangular/trsm.ts';
import { gesvCase } from '../../testing/cases/lapack/lu/gesv.ts';
import { getrfCase } from '../../testing/cases/lapack/lu/getrf.ts';
import { getrsCase } from '../../testing/cases/lapack/lu/getrs.ts';
import { movedBytes } from '../../testing/lib/bytes.ts';
import { bandwidthTable, productTable, vectorTable } from '../../testing/lib/columns.ts';
import { parseOptions } from '../../testing/lib/options.ts';
import { bannerLines, verdict } from '../../testing/lib/table.ts';

// The expressions with which MAGMA's run_summarize reads a log.
const ERROR = / (\d\.\d+e[+-]\d+|-?nan|-?inf)/g;
const SIZE = /^ *([a-zA-Z]\w* +){0,2}\d+ /;
const COMMENT = /^%|^\s*$/;

const basalt = { gflops: 1234.56, time: 1.75 };
const cpu = { gflops: 45.5, time: 47.47 };

describe('banner', () => {
  const lines = bannerLines({
    version: '0.1.0',
    build: 'dev',
    backend: 'gpu',
    adapter: 'Some GPU',
    driver: '1.2',
    node: '20.20.2',
    cpu: 'Some CPU',
    threads: 8,
    devices: ['Some GPU, 80 GiB', 'Other GPU'],
    date: new Date(Date.UTC(2026, 10, 21, 6, 47, 5, 123)),
    program: 'testing_sgemm',
  });

  it('is comments, then one blank line', () => {
    expect(lines.slice(0, -1).every((line) => line.startsWith('% '))).toBe(true);
    expect(lines.at(-1)).toBe('');
  });

  it('names what a reader of the log needs', () => {
    const text = lines.join('\n');
    for (const part of ['basalt 0.1.0 dev', 'Some GPU', 'Driver 1.2', 'Node 20.20.2', 'Some CPU, 8 threads']) {
      expect(text).toContain(part);
    }
    expect(lines.filter((line) => line.startsWith('% device '))).toEqual([
      '% device 0: Some GPU, 80 GiB',
      '% device 1: Other GPU',
    ]);
    expect(lines).toContain('% 2026-11-21T06:47:05Z');
    expect(lines).toContain('% Usage: testing_sgemm [options] [-h|--help]');
  });
});

describe('products', () => {
  const table = productTable<{ m: number; n: number; k: number }>(['transA', 'transB'], ['m', 'n', 'k']);
  const sizes = { m: 1088, n: 2112, k: 3 };

  it('header', () => {
    const [flags, columns, rule] = table.header(parseOptions(['-NC']), 'gpu');
    expect(flags).toBe('% transA = No transpose, transB = Conjugate transpose');
    expect(columns).toBe(
      '%   M     N     K   basalt Gflop/s (ms) native Gflop/s (ms)   CPU Gflop/s (ms) basalt error  native error',
    );
    expect(rule).toMatch(/^%=+$/);
    expect(rule).toHaveLength(columns.length);
  });

  it('header with one size and without flags', () => {
    expect(productTable<{ n: number }>([], ['n']).header(parseOptions([]), 'cpu')[0]).toBe(
      '%   N   basalt Gflop/s (ms) native Gflop/s (ms)   CPU Gflop/s (ms) basalt error  native error',
    );
    expect(
      productTable(['side', 'uplo', 'trans', 'diag'], []).header(parseOptions(['-SR', '-U', '-T', '-DU']), 'cpu')[0],
    ).toBe('% side = Right, uplo = Upper, trans = Transpose, diag = Unit');
  });

  it('row with the reference', () => {
    expect(table.row(sizes, { tested: basalt, cpu, error: 1.234e-8, okay: true })).toBe(
      ' 1088  2112     3   1234.56 (   1.75)      ---   (  ---  )     45.50 (  47.47)    1.23e-08        ---    ok',
    );
  });

  it('row without the reference, and without a check', () => {
    expect(table.row(sizes, { tested: basalt, error: Number.NaN, okay: false })).toBe(
      ' 1088  2112     3   1234.56 (   1.75)      ---   (  ---  )     ---   (  ---  )         nan        ---    failed',
    );
    expect(table.row(sizes, { tested: basalt })).toBe(
      ' 1088  2112     3   1234.56 (   1.75)      ---   (  ---  )     ---   (  ---  )     ---  ',
    );
  });
});

describe('routines that are bound by memory', () => {
  const tested = { gflops: 12.5, gbytes: 2500.25, time: 0.75 };
  const slow = { gflops: 0.25, gbytes: 9.5, time: 12 };
  const shape = { uplo: 'l', m: 100, n: 20, norm: 'i' } as const;

  it('copies: GByte/s, the triangle in front', () => {
    const table = bandwidthTable<typeof shape>(lacpySpec, { columns: ['uplo', 'm', 'n'] });
    expect(table.header(parseOptions([]), 'gpu')[0]).toBe(
      '% uplo     M     N   CPU GByte/s (ms)    GPU GByte/s (ms)    error',
    );
    expect(table.row(shape, { tested, cpu: slow, error: 0, okay: true })).toBe(
      ' Lower   100    20      9.50 (  12.00)   2500.25 (   0.75)   0.00e+00   ok',
    );
    expect(table.row(shape, { tested })).toBe(' Lower   100    20     ---   (  ---  )   2500.25 (   0.75)     ---  ');
  });

  it('sums: Gflop/s and GByte/s', () => {
    const table = bandwidthTable<typeof shape>(geaddSpec, { columns: ['m', 'n'], computes: true });
    expect(table.header(parseOptions([]), 'cpu')[0]).toBe(
      '%   M     N   CPU Gflop/s (ms)    basalt GF/s (ms)    GByte/s    error',
    );
    expect(table.row(shape, { tested, error: 1e-8, okay: true })).toBe(
      '  100    20     ---   (  ---  )     12.50 (   0.75)    2500.25   1.00e-08   ok',
    );
  });

  it('norms: whether NaN and infinity arrive, with the verdict last', () => {
    const table = bandwidthTable<typeof shape>(langeSpec, { columns: ['m', 'n', 'norm'], planted: true });
    expect(table.header(parseOptions([]), 'gpu')[0]).toBe(
      '%   M     N  norm   CPU GByte/s (ms)    GPU GByte/s (ms)    error      nan      inf',
    );
    expect(table.row(shape, { tested, error: 1e-8, okay: false, nan: true, inf: false })).toBe(
      '  100    20   inf     ---   (  ---  )   2500.25 (   0.75)   1.00e-08   ok       failed   failed',
    );
  });

  it('vectors: longer sizes', () => {
    const table = vectorTable<{ n: number }>(copySpec, false);
    expect(table.header(parseOptions([]), 'gpu')[0]).toBe('%        N   CPU GByte/s (ms)    GPU GByte/s (ms)    error');
    expect(table.row({ n: 12345678 }, { tested, error: 0, okay: true })).toBe(
      '  12345678     ---   (  ---  )   2500.25 (   0.75)   0.00e+00   ok',
    );
  });

  it.each([
    ['sum of two vectors', axpySpec, { n: 10 }, 's', 3 * 10 * 4],
    ['norm of halves, which is a single', nrm2Spec, { n: 10 }, 'h', 10 * 2 + 4],
    ['copy', lacpySpec, { uplo: 'f', m: 5, n: 3 }, 'd', 2 * 15 * 8],
    ['lower trapezoid, tall', lacpySpec, { uplo: 'l', m: 5, n: 3 }, 'd', 2 * 12 * 8],
    ['lower trapezoid, wide', lacpySpec, { uplo: 'l', m: 3, n: 5 }, 'd', 2 * 6 * 8],
    ['upper trapezoid, wide', lacpySpec, { uplo: 'u', m: 3, n: 5 }, 'd', 2 * 12 * 8],
    ['scaling of a triangle', lasclSpec, { type: 'u', m: 4, n: 4 }, 's', 2 * 10 * 4],
    ['mirrored triangle', symmetrizeSpec, { uplo: 'l', n: 4 }, 's', 2 * 10 * 4],
    ['symmetric norm', lansySpec, { uplo: 'u', n: 4 }, 's', 10 * 4 + 4],
  ] as const)('bytes of a %s', (_, spec, problem, prec, bytes) => {
    expect(movedBytes(spec, problem, prec)).toBe(bytes);
  });
});

const [trsm, getrf, gesv, getrs] = [trsmCase.table!, getrfCase.table!, gesvCase.table!, getrsCase.table!];
const shape = { side: 'l', uplo: 'l', transA: 'n', diag: 'n', alpha: 1, m: 10, n: 20 } as const;

describe('trsm', () => {
  it('header', () => {
    expect(trsm.header(parseOptions(['-SR', '-U', '-T', '-DU']), 'gpu').slice(0, 2)).toEqual([
      '% side = Right, uplo = Upper, transA = Transpose, diag = Unit, ngpu = 1',
      '%   M     N  basalt Gflop/s (ms) native Gflop/s (ms)   CPU Gflop/s (ms)     basalt     native   LAPACK error',
    ]);
    expect(trsm.header(parseOptions([]), 'gpu')[0]).toBe(
      '% side = Left, uplo = Lower, transA = No transpose, diag = Non-unit, ngpu = 1',
    );
  });

  it('rows', () => {
    expect(trsm.row(shape, { tested: basalt, cpu, error: 1e-7, cpuError: 3e-7, okay: true })).toBe(
      '   10    20   1234.56 (   1.75)     ---   (  ---  )     45.50 (  47.47)   1.00e-07     ---      3.00e-07   ok',
    );
    expect(trsm.row(shape, { tested: basalt, error: 1e-7, okay: false })).toBe(
      '   10    20   1234.56 (   1.75)     ---   (  ---  )     ---   (  ---  )   1.00e-07     ---        ---      failed',
    );
    expect(trsm.row(shape, { tested: basalt })).toBe(
      '   10    20   1234.56 (   1.75)     ---   (  ---  )     ---   (  ---  )     ---  ',
    );
  });
});

describe('getrf', () => {
  const square = { m: 1088, n: 1088 };

  it('headers for both checks and backends', () => {
    expect(getrf.header(parseOptions(['--version', '3', '-c']), 'gpu').slice(0, 2)).toEqual([
      '% ngpu 1, version 3',
      '%   M     N   CPU Gflop/s (sec)   GPU Gflop/s (sec)   |PA-LU|/(N*|A|)',
    ]);
    expect(getrf.header(parseOptions(['-c2']), 'cpu')[1]).toBe(
      '%   M     N   CPU Gflop/s (sec)   basalt GF/s (sec)   |Ax-b|/(N*|A|*|x|)',
    );
  });

  it('rows', () => {
    expect(getrf.row(square, { cpu, tested: basalt, error: 1.5e-9, okay: true })).toBe(
      ' 1088  1088     45.50 (  47.47)   1234.56 (   1.75)   1.50e-09   ok',
    );
    expect(getrf.row(square, { tested: basalt, error: Infinity, okay: false })).toBe(
      ' 1088  1088     ---   (  ---  )   1234.56 (   1.75)        inf   failed',
    );
    expect(getrf.row(square, { tested: basalt })).toBe(' 1088  1088     ---   (  ---  )   1234.56 (   1.75)     ---  ');
  });
});

describe('gesv and getrs', () => {
  const system = { n: 100, nrhs: 7 };

  it('headers', () => {
    expect(getrs.header(parseOptions(['-T']), 'gpu').slice(0, 2)).toEqual([
      '% trans = Transpose',
      '%   N  NRHS   CPU Gflop/s (sec)   GPU Gflop/s (sec)   ||B - AX|| / ||A||*||X||',
    ]);
    expect(gesv.header(parseOptions([]), 'gpu').slice(0, 2)).toEqual([
      '% ngpu 1',
      '%   N  NRHS   CPU Gflop/s (sec)   GPU Gflop/s (sec)   ||B - AX|| / N*||A||*||X||',
    ]);
    expect(gesv.header(parseOptions(['-l']), 'gpu')[1]).toBe(
      '%   N  NRHS   CPU Gflop/s (sec)   GPU Gflop/s (sec)   ||B - AX|| / N*||A||*||X||  ||B - AX|| / N*||A||*||X||_CPU',
    );
  });

  it('rows', () => {
    expect(gesv.row(system, { tested: basalt, error: 2.5e-10, okay: true })).toBe(
      '  100     7     ---   (  ---  )   1234.56 (   1.75)   2.50e-10   ok',
    );
    const found = { cpu, tested: basalt, error: 2.5e-4, okay: false, cpuError: 3e-10, cpuOkay: true };
    expect(gesv.row(system, found)).toBe(
      '  100     7     45.50 (  47.47)   1234.56 (   1.75)   2.50e-04   failed           3.00e-10   ok',
    );
  });
});

describe('run_summarize', () => {
  const product = productTable<{ n: number }>(['uplo'], ['n']);
  const lacpy = bandwidthTable<{ uplo: string; n: number }>(lacpySpec, { flags: ['uplo'], columns: ['uplo', 'n'] });
  const rows: [string, string, number, boolean][] = [
    ['product', product.row({ n: 3 }, { tested: basalt, cpu, error: 1e-8, okay: true }), 1, true],
    ['NaN', product.row({ n: 3 }, { tested: basalt, error: Number.NaN, okay: false }), 1, false],
    ['copy', lacpy.row({ uplo: 'f', n: 3 }, { tested: { ...basalt, gbytes: 1 }, error: 0, okay: true }), 1, true],
    ['trsm', trsm.row({ ...shape, m: 12345 }, { tested: basalt, error: 1e-8, cpuError: 1, okay: true }), 2, true],
    ['getrf', getrf.row({ m: 1, n: 2 }, { tested: basalt, error: -Infinity, okay: false }), 1, false],
    ['gesv', gesv.row({ n: 1, nrhs: 2 }, { tested: basalt, error: 1e-8, okay: true }), 1, true],
    [
      'gesv -l',
      gesv.row({ n: 1, nrhs: 2 }, { tested: basalt, error: 1, okay: true, cpuError: 1, cpuOkay: true }),
      2,
      true,
    ],
  ];

  it.each(rows)('reads the size, the errors and the verdict of a %s row', (_name, row, errors, okay) => {
    expect(row).toMatch(SIZE);
    expect(row).not.toMatch(COMMENT);
    expect(row.match(ERROR)).toHaveLength(errors);
    expect(/\bok\b/.test(row)).toBe(okay);
    expect(row.includes('failed')).toBe(!okay);
    expect(row.endsWith(verdict(okay))).toBe(true);
  });

  it('skips headers', () => {
    const headers = [
      product.header(parseOptions([]), 'gpu'),
      lacpy.header(parseOptions([]), 'gpu'),
      trsm.header(parseOptions([]), 'gpu'),
      getrf.header(parseOptions(['-c']), 'gpu'),
      gesv.header(parseOptions(['-l']), 'gpu'),
    ];
    for (const header of headers) {
      expect(header.every((line) => COMMENT.test(line))).toBe(true);
      // The rule is as long as the header, give or take what an odd label adds.
      expect(Math.abs(header[2].length - header[1].length)).toBeLessThan(8);
    }
  });
});
