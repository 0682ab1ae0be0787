// LAPACK's test programs of Hermitian eigenproblems, zchkst, zdrvst and zdrvsg, by what they test: their sizes, types of matrices and
// thresholds, those of sep.in and sg.in. A matrix of a program for symmetric ones is turned by a diagonal one with numbers of modulus 1,
// which makes it complex and keeps its eigenvalues; ratios are those of the routines' cases, in units of ulp.
import { describe, expect, it } from 'vitest';
import { realOf } from '../../../src/core/field.ts';
import type { RoutineSpec } from '../../../src/index.ts';
import { syevCase } from '../../../testing/cases/lapack/eigen/syev.ts';
import { syevdCase } from '../../../testing/cases/lapack/eigen/syevd.ts';
import { syevrCase } from '../../../testing/cases/lapack/eigen/syevr.ts';
import { syevxCase } from '../../../testing/cases/lapack/eigen/syevx.ts';
import { sygvCase } from '../../../testing/cases/lapack/eigen/sygv.ts';
import { sygvdCase } from '../../../testing/cases/lapack/eigen/sygvd.ts';
import { sytrdCase } from '../../../testing/cases/lapack/eigen/sytrd.ts';
import { attempt, type Case, complaints } from '../../../testing/lib/case.ts';
import { ALL, indexed, valued } from '../../../testing/lib/chosenCase.ts';
import type { MatrixView } from '../../../testing/lib/norms.ts';
import { columnOf } from '../../../testing/lib/product.ts';
import { Random } from '../../../testing/lib/random.ts';
import { generalError, generalOrthogonality } from '../../../testing/lib/residualsGeneral.ts';
import { type Source, turned } from '../../../testing/lib/source.ts';
import { full } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';
import { entryOf } from '../lin/ratios.ts';
import { SEP } from './chkst.ts';
import { SYMMETRIC, type SymmetricPath, secondOf, symmetric, ulpOf } from './types.ts';

const PRECS = ['c', 'z'] as const;
type Complex = (typeof PRECS)[number];
/** Those of sg.in. */
const SG = { threshold: 20, sizes: [0, 1, 2, 3, 5, 16] } as const;

const turnedOf = (a: MatrixView): Source => turned((i, j) => entryOf(a, i, j));

/** Every matrix of a program, or a sample that meets all its types. */
function* matricesOf(path: SymmetricPath, sizes: readonly number[], prec: Complex, every: number) {
  let count = 0;
  for (const [k, n] of sizes.entries()) {
    for (let type = 1; type <= SYMMETRIC[path].length; type++) {
      if (!full && count++ % every !== 0) continue;
      const random = new Random([k, type, 3, 5]);
      const A = symmetric(path, n, type, realOf(prec), random);
      yield { n, type, A, B: secondOf(n, type, realOf(prec), random), uplo: (['l', 'u'] as const)[(k + type) % 2]! };
    }
  }
}

/** A case with the programs' threshold: in units of eps twice as large as in those of ulp. */
const judged = (c: unknown): Case => ({ ...(c as Case), tolerance: 2 * SEP.threshold });

describe.each(contexts.map((context) => [context.backend, context] as const))('on a %s context', (_, context) => {
  const every = context === cpu ? 11 : 67;
  // In double precision a GPU context has the CPU's results.
  const precs = context === cpu ? PRECS : (['c'] as const);

  it.each(precs)('zchkst and zdrvst (%s)', async (prec) => {
    for (const path of ['chkst', 'drvst'] as const) {
      for (const { n, type, A, uplo } of matricesOf(path, SEP.sizes, prec, every)) {
        const given = { uplo, n, source: turnedOf(A) };
        const calls: (readonly [unknown, object])[] = [[sytrdCase, given]];
        if (path === 'drvst') {
          const part = n < 3 ? ALL : indexed(2, n - 1);
          calls.push(
            [syevCase, { ...given, jobz: 'v' }],
            [syevdCase, { ...given, jobz: 'v', mode: 'native' }],
            [syevxCase, { ...given, jobz: 'v', ...part }],
            [syevrCase, { ...given, jobz: 'v', ...ALL }],
            [syevrCase, { ...given, jobz: 'v', ...valued(0, 1) }],
            [syevdCase, { ...given, jobz: 'n', mode: 'native' }],
          );
        }
        for (const [c, problem] of calls)
          expect(await complaints(context, judged(c), problem, prec), `${path}, type ${type}`).toEqual([]);
      }
    }
  });

  it.each(precs)('zdrvsg (%s)', async (prec) => {
    for (const { n, type, A, B, uplo } of matricesOf('drvsg', SG.sizes, prec, every)) {
      for (const c of [sygvCase, sygvdCase]) {
        const itype = (1 + (type % 3)) as 1 | 2 | 3;
        const problem = { itype, jobz: 'v', uplo, n, source: turnedOf(A) } as const;
        const pair: typeof c = {
          ...c,
          data(...args) {
            const data = c.data(...args);
            turnedOf(B)(data.B, prec, new Random());
            return data;
          },
        };
        const { before, after } = await attempt(context, pair, problem, prec);
        expect(after.info.data[after.info.offset]).toBe(0);
        if (n === 0) continue;
        const pencil = { itype, uplo, A: before.A, B: before.B };
        const ratios = [generalError(pencil, columnOf(after.W, 0), after.A), generalOrthogonality(pencil, after.A)];
        const worst = ratios.map((ratio) => ratio / ulpOf(realOf(prec)));
        expect(
          worst.every((ratio) => ratio < SG.threshold),
          `${nameOf(c.spec, prec)} n ${n}, type ${type}: ${worst}`,
        ).toBe(true);
      }
    }
  });
});

const nameOf = (spec: RoutineSpec, prec: Complex): string => spec.named![prec]!;
