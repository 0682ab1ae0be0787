// LAG2H in TypeScript. Host memory only.
import { numberToHalf } from '../../core/half.ts';
import type { HostMat, RealMat } from '../../core/matrix.ts';

/** HA := A rounded to halves. Returns 1 if one of them is infinite, else 0. */
export function lag2hRef(m: number, n: number, A: RealMat, HA: HostMat<'h'>): number {
  let info = 0;
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < m; i++) {
      const bits = numberToHalf(A.data[A.off + i + j * A.ld]!);
      HA.data[HA.off + i + j * HA.ld] = bits;
      if ((bits & 0x7fff) === 0x7c00) info = 1;
    }
  }
  return info;
}
