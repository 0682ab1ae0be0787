// Batched tridiagonal solvers on every backend: residuals, pivots as the reference's, the three forms and all layouts to the last bit,
// members that fail beside others, and reports.
import { describe, expect, it } from 'vitest';
import { gtsvBatchedGpu } from '../../../src/batched/band/gtsvBatched.gpu.ts';
import { ptsvBatchedGpu } from '../../../src/batched/band/ptsvBatched.gpu.ts';
import { bind } from '../../../src/core/args.ts';
import {
  dgtsvStridedBatched,
  gtsvBatched,
  gtsvStridedBatched,
  gtsvVbatched,
  gttrfBatched,
  gttrfStridedBatched,
  gttrfVbatched,
  gttrsBatched,
  gttrsStridedBatched,
  gttrsVbatched,
  ptsvBatched,
  ptsvStridedBatched,
  ptsvVbatched,
  pttrfBatched,
  pttrfStridedBatched,
  pttrfVbatched,
  pttrsBatched,
  pttrsStridedBatched,
  pttrsVbatched,
} from '../../../src/index.ts';
import { gttrfRef } from '../../../src/lapack/band/gttrf.ref.ts';
import { pttrfRef } from '../../../src/lapack/band/pttrf.ref.ts';
import {
  gtsvBatchedSpec,
  gtsvStridedBatchedSpec,
  gtsvVbatchedSpec,
  gttrfBatchedSpec,
  gttrfStridedBatchedSpec,
  gttrfVbatchedSpec,
  gttrsBatchedSpec,
  gttrsStridedBatchedSpec,
  gttrsVbatchedSpec,
  ptsvBatchedSpec,
  ptsvStridedBatchedSpec,
  ptsvVbatchedSpec,
  pttrfBatchedSpec,
  pttrfStridedBatchedSpec,
  pttrfVbatchedSpec,
  pttrsBatchedSpec,
  pttrsStridedBatchedSpec,
  pttrsVbatchedSpec,
} from '../../../src/specs.ts';
import { contexts, gpu, gpuTest } from '../../setup/contexts.ts';
import {
  call,
  EPS,
  emptyProblem,
  type Outcome,
  type Placing,
  type Problem,
  type Routine,
  random,
  type Size,
  solutionRatio,
} from './bandSupport.ts';

const software = gpu !== undefined && gpu.gpu!.software;
/** Compiles every kernel for many seconds: it runs what takes few of them. */
const slow = /llvmpipe/.test(gpu?.gpu?.name ?? '');
const fronts = (strided: unknown, batched: unknown, vbatched: unknown) =>
  ({ strided, batched, vbatched }) as Routine['fronts'];

const gtsv: Routine = {
  name: 'gtsv',
  fronts: fronts(gtsvStridedBatched, gtsvBatched, gtsvVbatched),
  specs: { strided: gtsvStridedBatchedSpec, batched: gtsvBatchedSpec, vbatched: gtsvVbatchedSpec },
  sizes: ['n', 'nrhs'],
  operands: ['dl', 'd', 'du', 'B'],
};
const gttrf: Routine = {
  name: 'gttrf',
  fronts: fronts(gttrfStridedBatched, gttrfBatched, gttrfVbatched),
  specs: { strided: gttrfStridedBatchedSpec, batched: gttrfBatchedSpec, vbatched: gttrfVbatchedSpec },
  sizes: ['n'],
  operands: ['dl', 'd', 'du', 'du2'],
  pivots: 'write',
};
const gttrs: Routine = {
  name: 'gttrs',
  fronts: fronts(gttrsStridedBatched, gttrsBatched, gttrsVbatched),
  specs: { strided: gttrsStridedBatchedSpec, batched: gttrsBatchedSpec, vbatched: gttrsVbatchedSpec },
  sizes: ['n', 'nrhs'],
  operands: ['dl', 'd', 'du', 'du2', 'B'],
  pivots: 'read',
};
const ptsv: Routine = {
  name: 'ptsv',
  fronts: fronts(ptsvStridedBatched, ptsvBatched, ptsvVbatched),
  specs: { strided: ptsvStridedBatchedSpec, batched: ptsvBatchedSpec, vbatched: ptsvVbatchedSpec },
  sizes: ['n', 'nrhs'],
  operands: ['d', 'e', 'B'],
};
const pttrf: Routine = {
  name: 'pttrf',
  fronts: fronts(pttrfStridedBatched, pttrfBatched, pttrfVbatched),
  specs: { strided: pttrfStridedBatchedSpec, batched: pttrfBatchedSpec, vbatched: pttrfVbatchedSpec },
  sizes: ['n'],
  operands: ['d', 'e'],
};
const pttrs: Routine = {
  name: 'pttrs',
  fronts: fronts(pttrsStridedBatched, pttrsBatched, pttrsVbatched),
  specs: { strided: pttrsStridedBatchedSpec, batched: pttrsBatchedSpec, vbatched: pttrsVbatchedSpec },
  sizes: ['n', 'nrhs'],
  operands: ['d', 'e', 'B'],
};

