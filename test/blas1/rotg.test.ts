// ROTG and ROTMG: the properties that define them, at ordinary and at extreme sizes, and the values of the reference BLAS's own tests.
import { describe, expect, it } from 'vitest';
import { rotg, rotmg } from '../../src/index.ts';

const { abs, sqrt } = Math;

describe('rotg', () => {
  const numbers = [0, 1, -1, 3, -4, 0.3, 1e-8, -1e8, 1e300, -1e300, 1e-300, 2 ** -1074];

  it('takes (a, b) to (r, 0)', () => {
    for (const a of numbers) {
      for (const b of numbers) {
        const { r, c, s } = rotg(a, b);
        const size = Math.hypot(a, b);
        const what = `rotg(${a}, ${b})`;
        expect(abs(c * c + s * s - 1), what).toBeLessThan(1e-15);
        // Below the smallest normal number results are multiples of 2^-1074.
        expect(abs(abs(r) - size), what).toBeLessThanOrEqual(4e-16 * size + 2 ** -1074);
        if (size < 2 ** -1022) continue;
        expect(abs(c * (a / size) + s * (b / size) - r / size), what).toBeLessThan(1e-15);
        expect(abs(c * (b / size) - s * (a / size)), what).toBeLessThan(1e-15);
      }
    }
  });

  it('gives c and s back from z', () => {
    for (const [a, b] of [
      [3, 4],
      [4, 3],
      [-4, 3],
      [0, 2],
      [2, 0],
      [5, 5],
      [-5, 5],
    ] as const) {
      const { z, c, s } = rotg(a, b);
      const [cz, sz] = z === 1 ? [0, 1] : abs(z) < 1 ? [sqrt(1 - z * z), z] : [1 / z, sqrt(1 - 1 / (z * z))];
      expect(cz).toBeCloseTo(c, 14);
      expect(sz).toBeCloseTo(s, 14);
    }
  });

  it('takes complex (a, b) to (r, 0) with a real c', () => {
    const parts = [0, 1, -0.3, 1e-160, -1e170, 1e300, 2 ** -1060];
    for (const a of parts.flatMap((re) => parts.map((im) => ({ re, im }))))
      for (const b of parts.flatMap((re) => parts.map((im) => ({ re, im })))) {
        const { r, c, s } = rotg(a, b) as { r: typeof a; c: number; s: typeof a };
        const what = JSON.stringify({ a, b, r, c, s });
        const size = Math.hypot(a.re, a.im, b.re, b.im);
        expect(abs(c * c + s.re * s.re + s.im * s.im - 1), what).toBeLessThan(1e-15);
        expect(abs(Math.hypot(r.re, r.im) - size), what).toBeLessThanOrEqual(1e-15 * size + 2 ** -1073);
        if (size < 2 ** -1000) continue;
        const [x, y] = [a, b].map((z) => ({ re: z.re / size, im: z.im / size })) as [typeof a, typeof a];
        // c a + s b - r and c b - conj(s) a, over the size
        const first = Math.hypot(
          c * x.re + s.re * y.re - s.im * y.im - r.re / size,
          c * x.im + s.re * y.im + s.im * y.re - r.im / size,
        );
        const second = Math.hypot(c * y.re - s.re * x.re - s.im * x.im, c * y.im - s.re * x.im + s.im * x.re);
        expect([first < 2e-15, second < 2e-15], what).toEqual([true, true]);
      }
    expect(rotg({ re: 0, im: 0 }, { re: 0, im: 2 })).toEqual({ r: { re: 2, im: 0 }, c: 0, s: { re: 0, im: -1 } });
    expect(rotg({ re: 1, im: 5 }, 0)).toEqual({ r: { re: 1, im: 5 }, c: 1, s: { re: 0, im: 0 } });
  });

  it('agrees with the table of DBLAT1', () => {
    const a = [0.3, 0.4, -0.3, -0.4, -0.3, 0, 0, 1];
    const b = [0.4, 0.3, 0.4, 0.3, -0.4, 0, 1, 0];
    const c = [0.6, 0.8, -0.6, 0.8, 0.6, 1, 0, 1];
    const s = [0.8, 0.6, 0.8, -0.6, 0.8, 0, 1, 0];
    for (let k = 0; k < a.length; k++) {
      const found = rotg(a[k]!, b[k]!);
      expect(found.c).toBeCloseTo(c[k]!, 14);
      expect(found.s).toBeCloseTo(s[k]!, 14);
    }
  });
});

describe('rotmg', () => {
  const entries = ({ flag, h11, h21, h12, h22 }: ReturnType<typeof rotmg>['param']) =>
    flag === -2 ? [1, 0, 0, 1] : flag === 0 ? [1, h21, h12, 1] : flag === 1 ? [h11, -1, 1, h22] : [h11, h21, h12, h22];

  it('makes the second component zero, keeps H^T D H = D, and keeps the scale factors in range', () => {
    const values = [1e-10, 0.5, 1, 3, 7e9];
    for (const d1 of values) {
      for (const d2 of values) {
        for (const x1 of [-2, 1, 5e5]) {
          for (const y1 of [-3, 1e-6, 4]) {
            const out = rotmg(d1, d2, x1, y1);
            const [h11, h21, h12, h22] = entries(out.param) as [number, number, number, number];
            const what = JSON.stringify({ d1, d2, x1, y1, out });
            expect(abs(h21 * x1 + h22 * y1), what).toBeLessThan(1e-14 * (abs(h21 * x1) + abs(h22 * y1)));
            expect(abs((h11 * x1 + h12 * y1) / out.x1 - 1), what).toBeLessThan(1e-14);
            // The weighted norm is kept: d1' x1'^2 = d1 x1^2 + d2 y1^2.
            expect(abs((out.d1 * out.x1 ** 2) / (d1 * x1 ** 2 + d2 * y1 ** 2) - 1), what).toBeLessThan(1e-14);
            expect(out.d1 > 4096 ** -2 && out.d1 < 4096 ** 2, what).toBe(true);
            expect(out.d2 > 4096 ** -2 && out.d2 < 4096 ** 2, what).toBe(true);
          }
        }
      }
    }
  });

  it('agrees with rows of the table of DBLAT1', () => {
    // (d1, d2, x1, y1) = (.1, .3, 1.2, .2), (.7, .2, .6, 4), (0, 0, 0, 0), (4, -1, 2, 4)
    const first = rotmg(0.1, 0.3, 1.2, 0.2);
    expect(first).toMatchObject({ param: { flag: 0, h11: 0, h22: 0 } });
    expect(first.d1).toBeCloseTo(0.09230769230769231, 14);
    expect(first.x1).toBeCloseTo(1.3, 14);
    expect(first.param.h21).toBeCloseTo(-1 / 6, 14);
    expect(first.param.h12).toBeCloseTo(0.5, 14);
    const second = rotmg(0.7, 0.2, 0.6, 4);
    expect(second.param.flag).toBe(1);
    expect(second.param.h11).toBeCloseTo(0.525, 14);
    expect(second.param.h22).toBeCloseTo(0.15, 14);
    expect(rotmg(0, 0, 0, 0)).toMatchObject({ d1: 0, d2: 0, x1: 0, param: { flag: -2 } });
    expect(rotmg(4, -1, 2, 4)).toEqual({ d1: 0, d2: 0, x1: 0, param: { flag: -1, h11: 0, h21: 0, h12: 0, h22: 0 } });
    expect(rotmg(-1, 1, 1, 1).d1).toBe(0);
  });
});
