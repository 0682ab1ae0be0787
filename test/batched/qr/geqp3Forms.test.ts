// Batched geqp3 and gelsy through their fronts on every backend: the cases' sweeps, row-major matrices, the three forms side by side,
// places outside of a buffer, what no workgroup holds, and the CPU without its engine.
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Prec } from '../../../src/core/field.ts';
import { engine } from '../../../src/engine/engine.ts';
import {
  type Context,
  geqp3Batched,
  geqp3StridedBatched,
  geqp3Vbatched,
  sgelsyStridedBatched,
  sgeqp3StridedBatched,
} from '../../../src/index.ts';
import { gelsyBatchedCases } from '../../../testing/cases/batched/qr/gelsyBatched.ts';
import { geqp3BatchedCases } from '../../../testing/cases/batched/qr/geqp3Batched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';
import { noise } from '../placed.ts';

const CASES = [
  geqp3BatchedCases.strided,
  geqp3BatchedCases.batched,
  geqp3BatchedCases.vbatched,
  gelsyBatchedCases.strided,
  gelsyBatchedCases.batched,
  gelsyBatchedCases.vbatched,
] as unknown as readonly Case[];

const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
/** Software adapters compile for seconds what a GPU does in milliseconds. */
const thinned = <P>(sweep: readonly P[], context: Context): readonly P[] => {
  if (context !== gpu || gpu?.gpu?.software !== true) return sweep;
  return sweep.filter((_, k) => k % (slowly ? 16 : 7) === 2);
};

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  for (const one of CASES) {
    it(`${one.spec.name} in single precision`, async () => {
      for (const problem of thinned(one.sweep, context))
        expect(await complaints(context, one, problem, 's'), JSON.stringify(problem)).toEqual([]);
    });
  }
});

describe('on the CPU', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** All precisions but singles. */
  const others = (one: (typeof CASES)[number]): Prec[] => [...one.spec.precs].slice(1) as Prec[];

  it.each(CASES.map((one) => [one.spec.name, one] as const))('%s in double precision, and complex', async (_, one) => {
    for (const prec of others(one))
      for (const problem of some(one.sweep, 4))
        expect(await complaints(cpu, one, problem, prec), JSON.stringify(problem)).toEqual([]);
  });

  it('without memory for the engine by the reference', async () => {
    vi.spyOn(engine()!, 'within').mockReturnValue(undefined as never);
    for (const one of CASES)
      for (const [k, problem] of one.sweep.entries())
        for (const prec of others(one))
          if (k % 3 === 0) expect(await complaints(cpu, one, problem, prec), JSON.stringify(problem)).toEqual([]);
  });
});

const FORMS = ['strided', 'rows', 'lists', 'ragged', 'ragged rows'] as const;
type FormName = (typeof FORMS)[number];

/** A batch packed by columns or by rows. */
function batch(byRows: boolean, m: number, n: number, count: number): Float32Array {
  const x = new Float32Array(count * m * n);
  for (let b = 0; b < count; b++)
    for (let i = 0; i < m; i++)
      for (let j = 0; j < n; j++) x[b * m * n + (byRows ? i * n + j : i + j * m)] = noise(b, i, j);
  return x;
}

