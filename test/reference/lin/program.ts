// The loop that LAPACK's test programs of square matrices have in common: sizes, types, triangles.
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { Desk, type NumberPrec, type RealPrec, type Step } from './desk.ts';
import { SEED, type Setting, SIZES, sample, UPLOS } from './setting.ts';
import { Tally } from './tally.ts';
import { general, type PathName, symmetric, typesOf, zeroOf } from './types.ts';

/** One matrix of a program, and what its tests need. */
export interface SquareTest<P extends NumberPrec = RealPrec> {
  readonly desk: Desk<P>;
  readonly tally: Tally;
  /** All of the matrix; routines for symmetric (Hermitian) ones get one triangle. */
  readonly a: MatrixView;
  readonly uplo: 'u' | 'l';
  readonly where: string;
  /** The first zero row or column, from 1; 0 if there is none. */
  readonly zero: number;
  readonly random: Random;
}

/** Runs a program whose tests of one matrix are `stepsOf`. */
export async function program<P extends NumberPrec = RealPrec>(
  path: Exclude<PathName, 'qr' | 'tr'>,
  { context, prec, every }: Setting<P>,
  stepsOf: (test: SquareTest<P>) => readonly Step[],
): Promise<Tally> {
  const tally = new Tally();
  const random = new Random(SEED);
  const wanted = sample(every);
  const isGeneral = path === 'ge';
  for (const n of SIZES) {
    const desk = new Desk(context, prec);
    const steps: Step[] = [];
    for (const type of typesOf(path, n, n)) {
      for (const uplo of (isGeneral ? (['u'] as const) : UPLOS).filter(wanted)) {
        const a = isGeneral ? general(n, n, type, prec, random) : symmetric(path, uplo, n, type, prec, random);
        const where = `n ${n}, type ${type}${isGeneral ? '' : `, uplo ${uplo}`}`;
        steps.push(...stepsOf({ desk, tally, a, uplo, where, zero: zeroOf(path, type, n), random }));
      }
    }
    await desk.perform(steps);
  }
  return tally;
}
