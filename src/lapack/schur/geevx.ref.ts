// Eigenvalues and vectors of a general matrix, with condition numbers of eigenvalues, in TypeScript: the oracle, and the order of the work
// for the engine. Host memory only.
import { precOf } from '../../core/extremes.ts';
import { fields } from '../../core/field.ts';
import type { RealArray } from '../../core/matrix.ts';
import type { BalanceJob, Range } from './gebal.ref.ts';
import { answeredRef, type BackVectors, type GeevProblem, geevSteps, sidesOf } from './geev.ref.ts';
import { referenceTools, type SchurTools } from './schurSteps.ref.ts';
import { normOneRef } from './separation.ref.ts';
import { newVectorRoom, trevc3Ref } from './trevc3.ref.ts';
import { valueConditionsRef, vectorConditionsRef } from './trsna.ref.ts';

export interface GeevxProblem extends GeevProblem {
  readonly balanc: BalanceJob;
  /** n elements. */
  readonly scale: RealArray;
  /** n elements each, if they are asked for. */
  readonly rconde?: RealArray | undefined;
  readonly rcondv?: RealArray | undefined;
}

export interface GeevxResult {
  readonly info: number;
  readonly range: Range;
  readonly abnrm: number;
}

/** Whether there is nothing to compute; the results then are there. */
export function answeredGeevxRef(problem: GeevxProblem): GeevxResult | undefined {
  const { n, scale, rconde, rcondv } = problem;
  const info = answeredRef(problem);
  if (info === undefined) return undefined;
  scale.fill(1, 0, n);
  for (const numbers of [rconde, rcondv]) numbers?.fill(Number.NaN, 0, n);
  return { info, range: { lo: 0, hi: n }, abnrm: n === 0 ? 0 : Number.NaN };
}

/** As geevSteps. Source: LAPACK xGEEVX. */
export function geevxSteps(problem: GeevxProblem, tools: SchurTools, vectors: BackVectors): GeevxResult {
  const { balanc, n, scale, rconde, rcondv } = problem;
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
      if (found.info > 0) {
        for (const numbers of [rconde, rcondv]) numbers?.fill(Number.NaN, 0, n);
        return;
      }
      if (rconde) valueConditionsRef(n, found.im, sides[0]!, sides[1]!, rconde);
      if (!rcondv) return;
      const separations = new Float64Array(n);
      vectorConditionsRef(n, tools.room.H, found.eps, separations);
      rcondv.set(separations.map((x) => x / found.factor));
    },
    rcondv !== undefined,
  );
  return { info, range: balanced.range, abnrm: abnrm / balanced.factor };
}

/** The same by the references. */
export function geevxRef(problem: GeevxProblem): GeevxResult {
  const { n, A } = problem;
  const { eps } = fields[precOf(A.data)];
  const sides = sidesOf(problem);
  const room = newVectorRoom(n, sides, A.parts);
  const back: BackVectors = (side, T, Z) => trevc3Ref(side, true, n, T, Z, eps, room);
  return answeredGeevxRef(problem) ?? geevxSteps(problem, referenceTools(n, A, sides), back);
}
