// Polar decompositions of batches on every backend: of known factors, deficient, of extreme size, in all forms and layouts, bad members.
import { describe, expect, it } from 'vitest';
import { polarBatched, polarStridedBatched, polarVbatched } from '../../../src/batched/functions/routines.gen.ts';
import type { Context } from '../../../src/index.ts';
import { polarStridedBatchedCase } from '../../../testing/cases/batched/functions/polarStridedBatched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { rejectionOf } from '../../lib/caught.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';
import { noise } from '../placed.ts';
import { EPS, type Form, type Layout, norm, type Square, spectrum, symmetric } from './functionSupport.ts';

const single = (prec: 'c' | 'z'): 's' | 'd' => (prec === 'c' ? 's' : 'd');
const software = gpu?.gpu?.software ?? true;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
const backends = contexts.flatMap((context) =>
  context === cpu
    ? ([
        [cpu, 's'],
        [cpu, 'd'],
      ] as const)
    : ([[context, 's']] as const),
);
const complexBackends = contexts.flatMap((context) =>
  context === cpu
    ? ([
        [cpu, 'c'],
        [cpu, 'z'],
      ] as const)
    : ([[context, 'c']] as const),
);

/** By columns. */
interface Tall {
  readonly m: number;
  readonly n: number;
  readonly data: Float64Array;
}

const tall = (m: number, n: number, value: (i: number, j: number) => number): Tall => ({
  ...{ m, n },
  data: Float64Array.from({ length: m * n }, (_, k) => value(k % Math.max(1, m), Math.floor(k / Math.max(1, m)))),
});
const product = (X: Tall, Y: Tall, turned = false): Tall =>
  tall(turned ? X.n : X.m, Y.n, (i, j) => {
    let sum = 0;
    for (let l = 0; l < Y.m; l++) sum += (turned ? X.data[l + i * X.m]! : X.data[i + l * X.m]!) * Y.data[l + j * Y.m]!;
    return sum;
  });
const ofSquare = (data: Square): Tall => ({ m: Math.sqrt(data.length), n: Math.sqrt(data.length), data });
const distance = (X: Tall, Y: Tall): number => norm(X.data.map((x, k) => x - Y.data[k]!));
const unit = (n: number): Tall => tall(n, n, (i, j) => Number(i === j));

/** The first columns of a reflection: orthonormal. */
function columns(b: number, m: number, n: number): Tall {
  const v = Array.from({ length: m }, (_, i) => noise(b, i, 3) + 0.1);
  const vv = v.reduce((sum, x) => sum + x * x, 0);
  return tall(m, n, (i, j) => Number(i === j) - (2 * v[i]! * v[j]!) / vv);
}
/** A = U H with those factors, of condition number 50. */
function known(b: number, m: number, n: number, size = 1): { A: Tall; U: Tall; H: Tall } {
  const [U, H] = [columns(b, m, n), ofSquare(symmetric(b + 1, spectrum(n, size, 50)))];
  return { A: product(U, H), U, H };
}

interface Outcome {
  readonly U: Tall[];
  readonly H: Tall[];
  readonly info: number[];
  readonly nonfinite: number[];
}

const GUARD = -1e10;

