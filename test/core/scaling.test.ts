// The factors of a scaling: their product is the quotient, each is a normal number, and applying them in order stays in range.
import { expect, test } from 'vitest';
import { SAFE_MIN, scalingSteps } from '../../src/core/scaling.ts';

const VALUES = [1e-300, 1e-45, 1e-38, 1e-20, 0.7, 1, 3, 1e20, 1e38, 1e300].flatMap((x) => [x, -x]);

test('the product of the factors is cto / cfrom, and no factor is denormal, zero or infinite', () => {
  for (const prec of ['s', 'd'] as const) {
    for (const cfrom of VALUES) {
      for (const cto of VALUES) {
        const steps = scalingSteps(cfrom, cto, SAFE_MIN[prec]);
        const exponent = steps.reduce((sum, factor) => sum + Math.log2(Math.abs(factor)), 0);
        expect(Math.abs(exponent - Math.log2(Math.abs(cto)) + Math.log2(Math.abs(cfrom)))).toBeLessThan(1e-9);
        for (const factor of steps) {
          expect(Math.abs(factor)).toBeGreaterThanOrEqual(SAFE_MIN[prec]);
          expect(Math.abs(factor)).toBeLessThanOrEqual(1 / SAFE_MIN[prec]);
        }
        expect(steps.filter((factor) => factor < 0)).toHaveLength(Math.sign(cfrom) === Math.sign(cto) ? 0 : 1);
      }
    }
  }
});

test('what stays in range in the end stays in range on the way', () => {
  for (const [cfrom, cto] of [
    [1e30, 1e-30],
    [1e-38, 1e38],
    [1e-300, 1e300],
  ] as const) {
    let x = cfrom;
    for (const factor of scalingSteps(cfrom, cto, SAFE_MIN.d)) {
      x *= factor;
      expect(Math.abs(Math.log10(Math.abs(x)))).toBeLessThan(308);
    }
    expect(Math.abs(x / cto - 1)).toBeLessThan(1e-14);
  }
});

test('zero, equal and infinite ends', () => {
  expect(scalingSteps(5, 0, SAFE_MIN.s)).toEqual([0]);
  expect(scalingSteps(5, 5, SAFE_MIN.s)).toEqual([]);
  expect(scalingSteps(Infinity, 1, SAFE_MIN.s)).toEqual([0]);
  expect(scalingSteps(1, Infinity, SAFE_MIN.s)).toEqual([Infinity]);
  expect(scalingSteps(Infinity, Infinity, SAFE_MIN.s)).toEqual([Number.NaN]);
});
