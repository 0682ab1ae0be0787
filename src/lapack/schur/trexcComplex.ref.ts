// A diagonal element of a complex Schur form moved to another place, in doubles.
import { lartgComplexRef, newPlane, rotatePairsRef } from './complexPlane.ref.ts';
import type { Doubles } from './doubles.ref.ts';

const plane = newPlane();

/** T := G T G^H, in which the diagonal elements k and k + 1 have changed places; Q := Q G^H, of `rows` rows, if it is given. */
function exchange(n: number, { data: t, off, ld }: Doubles, rows: number, Q: Doubles | undefined, k: number): void {
  const p = 2 * (off + k + k * ld);
  const line = 2 * ld;
  const next = p + 2 + line;
  const [ar, ai, br, bi] = [t[p]!, t[p + 1]!, t[next]!, t[next + 1]!];
  lartgComplexRef(t[p + line]!, t[p + line + 1]!, br - ar, bi - ai, plane);
  const { c, sr, si } = plane;
  rotatePairsRef(n - k - 2, t, p + 2 * line, p + 2 * line + 2, line, c, sr, si);
  const column = 2 * (off + k * ld);
  rotatePairsRef(k, t, column, column + line, 2, c, sr, -si);
  [t[p], t[p + 1], t[next], t[next + 1]] = [br, bi, ar, ai];
  if (!Q) return;
  const ofQ = 2 * (Q.off + k * Q.ld);
  rotatePairsRef(rows, Q.data, ofQ, ofQ + 2 * Q.ld, 2, c, sr, -si);
}

/** T := G T G^H with the element of row `from` in row `to`; rows count from 0. It cannot fail. Source: LAPACK xTREXC. */
export function trexcComplexRef(
  n: number,
  T: Doubles,
  rows: number,
  Q: Doubles | undefined,
  from: number,
  to: number,
): void {
  for (let k = from; k < to; k++) exchange(n, T, rows, Q, k);
  for (let k = from - 1; k >= to; k--) exchange(n, T, rows, Q, k);
}