/** Matrices between guard elements, A and H in one buffer, in reverse order where lists say where they lie. */
async function call(
  context: Context,
  prec: 's' | 'd',
  matrices: readonly Tall[],
  { form = 'strided', layout = 'col' }: { readonly form?: Form; readonly layout?: Layout } = {},
  more: object = {},
): Promise<Outcome> {
  const count = matrices.length;
  const byRows = layout === 'row';
  const [m, n] = [matrices.map((A) => A.m), matrices.map((A) => A.n)];
  const [rows, cols] = [Math.max(...m), Math.max(...n)];
  const [lda, ldh] = [(byRows ? cols : rows) + 2, cols + 1];
  const each = lda * (byRows ? rows : cols) + ldh * cols + 3;
  const starts = m.map((_, b) => (form === 'strided' ? b : count - 1 - b) * each);
  const [offA, offH] = [4, 4 + lda * (byRows ? rows : cols) + 1];
  const at = (b: number, off: number, ld: number, i: number, j: number) =>
    off + starts[b]! + (byRows ? i * ld + j : i + j * ld);
  const Numbers = prec === 's' ? Float32Array : Float64Array;
  const before = new Numbers(6 + count * each).fill(GUARD);
  const own = new Set<number>();
  for (const [b, A] of matrices.entries())
    for (let j = 0; j < A.n; j++) {
      for (let i = 0; i < A.m; i++) {
        before[at(b, offA, lda, i, j)] = A.data[i + j * A.m]!;
        own.add(at(b, offA, lda, i, j));
      }
      for (let i = 0; i < A.n; i++) own.add(at(b, offH, ldh, i, j));
    }
  const X = context.upload(prec, before as Float32Array & Float64Array);
  const [info, nonfinite] = [0, 1].map(() => context.upload('i', new Int32Array(count).fill(99)));
  const list = () => context.upload('i', Int32Array.from(starts));
  const operands = { A: X.at(offA), H: X.at(offH), info: info!, nonfinite: nonfinite!, layout, ...more };
  const lds = (ld: number) => starts.map(() => ld);
  if (form === 'strided') {
    const places = { m: rows, n: cols, lda, strideA: each, ldh, strideH: each, batchCount: count };
    await polarStridedBatched(context.queue, { ...operands, ...places }, prec);
  } else if (form === 'batched') {
    const places = { m: rows, n: cols, lda, offsetsA: list(), ldh, offsetsH: list(), batchCount: count };
    await polarBatched(context.queue, { ...operands, ...places }, prec);
  } else {
    const places = { m, n, lda: lds(lda), offsetsA: starts, ldh: lds(ldh), offsetsH: starts };
    await polarVbatched(context.queue, { ...operands, ...places }, prec);
  }
  const after = await context.download(X);
  for (let k = 0; k < after.length; k++)
    if (!own.has(k) && after[k] !== GUARD) throw new Error(`element ${k} beside the matrices has changed`);
  return {
    U: matrices.map((A, b) => tall(A.m, A.n, (i, j) => after[at(b, offA, lda, i, j)]!)),
    H: matrices.map((A, b) => tall(A.n, A.n, (i, j) => after[at(b, offH, ldh, i, j)]!)),
    info: [...(await context.download(info!))],
    nonfinite: [...(await context.download(nonfinite!))],
  };
}

const SHAPES: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, 2],
  [5, 3],
  [9, 9],
  ...(software
    ? []
    : ([
        [4, 4],
        [16, 16],
        [33, 33],
        [40, 20],
        [65, 65],
        [128, 128],
        [1000, 7],
        [150, 128],
        [200, 150],
      ] as const)),
];