/** Packed matrices by columns, from those by rows. */
function turned(x: Float32Array, rows: number, cols: number): Float32Array {
  const y = new Float32Array(x.length);
  for (let at = 0; at < x.length; at++) {
    const [b, i, j] = [Math.floor(at / (rows * cols)), Math.floor((at % (rows * cols)) / cols), at % cols];
    y[b * rows * cols + i + j * rows] = x[at]!;
  }
  return y;
}

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'forms on the %s backend',
  (_, context) => {
    const { queue } = context;

    /** geqp3 in every form: all have the same bits. */
    async function agree(m: number, n: number, count: number, forms: readonly FormName[] = FORMS): Promise<void> {
      const k = Math.min(m, n);
      const each = (step: number): number[] => Array.from({ length: count }, (_, b) => b * step);
      const results: (Float32Array | Int32Array)[][] = [];
      for (const form of forms) {
        const byRows = form.endsWith('rows');
        const A = context.upload('s', batch(byRows, m, n, count));
        const jpvt = context.upload(
          'i',
          Int32Array.from({ length: count * n }, (_, j) => Number(j === 1)),
        );
        const tau = context.alloc('s', count * k);
        const lists = [m * n, k].map((step) => context.upload('i', Int32Array.from(each(step))));
        const layout = byRows ? ('row' as const) : ('col' as const);
        const operands = { A, jpvt, tau, layout };
        const same = (value: number): number[] => new Array<number>(count).fill(value);
        const ld = byRows ? n : m;
        const batchCount = count;
        if (form.startsWith('ragged'))
          await geqp3Vbatched(queue, {
            ...{ m: same(m), n: same(n), lda: same(ld), ...operands },
            ...{ offsetsA: each(m * n), offsetsJpvt: each(n), offsetsTau: each(k) },
          });
        else if (form === 'lists')
          await geqp3Batched(queue, {
            ...{ m, n, lda: ld, ...operands, strideJpvt: n, batchCount },
            ...{ offsetsA: lists[0]!, offsetsTau: lists[1]! },
          });
        else
          await geqp3StridedBatched(queue, {
            ...{ m, n, lda: ld, ...operands, strideA: m * n, strideJpvt: n, strideTau: k, batchCount },
          });
        const [a, p, t] = await Promise.all([context.download(A), context.download(jpvt), context.download(tau)]);
        results.push([byRows ? turned(a, m, n) : a, p, t]);
        for (const X of [A, jpvt, tau, ...lists]) X.dispose();
      }
      for (const other of results.slice(1)) expect(other).toEqual(results[0]);
      expect(results[0]![1]![0]).toBe(2);
    }

    it('all forms and layouts have the same bits', () => agree(5, 3, 3));
    it('also where no workgroup holds a matrix', () => agree(1030, 3, slowly ? 1 : 2, FORMS.slice(1, 3)));

    it('tau may lie in the buffer of the matrices', async () => {
      const [m, n, count] = [4, 3, 2];
      const both = context.upload('s', Float32Array.of(...batch(false, m, n, count), ...new Array<number>(6).fill(0)));
      const [apart, tau] = [context.upload('s', batch(false, m, n, count)), context.alloc('s', 6)];
      const [p, q] = [context.alloc('i', 6), context.alloc('i', 6)];
      const each = { m, n, lda: m, strideA: m * n, strideJpvt: n, strideTau: n, batchCount: count };
      await geqp3StridedBatched(queue, { ...each, A: both, jpvt: p, tau: both.at(m * n * count) });
      await geqp3StridedBatched(queue, { ...each, A: apart, jpvt: q, tau });
      const [x, y, t] = await Promise.all([both, apart, tau].map((X) => context.download(X)));
      expect(x).toEqual(Float32Array.of(...y!, ...t!));
      for (const X of [both, apart, tau, p, q]) X.dispose();
    });

    it('a matrix that would not lie inside its buffer is left out', async () => {
      const A = context.upload('s', batch(false, 2, 2, 3));
      const before = await context.download(A);
      const tau = context.upload('s', new Float32Array(4).fill(7));
      const jpvt = context.upload('i', new Int32Array(6));
      const [offsetsA, offsetsTau] = [
        [0, 9, 4],
        [0, 1, 3],
      ].map((list) => context.upload('i', Int32Array.from(list)));
      const places = { lda: 2, offsetsA: offsetsA!, offsetsTau: offsetsTau!, strideJpvt: 2, batchCount: 3 };
      await geqp3Batched(queue, { m: 2, n: 2, A, jpvt, tau, ...places });
      const [after, taus, pivots] = await Promise.all([
        context.download(A),
        context.download(tau),
        context.download(jpvt),
      ]);
      expect(after.slice(4)).toEqual(before.slice(4));
      expect(after.slice(0, 4)).not.toEqual(before.slice(0, 4));
      expect([...taus.slice(2)]).toEqual([7, 7]);
      expect([...pivots.slice(2)]).toEqual([0, 0, 0, 0]);
      for (const X of [A, tau, jpvt, offsetsA!, offsetsTau!]) X.dispose();
    });

    it('refuses lists of permutations that are too short or share elements, and buffers of other types', async () => {
      const [A, ints] = [context.alloc('s', 40), context.alloc('i', 8)];
      const call = { m: 3, n: 3, lda: 3, strideA: 9, strideTau: 3, batchCount: 2 };
      const operands = { A, jpvt: ints, tau: A.at(20) };
      const short = await rejectionOf(() => sgeqp3StridedBatched(queue, { ...call, ...operands, strideJpvt: 6 }));
      expectRefusal(short, { routine: 'sgeqp3StridedBatched', argument: 'jpvt', position: 6 }, /8/);
      const shared = await rejectionOf(() => sgeqp3StridedBatched(queue, { ...call, ...operands, strideJpvt: 2 }));
      expectRefusal(shared, { routine: 'sgeqp3StridedBatched', argument: 'strideJpvt', position: 7 }, /3/);
      const lists = { jpvt: ints, strideJpvt: 3, rank: ints.at(6), info: ints.at(7) };
      const each = { m: 3, n: 3, nrhs: 1, lda: 3, strideA: 9, ldb: 3, strideB: 3, batchCount: 2 };
      const meeting = await rejectionOf(() => sgelsyStridedBatched(queue, { ...each, A, B: A.at(20), ...lists }));
      expectRefusal(meeting, { routine: 'sgelsyStridedBatched', argument: 'info', position: 14 }, /8/);
      for (const X of [A, ints]) X.dispose();
    });
  },
);
