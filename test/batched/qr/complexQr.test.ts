// QR of batches of complex matrices: geqrf, ungqr, unmqr and qr in every form of a call and order of storage, on the GPU in
// singles and on the CPU; A = Q R, a real diagonal of R, op(Q) C by reflectors in doubles, infinities and NaN, elements of any size.
import { describe, expect, test } from 'vitest';
import * as basalt from '../../../src/index.ts';
import { orgqrRef } from '../../../src/lapack/qr/orgqr.ref.ts';
import { ormqrRef } from '../../../src/lapack/qr/ormqr.ref.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { geqrfBatchedCases } from '../../../testing/cases/batched/qr/geqrfBatched.ts';
import { orgqrBatchedCases } from '../../../testing/cases/batched/qr/orgqrBatched.ts';
import { ormqrBatchedCases } from '../../../testing/cases/batched/qr/ormqrBatched.ts';
import { qrStridedBatchedCase } from '../../../testing/cases/batched/qr/qrStridedBatched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import {
  conj,
  difference,
  type Entry,
  epsilon,
  type Pairs,
  pairNorm,
  pairOf,
  pairProduct,
  pairs,
} from '../../lib/complexDense.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, gpu } from '../../setup/contexts.ts';
import { type CallForm, FORMS, Operand, type Pair, sizesOf } from '../forms.ts';
import { noise } from '../placed.ts';

type Value = (b: number, i: number, j: number) => Pair;
type Shape = readonly [m: number, n: number];
type Call = (queue: Context['queue'], args: never) => Promise<void>;

const CASES = [geqrfBatchedCases, orgqrBatchedCases, ormqrBatchedCases, { qr: qrStridedBatchedCase }].flatMap((forms) =>
  Object.values(forms),
) as unknown as readonly Case[];
const software = gpu?.gpu?.software === true;
const random: Value = (b, i, j) => [noise(b, i, j), noise(b, i + 60, j)];
const call = (name: string): Call => (basalt as unknown as Record<string, Call>)[name]!;
const all = (count: number, m: number, n = m): Shape[] => Array.from({ length: count }, () => [m, n]);
const entry = (data: Float64Array, rows: number): Entry => pairOf({ data, off: 0, ld: Math.max(1, rows), parts: 2 });
const mat = (data: Float64Array, rows: number) => ({ data, off: 0, ld: Math.max(1, rows), parts: 2 as const });

interface Options {
  readonly prec?: Pairs;
  readonly form?: CallForm;
  readonly byRows?: boolean;
  readonly value?: Value;
}

/** max(|A - Q R|_F / |A|_F, |I - Q^H Q|_F) / (max(m, n) eps), infinite unless R is trapezoidal with a real diagonal. */
function qrError(prec: Pairs, [m, n]: Shape, a: Entry, q: Entry, r: Entry): number {
  const k = Math.min(m, n);
  if (k === 0) return 0;
  for (let j = 0; j < n; j++)
    for (let i = j; i < k; i++) {
      const x = r(i, j);
      if ((i > j && x.re !== 0) || x.im !== 0) return Number.POSITIVE_INFINITY;
    }
  const skew = pairProduct(k, k, m, (i, j) => conj(q(j, i)), q);
  const unit: Entry = (i, j) => ({ re: Number(i === j), im: 0 });
  const residual = pairNorm(m, n, difference(pairProduct(m, n, k, q, r), a)) / (pairNorm(m, n, a) || 1);
  return Math.max(residual, pairNorm(k, k, difference(skew, unit))) / (Math.max(m, n) * epsilon[prec]);
}

const ordersOf = (shapes: readonly Shape[]): number[] => shapes.map(([m, n]) => Math.min(m, n));

/** The arguments of tau, whose elements are side by side whatever the order of storage. */
function tauArgs(context: Context, tau: Operand, form: CallForm): Record<string, unknown> {
  const { Tau, ldtau: _, ...places } = tau.args(context, 'Tau', form);
  return { ...places, tau: Tau };
}