/** Below the diagonal of some members everything is larger than on it, so that every step exchanges rows; of others nothing. */
function general(s: Size, b: number): Problem {
  const one = emptyProblem(gtsv, s);
  for (let i = 0; i < s.n; i++) {
    one.d![i] = random(b, 1, i) + (b % 4 === 3 ? 4 : 0);
    if (i < s.n - 1) one.dl![i] = Math.fround([1, 0.3, 0.01][b % 3]! * random(b, 0, i) + (b % 3 === 1 ? 1.4 : 0));
    if (i < s.n - 1) one.du![i] = random(b, 2, i);
  }
  for (let e = 0; e < one.B!.length; e++) one.B![e] = random(b, 3, e);
  return one;
}

function positive(s: Size, b: number): Problem {
  const one = emptyProblem(ptsv, s);
  for (let i = 0; i < s.n; i++) {
    one.d![i] = Math.fround(3.1 + random(b, 1, i));
    if (i < s.n - 1) one.e![i] = random(b, 0, i);
  }
  for (let e = 0; e < one.B!.length; e++) one.B![e] = random(b, 3, e);
  return one;
}

const elementOf =
  ({ dl, d, du }: { dl: Float64Array; d: Float64Array; du: Float64Array }) =>
  (i: number, j: number): number =>
    i === j ? d[i]! : i === j + 1 ? dl[j]! : j === i + 1 ? du[i]! : 0;
const tridiagonal = (p: Problem) => elementOf(p as never);
const symmetric = (p: Problem) => elementOf({ dl: p.e!, d: p.d!, du: p.e! });

/** Around the rows of a tile (16) and of two, and beyond. */
const ORDERS = software ? [0, 1, 2, 3, 15, 16, 17, 40] : Array.from({ length: 70 }, (_, n) => n);
const uniform = (count: number, s: Size): Size[] => new Array<Size>(count).fill(s);
const RAGGED: readonly Size[] = [7, 0, 1, 40, 16, 17, 2, 33, 3].map((n, b) => ({ n, nrhs: [1, 3, 0, 2, 5][b % 5]! }));

const LAYOUTS: readonly Placing[] = [
  { form: 'strided', layout: 'row' },
  { form: 'strided', inc: 3 },
  { form: 'strided', between: true, layout: 'row' },
  { form: 'strided', between: true, layout: 'col' },
  { form: 'strided', together: true },
  { form: 'batched', inc: 2 },
  { form: 'batched', layout: 'row', together: true },
  { form: 'vbatched' },
  { form: 'vbatched', layout: 'row', inc: 2 },
];

