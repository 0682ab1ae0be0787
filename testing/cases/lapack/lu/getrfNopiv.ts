// GETRF_NOPIV as a case: error R3, or R4 with -c2, with pivots that exchange nothing.
import { getrfNopiv } from '../../../../src/index.ts';
import { getrfNopivRef } from '../../../../src/lapack/lu/getrfNopiv.ref.ts';
import { getrfNopivSpec } from '../../../../src/specs.ts';
import {
  ALIGNED,
  type Blocked,
  calling,
  type Data,
  type LaidOut,
  ODD,
  type Sizes,
  shapes,
} from '../../../lib/calls.ts';
import { type Case, EXACT_ORDER } from '../../../lib/case.ts';
import { factorOf, type Versions } from '../../../lib/factor.ts';
import { integers, window } from '../../../lib/operands.ts';
import { luTable } from '../../../lib/rateTable.ts';
import { getrfError, getrfSolveError, getrfVectorCheck } from '../../../lib/residualsLu.ts';
import { dominant, layoutOf, type Source, sourceOf } from '../../../lib/source.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';

export interface GetrfNopivProblem extends Sizes<'m' | 'n'>, LaidOut, Blocked {
  /** Default: dominant. */
  readonly source?: Source;
}

export type GetrfNopivData = Data<'A', 'info'>;

/** Empty, tiny, around the steps of 16, 32 and 64 columns, tall, wide. */
const SHAPES = shapes('0x0 0x4 4x0 1x1 1x5 5x1 2x2 15x15 17x17 33x33 64x64 65x65 100x40 40x100 300x20 20x300 200x200');

/** What --math and --nb are for; there is one version. */
export const NOPIV_VERSIONS: Versions = {
  0: { title: 'without pivoting; A is diagonally dominant if --matrix says nothing else' },
  1: { title: 'the only one' },
};

const identity = (order: number): Int32Array => Int32Array.from({ length: order }, (_, i) => i + 1);

export const getrfNopivCase: Case<GetrfNopivProblem, GetrfNopivData> = {
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
    if (level === 2) return getrfSolveError(a, lu, pivots, random);
    return Math.max(m, n) <= EXACT_ORDER ? getrfError(a, lu, pivots) : getrfVectorCheck(a, lu, pivots, random);
  },

  table: luTable(NOPIV_VERSIONS),
};
