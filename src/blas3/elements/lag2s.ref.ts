// LAG2S in TypeScript. Host memory only.
import type { RealMat } from '../../core/matrix.ts';

/** SA := A in singles, SB := A - SA in singles, zero where SA is not finite. Returns 1 if an element of SA is infinite, else 0. */
export function lag2sRef(m: number, n: number, A: RealMat, SA: RealMat, SB?: RealMat): number {
  let info = 0;
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < m; i++) {
      const value = A.data[A.off + i + j * A.ld]!;
      const rounded = Math.fround(value);
      SA.data[SA.off + i + j * SA.ld] = rounded;
      if (Math.abs(rounded) === Infinity) info = 1;
      // The difference is exact in double precision.
      if (SB !== undefined) SB.data[SB.off + i + j * SB.ld] = Number.isFinite(rounded) ? value - rounded : 0;
    }
  }
  return info;
}
