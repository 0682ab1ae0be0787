// STEDC as a case: the same problems as steqr's and their like with more orders that are divided, judged in the same way.
import { stedc } from '../../../../src/index.ts';
import { stedcOfRef } from '../../../../src/lapack/eigen/stedc.ref.ts';
import { stedcSpec } from '../../../../src/specs.ts';
import { ODD } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { EPS } from '../../../lib/residuals.ts';
import { elementsOf, TRIDIAGONALS, type TridiagonalKind } from '../../../lib/tridiagonal.ts';
import { hostMat } from '../../../lib/views.ts';
import { type SteqrData, type SteqrProblem, steqrCase } from './steqr.ts';

const KINDS = Object.keys(TRIDIAGONALS) as TridiagonalKind[];

export const stedcCase: Case<SteqrProblem, SteqrData> = {
  ...steqrCase,
  spec: stedcSpec,
  tolerance: 30,
  sweep: [
    ...[0, 1, 2, 3, 15, 32, 33, 64, 65, 100, 129, 200].map(
      (n) => ({ compz: 'i', n, kind: 'random', layout: ODD }) as const,
    ),
    ...[0, 1, 33, 80].flatMap((n) => [
      { compz: 'v', n, kind: 'random', layout: ODD } as const,
      { compz: 'n', n, kind: 'random' } as const,
    ]),
    ...KINDS.map((kind) => ({ compz: 'i', n: 130, kind }) as const),
  ],

  run: (queue, { n, compz }, { D, E, Z, info }) =>
    stedc(queue, { compz, n, D, E, info, ...(compz === 'n' ? {} : { Z, ldz: Z.ld }) }),

  reference({ n, compz }, { D, E, Z, info }) {
    const d = elementsOf(D);
    const eps = EPS[D.data instanceof Float32Array ? 's' : 'd'];
    info.data[info.offset] = stedcOfRef(compz, n, d, elementsOf(E), hostMat(Z), eps);
    D.data.set(d, D.offset);
  },
};
