import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { formatNpy, formatNpz, parseNpz } from '../../../src/linalg/index.ts';
import { numpyFile, rowsOf } from './numpyFiles.ts';

describe('parseNpz', () => {
  it('reads the archives of NumPy', () => {
    const { A, b, ...others } = parseNpz(numpyFile('stored.npz'));
    expect([rowsOf(A!), [...b!.data], others]).toEqual([
      [
        [2, 0],
        [0, 4],
      ],
      [2, 4],
      {},
    ]);
    const { arr_0 } = parseNpz(numpyFile('compressed.npz'));
    expect(rowsOf(arr_0!)).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
  });

  it('only the arrays that are asked for', () => {
    const damaged = zipSync({ 'good.npy': formatNpy([1]), 'bad.npy': new Uint8Array(20) });
    expect(Object.keys(parseNpz(damaged, { only: ['good'] }))).toEqual(['good']);
    expect(() => parseNpz(damaged)).toThrow("array 'bad': this is no NPY file");
    expect(() => parseNpz(damaged, { only: ['better'] })).toThrow("no array 'better'; it has good, bad");
    expect(() => parseNpz(damaged, { only: 'good' as unknown as string[] })).toThrow(/argument 2 \(only\)/);
  });

  it('what is no archive, or cut off', () => {
    expect(() => parseNpz(numpyFile('float64.npy'))).toThrow('the zip archive is damaged or cut off');
    const whole = numpyFile('stored.npz');
    for (let length = 0; length < whole.length; length += 7)
      expect(() => parseNpz(whole.subarray(0, length))).toThrow(expect.objectContaining({ name: 'FileFormatError' }));
    expect(() => parseNpz(zipSync({ 'a.txt': new Uint8Array(3) }))).toThrow('none of its files ends in .npy');
  });

  it('bytes that are changed at random end in an error or an array, never in another exception', () => {
    const whole = numpyFile('compressed.npz');
    for (let at = 0; at < whole.length; at++) {
      const bytes = Uint8Array.from(whole);
      bytes[at] = bytes[at]! ^ 0x55;
      try {
        parseNpz(bytes);
      } catch (error) {
        expect((error as Error).name, `byte ${at}: ${error}`).toBe('FileFormatError');
      }
    }
  });
});

describe('formatNpz', () => {
  it('reads its own', () => {
    const file = formatNpz({
      A: [
        [1, 2],
        [3, 4],
      ],
      x: Float32Array.of(5, 6),
    });
    const { A, x } = parseNpz(file);
    expect(rowsOf(A!)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(x!.data).toEqual(Float32Array.of(5, 6));
  });

  it('names what is wrong', () => {
    expect(() => formatNpz({})).toThrow('must have an array');
    expect(() => formatNpz([[1]] as unknown as Record<string, number>)).toThrow('must be a record of arrays');
    expect(() => formatNpz({ A: [[1], [1, 2]] })).toThrow(/formatNpz: argument 1 \(A\)/);
  });
});
