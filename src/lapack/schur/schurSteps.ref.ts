// From a general matrix to its Schur form: the order of the work of the drivers, for the references and for the engine, which give the
// steps. Real precisions, host memory only.
import { precOf } from '../../core/extremes.ts';
import { fields } from '../../core/field.ts';
import type { RealArray, RealMat } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { clearBelow, copyRef, type Doubles, newDoubles } from './doubles.ref.ts';
import { type BalanceJob, gebalRef, type Range } from './gebal.ref.ts';
import { gehrdRef } from './gehrd.ref.ts';
import { hseqrRef } from './hseqr.ref.ts';
import type { Iteration } from './lahqr.ref.ts';
import { scaleRef } from './magnitude.ref.ts';
import { orghrRef } from './orghr.ref.ts';

/**
 * What is computed in; doubles for singles too, from the Hessenberg form on. In the engine's memory these are views, which must be asked
 * for anew behind a step that takes more of it: the first two.
 */
export interface SchurRoom {
  /** A, or its copy in the engine's memory; overwritten. */
  readonly A: RealMat;
  /** n x n, of A's precision: Q of the Hessenberg form. Without vectors it is not there, and Z is empty. */
  readonly Q?: RealMat | undefined;
  /** Comes to hold the Hessenberg form, and then the Schur form. */
  readonly H: Doubles;
  /** The first comes to hold the Schur vectors. */
  readonly Z: readonly Doubles[];
}

/** The steps on that room. */
export interface SchurSteps {
  /** A := its Hessenberg form, and the reflectors. */
  readonly reduce: (range: Range) => void;
  /** Q := the orthogonal factor, from a copy of what `reduce` has left. */
  readonly writeOut: (range: Range) => void;
  readonly iterate: (iteration: Iteration) => number;
}

/** A room and the steps on it. */
export interface SchurTools {
  readonly room: SchurRoom;
  readonly steps: SchurSteps;
}

/** What has been done to A, and its eigenvalues. */
export interface Found {
  readonly info: number;
  /** A was multiplied by it. */
  readonly factor: number;
  readonly range: Range;
  /** As gebalRef gives it. */
  readonly scale: Float64Array;
  readonly re: Float64Array;
  readonly im: Float64Array;
  readonly eps: number;
}

/** The Schur form of A, which is finite and not empty, to H, if `schur`, and its vectors to Z, if that is there; else eigenvalues alone. */
export function schurFormOf(n: number, balance: BalanceJob, schur: boolean, { room, steps }: SchurTools): Found {
  const { eps } = fields[precOf(room.A.data)];
  const factor = scaleRef(n, room.A);
  const scale = new Float64Array(n);
  const range = gebalRef(balance, n, room.A, scale);
  steps.reduce(range);
  copyRef(n, n, room.A, room.H);
  clearBelow(n, n, 1, room.H);
  if (room.Q) {
    copyRef(n, n, room.A, room.Q);
    steps.writeOut(range);
    copyRef(n, n, room.Q, room.Z[0]!);
  }
  const { H, Z } = room;
  const [re, im] = [new Float64Array(n), new Float64Array(n)];
  const info = steps.iterate({ schur, n, ...range, H, re, im, Z: Z[0], zlo: 0, zhi: n, eps });
  return { info, factor, range, scale, re, im, eps };
}

/** The least positive number. */
const LEAST = { s: 2 ** -149, d: 2 ** -1074 } as const;

/** The eigenvalues of A itself; NaN where they were not found. */
export function storeValues(n: number, { info, factor, range, re, im }: Found, WR: RealArray, WI: RealArray): void {
  const least = LEAST[precOf(WR)];
  for (let i = 0; i < n; i++) {
    WR[i] = re[i]! / factor;
    // A pair stays a pair where its imaginary part would underflow.
    WI[i] = im[i] === 0 ? 0 : Math.sign(im[i]!) * Math.max(Math.abs(im[i]! / factor), least);
  }
  if (info > 0) {
    WR.fill(Number.NaN, range.lo, info);
    WI.fill(Number.NaN, range.lo, info);
  }
}

/** T := H / factor, where a block of a pair stays one. */
export function storeForm(n: number, H: Doubles, { data, off, ld }: RealMat, factor: number): void {
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
export function referenceTools(n: number, A: RealMat, sides: number): SchurTools {
  const tau = vectorLike(A, Math.max(0, n - 1));
  const Q = sides > 0 ? { data: vectorLike(A, n * n), off: 0, ld: n } : undefined;
  const Z = Array.from({ length: sides }, () => newDoubles(n, n));
  return {
    room: { A, Q, H: newDoubles(n, n), Z },
    steps: {
      reduce: ({ lo, hi }) => gehrdRef(n, lo, hi, A, tau),
      writeOut: ({ lo, hi }) => orghrRef(n, lo, hi, Q!, tau),
      iterate: (iteration) => hseqrRef(iteration),
    },
  };
}