async function geqrf(context: Context, shapes: readonly Shape[], o: Options = {}) {
  const { prec = 'c', form = 'StridedBatched', byRows = false, value = random } = o;
  const A = new Operand(context, prec, shapes, byRows, value);
  const tau = new Operand(
    context,
    prec,
    ordersOf(shapes).map((k) => [k, 1]),
    false,
    () => [7, 7],
  );
  const sizes = sizesOf(form, { m: shapes.map(([m]) => m), n: shapes.map(([, n]) => n) });
  const layout = byRows ? 'row' : 'col';
  const args = { ...sizes, ...A.args(context, 'A', form), ...tauArgs(context, tau, form), layout };
  await call(`geqrf${form}`)(context.queue, args as never);
  const [a, t] = await Promise.all([context.download(A.ptr as never), context.download(tau.ptr as never)]);
  expect([A.guarded(a), tau.guarded(t)]).toEqual([true, true]);
  return {
    factors: shapes.map((_, b) => A.matrix(a, b)),
    taus: shapes.map((_, b) => tau.matrix(t, b)),
    before: shapes.map((_, b) => A.matrix(A.host, b)),
  };
}

async function checkGeqrf(context: Context, shapes: readonly Shape[], o: Options = {}): Promise<void> {
  const { prec = 'c' } = o;
  const { factors, taus, before } = await geqrf(context, shapes, o);
  for (const [b, [m, n]] of shapes.entries()) {
    const k = Math.min(m, n);
    const f = entry(factors[b]!, m);
    const Q = factors[b]!.slice(0, 2 * m * k);
    orgqrRef(m, k, k, mat(Q, m), taus[b]!);
    const r: Entry = (i, j) => (i <= j ? f(i, j) : { re: 0, im: 0 });
    const error = qrError(prec, [m, n], entry(before[b]!, m), entry(Q, m), r);
    expect(error, `${prec} ${o.form ?? ''} ${m} x ${n}, matrix ${b}`).toBeLessThan(10);
  }
}

async function checkQr(context: Context, shapes: readonly Shape[], o: Options = {}): Promise<void> {
  const { prec = 'c', form = 'StridedBatched', byRows = false, value = random } = o;
  const orders = ordersOf(shapes);
  const make = (of: readonly Shape[], v: Value): Operand => new Operand(context, prec, of, byRows, v);
  const A = make(shapes, value);
  const [Q, R] = [
    make(
      shapes.map(([m], b) => [m, orders[b]!]),
      () => [7, 7],
    ),
    make(
      shapes.map(([, n], b) => [orders[b]!, n]),
      () => [7, 7],
    ),
  ];
  const sizes = sizesOf(form, { m: shapes.map(([m]) => m), n: shapes.map(([, n]) => n) });
  const places = { ...A.args(context, 'A', form), ...Q.args(context, 'Q', form), ...R.args(context, 'R', form) };
  await call(`qr${form}`)(context.queue, { ...sizes, ...places, layout: byRows ? 'row' : 'col' } as never);
  const [a, q, r] = await Promise.all([A, Q, R].map((X) => context.download(X.ptr as never)));
  const isLeft = A.host.every((x, at) => Object.is(x, a![at]));
  expect([isLeft, Q.guarded(q!), R.guarded(r!)], `${form} ${shapes[0]}`).toEqual([true, true, true]);
  for (const [b, [m, n]] of shapes.entries()) {
    const of = (X: Operand, values: ArrayLike<number>, rows: number) => entry(X.matrix(values, b), rows);
    const error = qrError(prec, [m, n], of(A, A.host, m), of(Q, q!, m), of(R, r!, orders[b]!));
    expect(error, `${prec} ${form} ${m} x ${n}, matrix ${b}`).toBeLessThan(10);
  }
}

