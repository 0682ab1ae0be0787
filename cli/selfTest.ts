// Self-tests: one small product and one factorization of each kind per backend and precision, judged as the unit tests judge them.
import type { Context } from '../src/index.ts';
import { attempt, type Case, checkRandom, epsOf } from '../testing/lib/case.ts';
import { type BenchPrecision, caseOf, computes, problemOf } from './rates.ts';

/** Sizes that are no multiple of any tile or panel, above one panel. */
const TESTS = [
  ['gemm', 101, 83, 67],
  ['getrf', 131, 131, 131],
  ['potrf', 131, 131, 131],
  ['geqrf', 133, 71, 71],
] as const;

export interface SelfTest {
  readonly routine: string;
  /** The largest error in units of the unit roundoff; below `limit` it passes. */
  readonly error: number;
  readonly limit: number;
  readonly ok: boolean;
  /** What went wrong, where there is no result. */
  readonly failure?: string;
}

/** The tests of a context in the precisions that live on its backend; `onTest` hears of each. */
export async function selfTests(context: Context, onTest: (routine: string) => void): Promise<SelfTest[]> {
  const precs = (['s', 'd', 'h'] as const).filter((prec) => prec !== 'h' || context.backend === 'gpu');
  const found: SelfTest[] = [];
  for (const prec of precs) {
    if (context.placement(prec) !== context.backend) continue;
    for (const [name, m, n, k] of TESTS) {
      const c = caseOf(name);
      if (!computes(c, prec)) continue;
      onTest(`${prec}${name}`);
      found.push(await selfTest(context, c, prec, problemOf(c, m, n, k)));
    }
  }
  return found;
}

async function selfTest(context: Context, c: Case, prec: BenchPrecision, problem: object): Promise<SelfTest> {
  const [routine, limit] = [`${prec}${c.spec.name}`, c.tolerance];
  try {
    const { before, after } = await attempt(context, c, problem, prec);
    const error = c.error(problem, before, after, { level: 1, random: checkRandom() }) / epsOf(c, prec, problem);
    return { routine, error, limit, ok: error < limit };
  } catch (error) {
    return {
      routine,
      error: Number.NaN,
      limit,
      ok: false,
      failure: error instanceof Error ? error.message : String(error),
    };
  }
}
