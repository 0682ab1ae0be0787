import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UnsupportedError } from '../../src/core/errors.ts';
import { formatMatrixMarket } from '../../src/linalg/files/formatMatrixMarket.ts';
import { MatrixMarketError, parseMatrixMarket } from '../../src/linalg/matrixMarket.ts';

import { expectRefusal, thrownBy } from '../lib/caught.ts';

const local = (name: string) => readFileSync(new URL(`../data/matrices/${name}`, import.meta.url), 'utf8');
const file = (...lines: string[]) => lines.join('\n') + '\n';
const dense = (...lines: string[]) => [...parseMatrixMarket(file(...lines)).toDense()];

function magnitudes(values: Float64Array): { amin: number; amax: number; nonzeros: number } {
  const nonzero = values.filter((v) => v !== 0).map(Math.abs);
  return {
    amin: nonzero.reduce((a, b) => Math.min(a, b)),
    amax: nonzero.reduce((a, b) => Math.max(a, b)),
    nonzeros: nonzero.length,
  };
}

describe('files of the collection', () => {
  it.each([
    { name: 'LFAT5', rows: 14, cols: 14, entries: 46, stored: 30, amin: 0.3044031007751938, amax: 12566400 },
    { name: 'jgl009', rows: 9, cols: 9, entries: 50, stored: 50, amin: 1, amax: 1 },
    { name: 'lp_afiro', rows: 27, cols: 51, entries: 102, stored: 102, amin: 0.107, amax: 2.429 },
  ])('$name has its published size, entries and range', ({ name, rows, cols, entries, stored, amin, amax }) => {
    const matrix = parseMatrixMarket(local(`${name}.mtx`));
    expect(matrix).toMatchObject({ rows, cols, entries, stored, complex: false, field: 'real' });
    expect(magnitudes(matrix.toDense())).toEqual({ amin, amax, nonzeros: entries });
  });

  it('LFAT5 comes out symmetric', () => {
    const a = parseMatrixMarket(local('LFAT5.mtx')).toDense();
    for (let j = 0; j < 14; j++) for (let i = 0; i < 14; i++) expect(a[i + j * 14]).toBe(a[j + i * 14]);
    expect(a[3]).toBe(-94.2528); // stored as (4,1)
    expect(a[3 * 14]).toBe(-94.2528);
  });

  it('agrees with the index of the larger collection, where it lies beside the checkout', (context) => {
    const folder = new URL('../../../shared/data/', import.meta.url);
    const index = new URL('matrices.json', folder);
    if (!existsSync(index)) context.skip('the larger matrix collection is not beside this checkout');
    type Row = { name: string; m: number; n: number; nnz: number; hdr: string; amin: number | null; amax: number };
    // The index writes infinite condition numbers as a bare Infinity, which is not JSON.
    const rows: Row[] = JSON.parse(readFileSync(index, 'utf8').replaceAll(/-?\b(Infinity|NaN)\b/g, 'null'));
    expect(rows.length).toBeGreaterThan(30);
    for (const row of rows) {
      const matrix = parseMatrixMarket(readFileSync(new URL(`matrices/${row.name}.mtx`, folder), 'utf8'));
      expect([row.name, matrix.rows, matrix.cols]).toEqual([row.name, row.m, row.n]);
      expect(`${matrix.format} ${matrix.field} ${matrix.symmetry}`).toBe(row.hdr);
      if (matrix.complex || typeof row.amin !== 'number') continue;
      const { amin, amax, nonzeros } = magnitudes(matrix.toDense());
      expect([row.name, amin, amax, nonzeros]).toEqual([row.name, row.amin, row.amax, row.nnz]);
    }
  });
});