describe.each(backends.map(([context, prec]) => [context.backend, prec, context] as const))(
  'on the %s backend, precision %s',
  (_, prec, context) => {
    const eps = EPS[prec];
    const shapes = context === cpu ? ([...SHAPES, [40, 20], [130, 130]] as const) : slowly ? [[3, 2] as const] : SHAPES;

    it.each(shapes)('%i x %i, of known factors', async (m, n) => {
      const sizes = [1, 1e-25, 1e25];
      const problems = sizes.map((size, b) => known(b, m, n, size));
      const r = await call(
        context,
        prec,
        problems.map(({ A }) => A),
      );
      expect([...r.info, ...r.nonfinite]).toEqual([0, 0, 0, 0, 0, 0]);
      for (const [b, { A, U, H }] of problems.entries()) {
        // Norms of columns are sums of m terms.
        const bound = 20 * (n + 5 + Math.sqrt(m)) * eps;
        const scaled = (X: Tall): Tall => ({ ...X, data: X.data.map((x) => x / sizes[b]!) });
        const [u, h] = [r.U[b]!, scaled(r.H[b]!)];
        expect(distance(product(u, u, true), unit(n))).toBeLessThan(bound);
        expect(distance(product(u, h), scaled(A))).toBeLessThan(bound);
        expect(distance(h, scaled(H))).toBeLessThan(bound);
        expect(distance(u, U)).toBeLessThan(50 * bound);
        for (let j = 0; j < n; j++)
          for (let i = 0; i < j; i++) expect(r.H[b]!.data[i + j * n]).toBe(r.H[b]!.data[j + i * n]);
      }
    });

    it('of matrices without full rank U has orthonormal columns too', async () => {
      const zero = tall(4, 3, () => 0);
      const one = tall(4, 3, (i, j) => (i + 1) * (j - 1));
      const r = await call(context, prec, [zero, one]);
      expect(r.info).toEqual([0, 0]);
      for (const [b, A] of [zero, one].entries()) {
        expect(distance(product(r.U[b]!, r.U[b]!, true), unit(3))).toBeLessThan(100 * eps);
        expect(distance(product(r.U[b]!, r.H[b]!), A)).toBeLessThan(200 * eps);
      }
    });

    it('all forms and layouts give the same bits', async () => {
      const A = Array.from({ length: 5 }, (_, b) => tall(7, 5, (i, j) => noise(b, i, j)));
      const first = await call(context, prec, A);
      const placings: { readonly form?: Form; readonly layout?: Layout }[] = [
        { form: 'batched' },
        { form: 'vbatched' },
        ...(slowly && context !== cpu
          ? []
          : [{ layout: 'row' } as const, { form: 'vbatched', layout: 'row' } as const]),
      ];
      for (const placing of placings)
        expect(await call(context, prec, A, placing), JSON.stringify(placing)).toEqual(first);
      const alone = await call(context, prec, [A[3]!]);
      expect([alone.U[0], alone.H[0]]).toEqual([first.U[3], first.H[3]]);
    });

    it('ragged batches, with empty matrices', async () => {
      const sizes =
        slowly && context !== cpu
          ? ([
              [3, 2],
              [2, 0],
            ] as const)
          : ([
              [3, 2],
              [4, 0],
              [0, 0],
              [9, 9],
              [1, 1],
              [12, 3],
            ] as const);
      const problems = sizes.map(([m, n], b) => known(b, m, n));
      const r = await call(
        context,
        prec,
        problems.map(({ A }) => A),
        { form: 'vbatched' },
      );
      expect(r.info).toEqual(sizes.map(() => 0));
      for (const [b, { U, H }] of problems.entries()) {
        expect(distance(r.U[b]!, U)).toBeLessThan(20_000 * eps);
        expect(distance(r.H[b]!, H)).toBeLessThan(400 * eps);
      }
    });

    it('what is not finite is reported, becomes NaN, and changes no other', async () => {
      const good = Array.from({ length: 4 }, (_, b) => known(b, 5, 3).A);
      const spoiled = (b: number, value: number): Tall => ({
        ...good[b]!,
        data: good[b]!.data.map((x, k) => (k === 7 ? value : x)),
      });
      const bad = [good[0]!, spoiled(1, Number.NaN), spoiled(2, Number.POSITIVE_INFINITY), good[3]!];
      const [r, clean] = [await call(context, prec, bad), await call(context, prec, good)];
      expect(r.info).toEqual([0, 3, 3, 0]);
      expect(r.nonfinite).toEqual([0, 1, 1, 0]);
      for (const b of [0, 3]) expect([r.U[b], r.H[b]]).toEqual([clean.U[b], clean.H[b]]);
      for (const b of [1, 2]) expect([...r.U[b]!.data, ...r.H[b]!.data].every(Number.isNaN)).toBe(true);
      await expect(call(context, prec, bad, {}, { onFailure: 'throw' })).rejects.toThrow(/2 of/);
    });

    it('a matrix that is not inside its buffer is left out', async () => {
      const data = Float64Array.from({ length: 20 }, (_, k) => noise(1, k, 2));
      const A = context.upload(prec, (prec === 's' ? Float32Array.from(data) : data) as Float32Array & Float64Array);
      const H = context.alloc(prec, 8);
      const info = context.alloc('i', 3);
      const list = (...places: number[]) => context.upload('i', Int32Array.from(places));
      const places = { lda: 2, offsetsA: list(0, 18, 8), ldh: 2, offsetsH: list(0, 4, 6), batchCount: 3 };
      await polarBatched(context.queue, { m: 2, n: 2, A, H, info, ...places }, prec);
      expect([...(await context.download(info))]).toEqual([0, -1, -1]);
      expect([...(await context.download(A))].slice(4)).toEqual(
        [...Float64Array.from(prec === 's' ? Float32Array.from(data) : data)].slice(4),
      );
      expect([...(await context.download(H))].slice(4)).toEqual([0, 0, 0, 0]);
    });

    it('the tester is right over the sweep', async () => {
      const { sweep } = polarStridedBatchedCase;
      const few = sweep.filter(({ n, batchCount }) => n < 10 && batchCount < 4).filter((_, k) => k % 3 === 1);
      for (const problem of context !== cpu && software ? few : sweep)
        expect(await complaints(context, polarStridedBatchedCase as unknown as Case, problem, prec)).toEqual([]);
    });
  },
);

