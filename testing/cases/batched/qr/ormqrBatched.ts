// ormqr of a batch as cases, one for each form: the product against the reflectors, which are made up, applied in doubles; the worst over
// the batch.
import type { Side, Trans } from '../../../../src/index.ts';
import { ormqrRef } from '../../../../src/lapack/qr/ormqr.ref.ts';
import { ODD } from '../../../lib/batch.ts';
import { COUNTS } from '../../../lib/batchSweeps.ts';
import { shapes } from '../../../lib/calls.ts';
import { type Case, EXACT_ORDER } from '../../../lib/case.ts';
import { type Form, frontOf, ofForms, specOf } from '../../../lib/forms.ts';
import type { MatrixView } from '../../../lib/norms.ts';
import type { Operands, Placed } from '../../../lib/operands.ts';
import { appliedBatchedTable } from '../../../lib/rateTable.ts';
import {
  argsOf,
  type BatchSizes,
  largestOf,
  type Members,
  memberOf,
  offsetsOf,
  ragged,
  type Sizes,
  windowOf,
  worstOf,
} from '../../../lib/reflectorBatch.ts';
import { reflectors } from '../../../lib/reflectors.ts';
import { productQError, productQVectorCheck } from '../../../lib/residualsQr.ts';
import { layoutOf, uniform } from '../../../lib/source.ts';
import { UsageError } from '../../../lib/usage.ts';
import { hostMat } from '../../../lib/views.ts';

interface OrmqrProblem extends BatchSizes {
  readonly side: Side;
  readonly trans: Trans;
  /** One Q for all C. */
  readonly shared?: boolean;
}

type Data = Operands & { readonly A: MatrixView; readonly tau: MatrixView; readonly C: MatrixView };

const orderOf = (side: Side, { m, n }: Sizes): number => (side === 'l' ? m : n);

/** The operands of a problem's batch. */
const membersOf = ({ side, shared = false }: OrmqrProblem) => ({
  A: { rows: (s: Sizes) => orderOf(side, s), cols: ({ k }: Sizes) => k, shared } satisfies Members,
  tau: { rows: ({ k }: Sizes) => k, cols: () => 1, shared } satisfies Members,
  C: { rows: ({ m }: Sizes) => m, cols: ({ n }: Sizes) => n } satisfies Members,
});

/** The order of Q, the other size of C, and k. */
const SHAPES = shapes<readonly [order: number, others: number, k: number]>(
  '0x3x0 3x0x3 4x3x0 1x1x1 5x4x3 7x9x7 20x1x6 33x20x33 70x5x35',
);

const sweep: readonly OrmqrProblem[] = (['l', 'r'] as const).flatMap((side) =>
  (['n', 'c'] as const).flatMap((trans) => {
    const sizes = (order: number, others: number) => (side === 'l' ? { m: order, n: others } : { m: others, n: order });
    return [
      ...SHAPES.map(([order, others, k]) => ({ side, trans, ...sizes(order, others), k, batchCount: 3, layout: ODD })),
      { side, trans, ...sizes(9, 5), k: 8, batchCount: 4, shared: true },
    ];
  }),
);

function caseOf(form: Form): Case<OrmqrProblem, Data> {
  const front = frontOf('ormqr', form);
  const formed = (p: OrmqrProblem): OrmqrProblem => {
    const legal = (s: Sizes): Sizes => ({ ...s, k: Math.min(s.k, orderOf(p.side, s)) });
    return form === 'vbatched' && !p.shared ? ragged(p, legal) : p;
  };
  /** The lists that a ragged batch has even where all are of one size. */
  const listed = (p: OrmqrProblem, size: OrmqrProblem['m']) =>
    typeof size === 'number' ? new Array<number>(p.batchCount).fill(size) : size;
  const of = (p: OrmqrProblem, data: Data, b: number) => {
    const all = membersOf(p);
    const one = (name: 'A' | 'tau' | 'C') => memberOf(data[name], all[name], p, form, b);
    return { A: one('A'), tau: one('tau'), C: one('C') };
  };
  return {
    spec: specOf('ormqr', form),
    tolerance: 30,
    sweep: [
      ...sweep.filter((_, at) => form === 'strided' || at % 3 === 1).map(formed),
      ...COUNTS.map((batchCount) => formed({ side: 'l', trans: 'c', m: 6, n: 3, k: 4, batchCount })),
    ],

    fromOptions({ m, n, k }, o) {
      const { side, transA: trans } = o;
      if (k > (side === 'l' ? m : n)) throw new UsageError(`ormqr needs k <= ${side === 'l' ? 'm' : 'n'}, not ${k}`);
      return formed({ side, trans, m, n, k, batchCount: o.batch, layout: layoutOf(o) });
    },

    data(p, prec, random) {
      const all = membersOf(p);
      const [A, tau] = [windowOf(prec, all.A, p, 'read'), windowOf(prec, all.tau, p, 'read')];
      const data: Data = { A, tau, C: windowOf(prec, all.C, p, 'write') };
      for (let b = 0; b < p.batchCount; b++) {
        const one = of(p, data, b);
        if (b === 0 || !p.shared) reflectors(prec, one.A, one.tau, random);
        uniform(one.C, prec, random);
      }
      if (form !== 'batched') return data;
      const offsets = { offsetsA: offsetsOf(A, all.A, p), offsetsTau: offsetsOf(tau, all.tau, p) };
      return { ...data, ...offsets, offsetsC: offsetsOf(data.C, all.C, p) };
    },

    run(queue, p, placed) {
      const at = placed as unknown as Readonly<Record<string, Placed<never>>>;
      const { side, trans, batchCount } = p;
      const sizes =
        form === 'vbatched'
          ? { m: listed(p, p.m), n: listed(p, p.n), k: listed(p, p.k) }
          : { m: p.m, n: p.n, k: p.k, batchCount };
      const all = membersOf(p);
      const operands = (['A', 'tau', 'C'] as const).map((name) => argsOf(name, all[name], p, form, at));
      return front(queue, Object.assign({ side, trans, ...sizes }, ...operands) as never);
    },

    reference(p, data) {
      for (let b = 0; b < p.batchCount; b++) {
        const { A, tau, C } = of(p, data, b);
        ormqrRef(p.side, p.trans, C.rows, C.cols, tau.rows, hostMat(A), tau.data, tau.offset, hostMat(C));
      }
    },

    error(p, before, after, { random }) {
      const { side } = p;
      const trans = p.trans !== 'n';
      const errors = Array.from({ length: p.batchCount }, (_, b) => {
        const [{ A, tau, C }, { C: result }] = [of(p, before, b), of(p, after, b)];
        if (C.rows === 0 || C.cols === 0) return 0;
        return Math.max(C.rows, C.cols) <= EXACT_ORDER
          ? productQError(side, trans, A, tau, C, result)
          : productQVectorCheck(side, trans, A, tau, C, result, random);
      });
      return worstOf(errors, membersOf(p).C, p, form, before.C, after.C);
    },

    table: {
      unit: appliedBatchedTable.unit,
      header: appliedBatchedTable.header,
      row: (p, measured) => {
        const { side, trans, batchCount } = p;
        return appliedBatchedTable.row({ ...largestOf(p), side, trans, batchCount }, measured);
      },
    },
  };
}

export const ormqrBatchedCases = ofForms(caseOf);
