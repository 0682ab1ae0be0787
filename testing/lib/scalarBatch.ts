// The three forms of a batched routine that makes one number of each matrix, norms and condition numbers, as three cases. Matrices lie
// where reflectorBatch.ts places them; the numbers, and those that the call is given, in one list each.
import type { Norm, Prec, Uplo } from '../../src/index.ts';
import type { BatchLayout } from './batch.ts';
import type { Size } from './batchForms.ts';
import type { Case, Table } from './case.ts';
import { type BatchedRoutine, type Form, type FormCases, frontOf, ofForms, specOf } from './forms.ts';
import { type MatrixView, maxOverBatch } from './norms.ts';
import { type Operands, type Placed, realWindow } from './operands.ts';
import type { Random } from './random.ts';
import {
  argsOf,
  type BatchSizes,
  largestOf,
  type Members,
  memberOf,
  offsetsOf,
  ragged,
  windowOf,
} from './reflectorBatch.ts';
import { layoutOf } from './source.ts';

/** `N` is the kind of norm that the routine takes. */
export interface ScalarProblem<N extends Norm> {
  readonly norm: N;
  readonly uplo: Uplo;
  readonly m: Size;
  readonly n: Size;
  readonly batchCount: number;
  readonly layout?: BatchLayout;
}

type Data = Operands & Readonly<Record<string, MatrixView>>;

export interface ScalarKit<N extends Norm> {
  /** In units of eps. */
  readonly tolerance: number;
  /** What the call writes. */
  readonly result: 'result' | 'rcond';
  /** Matrices have as many rows as columns. */
  readonly square: boolean;
  /** The norm of the tester. */
  readonly norm: N;
  readonly sweep: readonly ScalarProblem<N>[];
  fill(prec: Prec, a: MatrixView, p: ScalarProblem<N>, random: Random): void;
  /** What the call is given for a matrix as anorm. */
  anorm?(a: MatrixView, p: ScalarProblem<N>): number;
  reference(a: MatrixView, p: ScalarProblem<N>, anorm: number): number;
  error(a: MatrixView, p: ScalarProblem<N>, found: number): number;
  readonly table: Table<LargestMatrix>;
}

/** What a row of a table shows. */
interface LargestMatrix {
  readonly norm: string;
  readonly m: number;
  readonly n: number;
  readonly batchCount: number;
}

const matrices: Members = { rows: ({ m }) => m, cols: ({ n }) => n };
const placesOf = ({ m, n, batchCount, layout }: ScalarProblem<Norm>): BatchSizes => ({
  m,
  n,
  k: 0,
  batchCount,
  ...(layout ? { layout } : {}),
});

function caseOf<N extends Norm>(routine: BatchedRoutine, kit: ScalarKit<N>, form: Form): Case<ScalarProblem<N>, Data> {
  const [spec, front] = [specOf(routine, form), frontOf(routine, form)];
  function formed(p: ScalarProblem<N>): ScalarProblem<N> {
    if (form !== 'vbatched') return p;
    const { m, n } = ragged(placesOf(p), (s) => (kit.square ? { ...s, m: s.n } : s));
    return { ...p, m, n };
  }
  const members = (p: ScalarProblem<N>, { A }: Data): MatrixView[] =>
    Array.from({ length: p.batchCount }, (_, b) => memberOf(A!, matrices, placesOf(p), form, b));

  return {
    spec,
    repeatable: true,
    tolerance: kit.tolerance,
    sweep: kit.sweep.filter((_, k) => form === 'strided' || k % 4 === 3).map(formed),

    fromOptions: ({ m, n }, o) =>
      formed({
        norm: kit.norm,
        uplo: o.uplo === 'u' ? 'u' : 'l',
        m: kit.square ? n : m,
        n,
        batchCount: o.batch,
        layout: layoutOf(o),
      }),

    data(p, prec, random) {
      const A = windowOf(prec, matrices, placesOf(p), 'read');
      const data: Record<string, MatrixView> = { A };
      for (const a of members(p, data)) kit.fill(prec, a, p, random);
      if (kit.anorm !== undefined) {
        const anorm = realWindow(prec, p.batchCount, 1, p.layout, 'read');
        for (const [b, a] of members(p, data).entries()) anorm.data[anorm.offset + b] = kit.anorm(a, p);
        data.anorm = anorm;
      }
      data[kit.result] = realWindow(prec, p.batchCount, 1, p.layout);
      return form === 'batched'
        ? ({ ...data, offsetsA: offsetsOf(A, matrices, placesOf(p)) } as unknown as Data)
        : data;
    },

    run(queue, p, placed) {
      const at = placed as unknown as Readonly<Record<string, Placed<never>>>;
      const { norm, uplo, m, n, batchCount } = p;
      const args = { norm, uplo, m, n, batchCount, anorm: at.anorm, [kit.result]: at[kit.result] };
      const taken = Object.entries(args).filter(([name]) => name in spec.args);
      return front(queue, {
        ...Object.fromEntries(taken),
        ...argsOf('A', matrices, placesOf(p), form, at),
      } as never);
    },

    reference(p, data) {
      const { anorm, [kit.result]: result } = data;
      for (const [b, a] of members(p, data).entries()) {
        result!.data[result!.offset + b] = kit.reference(a, p, anorm?.data[anorm.offset + b] ?? 0);
      }
    },

    error(p, before, { [kit.result]: result }) {
      return maxOverBatch(members(p, before).map((a, b) => kit.error(a, p, result!.data[result!.offset + b]!)));
    },

    table: {
      unit: kit.table.unit,
      header: kit.table.header,
      row: (p, measured) =>
        kit.table.row({ ...largestOf(placesOf(p)), norm: p.norm, batchCount: p.batchCount }, measured),
    },
  };
}

/** The cases of the three forms. */
export const scalarCases = <N extends Norm>(
  routine: BatchedRoutine,
  kit: ScalarKit<N>,
): FormCases<Case<ScalarProblem<N>, Data>> => ofForms((form) => caseOf(routine, kit, form));
