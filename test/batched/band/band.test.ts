// Batched band solvers on every backend: residuals for all narrow bands and some wide ones, pivots as the reference's, the three forms and
// all layouts to the last bit, members that fail beside others, and reports.
import { describe, expect, it } from 'vitest';
import {
  gbsvBatched,
  gbsvStridedBatched,
  gbsvVbatched,
  gbtrfBatched,
  gbtrfStridedBatched,
  gbtrfVbatched,
  gbtrsBatched,
  gbtrsStridedBatched,
  gbtrsVbatched,
} from '../../../src/index.ts';
import { gbtrfRef } from '../../../src/lapack/band/gbtrf.ref.ts';
import {
  gbsvBatchedSpec,
  gbsvStridedBatchedSpec,
  gbsvVbatchedSpec,
  gbtrfBatchedSpec,
  gbtrfStridedBatchedSpec,
  gbtrfVbatchedSpec,
  gbtrsBatchedSpec,
  gbtrsStridedBatchedSpec,
  gbtrsVbatchedSpec,
} from '../../../src/specs.ts';
import { contexts, gpu } from '../../setup/contexts.ts';
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

const gbsv: Routine = {
  name: 'gbsv',
  fronts: fronts(gbsvStridedBatched, gbsvBatched, gbsvVbatched),
  specs: { strided: gbsvStridedBatchedSpec, batched: gbsvBatchedSpec, vbatched: gbsvVbatchedSpec },
  sizes: ['n', 'kl', 'ku', 'nrhs'],
  operands: ['AB', 'B'],
  pivots: 'write',
};
const gbtrf: Routine = {
  name: 'gbtrf',
  fronts: fronts(gbtrfStridedBatched, gbtrfBatched, gbtrfVbatched),
  specs: { strided: gbtrfStridedBatchedSpec, batched: gbtrfBatchedSpec, vbatched: gbtrfVbatchedSpec },
  sizes: ['n', 'kl', 'ku'],
  operands: ['AB'],
  pivots: 'write',
};
const gbtrs: Routine = {
  name: 'gbtrs',
  fronts: fronts(gbtrsStridedBatched, gbtrsBatched, gbtrsVbatched),
  specs: { strided: gbtrsStridedBatchedSpec, batched: gbtrsBatchedSpec, vbatched: gbtrsVbatchedSpec },
  sizes: ['n', 'kl', 'ku', 'nrhs'],
  operands: ['AB', 'B'],
  pivots: 'read',
};

type BandSize = Required<Size>;

/** Small diagonals in some members, so that most steps exchange rows. What is not the matrix's is NaN. */
function general(s: BandSize, b: number): Problem {
  const { n, kl, ku } = s;
  const one = emptyProblem(gbsv, s);
  const rows = 2 * kl + ku + 1;
  one.AB!.fill(Number.NaN);
  for (let j = 0; j < n; j++)
    for (let i = Math.max(0, j - ku); i <= Math.min(n - 1, j + kl); i++) {
      const value = random(b, i, j) * (i === j && b % 2 === 1 ? 0.01 : 1) + (i === j && kl * ku === 0 ? 2 : 0);
      one.AB![kl + ku + i - j + j * rows] = Math.fround(value);
    }
  for (let e = 0; e < one.B!.length; e++) one.B![e] = random(b, 77, e);
  return one;
}

const elements =
  ({ AB }: Problem, { kl, ku }: BandSize) =>
  (i: number, j: number): number =>
    i - j > kl || j - i > ku ? 0 : AB![kl + ku + i - j + j * (2 * kl + ku + 1)]!;

const uniform = (count: number, s: BandSize): BandSize[] => new Array<BandSize>(count).fill(s);
/** Software adapters compile a kernel for each class of bands. */
const NARROW = software ? [0, 1, 2, 5] : [0, 1, 2, 3, 4, 5];
/** Wider bands than a window has room for on the least device are among them. */
const WIDE: readonly (readonly [kl: number, ku: number, n: number])[] = software
  ? [
      [9, 3, 40],
      [70, 75, 80],
    ]
  : [
      [7, 8, 50],
      [9, 3, 40],
      [16, 16, 90],
      [33, 30, 100],
      [64, 64, 150],
      [3, 100, 150],
      [150, 170, 200],
    ];
