// Refinement by GMRES on the host: the course of dsgesvGmres, dhgesv, dhposv and shgesv on every backend, with what is computed in low
// precision given to it.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.ts';
import type { Ptr, RealMat } from '../../core/matrix.ts';
import { type DeviceBuffer, hostMat } from '../../runtime/buffer.ts';
import { onHost } from '../../runtime/operands.ts';
import type { Queue } from '../../runtime/queue.ts';
import { GmresRefinement, type Scales } from './gmres.ref.ts';
import {
  type Confirm,
  type Doubles,
  EngineDemotion,
  type MixedCall,
  type MixedKind,
  type Refined,
  type Singles,
} from './mixed.cpu.ts';
import { FAILED, sizeOf } from './mixed.ref.ts';

/** The arguments that these routines have in common, checked. */
export interface GmresCall extends MixedCall {
  readonly inner?: Ptr<'i'>;
  readonly factored?: Ptr<'i'>;
}

/** What a refinement where the factors are has come to, and the solutions with them that it took for each right-hand side. */
export interface GmresRefined extends Refined {
  readonly inner: Int32Array;
}

/** As there, with GMRES in what `refine` does. */
export interface GmresSingles extends Singles {
  refine?(confirm: Confirm): Promise<GmresRefined | undefined>;
}

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

/** What a refinement came to. */
export type Found = Pick<GmresRefinement, 'iter' | 'iters' | 'inner'>;

const NAMES = { 16: 'half', 32: 'single', 64: 'double' } as const;

const WHY: Readonly<Record<number, string>> = {
  [FAILED.demotion]: 'a number does not fit into single precision',
  [FAILED.factorization]: 'the factorization broke down',
  [FAILED.convergence]: 'GMRES did not converge',
};

export const failure = (bits: 16 | 32, iter: number): string => `factored in ${NAMES[bits]}: ${WHY[iter]}`;

export function success(bits: 16 | 32, { iter, inner }: Found): string {
  return `factored in ${NAMES[bits]}; ${iter} corrections, ${Math.max(0, ...inner)} solutions with the factors`;
}

/** Writes integers of a call, those that it wants. */
export function put(at: Ptr<'i'> | undefined, values: ArrayLike<number>): void {
  if (at !== undefined) (at.buffer as DeviceBuffer<'i'>).set(Int32Array.from(values), at.offset);
}

/** iter, iters, inner and factored. */
export function report(a: GmresCall, { iter, iters, inner }: Found, factored: number): void {
  put(a.iter, [iter]);
  put(a.iters, iters);
  put(a.inner, inner);
  put(a.factored, [factored]);
}

/** X and what there is to report, by the first attempt that converges, or else in double. */
export async function solveGmres(
  queue: Queue,
  a: GmresCall,
  kind: MixedKind,
  attempts: readonly [Attempt, ...Attempt[]],
): Promise<void> {
  const { n, nrhs, routine } = a;
  let found: Found = { iter: 0, iters: new Int32Array(nrhs), inner: new Int32Array(nrhs) };
  for (const attempt of attempts) {
    const { bits, alike = false } = attempt;
    if (alike && found.iter === FAILED.factorization) continue;
    let backend: Singles['backend'] = 'cpu';
    if (n > 0) {
      const singles = attempt.begin();
      backend = singles.backend;
      found = await refined(queue, a, kind, singles, attempt);
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
  await kind.factor();
  const [info] = await (a.info.buffer as DeviceBuffer<'i'>).copyOut(a.info.offset, 1);
  if (info! > 0) return;
  const { B, X } = await onHost(a, { B: 'read', X: 'write' });
  lacpyRef('f', n, nrhs, B, X);
  await kind.solve();
}

/** Refines with one attempt's factors, and stores X if that has converged. */
async function refined(
  { context }: Queue,
  a: GmresCall,
  { uplo, subtract }: MixedKind,
  singles: GmresSingles,
  attempt: Attempt,
): Promise<Found> {
  const { n, nrhs } = a;
  const { A, B } = await onHost(a, { A: 'read', B: 'read' });
  const work = [context.hostBuffer('d', n * nrhs), context.hostBuffer('d', n * nrhs)] as const;
  const [X, R] = work.map((at) => ({ at, ld: n })) as unknown as [Doubles, Doubles];
  const hosts = async () => (await Promise.all(work.map((at) => hostMat(at, n, 'write')))) as [RealMat, RealMat];
  try {
    const there = await singles.refine?.(async (values, limit) => {
      const [inX, inR] = await hosts();
      inX.data.set(values);
      lacpyRef('f', n, nrhs, B, inR);
      if (nrhs > 0) await subtract(X, R, nrhs);
      const good = (k: number): boolean => sizeOf(inR, n, k) <= limit * sizeOf(inX, n, k);
      return Array.from({ length: nrhs }, (_, k) => k).every(good);
    });
    if (there !== undefined) return there;
    const demotion = new EngineDemotion(uplo, n, A);
    await singles.factor(demotion);
    const [inX, inR] = await hosts();
    const D: RealMat = { data: new Float32Array(n * nrhs), off: 0, ld: n };
    const scales = demotion.overflow ? undefined : await attempt.scales?.();
    const refinement = new GmresRefinement(n, B, nrhs, demotion.norm, { X: inX, R: inR, D }, 'd', scales);
    if (demotion.overflow) refinement.end(FAILED.demotion);
    await drive(refinement, singles, (columns) => subtract(X, R, columns));
    const { iter, iters, inner } = refinement;
    if (iter >= 0) {
      const into = (await hostMat(a.X, a.ldx, 'write')) as RealMat;
      for (let k = 0; k < nrhs; k++) into.data.set(refinement.solution(k), into.off + k * into.ld);
    }
    return { iter, iters, inner };
  } finally {
    for (const part of [singles, ...work]) part.dispose();
  }
}

/** Rounds until the refinement ends; `subtract`: the first columns of R := R - A X. */
export async function drive(
  refinement: GmresRefinement,
  singles: Pick<Singles, 'solve'>,
  subtract: (columns: number) => Promise<void>,
): Promise<void> {
  while (refinement.demote()) {
    const { columns } = refinement;
    if (refinement.solving && (await singles.solve(refinement.D, columns)) > 0) {
      refinement.end(FAILED.factorization);
      return;
    }
    refinement.promote();
    await subtract(columns);
    refinement.judge();
  }
}
