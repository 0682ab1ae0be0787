// Reflections and rotations of neighbouring columns or rows of matrices of doubles, of which QR iteration and exchanges in Schur forms
// consist. Host memory only.
import { larfRef } from '../qr/larfg.ref.ts';
import type { chasePairsRef } from './chaseComplex.ref.ts';
import { type Doubles, rotateRef, unitRef } from './doubles.ref.ts';
import type { laexcRef } from './laexc.ref.ts';
import type { sweepPairsRef } from './lahqrComplex.ref.ts';
import type { trexcComplexRef } from './trexcComplex.ref.ts';

/** A bulge of one element or two below the subdiagonal, and how far it is chased. Rows and columns count from 0. */
export interface Chase {
  /** Hessenberg but for the bulge, which stands in column k - 1. */
  readonly H: Doubles;
  readonly k: number;
  /** It is chased until it stands in column `to` - 1, or is gone. */
  readonly to: number;
  /** The active block's last row. */
  readonly last: number;
  /** Columns in front of this one change, and rows from the other one on. */
  readonly right: number;
  readonly upper: number;
  /** V := V P, of `filled` + k rows from its first on, but not more than `rows`: what is behind them is zero. */
  readonly V: Doubles | undefined;
  readonly filled: number;
  readonly rows: number;
}

/** A double-shift step of QR iteration, of complex matrices a single-shift one. Rows and columns count from 0. */
export interface Sweep {
  /**
   * Its active block is l .. i, of three rows or more, of two where it is complex. It is changed from where two subdiagonal elements in a
   * row are small.
   */
  readonly H: Doubles;
  readonly l: number;
  readonly i: number;
  readonly right: number;
  readonly upper: number;
  /** The shifts: shift +- i apart; of complex matrices shift + i apart. */
  readonly shift: number;
  readonly apart: number;
  /** V := V P, of so many rows. */
  readonly V: Doubles | undefined;
  readonly rows: number;
  readonly eps: number;
}

/** What is done to complex matrices, with all its rotations in one call. */
export interface PairTurns {
  readonly chase: typeof chasePairsRef;
  readonly sweep: typeof sweepPairsRef;
  /** A diagonal element of a Schur form goes to another place. */
  readonly move: typeof trexcComplexRef;
}

/** A matrix is an array, the place in it where the first element is that changes, and how far apart its columns are. */
export interface Turns {
  /** Three neighbouring columns times I - t w w^T, w = (1, w2, w3)^T. */
  readonly columns3: (a: Float64Array, at: number, ld: number, rows: number, w2: number, w3: number, t: number) => void;
  /** The same matrix times three neighbouring rows. */
  readonly rows3: (a: Float64Array, at: number, ld: number, cols: number, w2: number, w3: number, t: number) => void;
  /** Two neighbouring columns times I - t w w^T, w = (1, w2)^T. */
  readonly columns2: (a: Float64Array, at: number, ld: number, rows: number, w2: number, t: number) => void;
  readonly rows2: (a: Float64Array, at: number, ld: number, cols: number, w2: number, t: number) => void;
  /** (x, y) := (c x + s y, c y - s x) of neighbouring columns. */
  readonly rotateColumns: (a: Float64Array, at: number, ld: number, rows: number, c: number, s: number) => void;
  readonly rotateRows: (a: Float64Array, at: number, ld: number, cols: number, c: number, s: number) => void;
  /** Of complex matrices, where they are calls; else the references are. */
  readonly pairs?: PairTurns;
  /** All reflections that chase a bulge, P: H := P^T H P. */
  readonly chase: (chase: Chase) => void;
  readonly sweep: (sweep: Sweep) => void;
  /** Where it is one call. */
  readonly exchange?: typeof laexcRef;
  /** A := a unit matrix of order n. */
  readonly unit: (n: number, A: Doubles) => void;
  /** A whole matrix times a reflector, of up to as many rows and columns as a window. */
  readonly larf: typeof larfRef;
}

export const turnsRef: Turns = {
  columns3: (a, at, ld, rows, w2, w3, t) => reflectThree(a, at, ld, 1, rows, w2, w3, t),
  rows3: (a, at, ld, cols, w2, w3, t) => reflectThree(a, at, 1, ld, cols, w2, w3, t),
  columns2: (a, at, ld, rows, w2, t) => reflectTwo(a, at, ld, 1, rows, w2, t),
  rows2: (a, at, ld, cols, w2, t) => reflectTwo(a, at, 1, ld, cols, w2, t),
  rotateColumns: (a, at, ld, rows, c, s) => rotateRef(rows, a, at, at + ld, 1, c, s),
  rotateRows: (a, at, ld, cols, c, s) => rotateRef(cols, a, at, at + 1, ld, c, s),
  chase: chaseRef,
  sweep: sweepRef,
  unit: unitRef,
  larf: larfRef,
};

/** `lines` triples, whose elements lie `apart`; from one to the next it is `across`. */
function reflectThree(
  a: Float64Array,
  at: number,
  apart: number,
  across: number,
  lines: number,
  w2: number,
  w3: number,
  t: number,
): void {
  const [t2, t3] = [t * w2, t * w3];
  for (let l = 0, x = at; l < lines; l++, x += across) {
    const [y, z] = [x + apart, x + 2 * apart];
    const sum = a[x]! + w2 * a[y]! + w3 * a[z]!;
    a[x] = a[x]! - sum * t;
    a[y] = a[y]! - sum * t2;
    a[z] = a[z]! - sum * t3;
  }
}

