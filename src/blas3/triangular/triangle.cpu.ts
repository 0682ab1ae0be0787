// TRSM and TRMM with a small triangle on the CPU engine: all 16 cases become an upper triangle on the right, and the right-hand sides are
// divided among the threads.
import type { Diag, Side, Trans, Uplo } from '../../core/matrix.ts';
import type { Engine } from '../../engine/engine.ts';
import { triangleKernels } from '../../engine/kernels/triangle.ts';
import type { Real } from '../../engine/ops.ts';
import type { Place } from '../../engine/workspace.ts';

/** Multiplications that are worth a thread's attention. */
const WORTHWHILE = 48 ** 3;
/** Right-hand sides of one part: whole chunks of the kernel, so that none is padded but the last. */
const CHUNK = 32;

/** B := alpha op(A)^-1 B or alpha B op(A)^-1 ('solve'), alpha op(A) B or alpha B op(A) ('multiply'); A of order TRIANGLE at most. */
export function smallTriangle(
  e: Engine,
  r: Real,
  what: 'solve' | 'multiply',
  side: Side,
  uplo: Uplo,
  transA: Trans,
  diag: Diag,
  m: number,
  n: number,
  alpha: number,
  A: Place,
  B: Place,
): void {
  const left = side === 'l';
  const [order, count] = left ? [m, n] : [n, m];
  const lower = (uplo === 'l') === (transA === 'n');
  // From the left it is T = op(A)^T that stands on the right of B^T. A lower T is an upper one when counted backwards.
  const backwards = left !== lower;
  const sign = backwards ? -1 : 1;
  const [rowA, colA] = [r.bytes, A.ld * r.bytes];
  const [rowT, colT] = left === (transA !== 'n') ? [sign * rowA, sign * colA] : [sign * colA, sign * rowA];
  const T = backwards ? A.at + (order - 1) * (rowA + colA) : A.at;
  const [along, across] = left ? [r.bytes, B.ld * r.bytes] : [B.ld * r.bytes, r.bytes];
  const whole = order * order * count < 2 * WORTHWHILE ? count : count / (2 * e.pool.threads);
  const width = CHUNK * Math.ceil(Math.max(whole, WORTHWHILE / order ** 2) / CHUNK);
  const parts: number[][] = [];
  for (let q = 0; q < count; q += width) {
    const rows = Math.min(width, count - q);
    parts.push([rows, order, T, rowT, colT, B.at + q * across, along, across, +backwards, +(diag === 'u'), alpha]);
  }
  e.run(triangleKernels[r.prec], what, parts);
}
