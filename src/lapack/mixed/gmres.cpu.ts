// Refinement by GMRES on the host: the course of dsgesvGmres, dhgesv, dhposv and shgesv on every backend, with what is computed in low
// precision given to it.
import type { Queue } from '../../runtime/queue.ts';
import { GmresRefinement, type Scales } from './gmres.ref.ts';
import {
  type MixedCall,
  type MixedKind,
  put,
  type Refined,
  refined,
  type Singles,
  solveInDouble,
} from './mixed.cpu.ts';
import { FAILED } from './mixed.ref.ts';

/** What a refinement where the factors are has come to, and the solutions with them that it took for each right-hand side. */
export interface GmresRefined extends Refined {
  readonly inner: Int32Array;
}

export type GmresSingles = Singles<GmresRefined>;

/** Factors that a refinement is tried with. */
export interface Attempt {
  /** Of the precision that they are computed in. */
  readonly bits: 16 | 32;
  /** Its pivots are those of the attempt before: it is passed over where that has broken down. */
  readonly alike?: boolean;
  /** Called once, when there is something to factor. */
  begin(): GmresSingles;
  /** What A was scaled by, once it has been factored. Absent: nothing. */
  scales?(): Promise<Scales>;
}

const NAMES = { 16: 'half', 32: 'single', 64: 'double' } as const;

const WHY: Readonly<Record<number, string>> = {
  [FAILED.demotion]: 'a number does not fit into single precision',
  [FAILED.factorization]: 'the factorization broke down',
  [FAILED.convergence]: 'GMRES did not converge',
};

export const failure = (bits: 16 | 32, iter: number): string => `factored in ${NAMES[bits]}: ${WHY[iter]}`;

export function success(bits: 16 | 32, { iter, inner }: GmresRefined): string {
  return `factored in ${NAMES[bits]}; ${iter} corrections, ${Math.max(0, ...inner)} solutions with the factors`;
}

/** iter, iters, inner and factored. */
export function report(a: MixedCall, { iter, iters, inner }: GmresRefined, factored: number): void {
  put(a.iter, [iter]);
  put(a.iters, iters);
  put(a.inner, inner);
  put(a.factored, [factored]);
}

/** X and what there is to report, by the first attempt that converges, or else in double. */
export async function solveGmres(
  queue: Queue,
  a: MixedCall,
  kind: MixedKind,
  attempts: readonly [Attempt, ...Attempt[]],
): Promise<void> {
  const { n, nrhs, routine } = a;
  let found: GmresRefined = { iter: 0, iters: new Int32Array(nrhs), inner: new Int32Array(nrhs) };
  for (const attempt of attempts) {
    const { bits, alike = false } = attempt;
    if (alike && found.iter === FAILED.factorization) continue;
    let backend: Singles['backend'] = 'cpu';
    if (n > 0) {
      const singles = attempt.begin();
      backend = singles.backend;
      const begin: Parameters<typeof refined<GmresRefined>>[4] = async (B, norm, work, fits) =>
        new GmresRefinement(n, B, nrhs, norm, work, 'd', fits ? await attempt.scales?.() : undefined);
      found = await refined(queue, a, kind, singles, begin);
    }
    const why = found.iter < 0 ? failure(bits, found.iter) : success(bits, found);
    queue.note({ routine, backend, why });
    // No factors can do with a number that does not fit.
    if (found.iter === FAILED.demotion) break;
    if (found.iter < 0) continue;
    report(a, found, bits);
    put(a.info, [0]);
    return;
  }
  queue.note({ routine, backend: 'cpu', why: 'factored and solved in double' });
  report(a, found, 64);
  await solveInDouble(a, kind);
}
