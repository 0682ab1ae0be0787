// The calls of reference BLAS's level-1 test programs (dblat1, zblat1): its lengths, increments and scalars. Its vectors are tables, ours
// are drawn. A vector counts as many tests as it has cells. The calls with increments of zero, which we refuse, are in level1.test.ts.
import { fields, type Prec, rot, scal } from '../../src/index.ts';
import { nrm2Spec, rotSpec, scalSpec } from '../../src/specs.ts';
import { asumCase } from '../../testing/cases/blas1/asum.ts';
import { axpyCase } from '../../testing/cases/blas1/axpy.ts';
import { copyCase } from '../../testing/cases/blas1/copy.ts';
import { dotCase, dotcCase, dotuCase } from '../../testing/cases/blas1/dot.ts';
import { iamaxCase } from '../../testing/cases/blas1/iamax.ts';
import { nrm2Case } from '../../testing/cases/blas1/nrm2.ts';
import { type RotmProblem, rotmCase } from '../../testing/cases/blas1/rotm.ts';
import { swapCase } from '../../testing/cases/blas1/swap.ts';
import { elementsOf } from '../../testing/lib/gauge.ts';
import {
  incOf,
  numberIn,
  type PairProblem,
  type SumOperands,
  TOLERANCE,
  type VectorPair,
  type VectorProblem,
  vectorError,
} from '../../testing/lib/level1.ts';
import { larger, type MatrixView } from '../../testing/lib/norms.ts';
import type { IntegerView } from '../../testing/lib/operands.ts';
import { type CallSet, loops } from './callSet.ts';
import { type Draw, resultCell, type Stored, vector } from './storage.ts';

/** 4 pairs of increments and 4 lengths. */
const pairs: readonly PairProblem[] = (
  [
    [1, 1],
    [2, -2],
    [-2, 1],
    [-1, -2],
  ] as const
).flatMap(([incx, incy]) => loops<PairProblem>({ n: [0, 1, 2, 4], incx: [incx], incy: [incy], offset: [0] }));

const pair = ({ n, incx, incy }: PairProblem, draw: Draw) => ({ x: vector(draw, n, incx), y: vector(draw, n, incy) });

/** Cells from the first element to the last; an empty vector still has one to compare. */
const cells = (n: number, inc: number): number => (n === 0 ? 1 : (n - 1) * Math.abs(inc) + 1);
const cellsOfBoth = ({ n, incx, incy }: PairProblem): number => cells(n, incx) + cells(n, incy);

/** Tests: one a call. */
const dotSet: CallSet<PairProblem, SumOperands<'x' | 'y', Prec>> = {
  routine: dotCase,
  problems: pairs,
  expected: [16, 16],
  operands: (p, draw) => ({ ...pair(p, draw), result: resultCell() }),
  tests: () => 1,
};

const complexDotSets = [dotuCase, dotcCase].map((routine) => ({ ...dotSet, routine }));

/** Tests: the cells of y, 8 (1+1+2+4) for each increment of 1 and 12 (1+1+3+7) for each of 2. */
const axpySet: CallSet<PairProblem, VectorPair> = {
  routine: axpyCase,
  problems: pairs,
  expected: [16, 40],
  operands: pair,
  tests: ({ n, incy }) => cells(n, incy),
};

const copySet: CallSet<PairProblem, VectorPair> = { ...axpySet, routine: copyCase };

/** Tests: the cells of x and y. */
const swapSet: CallSet<PairProblem, VectorPair> = {
  ...axpySet,
  routine: swapCase,
  expected: [16, 80],
  tests: cellsOfBoth,
};

/** Tests: swap's for each of 4 flags. */
const rotmSet: CallSet<RotmProblem, VectorPair> = {
  routine: rotmCase,
  problems: pairs.flatMap((p) => ([-2, -1, 0, 1] as const).map((flag) => ({ ...p, flag }))),
  expected: [64, 320],
  operands: pair,
  tests: cellsOfBoth,
};

interface RotProblem extends PairProblem {
  readonly c: number;
  readonly s: number;
}

/** Rotations by nothing and by right angles, of 5 cells each. */
const rightAngles: readonly RotProblem[] = [
  { n: 5, incx: 1, incy: 1, offset: 0, c: 1, s: 0 },
  ...[1, -1].flatMap((s) => [
    { n: 5, incx: 1, incy: 1, offset: 0, c: 0, s },
    { n: 5, incx: 1, incy: -1, offset: 0, c: 0, s },
    { n: 5, incx: -1, incy: -1, offset: 0, c: 0, s },
    { n: 3, incx: 1, incy: 2, offset: 0, c: 0, s },
    { n: 5, incx: -1, incy: 1, offset: 0, c: 0, s },
  ]),
];

/** Tests: swap's, and 10 cells of x and y for each of the 11 others. */
const rotSet: CallSet<RotProblem, VectorPair> = {
  routine: {
    spec: rotSpec,
    tolerance: TOLERANCE,
    run: (queue, { n, incx, incy, c, s }, { x, y }) =>
      rot(queue, { n, x, incx: incOf(x, incx), y, incy: incOf(y, incy), c, s }),
    error({ incx, incy, c, s }, before, after) {
      const [x, y] = [elementsOf(before.x, incx), elementsOf(before.y, incy)];
      const sum = (a: number, b: number) => [a + b, Math.abs(a) + Math.abs(b)] as const;
      return larger(
        vectorError(elementsOf(after.x, incx), (i) => sum(c * x[i]!, s * y[i]!)),
        vectorError(elementsOf(after.y, incy), (i) => sum(c * y[i]!, -s * x[i]!)),
      );
    },
  },
  problems: [...pairs.map((p) => ({ ...p, c: 0.8, s: 0.6 })), ...rightAngles],
  expected: [16 + 11, 80 + 110],
  operands: pair,
  tests: (p) => (p.c === 0.8 ? cellsOfBoth(p) : 10),
};

