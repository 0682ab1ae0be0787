// From a general matrix to its Schur form: the order of the work of the drivers, for the references and for the engine, which give the
// steps. Host memory only.
import { precOf } from '../../core/extremes.ts';
import { fields } from '../../core/field.ts';
import type { FieldMat, RealArray } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { clearBelow, copyRef, type Doubles, newDoubles } from './doubles.ref.ts';
import { type BalanceJob, gebalRef, type Range } from './gebal.ref.ts';
import { gehrdRef } from './gehrd.ref.ts';
import { hseqrRef } from './hseqr.ref.ts';
import type { Iteration } from './lahqr.ref.ts';
import { scaleRef } from './magnitude.ref.ts';
import { normalizeRef } from './normalize.ref.ts';
import { orghrRef } from './orghr.ref.ts';

/**
 * What is computed in; doubles for singles too, from the Hessenberg form on. In the engine's memory these are views, which must be asked
 * for anew behind the first two steps, which take more of it.
 */
export interface SchurRoom {
  /** A, or its copy in the engine's memory; overwritten. */
  readonly A: FieldMat;
  /** Comes to hold the Hessenberg form, and then the Schur form. */
  readonly H: Doubles;
  /** The first comes to hold the Schur vectors; empty where they are not wanted. */
  readonly Z: readonly Doubles[];
}

/** The steps on that room. */
export interface SchurSteps {
  /** A := its Hessenberg form, and the reflectors. */
  readonly reduce: (range: Range) => void;
  /** Z := the orthogonal (unitary) factor of what `reduce` has left in A. */
  readonly writeOut: (range: Range) => void;
  readonly iterate: (iteration: Iteration) => number;
  /** Eigenvectors of length 1, at the end. */
  readonly normalize: typeof normalizeRef;
  /** B := A, from one precision to another. */
  readonly copy: typeof copyRef;
}

/** A room and the steps on it. */
export interface SchurTools {
  readonly room: SchurRoom;
  readonly steps: SchurSteps;
  /** What has been done to A already. */
  readonly prepared?: Prepared | undefined;
}

/** What is done to A before it is reduced. */
export interface Prepared {
  /** A was multiplied by it. */
  readonly factor: number;
  readonly range: Range;
  /** As gebalRef gives it. */
  readonly scale: Float64Array;
}

/** A matrix that has been prepared and reduced already: A is as gehrdRef leaves it. */
export interface Reduced {
  readonly prepared: Prepared;
  /** As orghrRef leaves it; where vectors are wanted. */
  readonly Q?: FieldMat | undefined;
}

/** What has been done to A, and its eigenvalues. */
export interface Found extends Prepared {
  readonly info: number;
  readonly re: Float64Array;
  readonly im: Float64Array;
  readonly eps: number;
}

/** Scales A, which is finite, and balances it. */
export function prepareRef(n: number, balance: BalanceJob, A: FieldMat): Prepared {
  const factor = scaleRef(n, A);
  const scale = new Float64Array(n);
  return { factor, range: gebalRef(balance, n, A, scale), scale };
}

/** The tools for a matrix, if it has been reduced already those for what is left to do. */
export function behindReduction(n: number, tools: SchurTools, reduced: Reduced | undefined): SchurTools {
  if (reduced === undefined) return tools;
  const { room, steps } = tools;
  const writeOut = (): void => steps.copy(n, n, reduced.Q!, room.Z[0]!);
  return { room, prepared: reduced.prepared, steps: { ...steps, reduce: () => {}, writeOut } };
}

/** The Schur form of A, which is finite and not empty, to H, if `schur`, and its vectors to Z, if that is there; else eigenvalues alone. */
export function schurFormOf(n: number, balance: BalanceJob, schur: boolean, tools: SchurTools): Found {
  const { room, steps } = tools;
  const { eps } = fields[precOf(room.A.data)];
  const { factor, range, scale } = tools.prepared ?? prepareRef(n, balance, room.A);
  steps.reduce(range);
  steps.copy(n, n, room.A, room.H);
  clearBelow(n, n, 1, room.H);
  if (room.Z.length > 0) steps.writeOut(range);
  const { H, Z } = room;
  const [re, im] = [new Float64Array(n), new Float64Array(n)];
  const info = steps.iterate({ schur, n, ...range, H, re, im, Z: Z[0], zlo: 0, zhi: n, eps });
  return { info, factor, range, scale, re, im, eps };
}

