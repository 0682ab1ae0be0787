// basalt solve: methods, precisions and places, what is written, and every way in which files and data can be bad.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { matrixLines, timeText } from '../../cli/solutionText.ts';
import { formatNpy, formatNpz, parseMatrixMarket, readArray } from '../../src/linalg/index.ts';
import { gpuTest } from '../setup/contexts.ts';
import { basalt, basaltIn, DATA, mtx, scratch, unwrapped } from './run.ts';

const { at, put } = scratch();
const CPU = ['--backend', 'cpu'];

/** The object that --json prints. */
async function report(...words: readonly string[]): Promise<Record<string, number>> {
  const { out, status, err } = await basalt('solve', ...words, '--json');
  expect(err).toBe('');
  return { status, ...JSON.parse(out) };
}

describe('methods and precisions', () => {
  it('a positive definite matrix is solved by Cholesky, and said to be', async () => {
    const { status, out, err } = await basalt('solve', DATA.bus, ...CPU);
    expect([status, err]).toEqual([0, '']);
    expect(unwrapped(out)).toMatch(/^A +\S+494_bus\.mtx: 494 x 494, symmetric, 1666 nonzeros \(0\.68 %\)$/m);
    expect(out).toMatch(/^method +Cholesky \(dposv\) in double precision, on the CPU$/m);
    expect(out).toMatch(/^backward error +\S+, \S+ times the unit roundoff: good$/m);
    expect(out).toMatch(/^condition +3\.9e\+6 \(estimate, 1-norm\)$/m);
    expect(out).toMatch(/^time +\S+ ms, a first call, .+ Gflop\/s$/m);
  });

  it.each(['f64-cpu', 'mixed', 'f32'])('a general matrix is solved by LU, precision %s', async (precision) => {
    const found = await report(DATA.bfwa, ...CPU, '--precision', precision, '--condition');
    expect(found).toMatchObject({
      status: 0,
      method: 'lu',
      precision,
      ok: true,
      place: 'cpu',
      rhs: { file: null, columns: 1 },
    });
    expect(found.backwardError).toBeLessThan(precision === 'f32' ? 1e-6 : 1e-14);
    expect(found.forwardError).toBeLessThan(precision === 'f32' ? 1e-3 : 1e-11);
    expect(found.condition).toBeGreaterThan(500);
    expect(found.condition).toBeLessThan(5000);
    expect(found.gflops).toBeGreaterThan(0);
  });

  it('the condition is left out where it is not wanted, or would cost a factorization', async () => {
    expect(await report(DATA.bfwa, ...CPU, '--no-condition')).not.toHaveProperty('rcond');
    expect(await report(DATA.bfwa, ...CPU, '--precision', 'mixed')).not.toHaveProperty('rcond');
  });

  it('a symmetric matrix in a general file is tried by Cholesky; an indefinite one is solved by LU', async () => {
    const spd = put('spd.mtx', mtx([2, 1], [1, 2]));
    const indefinite = put('indefinite.mtx', mtx([1, 2], [2, 1]));
    expect(await report(spd, ...CPU)).toMatchObject({ method: 'cholesky', status: 0 });
    expect(await report(indefinite, ...CPU)).toMatchObject({ method: 'lu', status: 0 });
    expect(await report(spd, ...CPU, '--method', 'lu')).toMatchObject({ method: 'lu', routine: 'dgesv' });
    const refused = await basalt('solve', indefinite, ...CPU, '--method', 'cholesky');
    expect(refused).toMatchObject({ status: 2, out: '' });
    expect(refused.err).toBe(
      `basalt: ${indefinite}: the matrix is not positive definite: its leading minor of order 2 is not positive\n`,
    );
  });

  it.each(['mixed', 'f32', 'f64-cpu'])('repeats a call on fresh operands, precision %s', async (precision) => {
    const found = await report(put('spd2.mtx', mtx([4, 1], [1, 3])), ...CPU, '--precision', precision, '--repeat', '3');
    expect(found).toMatchObject({ method: 'cholesky', ok: true });
    expect(found.forwardError).toBeLessThan(1e-6);
  });

  it('where refinement fails, the system is solved in double and the reason told', async () => {
    const large = put('large.mtx', mtx([1e300, 1], [1, 1]));
    const { out, status } = await basalt('solve', large, ...CPU, '--precision', 'mixed', '--condition');
    expect(status).toBe(0);
    expect(unwrapped(out)).toMatch(
      /^iterations +none: a number does not fit into single precision, so it was solved in double$/m,
    );
  });

  it('says so if x has no digit to rely on', async () => {
    const { out, status } = await basalt(
      'solve',
      put('bad.mtx', mtx([1, 1], [1, 1 + 2 ** -52])),
      ...CPU,
      '--method',
      'lu',
    );
    expect(status).toBe(0);
    expect(unwrapped(out)).toMatch(
      /^condition +\S+ \(estimate\): singular to working precision, x may have no right digit$/m,
    );
  });

  it('an empty system has an empty solution', async () => {
    const empty = put('empty.mtx', '%%MatrixMarket matrix coordinate real general\n0 0 0\n');
    expect(await report(empty, ...CPU)).toMatchObject({ status: 0, ok: true, backwardError: 0 });
    expect((await basalt('solve', empty, ...CPU)).status).toBe(0);
  });

  gpuTest('on the GPU in single, and corrected to double', async () => {
    const gpu = ['--backend', 'gpu', '--condition'];
    const single = await report(DATA.bfwa, ...gpu, '--precision', 'f32');
    expect(single).toMatchObject({ status: 0, backend: 'gpu', place: 'gpu', ok: true });
    const mixed = await report(DATA.bfwa, ...gpu, '--precision', 'mixed');
    expect(mixed).toMatchObject({ status: 0, precision: 'mixed', place: 'gpu', ok: true });
    expect(mixed.iterations).toBeGreaterThan(0);
    expect(mixed.backwardError).toBeLessThan(1e-14);
  });
});

