// Chosen eigenvalues and vectors of a symmetric or Hermitian matrix in TypeScript: the CPU backend where there is no engine. Also the order
// of the work, which the engine and the drivers have in common. Host memory only.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import { precOf } from '../../core/extremes.ts';
import { fields } from '../../core/field.ts';
import { entriesOf, type FieldMat, type RealArray, type Uplo } from '../../core/matrix.ts';
import { vectorLike } from '../condition/condition.ref.ts';
import { orgtrRef } from './orgtr.ref.ts';
import { ormtrRef } from './ormtr.ref.ts';
import { type Chosen, type StebzResult, stebzRef } from './stebz.ref.ts';
import { stedcOfRef } from './stedc.ref.ts';
import { steinRef } from './stein.ref.ts';
import { steqrRef } from './steqr.ref.ts';
import { sterfRef } from './sterf.ref.ts';
import { preparedSyev } from './syev.ref.ts';
import type { EigenJob } from './syev.spec.ts';
import { sytrdRef } from './sytrd.ref.ts';
import { ascending, fillRef } from './tridiagonal.ref.ts';

export interface SyevxProblem extends Chosen {
  readonly jobz: EigenJob;
  readonly uplo: Uplo;
  readonly n: number;
  /** Is overwritten. */
  readonly A: FieldMat;
  readonly abstol: number;
  /** Room for as many as may be found. */
  readonly W: RealArray;
  /** With jobz 'v': as many columns. */
  readonly Z: FieldMat | undefined;
  /** With jobz 'v' the indices, from 1, of vectors that have not converged, then zeros. */
  readonly ifail: Int32Array;
}

/** How many values have been found, and LAPACK's info. */
export interface Found {
  readonly m: number;
  readonly info: number;
}

interface Tridiagonal {
  readonly d: Float64Array;
  readonly e: Float64Array;
}

/** What the parts of the work do, in memory of their own. */
export interface SyevxSteps {
  /** The tridiagonal form. */
  reduce(): Tridiagonal;
  /** All values, ascending, to d, and their vectors; 0, or how much has not converged. Overwrites d and e. */
  all(t: Tridiagonal): number;
  /** The vectors of the tridiagonal form that belong to values; how many have not converged. `ifail` as stein's. */
  chosen(t: Tridiagonal, found: StebzResult, ifail: Int32Array): number;
  /** Column i of Z := the vector order[i] of A. */
  handOut(order: Int32Array): void;
}

export const inOrder = (n: number): Int32Array => Int32Array.from({ length: n }, (_, i) => i);

/** Eigenvalues, and vectors, that are chosen. `factor`: what A has been multiplied by. Source: LAPACK xSYEVX. */
export function syevxOrder(problem: SyevxProblem, factor: number, eps: number, steps: SyevxSteps): Found {
  const { jobz, range, n, il, iu, abstol, W, ifail } = problem;
  const wanted = jobz === 'v';
  const t = steps.reduce();
  if ((range === 'a' || (range === 'i' && il <= 1 && iu === n)) && !(abstol > 0)) {
    const [d, e] = [t.d.slice(), t.e.slice()];
    const left = wanted ? steps.all({ d, e }) : sterfRef(n, d, e, eps);
    if (left === 0) {
      W.set(d.map((x) => x / factor));
      ifail.fill(0);
      if (wanted) steps.handOut(inOrder(n));
      return { m: n, info: 0 };
    }
  }
  const [vl, vu] = [problem.vl * factor, problem.vu * factor];
  const order = wanted ? 'b' : 'e';
  const found = stebzRef({ range, order, n, ...t, vl, vu, il, iu, abstol: abstol * factor, eps });
  const m = found.W.length;
  const sorted = ascending(m, found.W);
  for (const [i, from] of sorted.entries()) W[i] = found.W[from]! / factor;
  if (!wanted) return { m, info: 0 };
  const failed = new Int32Array(m);
  const info = steps.chosen(t, found, failed);
  steps.handOut(sorted);
  ifail.fill(0);
  const bad = new Set(failed.subarray(0, info));
  let k = 0;
  for (const [i, from] of sorted.entries()) if (bad.has(from + 1)) ifail[k++] = i + 1;
  return { m, info };
}

/** Nothing to compute: A is empty, or has a NaN or an infinity, and then W and Z := NaN. */
export function answeredSyevx({ n, W, Z, ifail }: SyevxProblem): Found {
  W.fill(Number.NaN);
  ifail.fill(0);
  if (Z !== undefined) fillRef(n, W.length, Number.NaN, Z);
  return { m: 0, info: n };
}

/** Column i of B := column order[i] of A, of `rows` elements. */
export function copyColumns(rows: number, A: FieldMat, order: Int32Array, B: FieldMat): void {
  const [X, Y, entries] = [entriesOf(A), entriesOf(B), (A.parts ?? 1) * rows];
  for (const [i, from] of order.entries()) {
    const column = X.off + from * X.ld;
    Y.data.set(X.data.subarray(column, column + entries), Y.off + i * Y.ld);
  }
}

/** How all vectors are computed: by QL iteration, or by divide and conquer. */
export type Method = 'ql' | 'dc';

/** Returns how many values there are, and info. */
export function syevxRef(problem: SyevxProblem, method: Method = 'ql'): Found {
  const factor = preparedSyev(problem);
  return factor === undefined ? answeredSyevx(problem) : syevxScaledRef(problem, factor, method);
}

/** Of A that has been scaled. */
export function syevxScaledRef(problem: SyevxProblem, factor: number, method: Method): Found {
  const { uplo, n, A } = problem;
  const { eps } = fields[precOf(A.data)];
  const tau = vectorLike(A, Math.max(1, n - 1));
  const take = (cols: number): FieldMat => ({ data: vectorLike(A, n * cols), off: 0, ld: n, parts: A.parts });
  let vectors: FieldMat;
  return syevxOrder(problem, factor, eps, {
    reduce() {
      const [d, e] = [new Float64Array(n), new Float64Array(Math.max(0, n - 1))];
      sytrdRef(uplo, n, A, d, e, tau);
      return { d, e };
    },
    all({ d, e }) {
      vectors = take(n);
      if (method === 'ql') {
        lacpyRef(uplo, n, n, A, vectors);
        orgtrRef(uplo, n, vectors, tau);
        return steqrRef('v', n, d, e, vectors, eps);
      }
      const info = stedcOfRef('i', n, d, e, vectors, eps);
      ormtrRef('l', uplo, 'n', n, n, A, tau, 0, vectors);
      return info;
    },
    chosen(t, found, ifail) {
      const m = found.W.length;
      vectors = take(m);
      const info = steinRef({ n, ...t, ...found, Z: vectors, ifail, eps });
      ormtrRef('l', uplo, 'n', n, m, A, tau, 0, vectors);
      return info;
    },
    handOut: (order) => copyColumns(n, vectors, order, problem.Z!),
  });
}
