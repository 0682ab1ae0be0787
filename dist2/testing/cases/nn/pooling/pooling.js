// POOLFORWARD and POOLBACKWARD as cases: every result against the reference in doubles.
import { pooledExtent, poolingOf } from '../../../../src/core/pooling.js';
import { poolBackwardRef, poolForwardRef } from '../../../../src/nn/pooling/pool.ref.js';
import { poolBackward, poolForward } from '../../../../src/nn.js';
import { poolBackwardSpec, poolForwardSpec } from '../../../../src/specs.js';
import { differenceOf, inDoubles } from '../../../lib/againstRef.js';
import { calling, operandsOf } from '../../../lib/calls.js';
import { bandwidthTable } from '../../../lib/columns.js';
import { fill } from '../../../lib/operands.js';
import { hostMat } from '../../../lib/views.js';
const usual = { kind: 'max', layout: 'nhwc', images: 2, height: 9, width: 7, channels: 3 };
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
};
const two = { windowHeight: 2, windowWidth: 2 };
const base = { ...usual, ...two, ...steps };
const sweep = [
    { ...base, images: 0 },
    { ...base, height: 1, width: 1, windowHeight: 1, windowWidth: 1 },
    { ...base, windowHeight: 10 },
    ...['max', 'avg', 'avgPadded'].flatMap((kind) => ['nhwc', 'nchw'].flatMap((layout) => [
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
    ])),
    // A window whose first pixels are in front of the image, and one that reaches the end of the padding and beyond.
    { ...base, kind: 'avg', windowHeight: 3, dilationY: 4, strideY: 3, padTop: 5, padBottom: 2, ceil: true },
    { ...base, kind: 'avgPadded', windowHeight: 4, strideY: 3, padTop: 1, padBottom: 1, ceil: true },
];
const placed = ({ offset = 0, ...p }) => ({ ...p, layout: { offset } });
const common = {
    // A sum over a window.
    tolerance: 8,
    sweep,
    fromOptions: ({ m, n }) => ({
        ...base,
        height: m,
        width: n,
        channels: 32,
        strideY: 2,
        strideX: 2,
    }),
};
const columns = ['height', 'width'];
export const poolForwardCase = {
    ...common,
    spec: poolForwardSpec,
    repeatable: true,
    data(problem, prec, random) {
        const views = operandsOf(poolForwardSpec, prec, placed(problem));
        fill(prec, views.X, () => 2 * random.rand() - 1);
        return views;
    },
    run: calling(poolForward, poolForwardSpec),
    reference: (problem, { X, Y }) => poolForwardRef(poolingOf(problem), hostMat(X), hostMat(Y)),
    error(problem, before, { Y }) {
        const { X, Y: expected } = inDoubles(before);
        if (pooledExtent({ ...problem }) > 0)
            poolForwardRef(poolingOf(problem), hostMat(X), hostMat(expected));
        return differenceOf(Y, expected);
    },
    table: bandwidthTable(poolForwardSpec, { columns, computes: true }),
};
export const poolBackwardCase = {
    ...common,
    spec: poolBackwardSpec,
    repeatable: true,
    data(problem, prec, random) {
        const views = operandsOf(poolBackwardSpec, prec, placed(problem));
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
