// TREVC3 as a case: T X = X W and X^H T = W X^H, or of the matrix with that Schur form, and the size of the largest element.
import { trevc3 } from '../../../../src/index.ts';
import { copyRef, newDoubles } from '../../../../src/lapack/schur/doubles.ref.ts';
import { geesRef } from '../../../../src/lapack/schur/gees.ref.ts';
import { trevc3Ref } from '../../../../src/lapack/schur/trevc3.ref.ts';
import { trevc3Spec } from '../../../../src/specs.ts';
import { type Data, type Filled, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { larger, type MatrixView, matrixView } from '../../../lib/norms.ts';
import { fill, window } from '../../../lib/operands.ts';
import { columnOf } from '../../../lib/product.ts';
import { EPS } from '../../../lib/residuals.ts';
import { type Eigenvalues, schurProduct, vectorsError } from '../../../lib/residualsNep.ts';
import { inDoubles } from '../../../lib/residualsQr.ts';
import { layoutOf, uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export interface Trevc3Problem extends Sizes<'n'>, Filled {
  readonly side: 'l' | 'r' | 'b';
  readonly howmny: 'a' | 'b';
}

/** VL, VR: without columns where they are not wanted. */
export type Trevc3Data = Data<'T' | 'VL' | 'VR'>;

/** The eigenvalues on T's diagonal. */
function valuesOf(T: MatrixView): Eigenvalues {
  const n = T.rows;
  const at = (i: number, j: number): number => T.data[T.offset + i + j * T.ld]!;
  const [re, im] = [new Float64Array(n), new Float64Array(n)];
  for (let j = 0; j < n; j++) {
    re[j] = at(j, j);
    if (j + 1 === n || at(j + 1, j) === 0) continue;
    im[j] = Math.sqrt(Math.abs(at(j + 1, j))) * Math.sqrt(Math.abs(at(j, j + 1)));
    im[j + 1] = -im[j]!;
    re[++j] = at(j, j);
  }
  return { re, im };
}

/** How far the largest |re| + |im| of a vector is from 1. */
function sizesError({ im }: Eigenvalues, V: MatrixView): number {
  let worst = 0;
  for (let k = 0; k < im.length; k++) {
    const [x, y] = [columnOf(V, k), im[k] === 0 ? undefined : columnOf(V, k + 1)];
    const most = x.reduce((size, value, i) => larger(size, Math.abs(value) + (y ? Math.abs(y[i]!) : 0)), 0);
    worst = larger(worst, Math.abs(most - 1));
    if (y) k++;
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
    const Z = matrixView(new Float64Array(n * n), n, n);
    const A = inDoubles(T);
    const [WR, WI] = [new Float64Array(n), new Float64Array(n)];
    geesRef({ jobvs: 'v', sort: 'n', n, A: hostMat(A), WR, WI, VS: hostMat(Z) });
    copyRef(n, n, hostMat(A), hostMat(T));
    // Not read
    for (let j = 0; j < n; j++) for (let i = j + 2; i < n; i++) T.data[T.offset + i + j * T.ld] = Number.NaN;
    const vectors = (own: 'l' | 'r') => {
      const V = side === own || side === 'b' ? window(prec, n, n, layout) : window(prec, 0, 0, layout);
      if (howmny === 'b') fill(prec, V, (i, j) => Z.data[i + j * n]!);
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
    const room = { T: newDoubles(n, n), X: newDoubles(n, 49), W: newDoubles(n, 49) };
    const [own, V] = [newDoubles(n, n), newDoubles(n, n)];
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
    const T = inDoubles(before.T);
    for (let j = 0; j < n; j++) T.data.fill(0, Math.min(n, j + 2) + j * n, n + j * n);
    const w = valuesOf(T);
    const of = (V: MatrixView, Z: MatrixView, left: boolean): number =>
      larger(vectorsError(howmny === 'b' ? schurProduct(T, Z) : T, w, V, left), sizesError(w, V) / n);
    const right = side === 'l' ? 0 : of(after.VR, before.VR, false);
    return larger(right, side === 'r' ? 0 : of(after.VL, before.VL, true));
  },
};
