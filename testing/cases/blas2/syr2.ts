// SYR2 and HER2 as cases: the error of every element against what is added up in it. The triangle that is not stored is NaN.
import { her2Ref } from '../../../src/blas2/her2.ref.ts';
import { syr2Ref } from '../../../src/blas2/syr2.ref.ts';
import { her2, type RoutineSpec, syr2 } from '../../../src/index.ts';
import { her2Spec, syr2Spec } from '../../../src/specs.ts';
import { type Data, type Front, ODD, type Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { changeOf, fillStored, inTriangle, ORDERS, TINY } from '../../lib/gauge.ts';
import { GENERAL_UPDATE, type PairUpdateProblem, pairUpdateSweep, updateCase, uploOf } from '../../lib/level2.ts';
import { layoutOf } from '../../lib/source.ts';

export type Syr2Problem = PairUpdateProblem;
export type Syr2Data = Data<'A' | 'x' | 'y'>;

const caseOf = (
  spec: RoutineSpec,
  front: Front,
  reference: typeof syr2Ref,
  hermitian = false,
): Case<Syr2Problem, Views> =>
  updateCase({
    ...{ spec, front, conjugated: hermitian },
    sweep: pairUpdateSweep([...TINY, ...ORDERS], ODD),
    fromOptions: ({ n }, o) => ({ ...GENERAL_UPDATE, incy: 1, uplo: uploOf(o), n, layout: layoutOf(o) }),
    fill: (prec, A, { uplo }, entry) => fillStored(prec, A, uplo, entry),
    reference: ({ uplo, n }, { A, x, y }, { alpha }) => reference(uplo, n, alpha, x!, y!, A!),
    change: (_p, before, after) => changeOf(before, after),
    stored: ({ uplo }) => inTriangle(uplo),
    table: productTable(['uplo'], ['n']),
  });

export const syr2Case = caseOf(syr2Spec, syr2, syr2Ref);
export const her2Case = caseOf(her2Spec, her2, her2Ref, true);
