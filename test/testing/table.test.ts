import { describe, expect, it } from 'vitest';
import {
  bannerLines,
  gemmHeader,
  gemmRow,
  gesvHeader,
  gesvRow,
  getrfHeader,
  getrfRow,
  symmHeader,
  syrkHeader,
  trmmHeader,
  trsmHeader,
  trsmRow,
  verdict,
} from '../../testing/lib/table.ts';

// The expressions with which MAGMA's run_summarize reads a log.
const ERROR = / (\d\.\d+e[+-]\d+|-?nan|-?inf)/g;
const SIZE = /^ *([a-zA-Z]\w* +){0,2}\d+ /;
const COMMENT = /^%|^\s*$/;

const basalt = { gflops: 1234.56, time: 1.75 };
const native = { gflops: 987.654, time: 2.1875 };
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

describe('gemm', () => {
  const sizes = { m: 1088, n: 2112, k: 3 };

  it('header', () => {
    expect(gemmHeader('n', 'c').slice(0, 2)).toEqual([
      '% transA = No transpose, transB = Conjugate transpose',
      '%   M     N     K   basalt Gflop/s (ms) native Gflop/s (ms)   CPU Gflop/s (ms) basalt error  native error',
    ]);
    expect(gemmHeader('n', 'n')[2]).toMatch(/^%=+$/);
  });

  it('row with everything', () => {
    expect(gemmRow({ ...sizes, basalt, native, cpu, basaltError: 1.234e-8, nativeError: 9.87e-9, okay: true })).toBe(
      ' 1088  2112     3   1234.56 (   1.75)     987.65 (   2.19)     45.50 (  47.47)    1.23e-08     9.87e-09   ok',
    );
  });

  it('row without LAPACK', () => {
    expect(gemmRow({ ...sizes, basalt, native, basaltError: 1.234e-8, okay: false })).toBe(
      ' 1088  2112     3   1234.56 (   1.75)     987.65 (   2.19)     ---   (  ---  )    1.23e-08        ---    failed',
    );
  });

  it('row without a native library, and without a check', () => {
    expect(gemmRow({ ...sizes, basalt, basaltError: Number.NaN, okay: false })).toBe(
      ' 1088  2112     3   1234.56 (   1.75)      ---   (  ---  )     ---   (  ---  )         nan        ---    failed',
    );
    expect(gemmRow({ ...sizes, basalt })).toBe(
      ' 1088  2112     3   1234.56 (   1.75)      ---   (  ---  )     ---   (  ---  )     ---  ',
    );
  });
});

describe('trsm', () => {
  it('header', () => {
    expect(trsmHeader({ side: 'r', uplo: 'u', transA: 't', diag: 'u', ngpu: 1 }).slice(0, 2)).toEqual([
      '% side = Right, uplo = Upper, transA = Transpose, diag = Unit, ngpu = 1',
      '%   M     N  basalt Gflop/s (ms) native Gflop/s (ms)   CPU Gflop/s (ms)     basalt     native   LAPACK error',
    ]);
    expect(trsmHeader({ side: 'l', uplo: 'l', transA: 'n', diag: 'n', ngpu: 1 })[0]).toBe(
      '% side = Left, uplo = Lower, transA = No transpose, diag = Non-unit, ngpu = 1',
    );
  });

  it('rows', () => {
    const errors = { basaltError: 1e-7, nativeError: 2e-7 };
    expect(trsmRow({ m: 10, n: 20, basalt, native, cpu, ...errors, lapackError: 3e-7, okay: true })).toBe(
      '   10    20   1234.56 (   1.75)    987.65 (   2.19)     45.50 (  47.47)   1.00e-07   2.00e-07   3.00e-07   ok',
    );
    expect(trsmRow({ m: 10, n: 20, basalt, native, ...errors, okay: true })).toBe(
      '   10    20   1234.56 (   1.75)    987.65 (   2.19)     ---   (  ---  )   1.00e-07   2.00e-07     ---      ok',
    );
    expect(trsmRow({ m: 10, n: 20, basalt, basaltError: 1e-7, okay: false })).toBe(
      '   10    20   1234.56 (   1.75)     ---   (  ---  )     ---   (  ---  )   1.00e-07     ---        ---      failed',
    );
    expect(trsmRow({ m: 10, n: 20, basalt })).toBe(
      '   10    20   1234.56 (   1.75)     ---   (  ---  )     ---   (  ---  )     ---  ',
    );
  });
});

