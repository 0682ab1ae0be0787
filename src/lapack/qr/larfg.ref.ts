// Elementary reflectors H = I - tau v v^T with v(0) = 1, in TypeScript: LARFG makes one, LARF applies one. Real precisions, host memory
// only. The 1 is not stored: whatever stands in its place is not read.
import { nrm2Ref } from '../../blas1/nrm2.ref.ts';
import type { RealArray, RealMat, Side } from '../../core/matrix.ts';

/** Least number whose reciprocal, divided by the unit roundoff, does not overflow: lamch('S') / lamch('E'). */
const safeMinimum = (x: RealArray): number => (x instanceof Float32Array ? 2 ** -102 : 2 ** -969);

/**
 * H x = beta e_0 for the n elements of x from `off` on: x(0) := beta, the rest := v, and tau is returned. beta has the sign that x(0)
 * has not, so that nothing cancels. tau = 0, and H = I, where the rest of x is zero already. Source: LAPACK xLARFG.
 */
export function larfgRef(n: number, x: RealArray, off: number): number {
  if (n <= 1) return 0;
  const rest = { data: x, off: off + 1, ld: 1 };
  const safe = safeMinimum(x);
  let alpha = x[off]!;
  let norm = nrm2Ref(n - 1, rest);
  if (norm === 0) return 0;
  const sign = alpha < 0 || Object.is(alpha, -0) ? 1 : -1;
  let beta = sign * Math.hypot(alpha, norm);
  // Where beta is so small that alpha - beta is inaccurate or has no reciprocal, x is scaled up first.
  let scalings = 0;
  while (Math.abs(beta) < safe && scalings < 20) {
    for (let i = 1; i < n; i++) x[off + i] = x[off + i]! / safe;
    alpha /= safe;
    beta /= safe;
    scalings++;
  }
  if (scalings > 0) {
    norm = nrm2Ref(n - 1, rest);
    beta = sign * Math.hypot(alpha, norm);
  }
  const tau = (beta - alpha) / beta;
  // v := x / (alpha - beta)
  const factor = 1 / (alpha - beta);
  for (let i = 1; i < n; i++) x[off + i] = x[off + i]! * factor;
  for (; scalings > 0; scalings--) beta *= safe;
  x[off] = beta;
  return tau;
}

/** C := H C (side 'l', v has m elements from v[off] on) or C := C H ('r', v has n), C m x n. tau = 0 does nothing. */
export function larfRef(side: Side, m: number, n: number, v: RealArray, off: number, tau: number, C: RealMat): void {
  if (tau === 0) return;
  // H acts on the columns of C, or on its rows in the same way.
  const [length, lines, along, across] = side === 'l' ? [m, n, 1, C.ld] : [n, m, C.ld, 1];
  const c = C.data;
  for (let line = 0; line < lines; line++) {
    const start = C.off + line * across;
    // w := v^T c,  c := c - tau w v
    let w = c[start]!;
    for (let i = 1; i < length; i++) w += v[off + i]! * c[start + i * along]!;
    w *= tau;
    c[start] = c[start]! - w;
    for (let i = 1; i < length; i++) c[start + i * along] = c[start + i * along]! - w * v[off + i]!;
  }
}
