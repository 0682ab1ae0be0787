// Products of doubles in exact arithmetic, rounded once: the oracle for what computes them by integers.

const words = new DataView(new ArrayBuffer(8));

/** Unit of the sums: products of the smallest doubles are whole in it. */
const UNIT = 2148n;

/** A finite double times 2^1074. */
function whole(x: number): bigint {
  words.setFloat64(0, x);
  const bits = words.getBigUint64(0);
  const e = (bits >> 52n) & 0x7ffn;
  const m = (bits & 0xfffffffffffffn) | (e === 0n ? 0n : 1n << 52n);
  const size = m << (e === 0n ? 0n : e - 1n);
  return bits >> 63n === 1n ? -size : size;
}

/** The double next to x 2^-2148, ties to even. */
export function nearest(x: bigint): number {
  const size = x < 0n ? -x : x;
  const sign = x < 0n ? -1 : 1;
  // The last place of a double is at least 2^-1074 and 53 bits below the first.
  const bits = BigInt(size.toString(2).length);
  const drop = bits - 53n > UNIT - 1074n ? bits - 53n : UNIT - 1074n;
  const half = 1n << (drop - 1n);
  let m = size >> drop;
  const rest = size & ((1n << drop) - 1n);
  if (rest > half || (rest === half && (m & 1n) === 1n)) m++;
  const e = Number(drop - UNIT);
  // 2^e itself may be no double, but m 2^e is one or infinite.
  return sign * (e > 900 ? Number(m) * 2 ** 900 * 2 ** (e - 900) : Number(m) * 2 ** e);
}

/** sum_l x_l y_l of finite doubles, times 2^2148. */
export function exactDot(k: number, x: (l: number) => number, y: (l: number) => number): bigint {
  let sum = 0n;
  for (let l = 0; l < k; l++) sum += whole(x(l)) * whole(y(l));
  return sum;
}
