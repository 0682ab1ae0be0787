// Half precision against an independent definition: the nearest of the 63488 finite halves, found by exact comparison.
import { describe, expect, test } from 'vitest';
import { floatsToHalves, halfToNumber, halvesToFloats, numberToHalf } from '../../src/core/half.ts';
import { mulberry32 } from '../lib/rng.ts';

/** Value by definition: (-1)^s 2^(e-15) (1 + f/1024), or 2^-14 f/1024 for e = 0. Written with BigInt, in units of 2^-24. */
function unitsOf(bits: number): bigint {
  const exponent = (bits >> 10) & 31;
  const fraction = BigInt(bits & 1023);
  const size = exponent === 0 ? fraction : (1024n + fraction) << BigInt(exponent - 1);
  return bits & 0x8000 ? -size : size;
}

/** All non-negative finite halves, ascending: their bits are 0..0x7bff. */
const LARGEST = 0x7bff;
const value = (bits: number) => Number(unitsOf(bits)) * 2 ** -24;

/** Nearest half of a finite number by bisection; ties go to even bits; from 65520, half way to 2^16, on it is infinity. */
function nearest(x: number): number {
  const sign = x < 0 || Object.is(x, -0) ? 0x8000 : 0;
  const size = Math.abs(x);
  if (size >= 65520) return sign | 0x7c00;
  let [low, high] = [0, LARGEST + 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (value(middle) <= size) low = middle;
    else high = middle;
  }
  if (low === LARGEST) return sign | LARGEST;
  // Both distances are exact in double, or so lopsided that rounding cannot make them equal.
  const [down, up] = [size - value(low), value(low + 1) - size];
  const tie = size === (value(low) + value(low + 1)) / 2;
  return sign | (tie ? (low % 2 === 0 ? low : low + 1) : down < up ? low : low + 1);
}

describe('halfToNumber', () => {
  test('gives the value of all 65536 bit patterns', () => {
    for (let bits = 0; bits < 65536; bits++) {
      const x = halfToNumber(bits);
      if ((bits & 0x7fff) > 0x7c00) expect(x).toBeNaN();
      else if ((bits & 0x7fff) === 0x7c00) expect(x).toBe(bits & 0x8000 ? -Infinity : Infinity);
      else if (x !== Number(unitsOf(bits)) * 2 ** -24) expect.fail(`${bits}: ${x}`);
    }
    expect(Object.is(halfToNumber(0x8000), -0)).toBe(true);
  });
});

describe('numberToHalf', () => {
  test('round-trips all 65536 bit patterns, NaN to a NaN of the same sign or none', () => {
    for (let bits = 0; bits < 65536; bits++) {
      const back = numberToHalf(halfToNumber(bits));
      if ((bits & 0x7fff) > 0x7c00) expect((back & 0x7fff) > 0x7c00).toBe(true);
      else if (back !== bits) expect.fail(`${bits} came back as ${back}`);
    }
  });

  test('ties go to even between all neighbours, and a hair to either side decides', () => {
    for (let bits = 0; bits < LARGEST; bits++) {
      const tie = (value(bits) + value(bits + 1)) / 2;
      const even = bits % 2 === 0 ? bits : bits + 1;
      const hair = tie * 2 ** -52;
      const got = [numberToHalf(tie), numberToHalf(-tie), numberToHalf(tie - hair), numberToHalf(tie + hair)];
      if (`${got}` !== `${[even, even | 0x8000, bits, bits + 1]}`) expect.fail(`tie above ${bits}: ${got}`);
    }
  });

  test('overflow starts half way to 2^16', () => {
    expect(numberToHalf(65504)).toBe(LARGEST);
    expect(numberToHalf(65519.999999999)).toBe(LARGEST);
    expect(numberToHalf(65520)).toBe(0x7c00);
    expect(numberToHalf(-70000)).toBe(0xfc00);
    expect(numberToHalf(1e300)).toBe(0x7c00);
    expect(numberToHalf(-Infinity)).toBe(0xfc00);
  });

  test('tiny numbers become subnormals or zeros of their sign', () => {
    expect(numberToHalf(2 ** -24)).toBe(1);
    expect(numberToHalf(2 ** -25)).toBe(0);
    expect(numberToHalf(2 ** -25 * (1 + 2 ** -50))).toBe(1);
    expect(numberToHalf(-5e-324)).toBe(0x8000);
    expect(numberToHalf(-0)).toBe(0x8000);
  });

  test('equals the definition for 100000 doubles of every size', () => {
    const rng = mulberry32(11);
    for (let trial = 0; trial < 100_000; trial++) {
      const x = (rng() - 0.5 + rng() * 2 ** -30) * 2 ** Math.floor(50 * rng() - 30);
      if (numberToHalf(x) !== nearest(x)) expect.fail(`${x}: ${numberToHalf(x)}, not ${nearest(x)}`);
    }
  });
});

test('arrays convert element by element, into a new or a given array', () => {
  const halves = Uint16Array.of(0x3c00, 0xc000, 0x7c00);
  expect(halvesToFloats(halves)).toEqual(Float32Array.of(1, -2, Infinity));
  const target = new Float32Array(3);
  expect(halvesToFloats(halves, target)).toBe(target);
  expect(floatsToHalves([1, -2, Infinity])).toEqual(halves);
  const bits = new Uint16Array(3);
  expect(floatsToHalves(Float32Array.of(1, -2, Infinity), bits)).toBe(bits);
  expect(bits).toEqual(halves);
});
