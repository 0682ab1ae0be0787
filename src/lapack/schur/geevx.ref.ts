// Eigenvalues and vectors of a general matrix, with condition numbers of eigenvalues, in TypeScript: the oracle, and the order of the work
// for the engine. Real precisions, host memory only.
import { precOf } from '../../core/extremes.ts';
import { fields } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import { type Doubles, newDoubles } from './doubles.ref.ts';
import type { BalanceJob, Range } from './gebal.ref.ts';
import { answeredRef, type BackVectors, type GeevProblem, geevSteps, sidesOf } from './geev.ref.ts';
import { referenceTools, type SchurTools } from './schurSteps.ref.ts';
import { trevc3Ref, VECTORS } from './trevc3.ref.ts';

export interface GeevxProblem extends GeevProblem {
  readonly balanc: BalanceJob;
  /** n elements. */
  readonly scale: RealArray;
  /** n elements, if they are asked for. */
  readonly rconde?: RealArray | undefined;
}

export interface GeevxResult {
  readonly info: number;
  readonly range: Range;
  readonly abnrm: number;
}

/** The largest sum of magnitudes of a column. */
function normOneRef(n: number, { data, off, ld }: { data: RealArray; off: number; ld: number }): number {
  let most = 0;
  for (let j = 0; j < n; j++) {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += Math.abs(data[off + i + j * ld]!);
    most = Math.max(most, sum);
  }
  return most;
}

/** |u^H v| / (||u|| ||v||) of each eigenvalue; of a pair both have it. */
function conditionRef(n: number, im: Float64Array, L: Doubles, R: Doubles, to: RealArray): void {
  for (let k = 0; k < n; k++) {
    const [u, v] = [L.off + k * L.ld, R.off + k * R.ld];
    const pair = im[k] !== 0;
    let [re, cross, left, right] = [0, 0, 0, 0];
    for (let i = 0; i < n; i++) {
      const [ur, vr] = [L.data[u + i]!, R.data[v + i]!];
      const [ui, vi] = pair ? [L.data[u + L.ld + i]!, R.data[v + R.ld + i]!] : [0, 0];
      re += ur * vr + ui * vi;
      cross += ur * vi - ui * vr;
      left += ur * ur + ui * ui;
      right += vr * vr + vi * vi;
    }
    to[k] = Math.hypot(re, cross) / (Math.sqrt(left) * Math.sqrt(right));
    if (pair) to[++k] = to[k - 1]!;
  }
}

/** Whether there is nothing to compute; the results then are there. */
export function answeredGeevxRef(problem: GeevxProblem): GeevxResult | undefined {
  const { n, scale, rconde } = problem;
  const info = answeredRef(problem);
  if (info === undefined) return undefined;
  scale.fill(1, 0, n);
  rconde?.fill(Number.NaN, 0, n);
  return { info, range: { lo: 0, hi: n }, abnrm: n === 0 ? 0 : Number.NaN };
}

/** As geevSteps. Source: LAPACK xGEEVX. */
export function geevxSteps(problem: GeevxProblem, tools: SchurTools, vectors: BackVectors): GeevxResult {
  const { balanc, n, scale, rconde } = problem;
  let abnrm = 0;
  let balanced = { range: { lo: 0, hi: n }, factor: 1 };
  const { steps } = tools;
  const info = geevSteps(
    problem,
    {
      get room() {
        return tools.room;
      },
      steps: {
        ...steps,
        reduce: (range) => {
          abnrm = normOneRef(n, tools.room.A);
          steps.reduce(range);
        },
      },
    },
    vectors,
    balanc,
    (found, sides) => {
      balanced = found;
      scale.set(found.scale);
      if (found.info > 0) rconde?.fill(Number.NaN, 0, n);
      else if (rconde) conditionRef(n, found.im, sides[0]!, sides[1]!, rconde);
    },
  );
  return { info, range: balanced.range, abnrm: abnrm / balanced.factor };
}

/** The same by the references. */
export function geevxRef(problem: GeevxProblem): GeevxResult {
  const { n, A } = problem;
  const { eps } = fields[precOf(A.data)];
  const sides = sidesOf(problem);
  const width = sides > 0 ? VECTORS + 1 : 0;
  const room = { T: newDoubles(sides > 0 ? n : 0, n), X: newDoubles(n, width), W: newDoubles(n, width) };
  const back: BackVectors = (side, T, Z) => trevc3Ref(side, true, n, T, Z, eps, room);
  return answeredGeevxRef(problem) ?? geevxSteps(problem, referenceTools(n, A, sides), back);
}
