// LAG2D in TypeScript. Host memory only.
import type { RealMat } from '../../core/matrix.ts';

/** A := SA + SB, without SB A := SA. */
export function lag2dRef(m: number, n: number, SA: RealMat, A: RealMat, SB?: RealMat): void {
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < m; i++) {
      const value = SA.data[SA.off + i + j * SA.ld]!;
      A.data[A.off + i + j * A.ld] = SB === undefined ? value : value + SB.data[SB.off + i + j * SB.ld]!;
    }
  }
}
