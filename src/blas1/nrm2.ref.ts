// NRM2 in TypeScript, summed in double precision. Host memory only; the ld of a vector is its increment.
import type { RealMat } from '../core/matrix.ts';
import { startOf } from './vector.ref.ts';

/**
 * The Euclidean norm in two passes: the largest absolute value, then the sum of squares of x times a power of two that brings it near 1.
 * NaN if any element is, else infinity if any is.
 */
export function nrm2Ref(n: number, x: RealMat): number {
  const start = startOf(n, x);
  let largest = 0;
  for (let i = 0; i < n; i++) {
    const size = Math.abs(x.data[start + i * x.ld]!);
    if (Number.isNaN(size)) return Number.NaN;
    if (size > largest) largest = size;
  }
  if (largest === 0 || largest === Infinity) return largest;
  // 2^-1074 would ask for 2^1074, which is infinite; at 2^1000 every number is large enough to be squared.
  const scale = 2 ** Math.min(1000, -Math.floor(Math.log2(largest)));
  let sum = 0;
  for (let i = 0; i < n; i++) sum += (x.data[start + i * x.ld]! * scale) ** 2;
  return Math.sqrt(sum) / scale;
}
