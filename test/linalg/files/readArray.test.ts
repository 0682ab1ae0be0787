import { gzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FileFormatError, formatNpz, readArray, solve } from '../../../src/linalg/index.ts';
import { numpyFile, ROWS, rowsOf } from './numpyFiles.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (c) => c.charCodeAt(0));

describe('readArray knows a file by its content', () => {
  const MTX = '%%MatrixMarket matrix coordinate real symmetric\n2 2 2\n1 1 2\n2 1 1\n';

  it.each([
    ['npy', numpyFile('float64.npy')],
    ['npz of one array', formatNpz({ A: ROWS })],
    ['csv', numpyFile('savetxt.csv')],
    ['columns', numpyFile('savetxt.txt')],
    ['text', numpyFile('savetxt.csv').toString()],
    ['UTF-16, as spreadsheets export it', Buffer.from('\ufeff1.5\t-2\t3\r\n4\t5.25\t-6\r\n', 'utf16le')],
    ['Latin-1 in a header', Buffer.from('# \xe9\n1.5,-2,3\n4,5.25,-6\n', 'latin1')],
    ['an ArrayBuffer', Uint8Array.from(numpyFile('float64.npy')).buffer],
  ])('%s', (_, file) => {
    expect(rowsOf(readArray(file, { name: 'misleading.png' }))).toEqual(ROWS);
  });

  it('Matrix Market, and what verbs make of it', async () => {
    const A = readArray(MTX);
    expect(rowsOf(A)).toEqual([
      [2, 1],
      [1, 0],
    ]);
    expect(rowsOf(readArray(bytes(MTX)))).toEqual([
      [2, 1],
      [1, 0],
    ]);
    const x = await solve(A, [4, 1]);
    expect([x.get(0), x.get(1)]).toEqual([1, 2]);
  });

  it('options of tables, and the array of an archive', () => {
    expect(rowsOf(readArray('a;b\n1,5;x', { decimal: ',', columns: ['a'] }))).toEqual([[1.5]]);
    const file = numpyFile('stored.npz');
    expect([...readArray(file, { array: 'b' }).data]).toEqual([2, 4]);
    expect(() => readArray(file, { name: 's.npz' })).toThrow(
      's.npz: the archive has 2 arrays, A, b: which one is not said',
    );
    expect(() => readArray(file, { array: 'c' })).toThrow("no array 'c'; it has A, b");
  });
});

describe('files of other kinds are named', () => {
  it.each([
    ['a PNG image', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
    ['a JPEG image', bytes('\xff\xd8\xff\xe0\0\x10JFIF')],
    ['a gzip file: gunzip unpacks it', gzipSync(bytes('1,2\n'))],
    ['an HDF5 file', bytes('\x89HDF\r\n\x1a\n\0')],
    ['a MATLAB file: ', numpyFile('matlab.mat')],
    ['a MATLAB file of version 7.3', bytes('MATLAB 7.3 MAT-file, Platform: GLNXA64')],
    ['an Excel workbook (xlsx): save it as CSV', zipSync({ 'xl/workbook.xml': bytes('<x/>') })],
    ['a PyTorch file', zipSync({ 'archive/data.pkl': bytes('x') })],
    ['a zip archive without NPY files', zipSync({ 'a.txt': bytes('x') })],
    ['a PDF document', bytes('%PDF-1.7\n')],
    ['a Python pickle', bytes('\x80\x04\x95\0')],
    ['an HTML page', bytes('<!DOCTYPE html>\n<html>')],
    ['JSON', bytes('[[1, 2], [3, 4]]')],
    [
      'a Harwell-Boeing file',
      bytes('title                key\n 10 1 1 1 0\nRUA            5      5     13      0\n(6I3)\n'),
    ],
    ['a binary file of a kind that is not known', bytes('\x01\x02\x03\0')],
  ])('%s', (what, file) => {
    const read = (): unknown => readArray(file, { name: 'A.csv' });
    expect(read).toThrow(`A.csv: this is ${what}`);
    expect(read).toThrow('(basalt reads Matrix Market, CSV, TSV, NPY and NPZ files)');
    expect(read).toThrow(FileFormatError);
  });

  it('text that is no table says so, with its line', () => {
    const read = (): unknown => readArray('MIT License\n\nCopyright (c) 2026\n', { name: 'LICENSE' });
    expect(read).toThrow(/^LICENSE: line 3: .* \(read as a table of numbers; basalt reads Matrix Market, CSV/);
    expect(read).toThrow(expect.objectContaining({ line: 3 }));
  });

  it('errors of Matrix Market files', () => {
    const read = (): unknown => readArray('%%MatrixMarket matrix array real general\n1 1\nx\n', { name: 'A.mtx' });
    expect(read).toThrow("A.mtx: line 3: value 'x' is not a number");
    expect(read).toThrow(expect.objectContaining({ name: 'FileFormatError', line: 3 }));
    expect(() => readArray('%%MatrixMarket matrix array complex general\n1 1\n1 2\n')).toThrow(
      'the matrix is complex, and a real one is wanted: readComplexArray reads it',
    );
  });

  it('nothing, and wrong arguments', () => {
    expect(() => readArray(new Uint8Array(0))).toThrow('the file is empty');
    expect(() => readArray(' \n')).toThrow('the file is empty');
    expect(() => readArray(null as unknown as string)).toThrow('readArray: argument 1 (bytes) is null');
    expect(() => readArray('1', { name: 3 as unknown as string })).toThrow(/argument 2 \(name\)/);
    expect(() => readArray('1', { file: 'A' } as object)).toThrow('the options are name, array, delimiter');
  });
});
