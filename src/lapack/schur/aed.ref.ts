// Aggressive early deflation: eigenvalues found in a window at the end of the active block, and shifts from those that are not, in doubles.
import { conjugate, elementAt, modulusAt, putElement, times } from '../../core/complex.ts';
import { at, type FieldMat } from '../../core/matrix.ts';
import type { Numeric } from '../../core/signatures.ts';
import { makeReflectorRef } from '../qr/larfg.ref.ts';
import { clearBelow, type Doubles } from './doubles.ref.ts';
import { gehrdRef } from './gehrd.ref.ts';
import { beginWindow, type HqrRoom } from './hqrRoom.ref.ts';
import { type Iteration, lahqrRef } from './lahqr.ref.ts';
import { lahqrComplexRef } from './lahqrComplex.ref.ts';
import { lanv2Ref, standard } from './lanv2.ref.ts';
import { trexcRef } from './trexc.ref.ts';
import type { Turns } from './turns.ref.ts';

/** What a window has come to. */
export interface Deflation {
  /** Eigenvalues that are found, at the end of the window. */
  readonly deflated: number;
  /** So many in front of them serve as shifts: re and im of the iteration hold them. */
  readonly shifts: number;
}

const SAFE_MIN = 2 ** -1022;

/** Whether rows j and j + 1 of T are a block; never of a complex T, which is triangular. */
const isPair = ({ data, off, ld, parts }: Doubles, n: number, j: number): boolean =>
  parts !== 2 && j >= 0 && j < n - 1 && data[off + j + 1 + j * ld] !== 0;

/** The eigenvalues of the diagonal blocks of T, from `from` on, to re and im from `to` on. */
export function blockValues(n: number, T: Doubles, from: number, re: Float64Array, im: Float64Array, to: number): void {
  const { data: t, off, ld, parts = 1 } = T;
  const block = standard();
  for (let j = from; j < n; j++) {
    const p = parts * (off + j + j * ld);
    if (parts === 2) [re[to + j], im[to + j]] = [t[p]!, t[p + 1]!];
    else if (isPair(T, n, j)) {
      [block.a, block.b, block.c, block.d] = [t[p]!, t[p + ld]!, t[p + 1]!, t[p + 1 + ld]!];
      lanv2Ref(block);
      [re[to + j], im[to + j], re[to + j + 1], im[to + j + 1]] = [block.re1, block.im1, block.re2, block.im2];
      j++;
    } else [re[to + j], im[to + j]] = [t[p]!, 0];
  }
}

/** How large the eigenvalue of the block at j is. */
const sizeAt = (T: Doubles, n: number, j: number): number => {
  const { data: t, off, ld } = T;
  const p = off + j + j * ld;
  if (T.parts === 2) return modulusAt(t, p, 2);
  const both = isPair(T, n, j);
  return Math.abs(t[p]!) + (both ? Math.sqrt(Math.abs(t[p + 1]!)) * Math.sqrt(Math.abs(t[p + ld]!)) : 0);
};

/** Moves blocks that cannot be deflated in front of those that can; the number of rows of the former. */
function sortOut(
  n: number,
  T: Doubles,
  V: Doubles,
  spike: Numeric,
  failed: number,
  eps: number,
  least: number,
  turns: Turns,
): number {
  const { parts = 1 } = V;
  const sizeOf = (x: Numeric): number => (typeof x === 'number' ? Math.abs(x) : Math.hypot(x.re, x.im));
  const weight = (k: number): number => sizeOf(times(spike, elementAt(V.data, V.off + k * V.ld, parts)));
  let [kept, top] = [n, failed];
  while (top < kept) {
    const width = isPair(T, n, kept - 2) ? 2 : 1;
    const first = kept - width;
    const size = sizeAt(T, n, first) || sizeOf(spike);
    const coupling = Math.max(weight(first), weight(kept - 1));
    if (coupling <= Math.max(least, eps * size)) kept = first;
    else {
      trexcRef(n, T, n, V, first, top, eps, turns);
      top += width;
    }
  }
  return kept;
}

/** Turns the first `kept` rows of the window back to Hessenberg form, in which the spike is one element, and V with them. */
function restore(n: number, kept: number, { T, V, column, turns: { larf } }: HqrRoom): void {
  const { parts = 1 } = V;
  const { data: v, off } = column;
  for (let j = 0; j < kept; j++) putElement(v, off + j, conjugate(elementAt(V.data, V.off + j * V.ld, parts)), parts);
  const tau = new Float64Array(parts * n);
  const scale = makeReflectorRef(kept, { data: v, off, ld: 1, parts }, tau, 0);
  larf('l', kept, n, v, off, conjugate(scale), T);
  larf('r', kept, kept, v, off, scale, T);
  larf('r', n, kept, v, off, scale, V);
  gehrdRef(n, 0, kept, T, tau, 0, larf);
  for (let i = 0; i < kept - 1; i++)
    larf('r', n, kept - i - 1, T.data, at(T, i + 1, i).off, elementAt(tau, i, parts), at(V, 0, i + 1));
  clearBelow(n, n, 1, T);
}

/**
 * Deflates in the last `w` rows of the active block top .. end-1. H, Z and the eigenvalues found are written.
 *
 * Source: LAPACK xLAQR2; K. Braman, R. Byers, R. Mathias, The multishift QR algorithm II: aggressive early deflation, SIAM J. Matrix Anal.
 * Appl. 23 (2002).
 */
export function deflateRef(
  iteration: Iteration<FieldMat>,
  room: HqrRoom,
  top: number,
  end: number,
  w: number,
): Deflation {
  const { H, re, im, eps } = iteration;
  const { parts = 1 } = H;
  const { T, V } = room;
  const first = end - w;
  const corner = H.off + first + (first - 1) * H.ld;
  const spike = first === top ? 0 : elementAt(H.data, corner, parts);
  room.copy(w, w, at(H, first, first), T);
  clearBelow(w, w, 1, T);
  room.turns.unit(w, V);
  const own = { re: new Float64Array(w), im: new Float64Array(w) };
  const inWindow: Iteration = { schur: true, n: w, lo: 0, hi: w, H: T, ...own, Z: V, zlo: 0, zhi: w, eps };
  const failed = parts === 2 ? lahqrComplexRef(inWindow, room.turns.pairs) : lahqrRef(inWindow, room.turns);
  const kept = sortOut(w, T, V, spike, failed, eps, SAFE_MIN * (w / eps), room.turns);
  blockValues(w, T, failed, re, im, first);
  if (kept < w) {
    if (kept > 1 && spike !== 0) restore(w, kept, room);
    const left = kept === 0 ? 0 : times(spike, conjugate(elementAt(V.data, V.off, parts)));
    if (first > top) putElement(H.data, corner, left, parts);
    room.copy(w, w, T, at(H, first, first));
    beginWindow(iteration, room, { top, end, first, order: w, ahead: 0, band: { below: w, above: w } });
  }
  return { deflated: w - kept, shifts: kept - failed };
}
