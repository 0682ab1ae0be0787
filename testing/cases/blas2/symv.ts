// SYMV and HEMV as cases: the error of DMVCH. The triangle that is not stored is NaN.
import { hemvRef } from '../../../src/blas2/hemv.ref.ts';
import { symvRef } from '../../../src/blas2/symv.ref.ts';
import { hemv, type RoutineSpec, symv } from '../../../src/index.ts';
import { hemvSpec, symvSpec } from '../../../src/specs.ts';
import { type Data, type Front, ODD, type Views } from '../../lib/calls.ts';
import type { Case } from '../../lib/case.ts';
import { productTable } from '../../lib/columns.ts';
import { fillStored, INCS, ORDERS, symmetric, TINY } from '../../lib/gauge.ts';
import { GENERAL, productCase, type SymmetricProblem, symmetricSweep, uploOf } from '../../lib/level2.ts';
import { layoutOf } from '../../lib/source.ts';

export type SymvProblem = SymmetricProblem;
export type SymvData = Data<'A' | 'x' | 'y'>;

const caseOf = (
  spec: RoutineSpec,
  front: Front,
  reference: typeof symvRef,
  hermitian = false,
): Case<SymvProblem, Views> =>
  productCase({
    ...{ spec, front, hermitian },
    sweep: symmetricSweep([...TINY, ...ORDERS], ODD, INCS),
    fromOptions: ({ n }, o) => ({ ...GENERAL, uplo: uploOf(o), n, layout: layoutOf(o) }),
    fill: (prec, A, { uplo }, entry) => fillStored(prec, A, uplo, entry),
    reference: ({ uplo, n }, { A, x, y }, { alpha, beta }) => reference(uplo, n, alpha, A!, x!, beta, y!),
    element: ({ uplo }, A) => symmetric(A, uplo, hermitian),
    table: productTable(['uplo'], ['n']),
  });

export const symvCase = caseOf(symvSpec, symv, symvRef);
export const hemvCase = caseOf(hemvSpec, hemv, hemvRef, true);