function reflectTwo(
  a: Float64Array,
  at: number,
  apart: number,
  across: number,
  lines: number,
  w2: number,
  t: number,
): void {
  const t2 = t * w2;
  for (let l = 0, x = at; l < lines; l++, x += across) {
    const y = x + apart;
    const sum = a[x]! + w2 * a[y]!;
    a[x] = a[x]! - sum * t;
    a[y] = a[y]! - sum * t2;
  }
}

/** A reflector I - t w w^T, w = (1, w2, w3)^T, that makes what it was made for beta times the first unit vector. */
export interface SmallReflector {
  beta: number;
  t: number;
  w2: number;
  w3: number;
}

/** The one that is used again and again: objects made for every reflector cost more than its arithmetic. */
export const smallReflector = (): SmallReflector => ({ beta: 0, t: 0, w2: 0, w3: 0 });

/** `h` := the reflector of (v1, v2, v3), or of two elements with v3 = 0. Tiny ones count: what stays would stay for ever. */
export function makeSmallReflector(h: SmallReflector, v1: number, v2: number, v3: number): void {
  h.beta = v1;
  h.t = 0;
  h.w2 = 0;
  h.w3 = 0;
  if (v2 === 0 && v3 === 0) return;
  let [x1, x2, x3, size] = [v1, v2, v3, 1];
  let squares = v1 * v1 + v2 * v2 + v3 * v3;
  if (!(squares > 1e-280 && squares < 1e280)) {
    // A subnormal length has few digits, and what is made with it is not orthogonal.
    size = Math.max(Math.abs(v1), Math.abs(v2), Math.abs(v3));
    [x1, x2, x3] = [v1 / size, v2 / size, v3 / size];
    squares = x1 * x1 + x2 * x2 + x3 * x3;
  }
  const beta = x1 > 0 ? -Math.sqrt(squares) : Math.sqrt(squares);
  h.beta = beta * size;
  h.t = (beta - x1) / beta;
  h.w2 = x2 / (x1 - beta);
  h.w3 = x3 / (x1 - beta);
}

/** One step of a chase: rows and columns k .. k+2 of H, at the end k and k + 1, times a reflector from both sides, and V's columns. */
export function turnAt(turns: Turns, chase: Chase, k: number, { t, w2, w3 }: SmallReflector): void {
  if (t === 0) return;
  const { H, last, right, upper, V, filled, rows } = chase;
  const { data, off, ld } = H;
  const column = off + k * ld;
  const above = Math.min(k + 4, last + 1) - upper;
  const inV = Math.min(rows, k + filled);
  if (k < last - 1) {
    turns.rows3(data, column + k, ld, right - k, w2, w3, t);
    turns.columns3(data, column + upper, ld, above, w2, w3, t);
    if (V) turns.columns3(V.data, V.off + k * V.ld, V.ld, inV, w2, w3, t);
  } else {
    turns.rows2(data, column + k, ld, right - k, w2, t);
    turns.columns2(data, column + upper, ld, above, w2, t);
    if (V) turns.columns2(V.data, V.off + k * V.ld, V.ld, inV, w2, t);
  }
}

const reflector = smallReflector();

function chaseRef(chase: Chase): void {
  const { H, to, last } = chase;
  const { data: h, off, ld } = H;
  for (let { k } = chase; k < to; k++) {
    const p = off + k + (k - 1) * ld;
    const three = k < last - 1;
    makeSmallReflector(reflector, h[p]!, h[p + 1]!, three ? h[p + 2]! : 0);
    h[p] = reflector.beta;
    h[p + 1] = 0;
    if (three) h[p + 2] = 0;
    turnAt(turnsRef, chase, k, reflector);
  }
}

/** Sums of squares between these can be multiplied by an element and its rounding error. */
const [SHORT, LONG] = [1e-120, 1e120];

const turn = smallReflector();

function sweepRef({ H, l, i, right, upper, shift, apart, V, rows, eps }: Sweep): void {
  const { data: h, off, ld } = H;
  let [v1, v2, v3] = [0, 0, 0];
  let m = i - 2;
  for (; m >= l; m--) {
    // The first column of (H - s1) (H - s2), scaled
    const p = off + m + m * ld;
    const [own, next] = [h[p]!, h[p + 1 + ld]!];
    const below = h[p + 1]!;
    const from = own - shift;
    v1 = below * h[p + ld]! + from * from + apart * apart;
    v2 = below * (own + next - shift - shift);
    v3 = below * h[p + 2 + ld]!;
    const squares = Math.abs(v1) + Math.abs(v2) + Math.abs(v3);
    if (!(squares > SHORT && squares < LONG)) {
      // Without squares, which might leave the range; divisions take longer than all the rest
      let size = Math.abs(from) + Math.abs(apart) + Math.abs(below);
      const ratio = below / size;
      v1 = ratio * h[p + ld]! + from * (from / size) + apart * (apart / size);
      v2 = ratio * (own + next - shift - shift);
      v3 = ratio * h[p + 2 + ld]!;
      size = Math.abs(v1) + Math.abs(v2) + Math.abs(v3);
      [v1, v2, v3] = [v1 / size, v2 / size, v3 / size];
    }
    if (m === l) break;
    const others = Math.abs(h[p - 1 - ld]!) + Math.abs(own) + Math.abs(next);
    if (Math.abs(h[p - ld]!) * (Math.abs(v2) + Math.abs(v3)) <= eps * Math.abs(v1) * others) break;
  }
  makeSmallReflector(turn, v1, v2, v3);
  if (m > l) h[off + m + (m - 1) * ld]! *= 1 - turn.t;
  const chase = { H, k: m + 1, to: i, last: i, right, upper, V, filled: rows, rows };
  turnAt(turnsRef, chase, m, turn);
  chaseRef(chase);
}
