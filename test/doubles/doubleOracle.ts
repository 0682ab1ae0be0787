// Binary64 beside which kernels/lib/double.wgsl is tested: JavaScript's own arithmetic, a multiply-add in BigInt, and operands that look
// for trouble.
import { mulberry32 } from '../lib/rng.ts';

const bits = new BigUint64Array(1);
const double = new Float64Array(bits.buffer);

export const bitsOf = (x: number): bigint => {
  double[0] = x;
  return bits[0]!;
};
export const ofBits = (x: bigint): number => {
  bits[0] = x;
  return double[0]!;
};

/** A finite number as m 2^e. */
function parts(x: number): { readonly m: bigint; readonly e: number } {
  const all = bitsOf(x);
  const field = Number((all >> 52n) & 0x7ffn);
  const fraction = all & 0xfffffffffffffn;
  const m = field === 0 ? fraction : fraction | (1n << 52n);
  return { m: all >> 63n === 1n ? -m : m, e: Math.max(field, 1) - 1075 };
}

/** The double next to m 2^e, m not 0. */
function rounded(m: bigint, e: number): number {
  const size = m < 0n ? -m : m;
  const sign = m < 0n ? 1n << 63n : 0n;
  const length = size.toString(2).length;
  const drop = Math.max(length - 53, -1074 - e);
  if (length + e > 1024) return m < 0n ? -Infinity : Infinity;
  if (drop <= 0) return ofBits(sign | packed(size << BigInt(-drop), e + drop));
  const d = BigInt(drop);
  const kept = size >> d;
  const rest = size - (kept << d);
  const half = 1n << (d - 1n);
  const up = rest > half || (rest === half && (kept & 1n) === 1n) ? 1n : 0n;
  return ofBits(sign | packed(kept + up, e + drop));
}

/** The bits of m 2^e, m <= 2^53 and e >= -1074; what a carry makes of them goes into the exponent. */
const packed = (m: bigint, e: number): bigint => (m >> 52n === 0n ? m : (BigInt(e + 1074) << 52n) + m);

/** x y + z, rounded once. */
export function fmaOf(x: number, y: number, z: number): number {
  const product = x * y;
  if (x === 0 || y === 0 || !Number.isFinite(x) || !Number.isFinite(y)) return product + z;
  if (!Number.isFinite(z)) return z;
  const [a, b, c] = [parts(x), parts(y), parts(z)];
  const ep = a.e + b.e;
  const e = Math.min(ep, c.e);
  const sum = ((a.m * b.m) << BigInt(ep - e)) + (c.m << BigInt(c.e - e));
  if (sum === 0n) return c.m === 0n && Object.is(z, -0) && Math.sign(x) !== Math.sign(y) ? -0 : 0;
  return rounded(sum, e);
}

/** x 2^n, rounded once. */
export function scaledOf(x: number, n: number): number {
  if (x === 0 || !Number.isFinite(x)) return x;
  const { m, e } = parts(x);
  return rounded(m, e + n);
}

const SPECIAL = [
  0,
  1,
  1.5,
  5e-324,
  2 ** -1022,
  2 ** -1022 - 5e-324,
  Number.MAX_VALUE,
  Infinity,
  NaN,
  1 + 2 ** -52,
  2 - 2 ** -52,
  2 ** 52,
  2 ** 53 - 1,
  3.4028235677973366e38,
  1.401298464324817e-45,
  7.006492321624085e-46,
].flatMap((x) => [x, -x]);

export interface Triples {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
}

/**
 * Triples of numbers: all pairs of the special ones, any bits, exponents of one size, few bits in a significand (ties), sums that cancel,
 * products on the edges of the range, the negative of a product rounded.
 */
export function triples(count: number): Triples {
  const rng = mulberry32(count);
  const below = (n: number): number => Math.floor(rng() * n);
  const word = (): bigint => BigInt(below(2 ** 32));
  const any = (): number => ofBits((word() << 32n) | word());
  const sign = (): number => (rng() < 0.5 ? -1 : 1);
  const near = (e: number, spread: number): number => sign() * (1 + rng()) * 2 ** (e + below(spread));
  const few = (): number => sign() * (1 + below(2 ** below(12))) * 2 ** (below(60) - 30);
  const sparse = (e: number): number => sign() * (1 + 2 ** -below(53) + 2 ** -below(53)) * 2 ** (e + below(110) - 55);
  const kinds: readonly (() => readonly [number, number, number])[] = [
    () => [any(), any(), any()],
    () => [near(-2, 5), near(-2, 5), near(-2, 5)],
    () => [few(), few(), few()],
    () => [sparse(0), sparse(0), sparse(0)],
    () => [near(-540, 20), near(-540, 20), near(-1080, 40)],
    () => [near(505, 10), near(505, 10), near(1010, 14)],
    () => [ofBits(word() << BigInt(below(21))), near(-5, 70), ofBits(word())],
    () => [ofBits((word() << 20n) & 0xfffffffffffffn), near(-40, 80), near(-1074, 80)],
    () => [near(-1030, 20), near(1000, 20), near(-30, 30)],
    () => {
      const [x, y] = [near(0, 20), near(0, 20)];
      return [x, y, -x * y];
    },
    () => {
      const [x, y] = [sparse(0), sparse(0)];
      return [x, y, -x * y * (1 + sign() * 2 ** -below(53))];
    },
    () => {
      const x = near(-3, 6);
      return [x, -x * (1 + sign() * below(4) * 2 ** -53), ofBits(bitsOf(x) ^ (word() >> BigInt(below(32))))];
    },
    () => {
      const s = Math.fround(near(-160, 300));
      return [s * (1 + sign() * below(3) * 2 ** -(24 + below(29))), below(2 ** 31) * sign(), near(-1, 2)];
    },
  ];
  const [x, y, z] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  for (let k = 0; k < count; k++) {
    const special = SPECIAL.length;
    const [a, b, c] =
      k < special ** 2 * 8
        ? [SPECIAL[k % special]!, SPECIAL[Math.floor(k / special) % special]!, SPECIAL[below(special)]!]
        : kinds[k % kinds.length]!();
    x[k] = a;
    y[k] = b;
    z[k] = c;
  }
  return { x, y, z };
}
