import { describe, expect, it } from 'vitest';
import { ISEED, Random, type Seed } from '../../testing/lib/random.ts';

const A = 33952834046453n;
const MODULUS = 1n << 48n;
const toSeed = (x: bigint): Seed => [
  Number(x >> 36n),
  Number((x >> 24n) & 4095n),
  Number((x >> 12n) & 4095n),
  Number(x & 4095n),
];

describe('LAPACK random numbers', () => {
  it('equals exact integer arithmetic for 2000 steps from two seeds', () => {
    for (const start of [1n, 0xabcdef123457n]) {
      const random = new Random(toSeed(start));
      let x = start;
      for (let i = 0; i < 2000; i++) {
        x = (x * A) % MODULUS;
        expect(random.rand()).toBe(Number(x) / 2 ** 48);
        expect(random.seed()).toEqual(toSeed(x));
      }
    }
  });

  it('from ISEED 0 0 0 1 passes through the rows of the table in dlaruv', () => {
    const random = new Random(ISEED);
    const rows: Seed[] = [];
    for (let i = 0; i < 3; i++) {
      random.rand();
      rows.push(random.seed());
    }
    expect(rows).toEqual([
      [494, 322, 2508, 2549],
      [2637, 789, 3754, 1145],
      [255, 1440, 1766, 2253],
    ]);
  });

  it('draws each distribution with its moments and range', () => {
    const count = 200000;
    const moments = (x: Float64Array) => {
      const mean = x.reduce((s, v) => s + v, 0) / count;
      return { mean, variance: x.reduce((s, v) => s + (v - mean) ** 2, 0) / count };
    };
    const random = new Random();
    const uniform = random.fill(new Float64Array(count), 'rand');
    expect(uniform.every((v) => v > 0 && v < 1)).toBe(true);
    expect(moments(uniform).mean).toBeCloseTo(1 / 2, 2);
    expect(moments(uniform).variance).toBeCloseTo(1 / 12, 2);
    const symmetric = random.fill(new Float64Array(count), 'rands');
    expect(symmetric.every((v) => v > -1 && v < 1)).toBe(true);
    expect(Math.abs(moments(symmetric).mean)).toBeLessThan(0.01);
    expect(moments(symmetric).variance).toBeCloseTo(1 / 3, 2);
    const normal = random.fill(new Float64Array(count), 'randn');
    expect(Math.abs(moments(normal).mean)).toBeLessThan(0.01);
    expect(moments(normal).variance).toBeCloseTo(1, 1);
    const beyondTwo = normal.filter((v) => Math.abs(v) > 2).length / count;
    expect(beyondTwo).toBeCloseTo(0.0455, 2);
  });

  it('draws a normal from two uniforms in order', () => {
    const uniforms = new Random();
    const u1 = uniforms.rand();
    const u2 = uniforms.rand();
    expect(new Random().randn()).toBe(Math.sqrt(-2 * Math.log(u1)) * Math.cos(2 * Math.PI * u2));
  });

  it('continues from a saved state', () => {
    const random = new Random();
    random.fill(new Float64Array(77), 'rand');
    const copy = new Random(random.seed());
    expect(copy.rand()).toBe(random.rand());
  });

  it('balances signs', () => {
    const random = new Random();
    let sum = 0;
    for (let i = 0; i < 10000; i++) sum += random.sign();
    expect(Math.abs(sum)).toBeLessThan(400);
  });

  it('rejects seeds that LAPACK forbids', () => {
    expect(() => new Random([0, 0, 0, 2])).toThrow(/last odd/);
    expect(() => new Random([0, 0, 4096, 1])).toThrow(RangeError);
  });
});