describe('files', () => {
  const A = put('A.mtx', mtx([2, 0, 0], [0, 4, 1], [0, 0, 8]));
  const B = put('B.mtx', mtx([2, 4], [5, 9], [8, 8]));
  const X = [1, 1, 1, 2, 2, 1];
  const entries = (text: string): number[] => [...parseMatrixMarket(text).toDense()];

  it('x goes to a file, and nothing else stays in its folder', async () => {
    const { status, out } = await basalt('solve', A, B, '-o', at('x.mtx'), ...CPU);
    expect(status).toBe(0);
    expect(out).toMatch(/^x +3 x 2, written to \S+x\.mtx$/m);
    expect(entries(readFileSync(at('x.mtx'), 'utf8'))).toEqual(X);
    expect(readdirSync(path.dirname(A)).filter((name) => name.includes('tmp'))).toEqual([]);
  });

  it("'-o -' writes x to standard output, and everything else to stderr", async () => {
    const text = await basalt('solve', A, B, '-o', '-', ...CPU);
    expect(entries(text.out)).toEqual(X);
    expect(text.err).toMatch(/^method +LU \(dgesv\)/m);
    const json = await basalt('solve', A, B, '-o', '-', ...CPU, '--json');
    expect(entries(json.out)).toEqual(X);
    expect(JSON.parse(json.err)).toMatchObject({ output: '-', ok: true });
  });

  it.each(['x.csv', 'x.tsv', 'x.npy', 'x.npz', 'x.mtx', 'x'])('-o %s has the format of its ending', async (name) => {
    expect((await basalt('solve', A, B, '-o', at(name), ...CPU)).status).toBe(0);
    const file = readFileSync(at(name));
    const start =
      { 'x.csv': '1,2\n', 'x.tsv': '1\t2\n', 'x.npy': '\x93NUMPY', 'x.npz': 'PK' }[name] ?? '%%MatrixMarket';
    expect(file.toString('latin1').slice(0, start.length)).toBe(start);
    const x = readArray(file);
    expect([0, 1, 2].map((i) => [x.get(i, 0), x.get(i, 1)])).toEqual([
      [1, 2],
      [1, 2],
      [1, 1],
    ]);
  });

  it('matrices in files of every format, and in archives behind a colon', async () => {
    const rows = [
      [2, 0, 0],
      [0, 4, 1],
      [0, 0, 8],
    ];
    const right = [2, 5, 8];
    const archive = put('data.npz', formatNpz({ A: rows, b: right }));
    for (const words of [
      [put('A.npy', formatNpy(rows)), put('b.csv', '2\n5\n8\n')],
      [put('A.csv', 'a,b,c\n2,0,0\n0,4,1\n0,0,8\n'), put('b.npy', formatNpy(right))],
      [put('A.tsv', '2\t0\t0\n0\t4\t1\n0\t0\t8\n'), `${archive}:b`],
      [`${archive}:A`, `${archive}:b`],
    ]) {
      const { status, out } = await basalt('solve', ...words, ...CPU, '--json');
      expect(status, words.join(' ')).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ x: [1, 1, 1], rhs: { columns: 1 } });
    }
  });

  it('x is printed: up to ten rows whole, of more the head and the tail', async () => {
    const two = await basalt('solve', A, B, ...CPU);
    expect(two.out).toMatch(/\nx {15}1 {2}2\n {16}1 {2}2\n {16}1 {2}1\n$/);
    const { out } = await basalt('solve', DATA.bfwa, ...CPU);
    expect(out).toMatch(/\nx {15}1\n( {16}1\n){4} {16}\.\.\.\n( {16}1\n){5}$/);
    const found = await basalt('solve', DATA.bfwa, ...CPU, '--json');
    const { x } = JSON.parse(found.out) as { x: number[] };
    expect(x).toHaveLength(62);
    for (const value of x) expect(value).toBeCloseTo(1, 10);
    expect(JSON.parse((await basalt('solve', A, B, ...CPU, '--json')).out)).toMatchObject({
      x: [
        [1, 2],
        [1, 2],
        [1, 1],
      ],
    });
    expect((await basalt('solve', A, B, ...CPU, '--json')).out).toContain('    [1, 2],\n');
  });

  it("'-' reads standard input", async () => {
    const { status, out } = await basaltIn({ stdin: mtx([2, 0], [0, 4]) }, 'solve', '-', ...CPU);
    expect(status).toBe(0);
    expect(out).toMatch(/^A +standard input: 2 x 2, 2 nonzeros \(50 %\)$/m);
    expect(await basalt('solve', '-', '-')).toMatchObject({ status: 64, out: '' });
  });

  /** What is wrong, the words, and the line on stderr behind 'basalt: '. */
  const wrong: Record<string, [words: readonly string[], line: string | RegExp]> = {
    'a file that is not there': [[at('none.mtx')], `${at('none.mtx')}: there is no such file`],
    'a folder': [[path.dirname(A)], `${path.dirname(A)}: it is a folder`],
    'no matrix': [[DATA.license], /LICENSE: line 3: .*basalt reads Matrix Market, CSV, TSV, NPY and NPZ files/],
    'another header': [[put('head.mtx', '%MatrixMarket\n')], /head\.mtx: line 1: bad header '%MatrixMarket': expected/],
    'a row out of range': [
      [put('row.mtx', '%%MatrixMarket matrix coordinate real general\n% text\n2 2 2\n1 1 1.0\n3 1 1.0\n')],
      `${at('row.mtx')}: line 5: row 3 is out of range 1..2`,
    ],
    'a file cut short': [
      [put('short.mtx', '%%MatrixMarket matrix array real general\n2 2\n1\n2\n3\n')],
      /short\.mtx: line \d: the file ends after 3 of 4 entries/,
    ],
    'control characters': [
      [put('control.mtx', '\x1b[31m%%MatrixMarket\x07\n')],
      /^basalt: \S+control\.mtx: line 1: column 1 is '\?\[31m%%MatrixMarket\?'/,
    ],
    'an empty file': [[put('nothing.mtx', '')], /nothing\.mtx: the file is empty/],
    'a malformed b': [[A, put('b.mtx', mtx([1], [2]).replace('2\n', 'two\n'))], /b\.mtx: line \d: /],
    'an array of three dimensions': [
      [put('stack.npy', formatNpy([[[1]]]))],
      `${at('stack.npy')}: the array has 3 dimensions (1 x 1 x 1), and a matrix has two`,
    ],
    'an archive of several arrays': [
      [put('two.npz', formatNpz({ A: [[1]], b: [1] }))],
      `${at('two.npz')}: the archive has 2 arrays, A, b: which one is not said`,
    ],
    'a compressed file': [
      [put('A.mtx.gz', gzipSync(mtx([1])))],
      /A\.mtx\.gz: this is a gzip file: gunzip unpacks it \(basalt reads/,
    ],
    'a complex matrix': [
      [put('complex.mtx', '%%MatrixMarket matrix array complex general\n1 1\n1 2\n')],
      `${at('complex.mtx')}: the matrix is complex, and only real ones are taken`,
    ],
    NaN: [
      [put('nan.mtx', '%%MatrixMarket matrix coordinate real general\n2 2 2\n1 1 1.0\n2 1 nan\n')],
      `${at('nan.mtx')}: the element in row 2 and column 1 is NaN`,
    ],
    'a matrix that is not square': [[DATA.tall], `${DATA.tall}: the matrix is 219 x 85, not square: lstsq takes it`],
    'another number of rows in b': [[A, put('two.mtx', mtx([1], [2]))], `${at('two.mtx')}: has 2 rows, and ${A} has 3`],
    'a singular matrix': [
      [DATA.singular],
      `${DATA.singular}: the matrix is singular: pivot 5 of its LU factorization is exactly zero`,
    ],
    'a number beyond single precision': [
      [put('huge.mtx', mtx([1e300])), '--precision', 'f32'],
      `${at('huge.mtx')}: 1e+300 is too large for single precision: leave out --precision f32`,
    ],
    'a matrix beyond memory': [
      [put('vast.mtx', '%%MatrixMarket matrix coordinate real general\n9999999 9999999 1\n1 1 1\n')],
      /vast\.mtx: 9999999 x 9999999 takes \d+\.\d GiB as a dense matrix, and there are/,
    ],
    'Cholesky of a matrix that is not symmetric': [[A, '--method', 'cholesky'], `${A}: the matrix is not symmetric`],
    'an output in no folder': [[A, '-o', at('no/x.mtx')], `${at('no/x.mtx')}: there is no such folder`],
    'an output that is a folder': [[A, '-o', path.dirname(A)], `${path.dirname(A)}: it is a folder`],
  };

  it.each(Object.entries(wrong))('%s: status 2, and one line', async (_, [words, line]) => {
    const { status, out, err } = await basalt('solve', ...words, ...CPU);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(/^basalt: [^\n]+\n$/);
    if (typeof line === 'string') expect(err).toBe(`basalt: ${line}\n`);
    else expect(err).toMatch(line);
    expect(existsSync(at('no'))).toBe(false);
  });

  it('with --json an error is an object too', async () => {
    const { status, out, err } = await basalt('solve', DATA.singular, ...CPU, '--json');
    expect(status).toBe(2);
    expect(JSON.parse(out)).toEqual({ error: err.trim().replace(/^basalt: /, ''), status: 2 });
  });

  it('where there is no such adapter the status is 70', async () => {
    const { status, out, err } = await basalt('solve', A, '--adapter', 'no adapter has this name', '--backend', 'gpu');
    expect([status, out]).toEqual([70, '']);
    expect(err).toMatch(/^basalt: [^\n]+\n$/);
  });
});