describe('formats', () => {
  it('reads coordinates with comments, blank lines, any case and Windows line ends', () => {
    expect(
      dense(
        '%%matrixmarket MATRIX Coordinate REAL General\r',
        '% one',
        '',
        '%two',
        '2 3 3\r',
        '1 1 1.5\r',
        '',
        ' 2  3\t-2e-3 ',
        '1 2 1.5D+3',
      ),
    ).toEqual([1.5, 0, 1500, 0, 0, -0.002]);
  });

  it('adds duplicates', () => {
    expect(dense('%%MatrixMarket matrix coordinate integer general', '1 1 3', '1 1 2', '1 1 3', '1 1 -9')).toEqual([
      -4,
    ]);
  });

  it('reads patterns as ones', () => {
    expect(dense('%%MatrixMarket matrix coordinate pattern symmetric', '2 2 2', '1 1', '2 1')).toEqual([1, 1, 1, 0]);
  });

  it('mirrors either triangle', () => {
    const header = '%%MatrixMarket matrix coordinate real symmetric';
    expect(dense(header, '2 2 1', '2 1 7')).toEqual([0, 7, 7, 0]);
    expect(dense(header, '2 2 1', '1 2 7')).toEqual([0, 7, 7, 0]);
    expect(dense('%%MatrixMarket matrix coordinate real skew-symmetric', '2 2 2', '2 1 7', '1 1 0')).toEqual([
      0, 7, -7, 0,
    ]);
  });

  it('reads complex values interleaved, conjugating the mirror of a hermitian matrix', () => {
    const matrix = parseMatrixMarket(
      file('%%MatrixMarket matrix coordinate complex hermitian', '2 2 2', '1 1 3 0', '2 1 1 -2'),
    );
    expect(matrix.complex).toBe(true);
    expect([...matrix.toDense()]).toEqual([3, 0, 1, -2, 1, 2, 0, 0]);
    const complex = '%%MatrixMarket matrix coordinate complex';
    expect(dense(`${complex} symmetric`, '2 2 1', '2 1 1 -2')).toEqual([0, 0, 1, -2, 1, -2, 0, 0]);
    expect(dense(`${complex} skew-symmetric`, '2 2 1', '2 1 1 -2')).toEqual([0, 0, 1, -2, -1, 2, 0, 0]);
    expect(dense(`${complex} general`, '1 2 1', '1 2 4 5')).toEqual([0, 0, 4, 5]);
  });

  it('reads arrays by column, symmetric ones from the diagonal down', () => {
    expect(dense('%%MatrixMarket matrix array real general', '2 2', '1', '2', '3', '4')).toEqual([1, 2, 3, 4]);
    expect(dense('%%MatrixMarket matrix array real symmetric', '2 2', '1', '2', '3')).toEqual([1, 2, 2, 3]);
    expect(dense('%%MatrixMarket matrix array real skew-symmetric', '3 3', '1', '2', '3')).toEqual([
      0, 1, 2, -1, 0, 3, -2, -3, 0,
    ]);
  });

  it('reads empty matrices and non-finite values', () => {
    expect(dense('%%MatrixMarket matrix coordinate real general', '0 5 0')).toEqual([]);
    expect(dense('%%MatrixMarket matrix array real general', '3 1', 'nan', '-Inf', 'infinity')).toEqual([
      Number.NaN,
      -Infinity,
      Infinity,
    ]);
  });

  it('rounds to single precision on request', () => {
    const matrix = parseMatrixMarket(file('%%MatrixMarket matrix array real general', '1 1', '0.1'));
    expect(matrix.toDense('s')).toEqual(new Float32Array([0.1]));
    expect(matrix.toDense('d')).toEqual(new Float64Array([0.1]));
  });

  it('takes an announced count for impossible from one beyond the characters of the text on, before it allocates', () => {
    // The count has five digits in either file.
    const announcing = (count: number): string => {
      const head = file('%%MatrixMarket matrix coordinate real general', `100000 100000 ${count}`);
      return `${head}1 1 1\n${' '.repeat(20000 - head.length - 6)}`;
    };
    expect(announcing(20000).length).toBe(20000);
    expect(() => parseMatrixMarket(announcing(20000))).toThrow(/ends after 1 of 20000/);
    expect(() => parseMatrixMarket(announcing(20001))).toThrow(/20001 entries are announced, more than the text can/);
  });

  it('reads 100000 entries in well under a second', () => {
    const lines = ['%%MatrixMarket matrix coordinate real general', '1000 1000 100000'];
    for (let e = 0; e < 100000; e++) lines.push(`${(e % 1000) + 1} ${Math.floor(e / 1000) + 1} ${e * 1.25e-3}`);
    const text = file(...lines);
    // Of the processor: what else the machine does costs none of it.
    const start = process.cpuUsage();
    const matrix = parseMatrixMarket(text);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(1000);
    expect(matrix.toDense()[99999]).toBe(99999 * 1.25e-3);
  });
});