const same = (a: Outcome, b: Outcome): void => {
  expect(a.problems).toEqual(b.problems);
  expect([a.ipiv, a.info, a.nonfinite]).toEqual([b.ipiv, b.info, b.nonfinite]);
};

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on the %s backend',
  (backend, context) => {
    const precisions = backend === 'cpu' ? (['s', 'd'] as const) : (['s'] as const);

    describe.each([
      ['gtsv', gtsv, general, tridiagonal],
      ['ptsv', ptsv, positive, symmetric],
    ] as const)('%s', (_, routine, problem, matrix) => {
      const check = async (prec: 's' | 'd', sizes: readonly Size[], placing: Placing): Promise<Outcome> => {
        const given = sizes.map(problem);
        const result = await call(context, prec, routine, sizes, given, placing);
        for (const [b, s] of sizes.entries()) {
          const ratio = solutionRatio(s.n, matrix(given[b]!), given[b]!.B!, result.problems[b]!.B!, false, EPS[prec]);
          expect(ratio, `n = ${s.n}, problem ${b}`).toBeLessThan(30);
          expect([result.info[b], result.nonfinite[b]]).toEqual([0, 0]);
        }
        return result;
      };

      it('solves systems of every order', async () => {
        for (const prec of precisions)
          for (const n of ORDERS) await check(prec, uniform(5, { n, nrhs: 1 }), { form: 'strided' });
      });

      it.skipIf(slow && backend === 'gpu')(
        'solves with many right-hand sides, and more problems than a workgroup has',
        async () => {
          for (const nrhs of [0, 2, 3, 4, 9]) await check('s', uniform(3, { n: 35, nrhs }), { form: 'strided' });
          await check('s', uniform(71, { n: 18, nrhs: 1 }), { form: 'strided' });
          await check('s', [], { form: 'strided' });
        },
      );

      it.skipIf(slow && backend === 'gpu')('solves ragged batches', async () => {
        for (const prec of precisions) await check(prec, RAGGED, { form: 'vbatched' });
      });

      it.skipIf(slow && backend === 'gpu')('gives the same bits in every form and layout', async () => {
        const sizes = uniform(34, { n: 19, nrhs: 2 });
        const expected = await check('s', sizes, { form: 'strided' });
        for (const placing of software
          ? LAYOUTS.filter(({ together, form }) => together !== true || (form === 'strided' && routine === gtsv))
          : LAYOUTS)
          same(await check('s', sizes, placing), expected);
      });

      it('a member that fails or is not finite changes no other, and keeps its right-hand side', async () => {
        const sizes = uniform(6, { n: 21, nrhs: 1 });
        const clean = await check('s', sizes, { form: 'strided' });
        const given = sizes.map(problem);
        const zero = routine === gtsv ? [12, 20] : [12, 0];
        for (const [b, at] of [
          [1, zero[0]!],
          [4, zero[1]!],
        ] as const) {
          given[b]!.d![at] = 0;
          for (const name of ['dl', 'du', 'e'])
            if (given[b]![name]) given[b]![name]!.fill(0, Math.max(0, at - 1), at + 1);
        }
        given[2]!.d![5] = Number.NaN;
        given[3]!.B![5] = Number.POSITIVE_INFINITY;
        for (const onFailure of ['info', 'nan'] as const) {
          const found = await call(context, 's', routine, sizes, given, { form: 'strided' }, { onFailure });
          expect([...found.info]).toEqual([0, zero[0]! + 1, routine === gtsv ? 0 : 6, 0, zero[1]! + 1, 0]);
          expect([...found.nonfinite]).toEqual([0, 0, 1, 0, 0, 0]);
          for (const b of [0, 5]) expect(found.problems[b]).toEqual(clean.problems[b]);
          for (const b of [1, 4]) {
            const { B, ...factors } = found.problems[b]!;
            if (onFailure === 'info') expect(B).toEqual(given[b]!.B);
            for (const x of onFailure === 'nan' ? [B!, ...Object.values(factors)] : [])
              expect(x.every(Number.isNaN)).toBe(true);
          }
          expect(found.problems[3]!.d).toEqual(clean.problems[3]!.d);
        }
        await expect(
          call(context, 's', routine, sizes, given, { form: 'strided' }, { onFailure: 'throw' }),
        ).rejects.toThrow(routine === gtsv ? /singular/i : /positive definite/i);
      });
    });

    it('gttrf has the pivots and factors of the reference', async () => {
      for (const prec of precisions) {
        for (const n of ORDERS) {
          const sizes = uniform(6, { n });
          const given = sizes.map((s, b) => {
            const { dl, d, du } = general(s, b);
            return { dl: dl!, d: d!, du: du!, du2: new Float64Array(Math.max(0, n - 2)) };
          });
          const found = await call(context, prec, gttrf, sizes, given, { form: 'strided' });
          for (const [b, one] of given.entries()) {
            const copy = (x: Float64Array) => ({
              data: prec === 'd' ? x.slice() : Float32Array.from(x),
              off: 0,
              ld: 1,
            });
            const [dl, d, du, du2] = [one.dl, one.d, one.du, one.du2].map(copy);
            const ipiv = new Int32Array(n);
            expect(found.info[b]).toBe(gttrfRef(n, dl!, d!, du!, du2!, ipiv, 0));
            expect(found.ipiv[b]).toEqual(ipiv);
            let worst = 0;
            for (const [name, x] of Object.entries({ dl, d, du, du2 }))
              for (const [i, value] of x!.data.entries())
                worst = Math.max(worst, Math.abs(found.problems[b]![name]![i]! - value) / (Math.abs(value) + 1));
            expect(worst, `n = ${n}`).toBeLessThan(3000 * EPS[prec]);
          }
        }
      }
    });

    it.skipIf(slow && backend === 'gpu')(
      'gttrs and pttrs solve with the factors, which all problems may share',
      async () => {
        const sizes = RAGGED;
        for (const trans of ['n', 't'] as const) {
          const given = sizes.map(general);
          const withRoom = given.map((one, b) => ({ ...one, du2: new Float64Array(Math.max(0, sizes[b]!.n - 2)) }));
          const factored = await call(context, 's', gttrf, sizes, withRoom, { form: 'vbatched' });
          const systems = factored.problems.map((one, b) => ({ ...one, B: given[b]!.B! }));
          const found = await call(context, 's', gttrs, sizes, systems, { form: 'vbatched' }, { trans }, factored.ipiv);
          for (const [b, { n }] of sizes.entries()) {
            const x = found.problems[b]!.B!;
            expect(solutionRatio(n, tridiagonal(given[b]!), given[b]!.B!, x, trans === 't', EPS.s)).toBeLessThan(30);
          }
        }
        const given = sizes.map(positive);
        const factored = await call(context, 's', pttrf, sizes, given, { form: 'vbatched' });
        for (const [b, { n }] of sizes.entries()) {
          const [d, e] = ['d', 'e'].map((name) => ({ data: Float32Array.from(given[b]![name]!), off: 0, ld: 1 }));
          expect(pttrfRef(n, d!, e!)).toBe(0);
          for (let i = 0; i < n; i++) expect(factored.problems[b]!.d![i]).toBeCloseTo(d!.data[i]!, 4);
        }
        const systems = factored.problems.map((one, b) => ({ ...one, B: given[b]!.B! }));
        const found = await call(context, 's', pttrs, sizes, systems, { form: 'vbatched' });
        for (const [b, { n }] of sizes.entries())
          expect(
            solutionRatio(n, symmetric(given[b]!), given[b]!.B!, found.problems[b]!.B!, false, EPS.s),
          ).toBeLessThan(30);
        // The factors of problem 3 with two other right-hand sides.
        const [d, e] = [factored.problems[3]!.d!, factored.problems[3]!.e!].map((x) =>
          context.upload('s', Float32Array.from(x)),
        );
        const right = Float32Array.from({ length: 80 }, (_, i) => random(9, 9, i));
        const B = context.upload('s', right);
        const strides = { d: d!, strideD: 0, e: e!, strideE: 0, ldb: 40, strideB: 40, batchCount: 2 };
        await pttrsStridedBatched(context.queue, { n: 40, nrhs: 1, B, ...strides });
        const solved = Float64Array.from(await context.download(B));
        for (const b of [0, 1]) {
          const [before, after] = [
            Float64Array.from(right.subarray(40 * b, 40 * b + 40)),
            solved.subarray(40 * b, 40 * b + 40),
          ];
          expect(solutionRatio(40, symmetric(given[3]!), before, after, false, EPS.s)).toBeLessThan(30);
        }
      },
    );

    it('leaves out problems that would leave their buffers', async () => {
      const [dl, d, du] = [
        [1, 1, 1],
        [4, 4, 4, 4],
        [1, 1, 1],
      ].map((x) => context.upload('s', Float32Array.from(x)));
      const B = context.upload('s', Float32Array.of(5, 6, 6, 5));
      const info = context.alloc('i', 3);
      const at = (...x: number[]) => context.upload('i', Int32Array.from(x));
      const places = { offsetsDl: at(0, 0, 2), offsetsD: at(0, 1, 2), offsetsDu: at(0, 0, 2), offsetsB: at(0, -1, 3) };
      const sizes = { n: 2, nrhs: 1, ldb: 2, batchCount: 3 };
      await gtsvBatched(context.queue, { ...sizes, dl: dl!, d: d!, du: du!, B, info, ...places });
      expect([...(await context.download(info))]).toEqual([0, -1, -1]);
      const x = await context.download(B);
      expect(x[0]).toBeCloseTo(14 / 15, 5);
      expect([...x.subarray(2)]).toEqual([6, 5]);
    });

    it('doubles are solved to double precision on every context', async () => {
      const s = { n: 30, nrhs: 1 };
      const given = [general(s, 0)];
      const routine = { ...gtsv, fronts: { ...gtsv.fronts, strided: dgtsvStridedBatched as never } };
      const found = await call(context, 'd', routine, [s], given, { form: 'strided' });
      const ratio = solutionRatio(30, tridiagonal(given[0]!), given[0]!.B!, found.problems[0]!.B!, false, EPS.d);
      expect(ratio).toBeLessThan(30);
    });
  },
);

gpuTest('tiles of other shapes, with several right-hand sides at a time, give the same bits', async (context) => {
  if (slow) return;
  for (const [routine, problem, backend] of [
    [gtsv, general, gtsvBatchedGpu],
    [ptsv, positive, ptsvBatchedGpu],
  ] as const) {
    const sizes = uniform(35, { n: 21, nrhs: 3 });
    const given = sizes.map(problem);
    const expected = await call(context, 's', routine, sizes, given, { form: 'strided' });
    for (const force of software ? ['32x8x2'] : ['32x8x2', '64x16x1', '32x32x1', '16x8x4']) {
      const forced = async (queue: typeof context.queue, args: object, prec: 's') =>
        backend(queue, bind(routine.specs.strided, context, args, prec) as never, force);
      const fronts = { ...routine.fronts, strided: forced as never };
      same(await call(context, 's', { ...routine, fronts }, sizes, given, { form: 'strided' }), expected);
    }
  }
});
