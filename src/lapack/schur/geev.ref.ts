// Eigenvalues and vectors of a general matrix in TypeScript: the oracle, and the order of the work for the engine, which is given the
// steps. Real precisions, host memory only.
import { nrm2Ref } from '../../blas1/nrm2.ref.ts';
import { gemmBlockedRef } from '../../blas3/products/gemm.ref.ts';
import { precOf } from '../../core/extremes.ts';
import { fields } from '../../core/field.ts';
import { at, type RealArray, type RealMat, type Side } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { clearBelow, copyRef, type Doubles, newDoubles, rotateRef } from './doubles.ref.ts';
import { gebakRef } from './gebak.ref.ts';
import { gebalRef, type Range } from './gebal.ref.ts';
import type { VectorsJob } from './geev.spec.ts';
import { gehrdRef } from './gehrd.ref.ts';
import { hseqrRef } from './hseqr.ref.ts';
import type { Iteration } from './lahqr.ref.ts';
import { blankRef, magnitudeRef, scaleRef } from './magnitude.ref.ts';
import { orghrRef } from './orghr.ref.ts';
import { trevc3Ref, VECTORS } from './trevc3.ref.ts';

/** The least positive number. */
const LEAST = { s: 2 ** -149, d: 2 ** -1074 } as const;

export interface GeevProblem {
  readonly jobvl: VectorsJob;
  readonly jobvr: VectorsJob;
  readonly n: number;
  /** Is overwritten. */
  readonly A: RealMat;
  /** n elements each. */
  readonly WR: RealArray;
  readonly WI: RealArray;
  /** n x n; not read where they are not wanted. */
  readonly VL?: RealMat | undefined;
  readonly VR?: RealMat | undefined;
}

/**
 * What is computed in; doubles for singles too, from the Hessenberg form on. In the engine's memory these are views, which must be asked
 * for anew behind a step that takes more of it: the first two.
 */
export interface GeevRoom {
  /** A, or its copy in the engine's memory; overwritten. */
  readonly A: RealMat;
  /** n x n, of A's precision: Q of the Hessenberg form. Without vectors it is not there, and nor are those behind it. */
  readonly Q?: RealMat | undefined;
  readonly H: Doubles;
  /** Two, if both sides are wanted. */
  readonly Z: readonly Doubles[];
}

/** The steps on that room. */
export interface GeevSteps {
  /** A := its Hessenberg form, and the reflectors. */
  readonly reduce: (range: Range) => void;
  /** Q := the orthogonal factor, from a copy of what `reduce` has left. */
  readonly writeOut: (range: Range) => void;
  readonly iterate: (iteration: Iteration) => number;
  readonly vectorsOf: (side: Side, T: Doubles, Z: Doubles) => void;
}

/** Whether there is nothing to compute, because A is empty or not finite; the results then are there. info, or undefined. */
export function answeredRef({ jobvl, jobvr, n, A, WR, WI, VL, VR }: GeevProblem): number | undefined {
  if (n === 0) return 0;
  if (magnitudeRef(n, A) < Infinity) return undefined;
  WR.fill(Number.NaN, 0, n);
  WI.fill(Number.NaN, 0, n);
  if (jobvl === 'v') blankRef(n, n, VL!);
  if (jobvr === 'v') blankRef(n, n, VR!);
  return n;
}

/** Vectors of length 1; a pair is turned so that its largest element is real. */
function normalizeRef(n: number, im: Float64Array, Z: Doubles): void {
  for (let k = 0; k < n; k++) {
    const x = at(Z, 0, k);
    const length = nrm2Ref(n, { ...x, ld: 1 });
    if (im[k] === 0) {
      for (let i = 0; i < n; i++) Z.data[x.off + i] = Z.data[x.off + i]! / length;
      continue;
    }
    const y = at(Z, 0, k + 1);
    const both = Math.hypot(length, nrm2Ref(n, { ...y, ld: 1 }));
    let [most, place] = [-1, 0];
    for (let i = 0; i < n; i++) {
      Z.data[x.off + i] = Z.data[x.off + i]! / both;
      Z.data[y.off + i] = Z.data[y.off + i]! / both;
      const square = Z.data[x.off + i]! ** 2 + Z.data[y.off + i]! ** 2;
      if (square > most) [most, place] = [square, i];
    }
    const [f, g] = [Z.data[x.off + place]!, Z.data[y.off + place]!];
    const size = Math.hypot(f, g);
    rotateRef(n, Z.data, x.off, y.off, 1, f / size, g / size);
    Z.data[y.off + place] = 0;
    k++;
  }
}

