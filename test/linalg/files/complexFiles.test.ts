// Complex numbers in files: NumPy's own, those of Matrix Market, and both written and read again.
import { describe, expect, it } from 'vitest';
import { parseMatrixFile } from '../../../src/linalg/files/matrixFile.ts';
import {
  ComplexArray,
  complex,
  FileFormatError,
  formatMatrixMarket,
  formatNpy,
  formatNpz,
  matmul,
  parseMatrixMarket,
  parseNpz,
  readComplexArray,
} from '../../../src/linalg/index.ts';
import { expectRefusal, thrownBy } from '../../lib/caught.ts';
import { numpyFile, ROWS } from './numpyFiles.ts';

const IMAGINARY = [
  [1, -2, 0.5],
  [-1, 0, 7],
];
const FILES = [
  ['complex64.npy', Float32Array, [3, 1]],
  ['complexfortran.npy', Float64Array, [1, 2]],
  ['complexbigendian.npy', Float64Array, [3, 1]],
] as const;

/** [re, im] of each element, by its indices. */
const pairsOf = (A: ComplexArray): number[][][] =>
  Array.from({ length: A.shape[0]! }, (_, i) =>
    Array.from({ length: A.shape[1]! }, (__, j) => Object.values(A.get(i, j))),
  );
const WANTED = ROWS.map((row, i) => row.map((re, j) => [re, IMAGINARY[i]![j]!]));

describe('files of NumPy', () => {
  it.each(FILES)('%s', (name, type, stride) => {
    const A = readComplexArray(numpyFile(name));
    expect(A.data).toBeInstanceOf(type);
    expect(A.stride).toEqual(stride);
    expect(pairsOf(A)).toEqual(WANTED);
  });

  it('an archive of both kinds', () => {
    const file = numpyFile('complex.npz');
    expect(pairsOf(readComplexArray(file, { array: 'A' }))).toEqual(WANTED);
    expect(readComplexArray(file, { array: 'b' }).get(1)).toEqual({ re: 2, im: 0 });
    expect(parseNpz(file, { only: ['b'] }).b!.get(1)).toBe(2);
    expect(() => parseNpz(file)).toThrow("array 'A': its elements are complex numbers (dtype '<c16')");
    expect(() => readComplexArray(file, { name: 'x.npz' })).toThrow('x.npz: the archive has 2 arrays, A, b');
  });

  it('real ones, of each type, get imaginary parts of zero', () => {
    const singles = readComplexArray(numpyFile('float32.npy'));
    expect(singles.data).toBeInstanceOf(Float32Array);
    expect(pairsOf(singles)).toEqual(ROWS.map((row) => row.map((re) => [re, 0])));
    for (const name of ['fortran.npy', 'savetxt.csv'])
      expect(pairsOf(readComplexArray(numpyFile(name)))).toEqual(ROWS.map((row) => row.map((re) => [re, 0])));
  });

  it('as matrices of programs, by columns', () => {
    const { rows, cols, complex, toDense } = parseMatrixFile(numpyFile('complexbigendian.npy'));
    expect([rows, cols, complex]).toEqual([2, 3, true]);
    expect([...toDense()]).toEqual([1.5, 1, 4, -1, -2, -2, 5.25, 0, 3, 0.5, -6, 7]);
  });

  it('bytes as NumPy writes them', () => {
    const A = complex(new Float64Array(ROWS.flat()), new Float64Array(IMAGINARY.flat()));
    const view = new ComplexArray(A.data, [2, 3]);
    expect(Buffer.from(formatNpy(view, { fortranOrder: true }))).toEqual(numpyFile('complexfortran.npy'));
    expect(Buffer.from(formatNpy(new ComplexArray(Float32Array.from(A.data), [2, 3])))).toEqual(
      numpyFile('complex64.npy'),
    );
    // Of a transpose the strides do not count.
    expect(pairsOf(readComplexArray(formatNpy(view.T)).T)).toEqual(WANTED);
    expect(pairsOf(readComplexArray(formatNpz({ A: view, x: [1, 2] }), { array: 'A' }))).toEqual(WANTED);
  });

  it('real arrays in the order of Fortran', () => {
    expect(Buffer.from(formatNpy(ROWS, { fortranOrder: true }))).toEqual(numpyFile('fortran.npy'));
  });

  it('what is refused', () => {
    expect(() => readComplexArray(numpyFile('strings.npy'))).toThrow(FileFormatError);
    const broken = Buffer.from(numpyFile('complex64.npy').toString('latin1').replace("'<c8'", "'<c9'"), 'latin1');
    expect(() => readComplexArray(broken)).toThrow("complex numbers of 72 bits (dtype '<c9')");
    expectRefusal(
      thrownBy(() => readComplexArray(3 as never)),
      { routine: 'readComplexArray', argument: 'bytes' },
    );
    expectRefusal(
      thrownBy(() => formatNpy([1], { fortranOrder: 1 } as never)),
      { argument: 'fortranOrder' },
    );
  });
});

