import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { formatNpy, matmul, parseNpy } from '../../../src/linalg/index.ts';
import { numpyFile, ROWS, rowsOf } from './numpyFiles.ts';

describe('files of NumPy', () => {
  it.each([
    ['float64.npy', Float64Array],
    ['float32.npy', Float32Array],
    ['float16.npy', Float32Array],
    ['fortran.npy', Float64Array],
    ['bigendian.npy', Float64Array],
    ['version2.npy', Float64Array],
    ['version3.npy', Float64Array],
  ])('%s', (name, type) => {
    const A = parseNpy(numpyFile(name));
    expect(A.shape).toEqual([2, 3]);
    expect(A.data).toBeInstanceOf(type);
    expect(rowsOf(A)).toEqual(ROWS);
  });

  it('integers and booleans', () => {
    expect(parseNpy(numpyFile('int64.npy')).data).toEqual(Float64Array.of(-3, -2, -1, 0, 1, 2));
    expect(parseNpy(numpyFile('uint16.npy')).data).toEqual(Uint16Array.of(0, 65535));
    expect(parseNpy(numpyFile('bool.npy')).data).toEqual(Uint8Array.of(1, 0, 0, 1));
  });

  it('no dimensions, empty ones, and three', () => {
    const scalar = parseNpy(numpyFile('scalar.npy'));
    expect([scalar.shape, scalar.get()]).toEqual([[], 2.5]);
    expect(parseNpy(numpyFile('empty.npy')).shape).toEqual([0, 3]);
    const stack = parseNpy(numpyFile('stack.npy'));
    expect([stack.shape, stack.get(1, 2, 3), stack.get(0, 1, 0)]).toEqual([[2, 3, 4], 23, 4]);
  });

  it('an array in the order of Fortran keeps it, and verbs read it', async () => {
    const A = parseNpy(numpyFile('fortran.npy'));
    expect(A.stride).toEqual([1, 2]);
    expect([...A.data]).toEqual([1.5, 4, -2, 5.25, 3, -6]);
    const x = await matmul(A, [1, 1, 1]);
    expect([x.get(0), x.get(1)]).toEqual([2.5, 3.25]);
  });

  it.each([
    [
      'complex.npy',
      "its elements are complex numbers (dtype '<c16'), and real ones are wanted: readComplexArray reads it",
    ],
    ['records.npy', 'its elements are records (a structured dtype)'],
    ['strings.npy', "its elements are strings (dtype '<U2')"],
    ['objects.npy', "its elements are Python objects (dtype '|O')"],
    ['toolarge.npy', 'its element 0 is 9007199254740993, an integer that a double cannot hold'],
    ['savetxt.csv', 'this is no NPY file'],
  ])('%s is refused', (name, message) => {
    expect(() => parseNpy(numpyFile(name))).toThrow(message);
    expect(() => parseNpy(numpyFile(name))).toThrow(expect.objectContaining({ name: 'FileFormatError' }));
  });
});

describe('damaged files', () => {
  const whole = numpyFile('float64.npy');

  it('end at any byte: an error every time', () => {
    for (let length = 0; length < whole.length; length++)
      expect(() => parseNpy(whole.subarray(0, length)), `${length} bytes`).toThrow(/ends|no NPY/);
    expect(() => parseNpy(Buffer.concat([whole, Buffer.alloc(8)]))).toThrow('8 bytes follow the array');
  });

  it('have headers that say nothing sensible', () => {
    const edited = (from: string, to: string) => Buffer.from(whole.toString('latin1').replace(from, to), 'latin1');
    expect(() => parseNpy(edited('(2, 3)', '(9, 9)'))).toThrow('the file ends after 48 of 648 bytes of shape (9, 9)');
    expect(() => parseNpy(edited('(2, 3), }      ', '(99999999999999999999), }').subarray(0, 176))).toThrow(
      /shape|ends/,
    );
    expect(() => parseNpy(edited("'shape'", "'shade'"))).toThrow('its NPY header has no shape');
    expect(() => parseNpy(edited('fortran_order', 'fortran_odder'))).toThrow('no fortran_order');
    expect(() => parseNpy(edited("'descr'", "'desks'"))).toThrow('no descr');
    expect(() => parseNpy(edited("'<f8'", "'<q8'"))).toThrow("of an unknown type (dtype '<q8')");
    expect(() => parseNpy(edited('\x01\x00', '\x09\x00'))).toThrow('its NPY version is 9');
  });

  it('a wrong argument', () => {
    for (const wrong of [null, undefined, 'A.npy', 3, [1]])
      expect(() => parseNpy(wrong as unknown as Uint8Array)).toThrow(/parseNpy: argument 1 \(bytes\)/);
  });
});

describe('formatNpy', () => {
  it('writes the bytes that NumPy writes', () => {
    expect(Buffer.from(formatNpy(ROWS))).toEqual(numpyFile('float64.npy'));
    const turned = ndarray(Float32Array.of(1.5, 4, -2, 5.25, 3, -6), [2, 3], [1, 2]);
    expect(Buffer.from(formatNpy(turned))).toEqual(numpyFile('float32.npy'));
    expect(Buffer.from(formatNpy(Uint16Array.of(0, 65535)))).toEqual(numpyFile('uint16.npy'));
    expect(Buffer.from(formatNpy(2.5))).toEqual(numpyFile('scalar.npy'));
    expect(Buffer.from(formatNpy({ data: new Float64Array(0), shape: [0, 3] }))).toEqual(numpyFile('empty.npy'));
    expect(Buffer.from(formatNpy(parseNpy(numpyFile('stack.npy'))))).toEqual(numpyFile('stack.npy'));
  });

  it('reads its own, of every type, from bytes at any place', () => {
    const types = [Float32Array, Float64Array, Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array];
    for (const type of types) {
      const x = type.from([0, 1, 100]);
      const file = formatNpy(x);
      const moved = new Uint8Array(file.length + 3);
      moved.set(file, 3);
      expect(parseNpy(moved.subarray(3)).data).toEqual(x);
      expect(parseNpy(file.buffer as ArrayBuffer).data).toEqual(x);
    }
  });

  it('shares nothing with its argument', () => {
    const file = formatNpy([1, 2]);
    const x = parseNpy(file);
    file.fill(0);
    expect([...x.data]).toEqual([1, 2]);
  });

  it('refuses what is no array', () => {
    expect(() => formatNpy([[1], [1, 2]])).toThrow(/formatNpy: argument 1 \(x\)/);
  });
});
