// The Schur form of a general matrix with condition numbers, in TypeScript: the oracle, and the order of the work for the engine. Host
// memory only.
import type { RealArray } from '../../core/matrix.ts';
import { answeredGeesRef, type GeesProblem, type GeesResult, geesSteps } from './gees.ref.ts';
import { referenceTools, type SchurTools } from './schurSteps.ref.ts';
import { averageConditionRef, separationRef } from './separation.ref.ts';

export interface GeesxProblem extends GeesProblem {
  /** One element each, if they are asked for. */
  readonly rconde?: RealArray | undefined;
  readonly rcondv?: RealArray | undefined;
}

/** Condition numbers, which are NaN where there is no order, and what gees has found. Source: LAPACK xGEESX. */
export function geesxSteps(problem: GeesxProblem, tools: SchurTools): GeesResult {
  const { n, rconde, rcondv } = problem;
  for (const numbers of [rconde, rcondv]) numbers?.fill(Number.NaN, 0, 1);
  return geesSteps(problem, tools, (count, failed, { factor }) => {
    const { H } = tools.room;
    if (rconde) rconde[0] = failed ? 0 : averageConditionRef(n, count, H);
    if (rcondv) rcondv[0] = failed ? 0 : separationRef(n, count, H) / factor;
  });
}

/** As answeredGeesRef. Of an empty matrix the numbers are 1 and 0. */
export function answeredGeesxRef(problem: GeesxProblem): GeesResult | undefined {
  const { n, rconde, rcondv } = problem;
  const answer = answeredGeesRef(problem);
  if (answer !== undefined) {
    rconde?.fill(n === 0 ? 1 : Number.NaN, 0, 1);
    rcondv?.fill(n === 0 ? 0 : Number.NaN, 0, 1);
  }
  return answer;
}

/** The same by the references. */
export function geesxRef(problem: GeesxProblem): GeesResult {
  const { jobvs, n, A } = problem;
  return answeredGeesxRef(problem) ?? geesxSteps(problem, referenceTools(n, A, Number(jobvs === 'v')));
}
