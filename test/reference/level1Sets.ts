// The calls of reference BLAS's level-1 test programs (dblat1, zblat1): its lengths, increments and scalars. Its vectors are tables, ours
// are drawn. A vector counts as many tests as it has cells, complex ones of two numbers. The calls with increments of zero, which we
// refuse, are in level1.test.ts.
import { fields, type Prec } from '../../src/index.ts';
import { nrm2Spec, rotSpec } from '../../src/specs.ts';
import { asumCase } from '../../testing/cases/blas1/asum.ts';
import { axpyCase } from '../../testing/cases/blas1/axpy.ts';
import { copyCase } from '../../testing/cases/blas1/copy.ts';
import { dotCase, dotcCase, dotuCase } from '../../testing/cases/blas1/dot.ts';
import { iamaxCase } from '../../testing/cases/blas1/iamax.ts';
import { nrm2Case } from '../../testing/cases/blas1/nrm2.ts';
import { rotationError, rotCase } from '../../testing/cases/blas1/rot.ts';
import { type RotmProblem, rotmCase } from '../../testing/cases/blas1/rotm.ts';
import { rscalCase, scalCase } from '../../testing/cases/blas1/scal.ts';
import { swapCase } from '../../testing/cases/blas1/swap.ts';
import { scalarsOf } from '../../testing/lib/gauge.ts';
import {
  numberIn,
  type PairProblem,
  type SumOperands,
  TOLERANCE,
  type VectorPair,
  type VectorProblem,
  vectorError,
} from '../../testing/lib/level1.ts';
import type { MatrixView } from '../../testing/lib/norms.ts';
import type { IntegerView } from '../../testing/lib/operands.ts';
import { abs1, im, inField, re, type Scalar, times } from '../../testing/lib/scalars.ts';
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
  inComplex: { expected: [16, 80], tests: ({ n, incy }) => 2 * cells(n, incy) },
};

const copySet: CallSet<PairProblem, VectorPair> = { ...axpySet, routine: copyCase };

/** Tests: the cells of x and y. */
const swapSet: CallSet<PairProblem, VectorPair> = {
  ...axpySet,
  routine: swapCase,
  expected: [16, 80],
  tests: cellsOfBoth,
  inComplex: { expected: [16, 160], tests: (p) => 2 * cellsOfBoth(p) },
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
    // The programs for complex numbers have no rotations.
    spec: { ...rotSpec, precs: 'sd' },
    tolerance: TOLERANCE,
    run: rotCase.run,
    error: (p, before, after) => rotationError(p, p.c, p.s, before, after),
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
  operands: ({ n, incx }, draw) => ({ x: vector(draw, n, incx), result: resultCell({ real: true }) }),
  tests: () => 1,
};

interface ScalProblem extends VectorProblem {
  readonly alpha: number;
}

/** x times alpha, which is real in every field or that of it. */
const scaled = (
  { spec, run }: typeof scalCase,
  alphaIn: (alpha: number, parts: 2 | undefined) => Scalar,
): CallSet<ScalProblem, Readonly<Record<'x', MatrixView>>>['routine'] => ({
  ...{ spec, run, tolerance: TOLERANCE },
  error(p, before, after) {
    const x = scalarsOf(before.x, p.incx);
    const alpha = alphaIn(p.alpha, before.x.parts);
    return vectorError(scalarsOf(after.x, p.incx), (i) => [times(alpha, x[i]!), abs1(alpha) * abs1(x[i]!)]);
  },
});

const scalProblems = singles.map((p) => ({ ...p, alpha: p.incx === 1 ? [0.3, -1, 0, 1, 0.3][p.n]! : 0.3 }));
const scalTests = ({ n }: ScalProblem): number => (n === 5 ? 10 : 4 * Math.max(n, 1));
const five = (alpha: number): ScalProblem => ({ n: 5, incx: 1, offset: 0, alpha });

/**
 * Tests: twice as many cells as elements, of which there are 1, 1, 2, 3, 4, for each of 2 increments; of complex numbers also 10 parts
 * times zero.
 */
const scalSet: CallSet<ScalProblem, Readonly<Record<'x', MatrixView>>> = {
  routine: scaled(scalCase, inField),
  problems: scalProblems,
  expected: [10, 44],
  operands: ({ n, incx }, draw) => ({ x: vector(draw, n, incx) }),
  tests: ({ n }) => 2 * Math.max(n, 1),
  inComplex: { problems: [...scalProblems, five(0)], expected: [11, 98], tests: scalTests },
};

/** Tests: scal's, and 10 parts times 0, 1 and -1. */
const rscalSet: CallSet<ScalProblem, Readonly<Record<'x', MatrixView>>> = {
  ...scalSet,
  routine: scaled(rscalCase, (alpha) => alpha),
  inComplex: { problems: [...scalProblems, ...[0, 1, -1].map(five)], expected: [13, 118], tests: scalTests },
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
    result: resultCell({ integer: true }),
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
      const x = Array.from(scalarsOf(before.x, incx)).flatMap((z) => [re(z), im(z)]);
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
  operands: (p, draw, prec) => ({ x: nrm2Vector(p, draw, prec), result: resultCell({ real: true }) }),
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
  rscalSet,
  iamaxSet,
  nrm2Set,
];