describe.each(complexBackends.map(([context, prec]) => [context.backend, prec, context] as const))(
  'on the %s backend, precision %s',
  (_, prec, context) => {
    const Pairs = prec === 'c' ? Float32Array : Float64Array;
    const of = (n: number, value: (k: number) => number) =>
      context.upload(prec, new Pairs(n).map((_, k) => value(k)) as Float32Array & Float64Array);

    it('the tester is right over the sweep', async () => {
      const { sweep } = polarStridedBatchedCase;
      const few = sweep.filter(({ n, batchCount }) => n < 10 && batchCount < 4).filter((_, k) => k % 3 === 1);
      for (const problem of context !== cpu && software ? few : sweep)
        expect(await complaints(context, polarStridedBatchedCase as unknown as Case, problem, prec)).toEqual([]);
    });

    it('of numbers U is the direction, H the modulus; all forms and layouts, alone too, have the same bits', async () => {
      const A = [3, -4, 0, 2, -1e-20, 0, 0, 0].map((x) => x * 2 ** 20);
      const run = async (take: readonly number[], ragged: boolean, layout: Layout) => {
        const [X, H, info] = [of(8, (k) => A[k]!), of(8, () => 5), context.alloc('i', take.length)];
        const each = { A: X, H, info, layout };
        if (ragged) {
          const ones = take.map(() => 1);
          const places = { lda: ones, offsetsA: take, ldh: ones, offsetsH: take };
          await polarVbatched(context.queue, { m: ones, n: ones, ...each, ...places }, prec);
        } else {
          const list = context.upload('i', Int32Array.from(take));
          const places = { lda: 1, offsetsA: list, ldh: 1, offsetsH: list, batchCount: take.length };
          await polarBatched(context.queue, { m: 1, n: 1, ...each, ...places }, prec);
        }
        expect([...(await context.download(info))]).toEqual(take.map(() => 0));
        return [[...(await context.download(X))], [...(await context.download(H))]] as const;
      };
      const [U, H] = await run([0, 1, 2, 3], false, 'col');
      for (const [k, [re, im, size]] of [
        [0.6, -0.8, 5],
        [0, 1, 2],
        [-1, 0, 1e-20],
      ].entries()) {
        expect(Math.abs(U[2 * k]! - re!) < 20 * EPS[single(prec)] && Math.abs(U[2 * k + 1]! - im!) < 1e-6).toBe(true);
        expect(Math.abs(H[2 * k]! / 2 ** 20 / size! - 1) < 20 * EPS[single(prec)]).toBe(true);
      }
      expect(Math.hypot(U[6]!, U[7]!)).toBeCloseTo(1, 6);
      expect([1, 3, 5, 7].map((k) => Math.abs(H[k]!))).toEqual([0, 0, 0, 0]);
      expect(await run([0, 1, 2, 3], true, 'row')).toEqual([U, H]);
      const alone = await run([1], false, 'row');
      expect(alone.map((x) => x.slice(2, 4))).toEqual([U.slice(2, 4), H.slice(2, 4)]);
    });

    it('H is Hermitian to the last bit by rows too, and the transposes of results by columns', async () => {
      const [m, n] = [4, 3];
      const value = (i: number, j: number, part: number): number => noise(part + 5, i, j);
      const run = async (layout: Layout) => {
        const byRows = layout === 'row';
        const A = of(2 * m * n, (k) => {
          const q = k >> 1;
          return byRows ? value(Math.floor(q / n), q % n, k % 2) : value(q % m, Math.floor(q / m), k % 2);
        });
        const [H, info] = [of(2 * n * n, () => 7), context.alloc('i', 1)];
        const places = { lda: byRows ? n : m, strideA: m * n, ldh: n, strideH: n * n, batchCount: 1 };
        await polarStridedBatched(context.queue, { m, n, A, H, info, ...places, layout }, prec);
        return { U: await context.download(A), H: await context.download(H) };
      };
      const [col, row] = [await run('col'), await run('row')];
      for (let j = 0; j < n; j++) {
        for (let i = 0; i < m; i++)
          expect(row.U.slice(2 * (i * n + j), 2 * (i * n + j) + 2)).toEqual(
            col.U.slice(2 * (i + j * m), 2 * (i + j * m) + 2),
          );
        for (let i = 0; i < n; i++) {
          expect(row.H[2 * (i * n + j)]).toBe(col.H[2 * (i + j * n)]);
          expect(row.H[2 * (i * n + j) + 1]! === col.H[2 * (i + j * n) + 1]!).toBe(true);
          expect(col.H[2 * (j + i * n) + 1]! === -col.H[2 * (i + j * n) + 1]!).toBe(true);
        }
      }
      expect(Math.abs(col.H[2 * n + 1]!) > 1e-3).toBe(true);
    });

    it('what is not finite in one part is reported, and changes no other', async () => {
      const run = async (spoilt: number) => {
        const A = of(24, (k) => (k === spoilt ? Number.NaN : noise(3, k, 1)));
        const [H, info, nonfinite] = [of(24, () => 0), context.alloc('i', 3), context.alloc('i', 3)];
        const places = { lda: 2, strideA: 4, ldh: 2, strideH: 4, batchCount: 3 };
        await polarStridedBatched(context.queue, { m: 2, n: 2, A, H, info, nonfinite, ...places }, prec);
        const [U, P] = [[...(await context.download(A))], [...(await context.download(H))]];
        return { U, P, reports: [...(await context.download(info)), ...(await context.download(nonfinite))] };
      };
      const [bad, clean] = [await run(8 + 3), await run(-1)];
      expect(bad.reports).toEqual([0, 2, 0, 0, 1, 0]);
      for (const X of ['U', 'P'] as const) {
        expect([...bad[X].slice(0, 8), ...bad[X].slice(16)]).toEqual([...clean[X].slice(0, 8), ...clean[X].slice(16)]);
        expect(bad[X].slice(8, 16).every(Number.isNaN)).toBe(true);
      }
    });
  },
);

it('more columns than rows are refused', async () => {
  const [A, info] = [cpu.alloc('s', 64), cpu.alloc('i', 4)];
  const each = { A, H: cpu.alloc('s', 64), info };
  const strided = { lda: 3, strideA: 12, ldh: 4, strideH: 16, batchCount: 2 };
  expect(await rejectionOf(() => polarStridedBatched(cpu.queue, { m: 3, n: 4, ...each, ...strided }))).toMatchObject({
    argument: 'n',
  });
  const ragged = { lda: [3, 3], offsetsA: [0, 9], ldh: [3, 4], offsetsH: [0, 9] };
  expect(await rejectionOf(() => polarVbatched(cpu.queue, { m: [3, 3], n: [3, 4], ...each, ...ragged }))).toMatchObject(
    { argument: 'n' },
  );
});
