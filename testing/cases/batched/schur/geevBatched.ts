// GEEV of a batch as cases, one for each form: geev's errors, each the worst over the batch.
import { isComplex } from '../../../../src/core/field.ts';
import { geevRef } from '../../../../src/lapack/schur/geev.ref.ts';
import { batchIntegers, ODD } from '../../../lib/batch.ts';
import { COUNTS } from '../../../lib/batchSweeps.ts';
import type { Case, Check } from '../../../lib/case.ts';
import { valueArrays } from '../../../lib/eigenvalues.ts';
import { type Form, frontOf, ofForms, specOf } from '../../../lib/forms.ts';
import { larger, type MatrixView } from '../../../lib/norms.ts';
import type { IntegerView, Operands, Placed } from '../../../lib/operands.ts';
import {
  argsOf,
  type BatchSizes,
  largestOf,
  type Members,
  memberOf,
  offsetsOf,
  ragged,
  windowOf,
  worstOf,
} from '../../../lib/reflectorBatch.ts';
import { layoutOf, type Source, uniform } from '../../../lib/source.ts';
import { geevBatchedTable } from '../../../lib/tableNep.ts';
import { hostMat } from '../../../lib/views.ts';
import { type GeevData, geevCase } from '../../lapack/schur/geev.ts';

type Job = 'n' | 'v';

export interface GeevBatchProblem extends BatchSizes {
  readonly jobvl: Job;
  readonly jobvr: Job;
  readonly source?: Source;
  /** As of geev. */
  readonly comparable?: boolean;
}

type Name = 'A' | 'WR' | 'WI' | 'W' | 'VL' | 'VR';
type Data = Operands & { readonly [K in Name]: MatrixView } & { readonly info: IntegerView };

const square: Members = { rows: ({ n }) => n, cols: ({ n }) => n };
const column: Members = { rows: ({ n }) => n, cols: () => 1 };
const none: Members = { rows: () => 0, cols: () => 0 };
const NAMES = ['A', 'WR', 'WI', 'W', 'VL', 'VR'] as const;

const operandsOf = ({ jobvl, jobvr }: GeevBatchProblem): Readonly<Record<Name, Members>> => ({
  ...{ A: square, WR: column, WI: column, W: column },
  ...{ VL: jobvl === 'v' ? square : none, VR: jobvr === 'v' ? square : none },
});

const isPairs = ({ A }: Data): boolean => A.parts === 2;

const ORDERS = [0, 1, 2, 3, 4, 5, 7, 8, 9, 12, 13, 16, 17, 20, 31, 32, 33];

const sized = (n: number, batchCount: number) => ({ m: n, n, k: 0, batchCount });

const sweep: readonly GeevBatchProblem[] = [
  ...ORDERS.map((n) => ({ jobvl: 'v', jobvr: 'v', ...sized(n, 3), layout: ODD }) as const),
  ...(['n', 'v'] as const).flatMap((jobvl) =>
    (['n', 'v'] as const).map((jobvr) => ({ jobvl, jobvr, ...sized(11, 3), layout: ODD }) as const),
  ),
  ...COUNTS.slice(0, 4).map((batchCount) => ({ jobvl: 'n', jobvr: 'v', ...sized(6, batchCount) }) as const),
];

function caseOf(form: Form): Case<GeevBatchProblem, Data> {
  const front = frontOf('geev', form);
  const formed = (p: GeevBatchProblem): GeevBatchProblem =>
    form === 'vbatched' ? ragged(p, ({ n }) => ({ m: n, n, k: 0 })) : p;
  /** The operands of one problem as geev has them. */
  const of = (p: GeevBatchProblem, data: Data, b: number): GeevData => {
    const one = (name: Name): MatrixView => memberOf(data[name], operandsOf(p)[name], p, form, b);
    const info = { ...data.info, offset: data.info.offset + b };
    const none = { ...one('W'), rows: 0 };
    const own = isPairs(data) ? { WR: none, WI: none, W: one('W') } : { WR: one('WR'), WI: one('WI'), W: none };
    return { A: one('A'), ...own, VL: one('VL'), VR: one('VR'), info };
  };
  const problemOf = ({ jobvl, jobvr, comparable }: GeevBatchProblem, n: number) => ({
    ...{ jobvl, jobvr, n },
    ...(comparable === undefined ? {} : { comparable }),
  });
  function parts(p: GeevBatchProblem, before: Data, after: Data, check: Check): number[] {
    const worst = [0, 0, 0, 0, 0];
    const { reference, ...plain } = check;
    for (let b = 0; b < p.batchCount; b++) {
      const own = of(p, before, b);
      const known = reference === undefined ? plain : { ...plain, reference: of(p, reference as Data, b) };
      const errors = geevCase.parts!(problemOf(p, own.A.rows), own, of(p, after, b), known);
      for (const [k, error] of errors.entries()) worst[k] = larger(worst[k]!, error);
    }
    const all = operandsOf(p);
    const stray = NAMES.slice(1).map((name) => worstOf([], all[name], p, form, before[name], after[name]));
    return [stray.reduce(larger, worst[0]!), ...worst.slice(1)];
  }
  return {
    spec: specOf('geev', form),
    tolerance: geevCase.tolerance,
    sweep: sweep.filter((_, at) => form === 'strided' || at % 3 === 1).map(formed),

    fromOptions: ({ n }, o) => formed({ jobvl: o.jobvl, jobvr: o.jobvr, ...sized(n, o.batch), layout: layoutOf(o) }),

    data(p, prec, random) {
      const data: Record<string, MatrixView | IntegerView> = {};
      for (const [name, X] of Object.entries(operandsOf(p))) {
        data[name] = windowOf(prec, X, p, name === 'A' ? 'read' : 'write');
        if (form === 'batched') data[`offsets${name}`] = offsetsOf(data[name], X, p);
      }
      const all = { ...data, info: batchIntegers(1, p.batchCount) } as unknown as Data;
      const { source = uniform } = p;
      for (let b = 0; b < p.batchCount; b++) source(of(p, all, b).A, prec, random);
      return all;
    },

    run(queue, p, placed) {
      const at = placed as unknown as Readonly<Record<string, Placed<never>>>;
      const { jobvl, jobvr, n, batchCount } = p;
      const args: Record<string, unknown> = { jobvl, jobvr, n, info: at.info };
      if (form !== 'vbatched') args.batchCount = batchCount;
      for (const [name, X] of Object.entries(operandsOf(p))) {
        if (isComplex(at['A']!.buffer.type) ? name === 'WR' || name === 'WI' : name === 'W') continue;
        const { ldwr: _, ldwi: __, ldw: ___, ...own } = argsOf(name, X, p, form, at) as Record<string, unknown>;
        if (X !== none) Object.assign(args, own);
      }
      return front(queue, args as never);
    },

    reference(p, data) {
      for (let b = 0; b < p.batchCount; b++) {
        const { A, VL, VR, info, ...values } = of(p, data, b);
        const n = A.rows;
        const copy = hostMat({ ...A, data: A.data.slice() });
        const vectors = { VL: hostMat(VL), VR: hostMat(VR) };
        info.data[info.offset] = geevRef({ ...problemOf(p, n), A: copy, ...valueArrays(values), ...vectors });
      }
    },

    parts,
    error: (...args) => parts(...args).reduce(larger),

    table: {
      unit: geevBatchedTable.unit,
      header: geevBatchedTable.header,
      row: (p, measured) => geevBatchedTable.row({ ...p, n: largestOf(p).n }, measured),
    },
  };
}

export const geevBatchedCases = ofForms(caseOf);
