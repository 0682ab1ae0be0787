// ORMBR as a case: the product against the reflectors, which are made up, applied in doubles.
import type { Vect } from '../../../../src/core/reflectors.ts';
import { ormbr } from '../../../../src/index.ts';
import { ormbrRef } from '../../../../src/lapack/svd/ormbr.ref.ts';
import { ormbrSpec } from '../../../../src/specs.ts';
import { calling, type Data, type Flags, type LaidOut, ODD, type Sizes, shapes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { normFro } from '../../../lib/norms.ts';
import { place } from '../../../lib/operands.ts';
import { MNK, rateTable } from '../../../lib/rateTable.ts';
import { reflectorsBr } from '../../../lib/reflectorsBr.ts';
import { froDifference, ratio } from '../../../lib/residuals.ts';
import { inDoubles } from '../../../lib/residualsQr.ts';
import { layoutOf, uniform } from '../../../lib/source.ts';
import { hostMat } from '../../../lib/views.ts';

export interface OrmbrProblem extends Flags<'side' | 'trans'>, Sizes<'m' | 'n' | 'k'>, LaidOut {
  readonly vect: Vect;
  /** A and tau lie in C's buffer. */
  readonly inC?: boolean;
}

export type OrmbrData = Data<'A' | 'tau' | 'C'>;

/** The order of the factor, the other size of C, and k. */
const SHAPES = shapes<readonly [order: number, others: number, k: number]>(
  '0x3x2 3x0x2 1x4x1 1x4x5 2x3x1 2x3x2 5x4x3 5x4x8 33x20x33 33x20x60 70x5x40 66x67x66',
);

const sweep: readonly OrmbrProblem[] = (['q', 'p'] as const).flatMap((vect) =>
  (['l', 'r'] as const).flatMap((side) =>
    (['n', 'c'] as const).flatMap((trans) => [
      ...SHAPES.map(([order, others, k]) => {
        const [m, n] = side === 'l' ? [order, others] : [others, order];
        return { vect, side, trans, m, n, k, layout: ODD };
      }),
      { vect, side, trans, m: 40, n: 40, k: 33, layout: ODD, inC: true },
    ]),
  ),
);

export const ormbrCase: Case<OrmbrProblem, OrmbrData> = {
  spec: ormbrSpec,
  tolerance: 30,
  sweep: [...sweep, { vect: 'q', side: 'l', trans: 'c', m: 64, n: 32, k: 20 }],

  fromOptions: ({ m, n, k }, o) => ({ vect: 'q', side: o.side, trans: o.transA, m, n, k, layout: layoutOf(o) }),

  data({ vect, side, m, n, k, layout, inC }, prec, random) {
    const order = side === 'l' ? m : n;
    const stored = Math.min(order, k);
    const [rows, cols] = vect === 'q' ? [order, stored] : [stored, order];
    const shapes = { A: [rows, cols], tau: [stored, 1], C: [m, n] } as const;
    const operands = place(prec, shapes, inC ? ['A', 'tau', 'C'] : ['C'], layout);
    reflectorsBr(prec, vect, k, operands.A, operands.tau, random);
    uniform(operands.C, prec, random);
    return operands;
  },

  run: calling(ormbr, ormbrSpec),

  reference: ({ vect, side, trans, m, n, k }, { A, tau, C }) =>
    ormbrRef(vect, side, trans, m, n, k, hostMat(A), tau.data, tau.offset, hostMat(C)),

  error({ vect, side, trans, m, n, k }, { A, tau, C }, { C: result }) {
    if (m === 0 || n === 0) return 0;
    const [expected, v, scales] = [inDoubles(C), inDoubles(A), inDoubles(tau)];
    ormbrRef(vect, side, trans, m, n, k, hostMat(v), scales.data, 0, hostMat(expected));
    return ratio(froDifference(result, expected), (side === 'l' ? m : n) * normFro(C));
  },

  table: rateTable<OrmbrProblem>({
    ...{ ...MNK, head: `${MNK.head}   side   trans`, error: '||R||_F / (N*||C||_F)' },
    words: ({ side, trans }) => `   ${side.padStart(4)}   ${trans.padStart(5)}`,
  }),
};
