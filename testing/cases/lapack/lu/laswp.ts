// LASWP as a case: exchanges move numbers, so that every element must be exactly the expected one.
import { laswp, laswpSpec } from '../../../../src/index.ts';
import { laswpRef } from '../../../../src/lapack/lu/laswp.ref.ts';
import type { Case } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import { type IntegerView, integers, type Layout, window } from '../../../lib/operands.ts';
import { layoutOf, uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export interface LaswpProblem {
  readonly m: number;
  readonly n: number;
  readonly k1: number;
  readonly k2: number;
  readonly direction: 'f' | 'b';
  /** 'down': row i is exchanged with i or a later one, as after a factorization. 'any': with any row. */
  readonly pivots: 'down' | 'any';
  readonly layout?: Layout;
}

export interface LaswpData extends Readonly<Record<string, MatrixView | IntegerView>> {
  readonly A: MatrixView;
  readonly ipiv: IntegerView;
}

const ODD: Layout = { pad: 3, offset: 5 };

/** Ranges of rows, empty, short, at and beyond the 32 exchanges of one dispatch, inside the matrix. */
const RANGES: readonly (readonly [m: number, n: number, k1: number, k2: number])[] = [
  [0, 3, 1, 0],
  [4, 0, 1, 4],
  [4, 3, 2, 1],
  [1, 1, 1, 1],
  [2, 5, 1, 2],
  [9, 4, 3, 7],
  [40, 3, 1, 31],
  [40, 5, 1, 32],
  [40, 6, 8, 40],
  [50, 2, 50, 50],
  [300, 9, 1, 100],
  [70, 70, 5, 69],
  [700, 3, 1, 700],
  [700, 11, 40, 690],
];

const sweep: readonly LaswpProblem[] = RANGES.flatMap(([m, n, k1, k2]) =>
  (['f', 'b'] as const).flatMap((direction) =>
    (['down', 'any'] as const).map((pivots) => ({ m, n, k1, k2, direction, pivots, layout: ODD })),
  ),
);

/** Rows of A in the order in which they end up. */
function order({ m, k1, k2, direction }: LaswpProblem, ipiv: IntegerView): number[] {
  const rows = Array.from({ length: m }, (_, i) => i);
  const steps = Array.from({ length: k2 - k1 + 1 }, (_, s) => k1 - 1 + s);
  if (direction === 'b') steps.reverse();
  for (const i of steps) {
    const p = ipiv.data[ipiv.offset + i]! - 1;
    [rows[i], rows[p]] = [rows[p]!, rows[i]!];
  }
  return rows;
}

export const laswpCase: Case<LaswpProblem, LaswpData> = {
  spec: laswpSpec,
  // The error counts wrong elements: one is too many.
  tolerance: 1,
  repeatable: true,
  sweep,

  fromOptions: ({ m, n }, o) => ({ m, n, k1: 1, k2: m, direction: 'f', pivots: 'down', layout: layoutOf(o) }),

  data({ m, n, k2, pivots, layout }, prec, random) {
    const A = window(prec, m, n, layout);
    uniform(A, prec, random);
    const ipiv = integers(k2, layout);
    for (let i = 0; i < k2; i++) {
      const first = pivots === 'down' ? i : 0;
      ipiv.data[ipiv.offset + i] = 1 + first + Math.floor(random.rand() * (m - first));
    }
    return { A, ipiv };
  },

  run: (queue, { m, n, k1, k2, direction }, { A, ipiv }) =>
    laswp(queue, { m, n, A, lda: A.ld, k1, k2, ipiv, direction }),

  reference: ({ n, k1, k2, direction }, { A, ipiv }) =>
    laswpRef(n, hostMat(A), k1, k2, ipiv.data, ipiv.offset, direction === 'f'),

  error(p, { A: given, ipiv }, { A }) {
    const rows = order(p, ipiv);
    let wrong = 0;
    for (let j = 0; j < p.n; j++) {
      const column = A.offset + j * A.ld;
      for (let i = 0; i < p.m; i++) if (A.data[column + i] !== given.data[column + rows[i]!]) wrong++;
    }
    return wrong;
  },

  table: bandwidthTable(laswpSpec, { columns: ['m', 'n'] }),
};