describe('Matrix Market', () => {
  const SYMMETRIES = ['general', 'symmetric', 'skew-symmetric', 'hermitian'] as const;
  /** (1 + 2i, 0; 3 - i, 0.1) and its like by each symmetry, by columns. */
  const DATA = {
    general: [1, 2, 3, -1, 0, 0, 0.1, 1 / 3],
    symmetric: [1, 2, 3, -1, 3, -1, 0.1, 1 / 3],
    'skew-symmetric': [0, 0, 3, -1, -3, 1, 0, 0],
    hermitian: [1, 0, 3, -1, 3, 1, 0.1, 0],
  };

  it.each(SYMMETRIES)('%s, in both formats, comes back as it was', (symmetry) => {
    const data = Float64Array.from(DATA[symmetry]);
    for (const format of ['array', 'coordinate'] as const) {
      const text = formatMatrixMarket(2, 2, data, { complex: true, symmetry, format, comment: 'of a test' });
      expect(text).toContain(`%%MatrixMarket matrix ${format} complex ${symmetry}\n% of a test\n2 2`);
      const file = parseMatrixMarket(text);
      expect(file).toMatchObject({ format, symmetry, complex: true });
      expect([...file.toDense()].map((x) => x + 0)).toEqual([...data]);
      const stored = { array: { general: 4, 'skew-symmetric': 1 }, coordinate: { general: 3, 'skew-symmetric': 1 } };
      expect(file.stored).toBe((stored[format] as Record<string, number>)[symmetry] ?? 3);
      expect(readComplexArray(text).get(1, 0)).toEqual({ re: 3, im: -1 });
    }
  });

  it('real ones too, and what lies between columns is left out', () => {
    const data = Float64Array.of(1, 2, 9, -2, 0, 9);
    const text = formatMatrixMarket(2, 2, data, { ld: 3, format: 'coordinate' });
    expect(text.split('\n').slice(1, 3)).toEqual(['2 2 3', '1 1 1.0000000000000000e+0']);
    expect([...parseMatrixMarket(text).toDense()]).toEqual([1, 2, -2, 0]);
    const pairs = Float32Array.of(1, 2, 9, 9, 3, 4, 9, 9);
    const file = parseMatrixMarket(formatMatrixMarket(1, 2, pairs, { ld: 2, complex: true }));
    expect([...file.toDense()]).toEqual([1, 2, 3, 4]);
    const skew = formatMatrixMarket(2, 2, Float64Array.of(0, 2, -2, 0), { symmetry: 'skew-symmetric' });
    expect([...parseMatrixMarket(skew).toDense()]).toEqual([0, 2, -2, 0]);
  });

  it.each([
    ['data', [1, 2, 3, -1, 3, -1, 0.1, 0], { complex: true, symmetry: 'hermitian' }],
    ['data', [1, 0, 3, -1, 3, -1, 0.1, 0], { complex: true, symmetry: 'hermitian' }],
    ['data', [1, 0, 3, -1, -3, 1, 0, 0], { complex: true, symmetry: 'skew-symmetric' }],
    ['data', [1, 0, 3, -1, -3, 1, 0, 0], { complex: true, symmetry: 'symmetric' }],
    ['data', [Number.NaN, 0, 0, 0], { symmetry: 'skew-symmetric' }],
    ['data', [1, 2, 3, 4], { complex: true }],
    ['symmetry', [1, 2, 2, 4], { symmetry: 'hermitian' }],
    ['symmetry', [1, 2, 2, 4], { symmetry: 'none' }],
    ['format', [1, 2, 2, 4], { format: 'dense' }],
    ['complex', [1, 2, 2, 4], { complex: 1 }],
  ])('%s is refused: %j %j', (argument, data, options) => {
    const act = (): unknown => formatMatrixMarket(2, 2, Float64Array.from(data), options as never);
    expectRefusal(thrownBy(act), { routine: 'formatMatrixMarket', argument });
  });

  it('a symmetry of what is not square is refused; what is no number may be symmetric', () => {
    const act = (): unknown => formatMatrixMarket(2, 1, Float64Array.of(1, 2), { symmetry: 'symmetric' });
    expectRefusal(thrownBy(act), { argument: 'symmetry' });
    const text = formatMatrixMarket(2, 2, Float64Array.of(1, Number.NaN, Number.NaN, 1), { symmetry: 'symmetric' });
    expect(parseMatrixMarket(text).toDense()[1]).toBeNaN();
  });

  it('verbs take what is read', async () => {
    const A = readComplexArray(formatMatrixMarket(2, 2, Float64Array.from(DATA.hermitian), { complex: true }));
    expect((await matmul(A, [1, 1])).get(0)).toEqual({ re: 4, im: 1 });
  });
});
