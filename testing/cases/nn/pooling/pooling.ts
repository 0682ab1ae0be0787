// POOLFORWARD and POOLBACKWARD as cases: every result against the reference in doubles.
import { type PoolSizes, pooledExtent, poolingOf } from '../../../../src/core/pooling.ts';
import { poolBackwardRef, poolForwardRef } from '../../../../src/nn/pooling/pool.ref.ts';
import { poolBackward, poolForward } from '../../../../src/nn.ts';
import { poolBackwardSpec, poolForwardSpec } from '../../../../src/specs.ts';
import { differenceOf, inDoubles } from '../../../lib/againstRef.ts';
import { calling, type Data, operandsOf } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { bandwidthTable } from '../../../lib/columns.ts';
import { fill, type Layout } from '../../../lib/operands.ts';
import { hostMat } from '../../../lib/views.ts';

export interface PoolProblem extends PoolSizes {
  readonly layout: 'nhwc' | 'nchw';
  /** Elements in front of the operands. */
  readonly offset?: number;
}

const usual = { kind: 'max', layout: 'nhwc', images: 2, height: 9, width: 7, channels: 3 } as const;
const steps = {
  strideY: 1,
  strideX: 1,
  padTop: 0,
  padBottom: 0,
  padLeft: 0,
  padRight: 0,
  ceil: false,
  dilationY: 1,
  dilationX: 1,
} as const;
const two = { windowHeight: 2, windowWidth: 2 } as const;
const base: PoolProblem = { ...usual, ...two, ...steps };
const sweep: readonly PoolProblem[] = [
  { ...base, images: 0 },
  { ...base, height: 1, width: 1, windowHeight: 1, windowWidth: 1 },
  { ...base, windowHeight: 10 },
  ...(['max', 'avg', 'avgPadded'] as const).flatMap((kind) =>
    (['nhwc', 'nchw'] as const).flatMap((layout): PoolProblem[] => [
      { ...base, kind, layout, strideY: 2, strideX: 2, ceil: true, offset: 2 },
      {
        ...base,
        kind,
        layout,
        windowHeight: 3,
        windowWidth: 4,
        strideX: 2,
        padTop: 1,
        padLeft: 2,
        padRight: 3,
        offset: 5,
      },
      {
        ...base,
        kind,
        layout,
        windowWidth: 3,
        dilationY: 3,
        dilationX: 2,
        padTop: 2,
        padLeft: 1,
        padBottom: 1,
        offset: 3,
      },
      {
        ...base,
        kind,
        layout,
        windowHeight: 1,
        windowWidth: 2,
        strideY: 3,
        padBottom: 4,
        images: 1,
        channels: 70,
        offset: 1,
      },
    ]),
  ),
  // Channels in fours: one, two and four of them to a thread, in several workgroups.
  ...(['max', 'avg', 'avgPadded'] as const).flatMap((kind): PoolProblem[] => {
    const overlapping = {
      windowHeight: 3,
      windowWidth: 4,
      padTop: 1,
      padBottom: 2,
      padLeft: 1,
      padRight: 1,
      offset: 4,
    };
    return [
      { ...base, kind, ...overlapping, channels: 4 },
      { ...base, kind, ...overlapping, height: 20, channels: 24, strideX: 2 },
      { ...base, kind, ...overlapping, height: 30, width: 21, channels: 16, dilationY: 2, offset: 8 },
    ];
  }),
  // A window whose first pixels are in front of the image, and one that reaches the end of the padding and beyond.
  { ...base, kind: 'avg', windowHeight: 3, dilationY: 4, strideY: 3, padTop: 5, padBottom: 2, ceil: true },
  { ...base, kind: 'avgPadded', windowHeight: 4, strideY: 3, padTop: 1, padBottom: 1, ceil: true },
];

const placed = ({ offset = 0, ...p }: PoolProblem) => ({ ...p, layout: { offset } satisfies Layout });

const common = {
  // A sum over a window.
  tolerance: 8,
  sweep,
  fromOptions: ({ m, n }: { m: number; n: number }): PoolProblem => ({
    ...base,
    height: m,
    width: n,
    channels: 32,
    strideY: 2,
    strideX: 2,
  }),
};
const columns = ['height', 'width'] as const;

export const poolForwardCase: Case<PoolProblem, Data<'X' | 'Y'>> = {
  ...common,
  spec: poolForwardSpec,
  repeatable: true,
  data(problem, prec, random) {
    const views = operandsOf(poolForwardSpec, prec, placed(problem)) as Data<'X' | 'Y'>;
    fill(prec, views.X, () => 2 * random.rand() - 1);
    return views;
  },
  run: calling(poolForward, poolForwardSpec),
  reference: (problem, { X, Y }) => poolForwardRef(poolingOf(problem), hostMat(X), hostMat(Y)),
  error(problem, before, { Y }) {
    const { X, Y: expected } = inDoubles(before);
    if (pooledExtent({ ...problem }) > 0) poolForwardRef(poolingOf(problem), hostMat(X), hostMat(expected));
    return differenceOf(Y, expected);
  },
  table: bandwidthTable(poolForwardSpec, { columns, computes: true }),
};

export const poolBackwardCase: Case<PoolProblem, Data<'X' | 'dY' | 'dX'>> = {
  ...common,
  spec: poolBackwardSpec,
  repeatable: true,
  data(problem, prec, random) {
    const views = operandsOf(poolBackwardSpec, prec, placed(problem)) as Data<'X' | 'dY' | 'dX'>;
    // Of few values, so that largest elements meet their like.
    fill(prec, views.X, () => Math.floor(4 * random.rand()));
    fill(prec, views.dY, () => 2 * random.rand() - 1);
    return views;
  },
  run: calling(poolBackward, poolBackwardSpec),
  reference: (problem, { X, dY, dX }) => poolBackwardRef(poolingOf(problem), hostMat(X), hostMat(dY), hostMat(dX)),
  error(problem, before, { dX }) {
    const { X, dY, dX: expected } = inDoubles(before);
    poolBackwardRef(poolingOf(problem), hostMat(X), hostMat(dY), hostMat(expected));
    return differenceOf(dX, expected);
  },
  table: bandwidthTable(poolBackwardSpec, { columns, computes: true }),
};