describe('errors', () => {
  const real = '%%MatrixMarket matrix coordinate real general';
  it.each<[string, number, RegExp, string[]]>([
    ['empty text', 1, /bad header/, ['']],
    ['not the banner', 1, /bad header/, ['2 2 1']],
    ['a vector object', 1, /bad header/, ['%%MatrixMarket vector array real general']],
    ['unknown format', 1, /coordinate or array/, ['%%MatrixMarket matrix sparse real general']],
    ['unknown field', 1, /real, integer, complex, pattern/, ['%%MatrixMarket matrix array double general']],
    ['unknown symmetry', 1, /skew-symmetric/, ['%%MatrixMarket matrix array real lower']],
    ['array pattern', 1, /pattern/, ['%%MatrixMarket matrix array pattern general']],
    ['skew pattern', 1, /signs/, ['%%MatrixMarket matrix coordinate pattern skew-symmetric']],
    ['real hermitian', 1, /complex/, ['%%MatrixMarket matrix array real hermitian']],
    ['no size line', 2, /size line/, [real, '% only a comment']],
    ['short size line', 2, /number of entries is missing/, [real, '2 2']],
    ['long size line', 2, /unexpected '9'/, [real, '2 2 1 9']],
    ['negative size', 2, /out of range/, [real, '-2 2 1']],
    ['fractional size', 2, /not an integer/, [real, '2.5 2 1']],
    ['symmetric but not square', 2, /square/, ['%%MatrixMarket matrix array real symmetric', '2 3']],
    ['impossible count', 2, /more than the text can hold/, [real, '9 9 1000000000000']],
    ['too few entries', 3, /ends after 1 of 2/, [real, '2 2 2', '1 1 1']],
    ['too many entries', 5, /more than the announced 1/, [real, '2 2 1', '1 1 1', '% note', '2 2 1']],
    ['row 0', 3, /row 0 is out of range 1..2/, [real, '2 2 1', '0 1 1']],
    ['column too large', 5, /column 3 is out of range 1..2/, [real, '2 2 1', '% c', '', '1 3 1']],
    ['word for a value', 3, /value 'x' is not a number/, [real, '2 2 1', '1 1 x']],
    ['hexadecimal value', 3, /'0x10' is not a number/, [real, '2 2 1', '1 1 0x10']],
    ['missing value', 3, /value is missing/, [real, '2 2 1', '1 1']],
    ['two values', 3, /unexpected '5'/, [real, '2 2 1', '1 1 4 5']],
    [
      'fraction in an integer file',
      3,
      /1.5 is not an integer/,
      ['%%MatrixMarket matrix array integer general', '1 1', '1.5'],
    ],
    [
      'skew diagonal',
      3,
      /zero on the diagonal/,
      ['%%MatrixMarket matrix coordinate real skew-symmetric', '2 2 1', '1 1 2'],
    ],
    [
      'complex hermitian diagonal',
      3,
      /imaginary part/,
      ['%%MatrixMarket matrix array complex hermitian', '1 1', '2 3'],
    ],
  ])('%s is reported at its line', (_case, line, problem, lines) => {
    const act = () => parseMatrixMarket(file(...lines));
    expect(act).toThrow(MatrixMarketError);
    expect(act).toThrow(problem);
    expect(act).toThrow(new RegExp(`^line ${line}: `));
    expect(act).toThrow(expect.objectContaining({ line }));
  });
});

describe('writer', () => {
  it('keeps every double and the comment', () => {
    const data = new Float64Array([1 / 3, -0, 5e-324, Math.PI, 1.7976931348623157e308, -1e-7]);
    const text = formatMatrixMarket(3, 2, data, { comment: 'first\nsecond' });
    expect(text.split('\n').slice(0, 4)).toEqual([
      '%%MatrixMarket matrix array real general',
      '% first',
      '% second',
      '3 2',
    ]);
    expect([...parseMatrixMarket(text).toDense()].map((v) => v + 0)).toEqual([...data].map((v) => v + 0));
  });

  it('skips padding rows', () => {
    const text = formatMatrixMarket(1, 2, new Float32Array([1, 9, 2]), { ld: 2 });
    expect([...parseMatrixMarket(text).toDense()]).toEqual([1, 2]);
    expectRefusal(
      thrownBy(() => formatMatrixMarket(2, 2, new Float64Array(3))),
      { routine: 'formatMatrixMarket', argument: 'data', position: 3 },
      /4 elements/,
    );
  });
});

describe('calls that are wrong', () => {
  const data = new Float64Array(4);
  const format = formatMatrixMarket as (...args: unknown[]) => string;

  it.each<[string, unknown[]]>([
    ['rows', [Number.NaN, 2, data]],
    ['rows', [-1, 2, data]],
    ['cols', [2, 1.5, data]],
    ['cols', [2, '2', data]],
    ['data', [2, 2, null]],
    ['data', [2, 2, [1, 2, 3, 4]]],
    ['data', [2, 2, new Int32Array(4)]],
    ['options', [2, 2, data, null]],
    ['ld', [2, 2, data, { ld: 1 }]],
    ['ld', [2, 2, data, { ld: Number.NaN }]],
    ['comment', [2, 2, data, { comment: 5 }]],
  ])('formatMatrixMarket refuses %s', (argument, args) => {
    expectRefusal(
      thrownBy(() => format(...args)),
      { routine: 'formatMatrixMarket', argument },
    );
  });

  it('an empty matrix needs no data', () => {
    expect(formatMatrixMarket(0, 3, new Float64Array(0))).toMatch(/\n0 3\n$/);
    expect(formatMatrixMarket(3, 0, new Float64Array(0))).toMatch(/\n3 0\n$/);
  });

  it('what is no text is refused', () => {
    for (const text of [null, undefined, 5, new Uint8Array(4)])
      expectRefusal(
        thrownBy(() => parseMatrixMarket(text as unknown as string)),
        { routine: 'parseMatrixMarket', argument: 'text', position: 1 },
      );
  });

  it('a matrix that is too large to be dense says so', () => {
    const file = parseMatrixMarket('%%MatrixMarket matrix coordinate real general\n2000000 2000000 1\n1 1 4\n');
    expect(file.entries).toBe(1);
    for (const prec of ['s', 'd'] as const) {
      const error = thrownBy(() => file.toDense(prec as 'd'));
      expect(error).toBeInstanceOf(UnsupportedError);
      expect((error as Error).message).toMatch(/2000000 x 2000000 takes \d\.?\d*e\+4 GiB/);
    }
    expectRefusal(
      thrownBy(() => file.toDense('f' as 'd')),
      { routine: 'toDense', argument: 'prec' },
    );
  });
});