/** A product or Q written out, by reflectors of geqrf, against the reference in doubles. */
async function checkReflectors(
  context: Context,
  [m, n, k]: readonly [number, number, number],
  o: Options & { readonly side?: 'l' | 'r'; readonly trans?: 'n' | 'c' },
): Promise<void> {
  const { prec = 'c', form = 'StridedBatched', byRows = false, side, trans = 'n' } = o;
  const order = side === 'r' ? n : m;
  const count = 3;
  const of = await geqrf(context, all(count, order, k), { prec });
  const wide = side === undefined ? n : k;
  const make = (rows: number, cols: number, v: Value, rowwise = byRows): Operand =>
    new Operand(context, prec, all(count, rows, cols), rowwise, v);
  const A = make(order, wide, (b, i, j) => {
    const x = j < k ? entry(of.factors[b]!, order)(i, j) : { re: 7, im: 7 };
    return [x.re, x.im];
  });
  const tau = make(k, 1, (b, i) => [of.taus[b]![2 * i]!, of.taus[b]![2 * i + 1]!], false);
  const C = side === undefined ? undefined : make(m, n, random);
  const list = (x: number) => Array.from({ length: count }, () => x);
  const args = {
    ...sizesOf(form, { m: list(m), n: list(n), k: list(k) }),
    ...A.args(context, 'A', form),
    ...tauArgs(context, tau, form),
    ...(C === undefined ? {} : { side, trans, ...C.args(context, 'C', form) }),
    layout: byRows ? 'row' : 'col',
  };
  await call(`${C === undefined ? 'orgqr' : 'ormqr'}${form}`)(context.queue, args as never);
  const X = C ?? A;
  const after = await context.download(X.ptr as never);
  expect(X.guarded(after)).toBe(true);
  for (let b = 0; b < count; b++) {
    const expected = X.matrix(X.host, b);
    const [v, scales] = [A.matrix(A.host, b), tau.matrix(tau.host, b)];
    if (side === undefined) orgqrRef(m, n, k, mat(expected, m), scales);
    else ormqrRef(side, trans, m, n, k, mat(v, order), scales, 0, mat(expected, m));
    const error = pairNorm(m, n, difference(entry(X.matrix(after, b), m), entry(expected, m)));
    const size = order * epsilon[prec] * pairNorm(m, n, entry(expected, m));
    expect(error / size, `${prec} ${form} ${side ?? 'Q'} ${trans} ${m} x ${n}, ${k} reflectors`).toBeLessThan(5);
  }
}

