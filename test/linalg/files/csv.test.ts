import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatCsv, parseCsv } from '../../../src/linalg/index.ts';
import { numpyFile, ROWS, rowsOf } from './numpyFiles.ts';

const table = (name: string): string => readFileSync(new URL(`../../data/nist/${name}`, import.meta.url), 'utf8');
const rows = (...[text, options]: Parameters<typeof parseCsv>): number[][] => rowsOf(parseCsv(text, options));

describe('parseCsv', () => {
  it('reads what NumPy writes, with and without a delimiter', () => {
    expect(rows(numpyFile('savetxt.csv').toString())).toEqual(ROWS);
    expect(rows(numpyFile('savetxt.txt').toString())).toEqual(ROWS);
  });

  it('finds the delimiter and the header', () => {
    const expected = [
      [1, 2],
      [3, 4],
    ];
    for (const text of [
      '1,2\n3,4',
      '1\t2\r\n3\t4\r\n',
      'x;y\n1;2\n3;4\n',
      '# text\n\n  1   2\n3 \t4\n\n',
      '"a,b",y\n"1",2\n3,4',
      '\ufeff1,2\r3,4',
    ])
      expect(rows(text), JSON.stringify(text)).toEqual(expected);
    expect(rows('1\n2\n')).toEqual([[1], [2]]);
    expect(rows('1,2\n3,4', { header: true })).toEqual([[3, 4]]);
    expect(rows('1 2;3', { delimiter: ';', columns: [1] })).toEqual([[3]]);
  });

  it('numbers in all their spellings', () => {
    const text = ' 1.5e3 ,+.5,-2.,1D-3,nan,-inf,Infinity,"7"';
    expect(rows(text)[0]).toEqual([1500, 0.5, -2, 0.001, Number.NaN, -Infinity, Infinity, 7]);
    expect(rows('1,5;-2,25', { decimal: ',' })).toEqual([[1.5, -2.25]]);
  });

  it('columns and missing fields of tables of real data', () => {
    const grunfeld = parseCsv(table('grunfeld.csv'), { columns: ['invest', 'value', 2] });
    expect(grunfeld.shape).toEqual([220, 3]);
    expect(rowsOf(grunfeld)[0]).toEqual([317.6, 3078.5, 2.8]);
    expect(() => parseCsv(table('grunfeld.csv'))).toThrow(
      "line 2: column 4 ('firm') is 'General Motors', not a number",
    );
    expect(parseCsv(table('macrodata.csv')).shape[1]).toBe(14);
    expect(rows('1,,NA\n2,3,4', { missing: -1 })).toEqual([
      [1, -1, -1],
      [2, 3, 4],
    ]);
  });

  it.each([
    ['1,2\n3', {}, 'line 2: has 1 field, and line 1 has 2'],
    ['# a\n\n1,2\n3,x', {}, "line 4: column 2 is 'x', not a number"],
    ['1,2,x\n', {}, "line 1: column 3 is 'x', not a number"],
    ['1,2\n3,', {}, 'line 2: column 2 is empty: missing: NaN would read it so'],
    ['1;2,5', {}, "line 1: column 2 is '2,5', not a number: decimal: ',' would read it"],
    ['1,0x10', {}, "line 1: column 2 is '0x10', not a number"],
    ['x,y\n', {}, "line 1: column 1 is 'x', not a number"],
    ['1,"2\n3,4', {}, 'line 1: quoted field unterminated'],
    ['"a\nb",c\n1,2\nz,4', {}, "line 4: column 1 ('a\nb') is 'z', not a number"],
    [' \n#\n', {}, 'there are no numbers in it'],
    ['x,y\n1,2', { columns: ['z'] }, 'the columns are 0 to 1, or x, y'],
    ['1,2', { columns: ['x'] }, 'the columns are 0 to 1: there is no header'],
    ['1,2', { columns: [2] }, 'the columns are 0 to 1'],
    ['1,2', { columns: [] }, 'must be a list of names or numbers'],
    ['1,2', { delimiter: '|' as ',' }, 'argument 2 (delimiter) is "|"'],
    ['1,2', { missing: 'x' as unknown as number }, 'must be a number, such as NaN'],
    ['1,2', { skip: 1 } as object, 'the options are delimiter, header, columns, missing, decimal'],
    [null as unknown as string, {}, 'parseCsv: argument 1 (text) is null'],
  ])('%j %j', (text, options, message) => {
    expect(() => parseCsv(text, options)).toThrow(message);
  });

  it('the error has the line', () => {
    expect(() => parseCsv('1\nx')).toThrow(expect.objectContaining({ name: 'FileFormatError', line: 2 }));
  });
});

describe('formatCsv', () => {
  it('loses no digit, of doubles and of singles', () => {
    const values = [0.1, 1 / 3, 2 ** 0.5 * 1e300, 5e-324, -0, 123456789012345680000, Number.NaN, Infinity, -Infinity];
    expect([...parseCsv(formatCsv(values)).data]).toEqual(values);
    const singles = Float32Array.from([0.1, 1 / 3, 1e-45, 3.4e38, 16777217]);
    expect(formatCsv(singles)).toContain('0.100000001\n');
    expect(Float32Array.from(parseCsv(formatCsv(singles)).data)).toEqual(singles);
  });

  it('headers and delimiters', () => {
    expect(
      formatCsv(
        [
          [1, 2],
          [3, Infinity],
        ],
        { header: ['a', 'b,c'] },
      ),
    ).toBe('a,"b,c"\n1,2\n3,inf\n');
    expect(formatCsv([[1, 2]], { delimiter: '\t' })).toBe('1\t2\n');
    expect(rows(formatCsv([[1, 2]], { header: ['a', '# "b"'] }))).toEqual([[1, 2]]);
  });

  it('names what is wrong', () => {
    expect(() => formatCsv([[[1]]])).toThrow('must have one or two dimensions');
    expect(() => formatCsv([[1]], { header: ['a', 'b'] })).toThrow('must be 1 names');
    expect(() => formatCsv([[1]], { delimiter: '|' as ',' })).toThrow(/delimiter/);
    expect(() => formatCsv([[1]], { digits: 3 } as object)).toThrow('the options are delimiter, header');
  });
});