const RAGGED: readonly BandSize[] = [7, 0, 1, 40, 16, 17, 2, 33, 3].map((n, b) => ({
  n,
  kl: (software ? [2, 1, 2, 2, 1] : [2, 1, 0, 5, 3])[b % 5]!,
  ku: (software ? [0, 1, 0, 1] : [1, 3, 2, 0])[b % 4]!,
  nrhs: [1, 3, 0, 2, 5][b % 5]!,
}));

const LAYOUTS: readonly Placing[] = [
  { form: 'strided', layout: 'row' },
  { form: 'strided', inc: 3 },
  { form: 'strided', between: true, layout: 'row' },
  { form: 'strided', together: true },
  { form: 'batched', inc: 2 },
  { form: 'batched', layout: 'row', together: true },
  { form: 'vbatched' },
  { form: 'vbatched', layout: 'row', inc: 2 },
];

const bits = ({ problems, ipiv, info, nonfinite }: Outcome) => ({
  problems: problems.map((one) => Object.fromEntries(Object.entries(one).map(([name, x]) => [name, [...x]]))),
  ipiv,
  info,
  nonfinite,
});

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on the %s backend',
  (backend, context) => {
    const precisions = backend === 'cpu' ? (['s', 'd'] as const) : (['s'] as const);

    const check = async (prec: 's' | 'd', sizes: readonly BandSize[], placing: Placing): Promise<Outcome> => {
      const given = sizes.map(general);
      const result = await call(context, prec, gbsv, sizes, given, placing);
      for (const [b, s] of sizes.entries()) {
        const what = `n = ${s.n}, kl = ${s.kl}, ku = ${s.ku}, problem ${b}`;
        const { AB, B } = result.problems[b]!;
        expect(solutionRatio(s.n, elements(given[b]!, s), given[b]!.B!, B!, false, EPS[prec]), what).toBeLessThan(30);
        expect([result.info[b], result.nonfinite[b]], what).toEqual([0, 0]);
        // Pivots as the reference's.
        const own = prec === 'd' ? given[b]!.AB!.slice() : Float32Array.from(given[b]!.AB!);
        const ipiv = new Int32Array(s.n);
        gbtrfRef(s.n, s.kl, s.ku, { data: own, off: 0, ld: 2 * s.kl + s.ku + 1 }, ipiv, 0);
        expect(result.ipiv[b], what).toEqual(ipiv);
        let error = 0;
        for (let e = 0; e < own.length; e++)
          if (!Number.isNaN(own[e]!)) error = Math.max(error, Math.abs(own[e]! - AB![e]!));
        expect(error, what).toBeLessThan(1e5 * EPS[prec]);
      }
      return result;
    };

    it.skipIf(slow && backend === 'gpu')('solves systems of every narrow band, in one launch', async () => {
      for (const prec of precisions) {
        const sizes = NARROW.flatMap((kl) =>
          NARROW.flatMap((ku) => [0, 1, 2, 9].map((n) => ({ n, kl, ku, nrhs: 1 + ((kl + n) % 3) }))),
        );
        await check(prec, sizes, { form: 'vbatched' });
      }
    });

    it('solves systems of every order, with any number of right-hand sides', async () => {
      const orders = software ? [0, 1, 2, 3, 15, 16, 17, 40] : Array.from({ length: 70 }, (_, n) => n);
      for (const prec of precisions) {
        for (const n of orders) await check(prec, uniform(5, { n, kl: 2, ku: 1, nrhs: 1 }), { form: 'strided' });
        for (const nrhs of software ? [0, 9] : [0, 2, 3, 4, 9])
          await check(prec, uniform(3, { n: 35, kl: 2, ku: 1, nrhs }), { form: 'strided' });
      }
      await check('s', uniform(71, { n: 18, kl: 2, ku: 1, nrhs: 1 }), { form: 'strided' });
      await check('s', [], { form: 'strided' });
    });

    it.skipIf(slow && backend === 'gpu')('solves systems of wide bands', async () => {
      for (const [kl, ku, n] of WIDE) await check('s', uniform(2, { n, kl, ku, nrhs: 1 }), { form: 'strided' });
    });

    it.skipIf(slow && backend === 'gpu')('solves ragged batches', async () => {
      for (const prec of precisions) await check(prec, RAGGED, { form: 'vbatched' });
    });

    it.skipIf(slow && backend === 'gpu')('gives the same bits in every form and layout', async () => {
      const sizes = uniform(34, { n: 19, kl: 2, ku: 1, nrhs: 1 });
      const expected = bits(await check('s', sizes, { form: 'strided' }));
      for (const placing of software ? LAYOUTS.filter((_, k) => ![1, 3, 6].includes(k)) : LAYOUTS)
        expect(bits(await check('s', sizes, placing)), JSON.stringify(placing)).toEqual(expected);
    });

    it('a member that fails or is not finite changes no other, and keeps its right-hand side', async () => {
      const s = { n: 21, kl: 2, ku: 1, nrhs: 1 };
      const sizes = uniform(6, s);
      const clean = bits(await check('s', sizes, { form: 'strided' }));
      const given = sizes.map(general);
      const column = (b: number, j: number): Float64Array => given[b]!.AB!.subarray(6 * j, 6 * j + 6);
      column(1, 12).fill(0);
      column(4, 0).fill(0);
      column(4, 7).fill(0);
      column(2, 5)[3] = Number.NaN;
      given[3]!.B![5] = Number.POSITIVE_INFINITY;
      for (const onFailure of ['info', 'nan'] as const) {
        const found = await call(context, 's', gbsv, sizes, given, { form: 'strided' }, { onFailure });
        expect([...found.info]).toEqual([0, 13, 0, 0, 1, 0]);
        expect([...found.nonfinite]).toEqual([0, 0, 1, 0, 0, 0]);
        for (const list of found.ipiv) for (const [j, p] of list.entries()) expect(p >= j + 1 && p <= j + 3).toBe(true);
        for (const b of [0, 5]) expect(bits(found).problems[b]).toEqual(clean.problems[b]);
        expect(bits(found).problems[3]!.AB).toEqual(clean.problems[3]!.AB);
        for (const b of [1, 4]) {
          const { AB, B } = found.problems[b]!;
          if (onFailure === 'info') expect(B).toEqual(given[b]!.B);
          else expect([...AB!, ...B!].every(Number.isNaN)).toBe(true);
        }
      }
      const failing = call(context, 's', gbsv, sizes, given, { form: 'strided' }, { onFailure: 'throw' });
      await expect(failing).rejects.toThrow(/singular/i);
    });

    it.skipIf(slow && backend === 'gpu')(
      'gbtrs solves with the factors of gbtrf, also with the transpose, whatever the pivots are',
      async () => {
        const sizes = RAGGED;
        const given = sizes.map(general);
        const matrices = given.map(({ AB }) => ({ AB: AB! }));
        const factored = await call(context, 's', gbtrf, sizes, matrices, { form: 'vbatched' });
        const systems = factored.problems.map(({ AB }, b) => ({ AB: AB!, B: given[b]!.B! }));
        for (const trans of ['n', 't'] as const) {
          for (const placing of [{ form: 'vbatched' }, { form: 'vbatched', layout: 'row', together: true }] as const) {
            if (software && trans === 'n' && 'layout' in placing) continue;
            const found = await call(context, 's', gbtrs, sizes, systems, placing, { trans }, factored.ipiv);
            for (const [b, s] of sizes.entries()) {
              const [before, after] = [given[b]!.B!, found.problems[b]!.B!];
              expect(solutionRatio(s.n, elements(given[b]!, s), before, after, trans === 't', EPS.s)).toBeLessThan(30);
              expect([...found.problems[b]!.AB!]).toEqual([...factored.problems[b]!.AB!]);
            }
          }
        }
        const astray = factored.ipiv.map((list) => list.map((p) => (p % 2 === 0 ? -1e9 : 1e9)));
        await call(context, 's', gbtrs, sizes, systems, { form: 'vbatched' }, { trans: 't' }, astray);
      },
    );

    it('leaves out problems that would leave their buffers', async () => {
      const AB = context.upload('s', Float32Array.of(0, 0, 4, 1, 0, 1, 4, 0, 9));
      const B = context.upload('s', Float32Array.of(5, 5, 6));
      const [ipiv, info] = [context.alloc('i', 6), context.alloc('i', 3)];
      const at = (...x: number[]) => context.upload('i', Int32Array.from(x));
      const places = { ldab: 4, offsetsAB: at(0, 2, 0), stridePiv: 2, ldb: 2, offsetsB: at(0, 1, -1), batchCount: 3 };
      await gbsvBatched(context.queue, { n: 2, kl: 1, ku: 1, nrhs: 1, AB, ipiv, B, info, ...places });
      expect([...(await context.download(info))]).toEqual([0, -1, -1]);
      expect([...(await context.download(ipiv))]).toEqual([1, 2, 0, 0, 0, 0]);
      const x = await context.download(B);
      expect(x[0]).toBeCloseTo(1, 5);
      expect(x[2]).toBe(6);
    });
  },
);