describe.each(contexts.map((context) => [context.backend, context] as const))('complex batches on %s', (_, context) => {
  /** Software adapters compile for seconds what a GPU does in milliseconds. */
  const slow = software && context === gpu;
  const few = <T>(items: readonly T[], most: number): readonly T[] => (slow ? some(items, most) : items);

  test('geqrf of every kind of size', async () => {
    const sizes: Shape[] = [
      ...Array.from({ length: 12 }, (_, k): Shape => [k + 1, k + 1]),
      ...([
        [9, 2],
        [2, 9],
        [16, 16],
        [20, 31],
        [32, 32],
        [40, 7],
        [64, 64],
        [7, 50],
        [100, 90],
        [150, 40],
      ] as const),
    ];
    for (const [m, n] of few(sizes, 3)) await checkGeqrf(context, all(3, m, n));
    if (!slow) await checkGeqrf(context, all(2, 300, 70));
    await checkGeqrf(context, all(2, 0, 3));
  });

  test('geqrf and qr in all forms and orders of storage', async () => {
    for (const form of FORMS)
      for (const byRows of [false, true]) {
        await checkGeqrf(context, all(3, 6, 4), { form, byRows });
        if (!slow || byRows) await checkQr(context, all(3, 6, 4), { form, byRows });
      }
    const ragged: Shape[] = [
      [3, 3],
      [0, 2],
      [2, 5],
      [40, 3],
      [6, 4],
    ];
    await checkGeqrf(context, ragged, { form: 'Vbatched' });
    await checkQr(context, ragged, { form: 'Vbatched' });
  });

  test('qr of every kind of size', async () => {
    const sizes: Shape[] = [
      [1, 1],
      [4, 4],
      [8, 3],
      [3, 8],
      [12, 12],
      [24, 24],
      [36, 36],
      [70, 20],
      [140, 24],
    ];
    for (const [m, n] of few(sizes, 2)) await checkQr(context, all(2, m, n));
    // Taller than panels are, and than a workgroup holds columns.
    for (const rows of slow ? [530] : [530, 1100]) await checkQr(context, all(2, rows, 3));
  });

  test('doubles, on the CPU', async () => {
    for (const form of FORMS) {
      await checkGeqrf(context, all(3, 5, 7), { prec: 'z', form, byRows: form === 'Batched' });
      await checkQr(context, all(2, 9, 4), { prec: 'z', form, byRows: form === 'Batched' });
      await checkReflectors(context, [6, 5, 4], { prec: 'z', form, side: 'r', trans: 'c' });
    }
    await checkGeqrf(context, all(2, 80, 50), { prec: 'z' });
  });

  test.each(CASES.map((c) => [c.spec.name, c] as const))('%s passes its tester', async (_name, c) => {
    for (const prec of pairs)
      for (const problem of some(c.sweep, slow ? 1 : 3))
        expect(await complaints(context, c, problem, prec)).toEqual([]);
  });

  test('Q written out', async () => {
    for (const [at, size] of few(
      [
        [1, 1, 1],
        [5, 3, 2],
        [16, 16, 16],
        [40, 20, 17],
        [90, 60, 60],
      ] as const,
      3,
    ).entries())
      await checkReflectors(context, size, { form: FORMS[at % 3]!, byRows: at % 2 === 1 });
  });

  test('Q applied from both sides, as it is and as its adjoint', async () => {
    for (const side of ['l', 'r'] as const)
      for (const trans of ['n', 'c'] as const) {
        await checkReflectors(context, [7, 5, 4], { side, trans, form: FORMS[trans === 'n' ? 1 : 2]! });
        if (!slow || side === 'r') await checkReflectors(context, [40, 36, 35], { side, trans, byRows: trans === 'c' });
      }
    // Too tall for a workgroup: one after the other.
    await checkReflectors(context, [1040, 2, 2], { side: 'l', trans: 'c' });
    await checkReflectors(context, [2, 1040, 3], {
      side: 'r',
      trans: slow ? 'n' : 'c',
      byRows: true,
      form: 'Vbatched',
    });
    expect(context.queue.trace.at(-1)!.backend).toBe(context.backend);
  });

  test("there is no product with Q^T, but with Q^H: 't' is for real numbers", async () => {
    const X = context.alloc('c', 4);
    const args = { side: 'l', trans: 't', m: 2, n: 1, k: 1, A: X, lda: 2, strideA: 2, tau: X, strideTau: 1 };
    const C = context.alloc('c', 2);
    await expect(
      Promise.resolve().then(() =>
        call('ormqrStridedBatched')(context.queue, { ...args, C, ldc: 2, strideC: 2, batchCount: 1 } as never),
      ),
    ).rejects.toThrow(/trans/);
  });

  test('a column of one element is turned to be real, a real one is left', async () => {
    const value: Value = (b, i) => (i > 0 ? [0, 0] : b === 0 ? [3, -4] : [-2, 0]);
    const { factors, taus } = await geqrf(context, all(2, 2, 1), { value });
    const [turned, left] = factors.map((f) => [...f]);
    expect(turned![0]! + 5).toBeCloseTo(0, 5);
    expect(turned!.slice(1)).toEqual([0, 0, 0]);
    // 1 - tau = conj(alpha) / beta on a circle around 1
    expect([taus[0]![0]!, taus[0]![1]!].map((x) => Math.round(x * 1e5) / 1e5)).toEqual([1.6, -0.8]);
    expect([left, [...taus[1]!]]).toEqual([
      [-2, 0, 0, 0],
      [0, 0],
    ]);
  });

  test('elements of any size, and of parts of different sizes', async () => {
    for (const [re, im] of [
      [2 ** 120, 2 ** 120],
      [2 ** -100, 2 ** -100],
      [1, 2 ** -30],
      [0, 2 ** 100],
    ] as const) {
      const value: Value = (b, i, j) => [re * noise(b, i, j), im * noise(b, i + 60, j)];
      await checkGeqrf(context, all(2, 6, 5), { value });
    }
  });

  test('a NaN in one part spoils its column and those behind it, no other matrix', async () => {
    const value: Value = (b, i, j) => {
      const [re, im] = random(b, i, j);
      return b === 1 && i === 3 && j === 2 ? [re, Number.NaN] : [re, im];
    };
    const [wild, tame] = [await geqrf(context, all(3, 5), { value }), await geqrf(context, all(3, 5))];
    expect([wild.factors[0], wild.factors[2]]).toEqual([tame.factors[0], tame.factors[2]]);
    const [own, good] = [entry(wild.factors[1]!, 5), entry(tame.factors[1]!, 5)];
    for (let i = 0; i < 5; i++) for (let j = 0; j < 2; j++) expect(own(i, j)).toEqual(good(i, j));
    expect(Number.isNaN(own(2, 2).re)).toBe(true);
    expect(Number.isNaN(own(4, 4).re)).toBe(true);
  });

  test('the same bits among few and many', async () => {
    const [many, one] = [await geqrf(context, all(40, 7, 5)), await geqrf(context, all(2, 7, 5))];
    expect(many.factors[0]).toEqual(one.factors[0]);
    const ragged = await geqrf(context, [[7, 5], ...all(3, 6, 6)], { form: 'Vbatched' });
    expect(ragged.factors[0]).toEqual(one.factors[0]);
  });
});
