// Whether columns of a matrix depend on each other, exactly: where they do, rounding decides whether LU meets a pivot that is zero or one
// that is nearly so, and either is right.
import { fields } from '../src/core/field.ts';
import { type Call, eachElement } from './build.ts';

/** Sums and products are made modulo a prime of which -1 is a square: ranks are those of the numbers, or lower by chance. */
const P = 998244353n;
const power = (x: bigint, e: bigint): bigint => {
  let [result, base] = [1n, x];
  for (let rest = e; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * base) % P;
    base = (base * base) % P;
  }
  return result;
};
const I = power(3n, (P - 1n) / 4n);

const HALF_POWER = power(2n ** 64n % P, P - 2n);

/** A finite number, which is an integer over a power of two, modulo P. */
function residueOf(value: number): bigint {
  let [x, scale] = [value, 1n];
  for (; !Number.isInteger(x); x *= 2 ** 64) scale = (scale * HALF_POWER) % P;
  return ((((BigInt(x) % P) + P) % P) * scale) % P;
}

/** The rank of so many columns. */
function rankOf(columns: bigint[][]): number {
  let rank = 0;
  const height = columns[0]?.length ?? 0;
  for (let row = 0; row < height && rank < columns.length; row++) {
    const at = columns.findIndex((column, k) => k >= rank && column[row] !== 0n);
    if (at < 0) continue;
    [columns[rank], columns[at]] = [columns[at]!, columns[rank]!];
    const pivot = columns[rank]!;
    const inverse = power(pivot[row]!, P - 2n);
    for (const column of columns.slice(rank + 1)) {
      const factor = (column[row]! * inverse) % P;
      if (factor !== 0n)
        for (let i = row; i < height; i++) column[i] = (((column[i]! - factor * pivot[i]!) % P) + P) % P;
    }
    rank++;
  }
  return rank;
}

/**
 * Whether the first `count` columns of A, or its first rows, where problem `b` of a call has them, depend on each other. `x`: what is in
 * its buffer. false where that is not finite.
 */
export function areDependent(call: Call, x: (buffer: number) => ArrayLike<number>, b: number, count: number): boolean {
  const A = call.operands.find(({ name }) => name === 'A');
  const window = A?.windows[Math.min(b, A.windows.length - 1)];
  if (A === undefined || window === undefined || count > Math.min(window.rows, window.cols)) return false;
  const { parts } = fields[A.type];
  const values = x(A.buffer);
  let allFinite = true;
  const residue = (value: number): bigint => {
    allFinite &&= Number.isFinite(value);
    return allFinite ? residueOf(value) : 0n;
  };
  const columns = Array.from({ length: window.cols }, () => new Array<bigint>(window.rows).fill(0n));
  eachElement({ ...A, windows: [window] }, (at, i, j) => {
    const imaginary = parts === 2 ? residue(values[2 * at + 1]!) * I : 0n;
    columns[j]![i] = (residue(values[parts * at]!) + imaginary) % P;
  });
  if (!allFinite) return false;
  const rows = Array.from({ length: window.rows }, (_, i) => columns.map((column) => column[i]!));
  return [columns, rows].some((lines) => rankOf(lines.slice(0, count).map((line) => line.slice())) < count);
}
