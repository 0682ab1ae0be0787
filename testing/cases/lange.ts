// LANGE, LANSY and LANTR as cases: the largest magnitude exactly, sums to within the rounding of their terms. What may not be read is NaN.
import { langeRef } from '../../src/blas3/lange.ref.ts';
import {
  type Diag,
  lange,
  langeSpec,
  lansy,
  lansySpec,
  lantr,
  lantrSpec,
  type Norm,
  type Uplo,
} from '../../src/index.ts';
import type { Case } from '../lib/case.ts';
import { element, inPart, ODD, ORDERS, SHAPES } from '../lib/elementwise.ts';
import { type MatrixView, matrixView, normFro, normInf, normMax, normOne } from '../lib/norms.ts';
import { fill, type Layout, window } from '../lib/operands.ts';
import { layoutOf } from '../lib/source.ts';
import { hostMat } from '../lib/views.ts';

export interface NormProblem {
  readonly norm: Norm;
  readonly uplo: Uplo | 'f';
  readonly diag: Diag;
  readonly m: number;
  readonly n: number;
  /** Orders of magnitude of the elements, column by column in turn. */
  readonly magnitudes: readonly number[];
  /** A value in the middle of the part that is read. */
  readonly planted?: number;
  readonly layout?: Layout;
}

export type NormData = Readonly<Record<'A' | 'result', MatrixView>>;

export const NORM_LETTERS = ['m', 'o', '1', 'i', 'f', 'e'] as const;
/** At both ends of single precision, beyond the lower end, and mixed. The largest leaves room for the sum of a row of the sweep. */
const RANGES: readonly (readonly number[])[] = [
  [1],
  [1e36],
  [1e-38],
  [1e-42],
  [1e-36, 1e36],
  [1e-25, 1e-19, 1e-41],
  [1e13, 1e14],
];

const sweepOf = (
  uplos: readonly (Uplo | 'f')[],
  diags: readonly Diag[],
  shapes: readonly { m: number; n: number }[],
): NormProblem[] =>
  NORM_LETTERS.flatMap((norm) =>
    uplos.flatMap((uplo) =>
      diags.flatMap((diag) => {
        const kind = { norm, uplo, diag, layout: ODD };
        return [
          ...shapes.map((shape) => ({ ...kind, ...shape, magnitudes: [1] })),
          ...RANGES.map((magnitudes) => ({ ...kind, m: 35, n: 35, magnitudes })),
          ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map((planted) => ({
            ...kind,
            m: 35,
            n: 35,
            magnitudes: [1],
            planted,
          })),
        ];
      }),
    ),
  );

/** The matrix that is meant, in double: zeros, ones and mirrored elements written out. */
function whole({ uplo, diag, m, n }: NormProblem, A: MatrixView, symmetric: boolean): MatrixView {
  const full = matrixView(new Float64Array(m * n), m, n);
  fill('d', full, (i, j) => {
    if (i === j && diag === 'u') return 1;
    if (inPart(uplo, i, j)) return element(A, i, j);
    return symmetric ? element(A, j, i) : 0;
  });
  return full;
}

function caseOf(
  base: Pick<Case<NormProblem, NormData>, 'spec' | 'run' | 'sweep'>,
  symmetric: boolean,
): Case<NormProblem, NormData> {
  return {
    ...base,
    // In units of the square root of the number of terms.
    tolerance: 3,

    fromOptions: ({ m, n }, o) => ({
      norm: 'f',
      uplo: base.spec.name === 'lange' ? 'f' : o.uplo === 'f' ? 'l' : o.uplo,
      diag: 'n',
      m,
      n: symmetric ? m : n,
      magnitudes: [1],
      layout: layoutOf(o),
    }),

    data({ uplo, diag, m, n, magnitudes, planted, layout }, prec, random) {
      const A = window(prec, m, n, layout, 'read');
      fill(prec, A, (i, j) => {
        if (!inPart(uplo, i, j) || (i === j && diag === 'u')) return Number.NaN;
        return (random.rand() - 0.5) * magnitudes[j % magnitudes.length]!;
      });
      if (planted !== undefined) A.data[A.offset + 17 + (uplo === 'u' ? 18 : 16) * A.ld] = planted;
      return { A, result: window(prec, 1, 1, layout) };
    },

    reference: (p, { A, result }) => {
      result.data[result.offset] = langeRef({ ...p, symmetric }, hostMat(A));
    },

    error(p, { A }, { result }) {
      const x = whole(p, A, symmetric);
      const is = element(result, 0, 0);
      const norms = { m: normMax, o: normOne, 1: normOne, i: normInf, f: normFro, e: normFro };
      const exact = norms[p.norm](x);
      const should = result.data instanceof Float32Array ? Math.fround(exact) : exact;
      if (is === should || (Number.isNaN(is) && Number.isNaN(should))) return 0;
      if (p.norm === 'm') return Number.POSITIVE_INFINITY;
      const terms = p.norm === 'i' ? p.n : p.norm === 'f' || p.norm === 'e' ? p.m * p.n : p.m;
      // Denormal results have no more than a unit of 2^-149.
      return Math.max(0, Math.abs(is - exact) - 2 ** -149) / exact / Math.sqrt(terms);
    },
  };
}

const squares = ORDERS.map((n) => ({ m: n, n }));

export const langeCase = caseOf(
  {
    spec: langeSpec,
    sweep: sweepOf(['f'], ['n'], SHAPES),
    run: async (queue, { norm, m, n }, { A, result }) => {
      await lange(queue, { norm, m, n, A, lda: A.ld, result });
    },
  },
  false,
);

export const lansyCase = caseOf(
  {
    spec: lansySpec,
    sweep: sweepOf(['l', 'u'], ['n'], squares),
    run: async (queue, { norm, uplo, n }, { A, result }) => {
      await lansy(queue, { norm, uplo: uplo as Uplo, n, A, lda: A.ld, result });
    },
  },
  true,
);

export const lantrCase = caseOf(
  {
    spec: lantrSpec,
    sweep: sweepOf(['l', 'u'], ['n', 'u'], SHAPES),
    run: async (queue, { norm, uplo, diag, m, n }, { A, result }) => {
      await lantr(queue, { norm, uplo: uplo as Uplo, diag, m, n, A, lda: A.ld, result });
    },
  },
  false,
);
