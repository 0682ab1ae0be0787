// LAPMR as a case: rows move whole, so that every element must be exactly the expected one.
import { lapmr } from '../../../../src/index.ts';
import { lapmrRef } from '../../../../src/lapack/lu/lapmr.ref.ts';
import { lapmrSpec } from '../../../../src/specs.ts';
import { calling, type Data, type LaidOut, ODD, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import { SHAPES } from '../../../lib/elementwise.ts';
import { integers, window } from '../../../lib/operands.ts';
import { columnOf } from '../../../lib/product.ts';
import { layoutOf, uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export interface LapmrProblem extends Sizes<'m' | 'n'>, LaidOut {
  readonly forwrd: boolean;
}

export type LapmrData = Data<'X', 'k'>;

const sweep: readonly LapmrProblem[] = [true, false].flatMap((forwrd) => [
  ...SHAPES.map((shape) => ({ forwrd, ...shape, layout: ODD })),
  // More rows than a workgroup has threads; columns that are one behind the other.
  { forwrd, m: 700, n: 19, layout: ODD },
  { forwrd, m: 64, n: 12 },
]);

export const lapmrCase: Case<LapmrProblem, LapmrData> = {
  spec: lapmrSpec,
  // The error counts wrong elements: one is too many.
  tolerance: 1,
  repeatable: true,
  sweep,

  fromOptions: ({ m, n }, o) => ({ forwrd: true, m, n, layout: layoutOf(o) }),

  data({ m, n, layout }, prec, random) {
    const X = window(prec, m, n, layout);
    uniform(X, prec, random);
    const k = integers(m, layout);
    const rows = k.data.subarray(k.offset, k.offset + m);
    for (let i = 0; i < m; i++) {
      // Fisher and Yates, from the front.
      const other = Math.floor(random.rand() * (i + 1));
      rows[i] = rows[other]!;
      rows[other] = i + 1;
    }
    return { X, k };
  },

  run: calling(lapmr, lapmrSpec),

  reference: ({ forwrd, m, n }, { X, k }) => lapmrRef(forwrd, m, n, hostMat(X), k.data, k.offset),

  error({ forwrd, m, n }, { X: given, k }, { X }) {
    const { parts = 1 } = X;
    let wrong = 0;
    for (let j = 0; j < n; j++) {
      const [from, to] = [columnOf(given, j), columnOf(X, j)];
      for (let i = 0; i < m; i++) {
        const other = k.data[k.offset + i]! - 1;
        const [row, source] = forwrd ? [i, other] : [other, i];
        for (let part = 0; part < parts; part++) if (to[row * parts + part] !== from[source * parts + part]) wrong++;
      }
    }
    return wrong;
  },

  table: bandwidthTable(lapmrSpec, { columns: ['m', 'n'] }),
};
