// The tables of the moduli: no two have a divisor in common, limbs and bytes say what they should, integers fit.
import { expect, it } from 'vitest';
import { FEWEST_MODULI, MOST_MODULI, moduliOf } from '../../../src/blas3/products/moduli.ts';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const LIMB = 2n ** 19n;

it.each(Array.from({ length: MOST_MODULI - FEWEST_MODULI + 1 }, (_, k) => FEWEST_MODULI + k))(
  'of %d moduli the remainder theorem gives back an integer',
  (count) => {
    const { table: all, limbs } = moduliOf(count);
    const [head, table] = [all.subarray(0, 4), all.subarray(4)];
    const [, top, part] = head as unknown as readonly [number, number, number, number];
    expect([...head]).toEqual([count, top, part, limbs]);
    const moduli = Array.from({ length: count }, (_, z) => table[20 * z + 3]!);
    moduli.forEach((p, z) => {
      for (const q of moduli.slice(0, z)) expect(gcd(p, q)).toBe(1);
    });
    const limbsAt = (at: number): bigint => {
      let sum = 0n;
      for (let q = 8; q >= 0; q--) sum = sum * LIMB + BigInt(table[at + q]!);
      return sum;
    };
    const product = moduli.reduce((a, p) => a * BigInt(p), 1n);
    expect(limbsAt(20 * count)).toBe(product);
    // The largest norms, multiplied, stay below the part of the product that an f32 can tell from its half.
    const norm = (BigInt(part) * 4n ** BigInt(top)) / 2n ** 29n;
    expect(norm < (product * 499n) / 1000n).toBe(true);
    expect(norm > (product * 497n) / 1000n).toBe(true);
    expect(product < 2n * LIMB ** BigInt(limbs)).toBe(true);

    const bytes = (at: number, x: bigint): bigint => {
      let sum = 0n;
      for (let b = 0; b < 12; b++, x >>= 8n)
        sum += (x & 255n) * BigInt((table[at + (b >> 2)]! >>> (8 * (b & 3))) & 255);
      return sum;
    };
    const [x, y] = [2n ** BigInt(top) - 12345n, 2n ** BigInt(top - 1) + 987654321n];
    let sum = 0n;
    moduli.forEach((p, z) => {
      // The table of one factor holds the weights.
      const r = (bytes(20 * z, x) * bytes(20 * z + 4, y)) % BigInt(p);
      sum += r * limbsAt(20 * z + 8);
    });
    expect(sum % product).toBe((x * y) % product);
  },
);