describe('symm, syrk, trmm', () => {
  it('headers', () => {
    const columns = (first: string, second: string) =>
      `%   ${first}     ${second}   basalt Gflop/s (ms) native Gflop/s (ms)   CPU Gflop/s (ms) basalt error  native error`;
    expect(symmHeader('r', 'u').slice(0, 2)).toEqual(['% side = Right, uplo = Upper', columns('M', 'N')]);
    expect(syrkHeader('l', 't').slice(0, 2)).toEqual(['% uplo = Lower, trans = Transpose', columns('N', 'K')]);
    expect(trmmHeader({ side: 'l', uplo: 'l', transA: 'n', diag: 'u' }).slice(0, 2)).toEqual([
      '% side = Left, uplo = Lower, transA = No transpose, diag = Unit',
      columns('M', 'N'),
    ]);
  });
});

describe('getrf', () => {
  it('headers for both checks and backends', () => {
    expect(getrfHeader({ ngpu: 1, version: 3, check: 1, backend: 'gpu' }).slice(0, 2)).toEqual([
      '% ngpu 1, version 3',
      '%   M     N   CPU Gflop/s (sec)   GPU Gflop/s (sec)   |PA-LU|/(N*|A|)',
    ]);
    expect(getrfHeader({ ngpu: 1, version: 1, check: 2, backend: 'cpu' })[1]).toBe(
      '%   M     N   CPU Gflop/s (sec)   basalt GF/s (sec)   |Ax-b|/(N*|A|*|x|)',
    );
  });

  it('rows', () => {
    expect(getrfRow({ m: 1088, n: 1088, cpu, tested: basalt, error: 1.5e-9, okay: true })).toBe(
      ' 1088  1088     45.50 (  47.47)   1234.56 (   1.75)   1.50e-09   ok',
    );
    expect(getrfRow({ m: 1088, n: 1088, tested: basalt, error: Infinity, okay: false })).toBe(
      ' 1088  1088     ---   (  ---  )   1234.56 (   1.75)        inf   failed',
    );
    expect(getrfRow({ m: 1088, n: 1088, tested: basalt })).toBe(
      ' 1088  1088     ---   (  ---  )   1234.56 (   1.75)     ---  ',
    );
  });
});

describe('gesv', () => {
  it('headers', () => {
    expect(gesvHeader({ ngpu: 1, lapack: false, backend: 'gpu' }).slice(0, 2)).toEqual([
      '% ngpu 1',
      '%   N  NRHS   CPU Gflop/s (sec)   GPU Gflop/s (sec)   ||B - AX|| / N*||A||*||X||',
    ]);
    expect(gesvHeader({ ngpu: 1, lapack: true, backend: 'gpu' })[1]).toBe(
      '%   N  NRHS   CPU Gflop/s (sec)   GPU Gflop/s (sec)   ||B - AX|| / N*||A||*||X||  ||B - AX|| / N*||A||*||X||_CPU',
    );
  });

  it('rows', () => {
    expect(gesvRow({ n: 100, nrhs: 7, tested: basalt, error: 2.5e-10, okay: true })).toBe(
      '  100     7     ---   (  ---  )   1234.56 (   1.75)   2.50e-10   ok',
    );
    const cpuResult = { error: 3e-10, okay: true };
    expect(gesvRow({ n: 100, nrhs: 7, cpu, tested: basalt, error: 2.5e-4, okay: false, cpuResult })).toBe(
      '  100     7     45.50 (  47.47)   1234.56 (   1.75)   2.50e-04   failed           3.00e-10   ok',
    );
  });
});

describe('run_summarize', () => {
  const rows: [string, string, number, boolean][] = [
    [
      'gemm',
      gemmRow({ m: 1, n: 2, k: 3, basalt, native, cpu, basaltError: 1e-8, nativeError: 2e-8, okay: true }),
      2,
      true,
    ],
    ['gemm, no native', gemmRow({ m: 1, n: 2, k: 3, basalt, basaltError: Number.NaN, okay: false }), 1, false],
    [
      'trsm',
      trsmRow({ m: 12345, n: 2, basalt, basaltError: 1e-8, nativeError: 0, lapackError: 1, okay: true }),
      3,
      true,
    ],
    ['getrf', getrfRow({ m: 1, n: 2, tested: basalt, error: -Infinity, okay: false }), 1, false],
    ['gesv', gesvRow({ n: 1, nrhs: 2, tested: basalt, error: 1e-8, okay: true }), 1, true],
    [
      'gesv -l',
      gesvRow({ n: 1, nrhs: 2, tested: basalt, error: 1, okay: true, cpuResult: { error: 1, okay: true } }),
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
      gemmHeader('n', 'n'),
      trsmHeader({ side: 'l', uplo: 'l', transA: 'n', diag: 'n', ngpu: 1 }),
      getrfHeader({ ngpu: 1, version: 1, check: 1, backend: 'gpu' }),
      gesvHeader({ ngpu: 1, lapack: true, backend: 'gpu' }),
    ];
    for (const header of headers) {
      expect(header.every((line) => COMMENT.test(line))).toBe(true);
      // The rule is as long as the header, give or take what an odd label adds.
      expect(Math.abs(header[2].length - header[1].length)).toBeLessThan(8);
    }
  });
});