/** 2 increments and 5 lengths. */
const singles = loops<VectorProblem>({ incx: [1, 2], n: [0, 1, 2, 3, 4], offset: [0] });

/** Tests: one a call. */
const asumSet: CallSet<VectorProblem, SumOperands<'x'>> = {
  routine: asumCase,
  problems: singles,
  expected: [10, 10],
  operands: ({ n, incx }, draw) => ({ x: vector(draw, n, incx), result: resultCell() }),
  tests: () => 1,
};

interface ScalProblem extends VectorProblem {
  readonly alpha: number;
}

/** Tests: twice as many cells as elements, of which there are 1, 1, 2, 3, 4, for each of 2 increments. */
const scalSet: CallSet<ScalProblem, Readonly<Record<'x', MatrixView>>> = {
  routine: {
    spec: scalSpec,
    tolerance: TOLERANCE,
    run: (queue, { n, incx, alpha }, { x }) => scal(queue, { n, alpha, x, incx: incOf(x, incx) }),
    error({ incx, alpha }, before, after) {
      const x = elementsOf(before.x, incx);
      return vectorError(elementsOf(after.x, incx), (i) => [alpha * x[i]!, Math.abs(alpha * x[i]!)]);
    },
  },
  problems: singles.map((p) => ({ ...p, alpha: p.incx === 1 ? [0.3, -1, 0, 1, 0.3][p.n]! : 0.3 })),
  expected: [10, 44],
  operands: ({ n, incx }, draw) => ({ x: vector(draw, n, incx) }),
  tests: ({ n }) => 2 * Math.max(n, 1),
};

interface IamaxProblem extends VectorProblem {
  /** All elements are equal, or there are these; else they are drawn. */
  readonly elements?: 'equal' | readonly number[];
}

/** The largest comes three times. */
const TIED = [5, -6, 7, 2, 7, 1, -7, 3];

/** Tests: 2 increments, 5 lengths, drawn and equal elements; and for each increment one of 8 with ties. */
const iamaxSet: CallSet<IamaxProblem, { readonly x: MatrixView; readonly result: IntegerView }> = {
  routine: iamaxCase,
  problems: [
    ...singles.flatMap((p) => [p, { ...p, elements: 'equal' as const }]),
    ...[1, 2].map((incx) => ({ n: 8, incx, offset: 0, elements: TIED })),
  ],
  expected: [22, 22],
  operands: ({ n, incx, elements }, draw) => ({
    x: vector(draw, n, incx, (j) => (elements === 'equal' ? 42 : elements?.[j])),
    result: resultCell(true),
  }),
  tests: () => 1,
};

interface Nrm2Problem extends VectorProblem {
  /** Which of the extremes the first element is, and by which the others are scaled. */
  readonly extremes?: readonly [first: number, others: number];
}

/** Zero, very small, small, the spacing at one, one, and their inverses; infinity and NaN. What exceeds one is halved. */
function extremes(prec: Prec): number[] {
  const [tiny, small, spacing] =
    fields[prec].eps === fields.s.eps ? [2 ** -126, 2 ** -103, 2 ** -23] : [2 ** -1022, 2 ** -970, 2 ** -52];
  return [0, 2 * tiny, small, spacing, 1, 0.5 / spacing, 0.5 / small, 0.5 / tiny, Infinity, Number.NaN];
}

/** The others are on (1/2, 1) and (-1, -1/2): a GPU takes for zero what is below the smallest normal number. */
function nrm2Vector({ n, incx, extremes: pick }: Nrm2Problem, draw: Draw, prec: Prec): Stored {
  if (pick === undefined) return vector(draw, n, incx);
  const [first, others] = pick.map((k) => extremes(prec)[k]!) as [number, number];
  const scale = others > 1 ? others / Math.sqrt(n) : others;
  return vector(draw, n, incx, (j) => {
    const number = draw();
    return j === (incx > 0 ? 0 : n - 1) ? first : scale * (number + Math.sign(number) / 2);
  });
}

const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Tests: 4 lengths, 3 increments, 10 by 10 extremes, of which the reference has a fourth increment, zero; and 2 increments, 5 lengths. */
const nrm2Set: CallSet<Nrm2Problem, SumOperands<'x'>> = {
  routine: {
    spec: nrm2Spec,
    tolerance: TOLERANCE,
    run: nrm2Case.run,
    error({ incx }, before, after) {
      const x = elementsOf(before.x, incx);
      const found = numberIn(after.result);
      if (x.some(Number.isNaN)) return Number.isNaN(found) ? 0 : Number.NaN;
      const expected = Math.hypot(...x);
      return found === expected ? 0 : Math.abs(found - expected) / expected;
    },
  },
  problems: [
    ...loops<Nrm2Problem>({
      n: [1, 2, 3, 4],
      incx: [-2, 1, 2],
      offset: [0],
      extremes: TEN.flatMap((first) => TEN.map((others) => [first, others] as const)),
    }),
    ...singles,
  ],
  expected: [1210, 1210],
  operands: (p, draw, prec) => ({ x: nrm2Vector(p, draw, prec), result: resultCell() }),
  tests: () => 1,
};

export const level1Sets: readonly CallSet[] = [
  dotSet,
  ...complexDotSets,
  axpySet,
  copySet,
  swapSet,
  rotSet,
  rotmSet,
  asumSet,
  scalSet,
  iamaxSet,
  nrm2Set,
];