/** The least positive number. */
const LEAST = { s: 2 ** -149, d: 2 ** -1074 } as const;

/** Where eigenvalues go. */
export interface ValueArrays {
  /** Real parts. */
  readonly WR: RealArray;
  /** Imaginary parts. */
  readonly WI: RealArray;
  /** Entries from one to the next, if they are not neighbours: 2 where each is a pair. */
  readonly apart?: 1 | 2 | undefined;
}

/** The arrays for eigenvalues that are pairs. */
export const pairsOf = (W: RealArray): ValueArrays => ({ WR: W, WI: W.subarray(1), apart: 2 });

/** Eigenvalues from .. to-1 := NaN. */
export function blankValues({ WR, WI, apart = 1 }: ValueArrays, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    WR[apart * i] = Number.NaN;
    WI[apart * i] = Number.NaN;
  }
}

/** The eigenvalues of A itself; NaN where they were not found. */
export function storeValues(n: number, { info, factor, range, re, im }: Found, values: ValueArrays): void {
  const { WR, WI, apart } = values;
  if (info > 0) {
    re.fill(Number.NaN, range.lo, info);
    im.fill(Number.NaN, range.lo, info);
  }
  if (apart === 2) {
    for (let i = 0; i < n; i++) {
      WR[2 * i] = re[i]! / factor;
      WI[2 * i] = im[i]! / factor;
    }
    return;
  }
  const least = LEAST[precOf(WR)];
  for (let i = 0; i < n; i++) {
    WR[i] = re[i]! / factor;
    // A pair stays a pair where its imaginary part would underflow.
    WI[i] = im[i] === 0 ? 0 : Math.sign(im[i]!) * Math.max(Math.abs(im[i]! / factor), least);
  }
}

/** T := H / factor, where a block of a pair stays one; a complex T is triangular. */
export function storeForm(n: number, H: Doubles, T: FieldMat, factor: number): void {
  const { data, off, ld } = T;
  if (T.parts === 2) {
    for (let j = 0; j < n; j++) {
      const [from, to] = [2 * (H.off + j * H.ld), 2 * (off + j * ld)];
      for (let p = 0; p < 2 * n; p++) data[to + p] = H.data[from + p]! / factor;
    }
    return;
  }
  const least = LEAST[precOf(data)];
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < n; i++) {
      const exact = H.data[H.off + i + j * H.ld]!;
      data[off + i + j * ld] = exact / factor;
      const [row, column] = [Math.min(i, j), Math.max(i, j)];
      const inBlock = column === row + 1 && H.data[H.off + column + row * H.ld] !== 0;
      if (inBlock && data[off + i + j * ld] === 0) data[off + i + j * ld] = Math.sign(exact) * least;
    }
  }
}

/** The references' tools. `sides`: of how many kinds vectors are wanted. */
export function referenceTools(n: number, A: FieldMat, sides: number): SchurTools {
  const tau = vectorLike(A, Math.max(0, n - 1));
  const Z = Array.from({ length: sides }, () => newDoubles(n, n, A.parts));
  return {
    room: { A, H: newDoubles(n, n, A.parts), Z },
    steps: {
      reduce: ({ lo, hi }) => gehrdRef(n, lo, hi, A, tau),
      writeOut({ lo, hi }) {
        const Q = { data: vectorLike(A, n * n), off: 0, ld: n, parts: A.parts };
        copyRef(n, n, A, Q);
        orghrRef(n, lo, hi, Q, tau);
        copyRef(n, n, Q, Z[0]!);
      },
      iterate: (iteration) => hseqrRef(iteration),
      normalize: normalizeRef,
      copy: copyRef,
    },
  };
}