/**
 * The eigenvalues w of A, and vectors x with A x = w x and u with u^H A = w u^H; returns info. Source: LAPACK xGEEV.
 */
export function geevSteps(problem: GeevProblem, room: GeevRoom, steps: GeevSteps): number {
  const { jobvl, jobvr, n, WR, WI, VL, VR } = problem;
  const { eps } = fields[precOf(problem.A.data)];
  const factor = scaleRef(n, room.A);
  const scale = new Float64Array(n);
  const range = gebalRef('b', n, room.A, scale);
  const wanted = (['l', 'r'] as const).filter((side) => (side === 'l' ? jobvl : jobvr) === 'v');
  steps.reduce(range);
  copyRef(n, n, room.A, room.H);
  clearBelow(n, n, 1, room.H);
  if (room.Q) {
    copyRef(n, n, room.A, room.Q);
    steps.writeOut(range);
    copyRef(n, n, room.Q, room.Z[0]!);
  }
  const { H, Z } = room;
  const first = Z[0];
  const [re, im] = [new Float64Array(n), new Float64Array(n)];
  const schur = first !== undefined;
  const info = steps.iterate({ schur, n, ...range, H, re, im, Z: first, zlo: 0, zhi: n, eps });
  const least = LEAST[precOf(problem.A.data)];
  for (let i = 0; i < n; i++) {
    WR[i] = re[i]! / factor;
    const size = Math.abs(im[i]! / factor);
    // A pair stays a pair where its imaginary part would underflow.
    WI[i] = im[i] === 0 ? 0 : Math.sign(im[i]!) * Math.max(size, least);
  }
  if (info > 0) {
    WR.fill(Number.NaN, range.lo, info);
    WI.fill(Number.NaN, range.lo, info);
    if (jobvl === 'v') blankRef(n, n, VL!);
    if (jobvr === 'v') blankRef(n, n, VR!);
    return info;
  }
  if (first && wanted.length === 2) copyRef(n, n, first, Z[1]!);
  for (const [k, side] of wanted.entries()) {
    const own = Z[k]!;
    steps.vectorsOf(side, H, own);
    gebakRef('b', side, n, range, scale, n, own);
    normalizeRef(n, im, own);
    copyRef(n, n, own, side === 'l' ? VL! : VR!);
  }
  return info;
}

/** The same by the references. */
export function geevRef(problem: GeevProblem): number {
  const { jobvl, jobvr, n, A } = problem;
  const answer = answeredRef(problem);
  if (answer !== undefined) return answer;
  const { eps } = fields[precOf(A.data)];
  const tau = vectorLike(A, Math.max(0, n - 1));
  const sides = Number(jobvl === 'v') + Number(jobvr === 'v');
  const Q = sides > 0 ? { data: vectorLike(A, n * n), off: 0, ld: n } : undefined;
  const vectors =
    sides > 0 ? { T: newDoubles(n, n), X: newDoubles(n, VECTORS + 1), W: newDoubles(n, VECTORS + 1) } : undefined;
  const Z = Array.from({ length: sides }, () => newDoubles(n, n));
  return geevSteps(
    problem,
    { A, Q, H: newDoubles(n, n), Z },
    {
      reduce: ({ lo, hi }) => gehrdRef(n, lo, hi, A, tau),
      writeOut: ({ lo, hi }) => orghrRef(n, lo, hi, Q!, tau),
      iterate: (iteration) => hseqrRef(iteration),
      vectorsOf: (side, T, V) => trevc3Ref(side, true, n, T, V, eps, vectors!, gemmBlockedRef),
    },
  );
}
