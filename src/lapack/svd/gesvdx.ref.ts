// Chosen singular values and vectors in TypeScript: the oracle, and the CPU backend where there is no engine. Host memory only.
import type { FieldMat, RealArray } from '../../core/matrix.ts';
import { type GesddProblem, gesddScaledRef } from './gesdd.ref.ts';
import { blankRef, prepared } from './gesvd.ref.ts';

/** Which values: all, those in (vl, vu], or the il-th to the iu-th, counted from 1. */
export type Chosen =
  | { readonly range: 'a' }
  | { readonly range: 'v'; readonly vl: number; readonly vu: number }
  | { readonly range: 'i'; readonly il: number; readonly iu: number };

export interface GesvdxProblem {
  readonly m: number;
  readonly n: number;
  readonly chosen: Chosen;
  /** Overwritten. */
  readonly A: FieldMat;
  /** As many real numbers as may be chosen. */
  readonly S: RealArray;
  /** m x that, if they are wanted. */
  readonly U?: FieldMat | undefined;
  /** V^H: that x n, if they are wanted. */
  readonly VT?: FieldMat | undefined;
}

export interface Found {
  readonly ns: number;
  readonly info: number;
}

/** The chosen values, which descend: from, up to but not including to. */
export function chosenOf(chosen: Chosen, values: RealArray): readonly [from: number, to: number] {
  if (chosen.range === 'a') return [0, values.length];
  if (chosen.range === 'i') return [chosen.il - 1, chosen.iu];
  const { vl, vu } = chosen;
  let from = 0;
  while (from < values.length && values[from]! > vu) from++;
  let to = from;
  while (to < values.length && values[to]! > vl) to++;
  return [from, to];
}

/** Source: LAPACK xGESVDX. */
export function gesvdxRef(problem: GesvdxProblem): Found {
  const factor = prepared(problem);
  return factor === undefined ? withoutValues(problem) : gesvdxScaledRef(problem, factor, gesddScaledRef);
}

/** Of A that has been scaled. `solve`: what gesddScaledRef does. */
export function gesvdxScaledRef(
  { m, n, chosen, A, S, U, VT }: GesvdxProblem,
  factor: number,
  solve: (problem: GesddProblem, factor: number) => number,
): Found {
  let ns = 0;
  const select = (values: RealArray): readonly [number, number] => {
    const [from, to] = chosenOf(chosen, values);
    ns = to - from;
    return [from, to];
  };
  const jobz = U === undefined && VT === undefined ? 'n' : 's';
  const info = solve({ m, n, A, S, jobz, U, VT, select }, factor);
  return { ns, info };
}

/** A is empty, or not finite. */
export function withoutValues({ m, n, S, U, VT }: GesvdxProblem): Found {
  if (m === 0 || n === 0) return { ns: 0, info: 0 };
  S.fill(Number.NaN);
  if (U !== undefined) blankRef(m, S.length, U);
  if (VT !== undefined) blankRef(S.length, n, VT);
  return { ns: 0, info: Math.min(m, n) };
}
