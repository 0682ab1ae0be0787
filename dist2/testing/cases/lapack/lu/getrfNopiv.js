// GETRF_NOPIV as a case: error R3, or R4 with -c2, with pivots that exchange nothing.
import { getrfNopiv } from '../../../../src/index.js';
import { getrfNopivRef } from '../../../../src/lapack/lu/getrfNopiv.ref.js';
import { getrfNopivSpec } from '../../../../src/specs.js';
import { ALIGNED, calling, ODD, shapes, } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { factorOf } from '../../../lib/factor.js';
import { integers, window } from '../../../lib/operands.js';
import { luTable } from '../../../lib/rateTable.js';
import { getrfError, getrfSolveError, getrfVectorCheck } from '../../../lib/residualsLu.js';
import { dominant, layoutOf, sourceOf } from '../../../lib/source.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
/** Empty, tiny, around the steps of 16, 32 and 64 columns, tall, wide. */
const SHAPES = shapes('0x0 0x4 4x0 1x1 1x5 5x1 2x2 15x15 17x17 33x33 64x64 65x65 100x40 40x100 300x20 20x300 200x200');
/** What --math and --nb are for; there is one version. */
export const NOPIV_VERSIONS = {
    0: { title: 'without pivoting; A is diagonally dominant if --matrix says nothing else' },
    1: { title: 'the only one' },
};
const identity = (order) => Int32Array.from({ length: order }, (_, i) => i + 1);
export const getrfNopivCase = {
    spec: getrfNopivSpec,
    tolerance: 30,
    sweep: [
        ...SHAPES.map(([m, n]) => ({ m, n, layout: ODD })),
        ...[32, 64, 200].map((n) => ({ m: n, n })),
        { m: 128, n: 96, layout: ALIGNED },
        // Blocks within blocks, steps cut short, halves that are not alike.
        ...[1, 5, 24, 100].map((nb) => ({ m: 67, n: 59, nb, layout: ODD })),
        { m: 50, n: 70, nb: 9, math: 'split', layout: ODD },
    ],
    fromOptions({ m, n }, o) {
        if (o.check === 2 && m !== n)
            throw new UsageError(`-c2 solves with the factors: A must be square, not ${m} x ${n}`);
        const { math = 'strict', nb = 0 } = factorOf(NOPIV_VERSIONS, o);
        const tame = o.matrix === 'rand' && o.file === undefined;
        return { m, n, source: tame ? dominant : sourceOf(o), math, nb, layout: layoutOf(o) };
    },
    data({ m, n, source = dominant, layout }, prec, random) {
        const A = window(prec, m, n, layout);
        source(A, prec, random);
        return { A, info: integers(1, layout) };
    },
    run: calling(getrfNopiv, getrfNopivSpec),
    reference({ m, n }, { A, info }) {
        info.data[info.offset] = getrfNopivRef(m, n, hostMat(A));
    },
    error({ m, n }, { A: a }, { A: lu }, { level, random }) {
        const pivots = identity(Math.min(m, n));
        if (level === 2)
            return getrfSolveError(a, lu, pivots, random);
        return Math.max(m, n) <= EXACT_ORDER ? getrfError(a, lu, pivots) : getrfVectorCheck(a, lu, pivots, random);
    },
    table: luTable(NOPIV_VERSIONS),
};
