// TREVC3 as a case: T X = X W and X^H T = W X^H, or of the matrix with that Schur form, and the size of the largest element.
import { trevc3 } from '../../../../src/index.ts';
import { copyRef, newDoubles } from '../../../../src/lapack/schur/doubles.ref.ts';
import { geesRef } from '../../../../src/lapack/schur/gees.ref.ts';
import { newVectorRoom, trevc3Ref } from '../../../../src/lapack/schur/trevc3.ref.ts';
import { trevc3Spec } from '../../../../src/specs.ts';
import { type Data, type Filled, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { eigenvaluesBy } from '../../../lib/eigenvalues.ts';
import { larger, type MatrixView, partsOf } from '../../../lib/norms.ts';
import { fill, window } from '../../../lib/operands.ts';
import { EPS } from '../../../lib/residuals.ts';
import { type Eigenvalues, schurProduct, vectorAt, vectorsError } from '../../../lib/residualsNep.ts';
import { inDoubles, zeros } from '../../../lib/residualsQr.ts';
import { diagonalValues, fillBelow, upperPart } from '../../../lib/schurForms.ts';
import { layoutOf, uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export interface Trevc3Problem extends Sizes<'n'>, Filled {
  readonly side: 'l' | 'r' | 'b';
  readonly howmny: 'a' | 'b';
}

/** VL, VR: without columns where they are not wanted. */
export type Trevc3Data = Data<'T' | 'VL' | 'VR'>;

/** How far the largest |re| + |im| of a vector is from 1. */
function sizesError({ im }: Eigenvalues, V: MatrixView): number {
  let worst = 0;
  for (let k = 0; k < im.length; k++) {
    const pair = V.parts === undefined && im[k] !== 0;
    const [x, y] = vectorAt(V, k, pair);
    const most = x.reduce((size, value, i) => larger(size, Math.abs(value) + Math.abs(y[i]!)), 0);
    worst = larger(worst, Math.abs(most - 1));
    if (pair) k++;
  }
  return worst;
}

export const trevc3Case: Case<Trevc3Problem, Trevc3Data> = {
  spec: trevc3Spec,
  tolerance: 40,
  sweep: [
    ...[0, 1, 2, 3, 5, 12, 13, 47, 48, 49, 50, 97, 110].map(
      (n) => ({ side: 'b', howmny: 'b', n, layout: ODD }) as const,
    ),
    ...(['l', 'r', 'b'] as const).flatMap((side) =>
      (['a', 'b'] as const).flatMap((howmny) => [6, 60].map((n) => ({ side, howmny, n }))),
    ),
  ],

  fromOptions: ({ n }, o) => ({ side: 'r', howmny: 'b', n, layout: layoutOf(o) }),

  data({ side, howmny, n, source = uniform, layout }, prec, random) {
    const T = window(prec, n, n, layout, 'read');
    source(T, prec, random);
    const parts = partsOf(prec);
    const Z = zeros(n, n, parts);
    const A = inDoubles(T);
    eigenvaluesBy(n, parts, (values) => {
      geesRef({ jobvs: 'v', sort: 'n', n, A: hostMat(A), ...values, VS: hostMat(Z) });
    });
    copyRef(n, n, hostMat(A), hostMat(T));
    fillBelow(T, Number.NaN);
    const vectors = (own: 'l' | 'r') => {
      const V = side === own || side === 'b' ? window(prec, n, n, layout) : window(prec, 0, 0, layout);
      if (howmny === 'b') fill(prec, V, (i, j, part) => Z.data[(i + j * n) * (parts ?? 1) + part]!);
      return V;
    };
    return { T, VL: vectors('l'), VR: vectors('r') };
  },

  run(queue, { side, howmny, n }, { T, VL, VR }) {
    const left = side === 'r' ? {} : { VL, ldvl: VL.ld };
    const right = side === 'l' ? {} : { VR, ldvr: VR.ld };
    return trevc3(queue, { side, howmny, n, T, ldt: T.ld, ...left, ...right });
  },

  reference({ side, howmny, n }, { T, VL, VR }) {
    const room = newVectorRoom(n, 1, T.parts);
    const [own, V] = [newDoubles(n, n, T.parts), newDoubles(n, n, T.parts)];
    copyRef(n, n, hostMat(T), own);
    const eps = EPS[T.data instanceof Float32Array ? 's' : 'd'];
    for (const [name, out] of [
      ['l', VL],
      ['r', VR],
    ] as const) {
      if (side !== name && side !== 'b') continue;
      copyRef(n, n, hostMat(out), V);
      trevc3Ref(name, howmny === 'b', n, own, V, eps, room);
      copyRef(n, n, V, hostMat(out));
    }
  },

  error({ side, howmny, n }, before, after) {
    if (n === 0) return 0;
    const T = upperPart(before.T);
    const w = diagonalValues(T);
    const of = (V: MatrixView, Z: MatrixView, left: boolean): number =>
      larger(vectorsError(howmny === 'b' ? schurProduct(T, Z) : T, w, V, left), sizesError(w, V) / n);
    const right = side === 'l' ? 0 : of(after.VR, before.VR, false);
    return larger(right, side === 'r' ? 0 : of(after.VL, before.VL, true));
  },
};
