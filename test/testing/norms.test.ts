import { describe, expect, it } from 'vitest';
import { matrixView, maxOverBatch, normFro, normInf, normMax, normOne } from '../../testing/lib/norms.ts';

// A = [1 -4; -2 5; 3 6] inside a 4 x 2 array that starts at 1; padding is NaN and must not be read.
const padded = matrixView(new Float64Array([Number.NaN, 1, -2, 3, Number.NaN, -4, 5, 6, Number.NaN]), 3, 2, 4, 1);
const norms = { normOne, normInf, normFro, normMax };

describe('norms', () => {
  it('of a general matrix skip the padding', () => {
    expect(normOne(padded)).toBe(15);
    expect(normInf(padded)).toBe(9);
    expect(normMax(padded)).toBe(6);
    expect(normFro(padded)).toBeCloseTo(Math.sqrt(1 + 4 + 9 + 16 + 25 + 36), 14);
  });

  it('of a triangle skip the other triangle and imply a unit diagonal', () => {
    const nan = Number.NaN;
    const lower = matrixView(new Float64Array([2, -3, 4, nan, 5, 6, nan, nan, -7]), 3, 3);
    const stored = { uplo: 'l', diag: 'n' } as const;
    expect(normOne(lower, stored)).toBe(11);
    expect(normInf(lower, stored)).toBe(17);
    expect(normMax(lower, stored)).toBe(7);
    expect(normFro(lower, stored)).toBeCloseTo(Math.sqrt(4 + 9 + 16 + 25 + 36 + 49), 14);
    const unit = matrixView(new Float64Array([nan, -3, 4, nan, nan, 0.5, nan, nan, nan]), 3, 3);
    const implied = { uplo: 'l', diag: 'u' } as const;
    expect(normOne(unit, implied)).toBe(8);
    expect(normInf(unit, implied)).toBe(5.5);
    expect(normMax(unit, implied)).toBe(4);
    expect(normFro(unit, implied)).toBeCloseTo(Math.sqrt(3 + 9 + 16 + 0.25), 14);
  });

  it('of an upper triangle, also trapezoidal', () => {
    const nan = Number.NaN;
    const upper = matrixView(new Float64Array([1, nan, 2, 3, 4, 5]), 2, 3);
    expect(normOne(upper, { uplo: 'u', diag: 'n' })).toBe(9);
    expect(normInf(upper, { uplo: 'u', diag: 'u' })).toBe(7);
    expect(normMax(upper, { uplo: 'l', diag: 'u' })).toBeNaN();
  });

  it.each(Object.entries(norms))('%s lets NaN win wherever it is, and infinity next', (_name, norm) => {
    for (let at = 0; at < 6; at++) {
      const data = new Float64Array([1, 9, 2, 3, 8, 4]);
      data[at] = -Infinity;
      expect(norm(matrixView(data, 2, 3))).toBe(Infinity);
      for (let other = 0; other < 6; other++) {
        if (other === at) continue;
        const both = data.slice();
        both[other] = Number.NaN;
        expect(norm(matrixView(both, 2, 3))).toBeNaN();
      }
    }
  });

  it('neither overflow nor underflow', () => {
    expect(normFro(matrixView(new Float64Array([3e300, 4e300]), 2, 1))).toBeCloseTo(5e300, -287);
    expect(normFro(matrixView(new Float64Array([3e-310, 4e-310]), 2, 1)) / 5e-310).toBeCloseTo(1, 12);
    expect(normFro(matrixView(new Float32Array([3e38, 3e38]), 1, 2)) / (3e38 * Math.SQRT2)).toBeCloseTo(1, 6);
    expect(normOne(matrixView(new Float32Array([3e38, 3e38]), 2, 1)) / 6e38).toBeCloseTo(1, 6);
    expect(normFro(matrixView(new Float64Array([1e200]), 1, 1), { uplo: 'u', diag: 'u' })).toBe(1);
  });

  it('of empty matrices are zero', () => {
    for (const norm of Object.values(norms)) {
      expect(norm(matrixView(new Float32Array(0), 0, 5))).toBe(0);
      expect(norm(matrixView(new Float32Array(0), 5, 0))).toBe(0);
    }
  });

  it('refuse a view that does not fit', () => {
    expect(() => matrixView(new Float64Array(5), 3, 2)).toThrow(RangeError);
    expect(() => matrixView(new Float64Array(9), 3, 2, 2)).toThrow(RangeError);
    expect(() => matrixView(new Float64Array(6), 3, 2, 3, 1)).toThrow(RangeError);
  });
});

describe('maxOverBatch', () => {
  it('lets NaN and infinity win', () => {
    expect(maxOverBatch([])).toBe(0);
    expect(maxOverBatch([1e-9, 3e-7, 2e-8])).toBe(3e-7);
    expect(maxOverBatch([1, Infinity, 2])).toBe(Infinity);
    expect(maxOverBatch([1, Number.NaN, Infinity])).toBeNaN();
    expect(maxOverBatch([Number.NaN, 1])).toBeNaN();
    expect(maxOverBatch(new Float32Array([0.5, Number.NaN, 2]))).toBeNaN();
  });
});