it('times and rates have three digits and no exponent', () => {
  expect(timeText(1e12, 1990.4, 1)).toBe('1.99 s, a first call, 502 Gflop/s');
  expect(timeText(1e10, 0.51234, 3)).toBe('0.512 ms, the quickest of 3 calls, 19500 Gflop/s');
  expect(timeText(1, 12, 1)).toBe('12 ms, a first call, below 0.01 Gflop/s');
});

it('lines of a matrix: ten digits, columns under each other, as many as fit', () => {
  expect(matrixLines(2, 2, [1, -1 / 3, 1e100, Number.NaN])).toEqual([
    '            1         1e+100',
    '-0.3333333333            NaN',
  ]);
  const wide = matrixLines(1, 40, new Float64Array(40).fill(1 / 3));
  expect(wide).toHaveLength(1);
  expect(wide[0]!.length).toBeLessThanOrEqual(64);
  expect(wide[0]).toMatch(/^0\.3333333333( {2}0\.3333333333)+ \.\.\.$/);
  expect(matrixLines(0, 1, [])).toEqual([]);
  const tall = matrixLines(
    12,
    1,
    Float64Array.from({ length: 12 }, (_, i) => i),
  );
  expect(tall.map((line) => line.trim())).toEqual(['0', '1', '2', '3', '4', '...', '7', '8', '9', '10', '11']);
});
