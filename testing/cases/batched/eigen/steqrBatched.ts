// STEQR of a batch as cases, one for each form: steqr's errors, the worst over the batch.
import { precOf } from '../../../../src/core/extremes.ts';
import { realOf } from '../../../../src/core/field.ts';
import type { TridiagonalJob } from '../../../../src/index.ts';
import { batchIntegers, ODD } from '../../../lib/batch.ts';
import type { Case } from '../../../lib/case.ts';
import { type Form, frontOf, ofForms, specOf } from '../../../lib/forms.ts';
import { larger, type MatrixView } from '../../../lib/norms.ts';
import { fill, type IntegerView, type Operands, type Placed, type RealView } from '../../../lib/operands.ts';
import { squareBatchedTable } from '../../../lib/rateTable.ts';
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
import { layoutOf } from '../../../lib/source.ts';
import { TRIDIAGONALS, type TridiagonalKind } from '../../../lib/tridiagonal.ts';
import { reflector, type SteqrData, type SteqrProblem, steqrCase } from '../../lapack/eigen/steqr.ts';

export interface TridiagonalBatch extends BatchSizes {
  readonly compz: TridiagonalJob;
  readonly kind: TridiagonalKind;
}

type Name = 'D' | 'E' | 'Z';
export type TridiagonalBatchData = Operands & { readonly [K in Name]: MatrixView } & { readonly info: IntegerView };

const operandsOf = ({ compz }: TridiagonalBatch): Readonly<Record<Name, Members>> => ({
  D: { rows: ({ n }) => n, cols: () => 1 },
  E: { rows: ({ n }) => Math.max(0, n - 1), cols: () => 1 },
  Z: { rows: ({ n }) => (compz === 'n' ? 0 : n), cols: ({ n }) => (compz === 'n' ? 0 : n) },
});
const NAMES = ['D', 'E', 'Z'] as const;

const sized = (n: number, batchCount: number) => ({ m: n, n, k: 0, batchCount });

const sweep: readonly TridiagonalBatch[] = [
  ...[0, 1, 2, 3, 16, 32, 33, 50].map((n) => ({ compz: 'i', kind: 'random', ...sized(n, 3), layout: ODD }) as const),
  ...[1, 5, 20, 35].map((n) => ({ compz: 'v', kind: 'random', ...sized(n, 3), layout: ODD }) as const),
  ...[0, 1, 9, 40].map((n) => ({ compz: 'n', kind: 'clement', ...sized(n, 3), layout: ODD }) as const),
  ...(['glued', 'graded', 'blocks'] as const).map((kind) => ({ compz: 'i', kind, ...sized(37, 2) }) as const),
  ...[0, 1, 70].map((batchCount) => ({ compz: 'i', kind: 'laplace', ...sized(6, batchCount) }) as const),
];

const table = squareBatchedTable('|T - Z*D*Z^T| / (N*|T|)');

/** The cases of a routine that is one like `one` for many matrices. */
export const tridiagonalCases = (routine: 'steqr' | 'stedc', one: Case<SteqrProblem, SteqrData>) =>
  ofForms((form: Form): Case<TridiagonalBatch, TridiagonalBatchData> => {
    const front = frontOf(routine, form);
    const formed = (p: TridiagonalBatch): TridiagonalBatch =>
      form === 'vbatched' ? ragged(p, ({ n }) => ({ m: n, n, k: 0 })) : p;
    const of = (p: TridiagonalBatch, data: TridiagonalBatchData, b: number): SteqrData => {
      const member = (name: Name): MatrixView => memberOf(data[name], operandsOf(p)[name], p, form, b);
      // Of one matrix D and E are rows
      const row = (name: Name): RealView => {
        const column = member(name);
        return { ...column, rows: 1, cols: column.rows, ld: 1, type: precOf(column.data) };
      };
      return { D: row('D'), E: row('E'), Z: member('Z'), info: { ...data.info, offset: data.info.offset + b } };
    };
    const problemOf = ({ compz, kind }: TridiagonalBatch, { D }: SteqrData): SteqrProblem => ({
      n: D.cols,
      compz,
      kind,
    });
    return {
      spec: specOf(routine, form),
      tolerance: one.tolerance,
      sweep: sweep.filter((_, at) => form === 'strided' || at % 3 === 1).map(formed),

      fromOptions: ({ n }, o) => formed({ compz: 'i', kind: 'random', ...sized(n, o.batch), layout: layoutOf(o) }),

      data(p, prec, random) {
        const data: Record<string, MatrixView | IntegerView> = {};
        for (const [name, X] of Object.entries(operandsOf(p))) {
          const real = realOf(prec);
          const own: MatrixView | RealView =
            name === 'Z' ? windowOf(prec, X, p, 'write') : { ...windowOf(real, X, p, 'write'), type: real };
          data[name] = own;
          if (form === 'batched') data[`offsets${name}`] = offsetsOf(own, X, p);
        }
        const all = { ...data, info: batchIntegers(1, p.batchCount) } as unknown as TridiagonalBatchData;
        for (let b = 0; b < p.batchCount; b++) {
          const { D, E, Z } = of(p, all, b);
          if (p.compz === 'v') fill(prec, Z, reflector(Z.rows, Z.parts ?? 1));
          const { d, e } = TRIDIAGONALS[p.kind](D.cols, random);
          D.data.set(d, D.offset);
          E.data.set(e, E.offset);
        }
        return all;
      },

      run(queue, p, placed) {
        const at = placed as unknown as Readonly<Record<string, Placed<never>>>;
        const args: Record<string, unknown> = { compz: p.compz, n: p.n, info: at.info };
        if (form !== 'vbatched') args.batchCount = p.batchCount;
        for (const [name, X] of Object.entries(operandsOf(p))) {
          const { ldd: _, lde: __, ...own } = argsOf(name, X, p, form, at) as Record<string, unknown>;
          if (name !== 'Z' || p.compz !== 'n') Object.assign(args, own);
        }
        return front(queue, args as never);
      },

      reference(p, data) {
        for (let b = 0; b < p.batchCount; b++) {
          const own = of(p, data, b);
          one.reference(problemOf(p, own), own);
        }
      },

      error(p, before, after, check) {
        const errors = Array.from({ length: p.batchCount }, (_, b) => {
          const own = of(p, before, b);
          return one.error(problemOf(p, own), own, of(p, after, b), check);
        });
        const stray = NAMES.map((name) => worstOf([], operandsOf(p)[name], p, form, before[name], after[name]));
        return [...errors, ...stray].reduce(larger, 0);
      },

      table: {
        unit: table.unit,
        header: table.header,
        row: (p, measured) => table.row({ n: largestOf(p).n, batchCount: p.batchCount }, measured),
      },
    };
  });

export const steqrBatchedCases = tridiagonalCases('steqr', steqrCase);
