// Functions of batches of complex matrices on every backend: the testers, functions that are known, forms and places, extreme sizes, orders
// 0 and 1, nilpotent and defective matrices, and what is not finite in one part.
import { describe, expect, it } from 'vitest';
import { BatchOnDevice, type DeviceBatchCall } from '../../../src/batched/batchCall.gpu.ts';
import { enqueueExpmBatch } from '../../../src/batched/functions/expmBatched.gpu.ts';
import { enqueueInvrootBatch } from '../../../src/batched/functions/invrootBatched.gpu.ts';
import {
  expmBatched,
  expmStridedBatched,
  expmVbatched,
  invrootBatched,
  invrootStridedBatched,
  invrootVbatched,
  logmBatched,
  logmStridedBatched,
  logmVbatched,
  signmBatched,
  signmStridedBatched,
  signmVbatched,
  sqrtmBatched,
  sqrtmStridedBatched,
  sqrtmVbatched,
} from '../../../src/batched/functions/routines.gen.ts';
import { enqueueSqrtmBatch } from '../../../src/batched/functions/sqrtmBatched.gpu.ts';
import type { Context, Queue } from '../../../src/index.ts';
import {
  expmBatchedCases,
  invrootBatchedCases,
  logmBatchedCases,
  signmBatchedCases,
  sqrtmBatchedCases,
} from '../../../testing/cases/batched/functions/matrixFunctions.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { full, some } from '../../lib/sampled.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';
import { noise } from '../placed.ts';
import { EPS, type Form } from './functionSupport.ts';

type Complex = 'c' | 'z';
type Name = 'expm' | 'sqrtm' | 'invroot' | 'signm' | 'logm';
/** A number as [re, im]. */
type Pair = readonly [number, number];
/** By columns, pairs of numbers. */
type Pairs = Float64Array;

const NAMES: readonly Name[] = ['expm', 'sqrtm', 'invroot', 'signm', 'logm'];
const MORE = { expm: {}, sqrtm: {}, invroot: { p: 4 }, signm: {}, logm: {} } as const;
const FORMS = {
  expm: { strided: expmStridedBatched, batched: expmBatched, vbatched: expmVbatched },
  sqrtm: { strided: sqrtmStridedBatched, batched: sqrtmBatched, vbatched: sqrtmVbatched },
  invroot: { strided: invrootStridedBatched, batched: invrootBatched, vbatched: invrootVbatched },
  signm: { strided: signmStridedBatched, batched: signmBatched, vbatched: signmVbatched },
  logm: { strided: logmStridedBatched, batched: logmBatched, vbatched: logmVbatched },
};
const CASES = {
  expm: expmBatchedCases,
  sqrtm: sqrtmBatchedCases,
  invroot: invrootBatchedCases,
  signm: signmBatchedCases,
  logm: logmBatchedCases,
};
const software = gpu?.gpu?.software ?? true;
const backends = contexts.flatMap((context) =>
  context === cpu
    ? ([
        [cpu, 'c'],
        [cpu, 'z'],
      ] as const)
    : ([[context, 'c']] as const),
);
const epsOf = (prec: Complex): number => EPS[prec === 'c' ? 's' : 'd'];

const matrix = (n: number, value: (i: number, j: number) => Pair): Pairs =>
  Float64Array.from({ length: 2 * n * n }, (_, p) => value((p >> 1) % n, Math.floor((p >> 1) / n))[p & 1]!);
const times = ([a, b]: Pair, [c, d]: Pair): Pair => [a * c - b * d, a * d + b * c];
const product = (n: number, X: Pairs, Y: Pairs): Pairs =>
  matrix(n, (i, j) => {
    let [re, im] = [0, 0];
    for (let l = 0; l < n; l++) {
      const [p, q] = [2 * (i + l * n), 2 * (l + j * n)];
      const [a, b] = times([X[p]!, X[p + 1]!], [Y[q]!, Y[q + 1]!]);
      re += a;
      im += b;
    }
    return [re, im];
  });
/** Q diag(values) Q^H with a unitary Q = 1 - 2 v v^H / v^H v. */
function normal(b: number, values: readonly Pair[]): Pairs {
  const n = values.length;
  const v = Array.from({ length: n }, (_, i): Pair => [noise(b, i, 3) + 0.1, noise(b, i, 4)]);
  const size = v.reduce((sum, [x, y]) => sum + x * x + y * y, 0);
  const Q = matrix(n, (i, j) => {
    const [re, im] = times(v[i]!, [v[j]![0], -v[j]![1]]);
    return [Number(i === j) - (2 * re) / size, (-2 * im) / size];
  });
  return product(
    n,
    product(
      n,
      Q,
      matrix(n, (i, j) => (i === j ? values[i]! : [0, 0])),
    ),
    Q,
  );
}
const norm = (X: Pairs): number => Math.hypot(...X);
const relative = (X: Pairs, Y: Pairs): number => norm(X.map((x, p) => x - Y[p]!)) / (norm(Y) || 1);

type Front = (queue: Queue, args: never, prec: Complex) => Promise<void>;

/** What the front does of any orders by products of the whole batch, as of large ones. */
const productsOf =
  (name: 'expm' | 'sqrtm' | 'invroot') =>
  async (queue: Queue, args: object): Promise<void> => {
    const of = new BatchOnDevice(queue, { routine: name, ...args } as unknown as DeviceBatchCall);
    const call = { ...of.batch, ...of.reports, A: of.mat('A'), C: of.mat('C'), force: 'products' };
    if (name === 'expm') enqueueExpmBatch(queue, call);
    else if (name === 'sqrtm') enqueueSqrtmBatch(queue, call);
    else enqueueInvrootBatch(queue, { ...call, ...MORE.invroot, epsilon: 0 });
  };

interface Outcome {
  readonly C: Pairs[];
  readonly info: number[];
  readonly nonfinite: number[];
}

/** Calls of a routine on matrices of one order, or, of the form vbatched, of any. */
async function call(
  context: Context,
  prec: Complex,
  name: Name,
  matrices: readonly Pairs[],
  form: Form = 'strided',
  layout: 'col' | 'row' = 'col',
  front: Front = FORMS[name][form] as Front,
): Promise<Outcome> {
  const orders = matrices.map((X) => Math.round(Math.sqrt(X.length / 2)));
  const most = Math.max(0, ...orders);
  const [ld, each] = [most + 1, (most + 1) * (most + 1)];
  const count = matrices.length;
  const place = (b: number, i: number, j: number): number =>
    2 * (b * each + (layout === 'row' ? i * ld + j : i + j * ld));
  const data = new (prec === 'c' ? Float32Array : Float64Array)(2 * each * count).fill(-7);
  for (const [b, X] of matrices.entries())
    for (let p = 0; p < X.length; p++) {
      const q = p >> 1;
      data[place(b, q % orders[b]!, Math.floor(q / orders[b]!)) + (p & 1)] = X[p]!;
    }
  const A = context.upload(prec, data as Float32Array & Float64Array);
  const C = context.upload(prec, data.map(() => -9) as Float32Array & Float64Array);
  const [info, nonfinite] = [context.alloc('i', count), context.alloc('i', count)];
  const starts = matrices.map((_, b) => b * each);
  const list = context.upload('i', Int32Array.from(starts));
  const lds = { lda: ld, ldc: ld };
  const places = {
    strided: { n: most, ...lds, strideA: each, strideC: each, batchCount: count },
    batched: { n: most, ...lds, offsetsA: list, offsetsC: list, batchCount: count },
    vbatched: { n: orders, lda: orders.map(() => ld), ldc: orders.map(() => ld), offsetsA: starts, offsetsC: starts },
  }[form];
  await front(context.queue, { A, C, info, nonfinite, layout, ...places, ...MORE[name] } as never, prec);
  const after = await context.download(C);
  const result = {
    C: orders.map((n, b) => matrix(n, (i, j) => [after[place(b, i, j)]!, after[place(b, i, j) + 1]!])),
    info: [...(await context.download(info))],
    nonfinite: [...(await context.download(nonfinite))],
  };
  for (const buffer of [A, C, info, nonfinite, list]) buffer.dispose();
  return result;
}

/** Positive numbers for roots, numbers of both signs of the real part for the sign, and the function of them. */
const FUNCTIONS: Readonly<Record<Name, readonly [value: (x: number) => Pair, of: (z: Pair) => Pair]>> = {
  expm: [(x) => [2 * x - 1, 5 * x], ([x, y]) => [Math.exp(x) * Math.cos(y), Math.exp(x) * Math.sin(y)]],
  sqrtm: [(x) => [0.2 + x, 0], ([x]) => [Math.sqrt(x), 0]],
  invroot: [(x) => [0.2 + x, 0], ([x]) => [x ** -0.25, 0]],
  signm: [(x) => [x < 0.5 ? -0.3 - x : x, x - 0.4], ([x]) => [Math.sign(x), 0]],
  logm: [(x) => [Math.cos(6 * x - 3), Math.sin(6 * x - 3)], ([x, y]) => [0, Math.atan2(y, x)]],
};
const valuesOf = (name: Name, n: number): Pair[] =>
  Array.from({ length: n }, (_, i) => FUNCTIONS[name][0]((i + 0.5) / n));

describe.each(backends.map(([context, prec]) => [context.backend, prec, context] as const))(
  'on the %s backend, precision %s',
  (_, prec, context) => {
    const eps = epsOf(prec);
    const onGpu = context !== cpu;

    it.each(NAMES)('%s: the testers are right over the sweep', async (name) => {
      // On a GPU a short run takes one of the forms, by turns.
      const forms = Object.values(CASES[name]);
      for (const one of onGpu && !full ? [forms[NAMES.indexOf(name) % forms.length]!] : forms) {
        const ragged = one.spec.name.endsWith('Vbatched');
        const small = one.sweep.filter(({ n }) => [n].flat().every((order) => order < 34));
        const sweep = onGpu && software ? small.filter(({ n }) => ragged || n === 5 || n === 9) : some(small, 3);
        for (const problem of onGpu ? some(sweep, 1) : sweep)
          expect(await complaints(context, one as unknown as Case, problem, prec)).toEqual([]);
      }
    });

    it.each(NAMES)('%s of normal matrices with known eigenvalues', async (name) => {
      for (const n of onGpu && software ? some([1, 17], 1) : [1, 2, 6, 17, 40]) {
        const values = valuesOf(name, n);
        const r = await call(
          context,
          prec,
          name,
          [0, 1].map((b) => normal(b, values)),
        );
        expect(r.info).toEqual([0, 0]);
        for (const b of [0, 1])
          expect(relative(r.C[b]!, normal(b, values.map(FUNCTIONS[name][1]))) < 300 * n * eps, `${n}`).toBe(true);
      }
    });

    it.each(NAMES)('%s: all forms and layouts, and matrices alone, have the same bits', async (name) => {
      const A = [0, 1, 2].map((b) => normal(b, valuesOf(name, 5)));
      const first = await call(context, prec, name, A);
      expect(await call(context, prec, name, A, 'batched')).toEqual(first);
      expect(await call(context, prec, name, A, 'vbatched')).toEqual(first);
      expect(await call(context, prec, name, A, 'strided', 'row')).toEqual(first);
      expect((await call(context, prec, name, [A[2]!])).C[0]).toEqual(first.C[2]);
    });

    it.each(NAMES)(
      '%s: ragged, empty ones among them; what is not finite in one part, and changes no other',
      async (name) => {
        const A = [3, 0, 2, 1, 4].map((n, b) => normal(b, valuesOf(name, n)));
        const clean = await call(context, prec, name, A, 'vbatched');
        expect([clean.info, clean.nonfinite]).toEqual([A.map(() => 0), A.map(() => 0)]);
        const spoilt = A.map((X, b) =>
          X.map((x, p) => (b === 2 && p === 3 ? Number.NaN : b === 4 && p === 6 ? Infinity : x)),
        );
        const bad = await call(context, prec, name, spoilt, 'vbatched');
        expect(bad.nonfinite).toEqual([0, 0, 1, 0, 1]);
        for (const b of [0, 1, 3]) expect([bad.C[b], bad.info[b]]).toEqual([clean.C[b], 0]);
        for (const b of [2, 4]) {
          expect(bad.info[b]! > 0).toBe(true);
          expect(bad.C[b]!.every((x) => x === -9)).toBe(true);
        }
      },
    );

    it('complex single matrices are computed on the GPU, of large ones no signs', async () => {
      for (const n of onGpu && software ? [3] : [3, 33])
        for (const name of ['expm', 'sqrtm', 'invroot', 'signm'] as const) {
          await call(context, prec, name, [normal(0, valuesOf(name, n))]);
          const { routine, backend } = context.queue.trace.findLast((entry) => /Batched$/.test(entry.routine))!;
          expect([routine, backend]).toEqual([
            `${prec}${name}StridedBatched`,
            onGpu && (n === 3 || name !== 'signm') ? 'gpu' : 'cpu',
          ]);
        }
    });

    it.runIf(onGpu).each(some(['expm', 'sqrtm', 'invroot'] as const, 1))(
      '%s by products of the whole batch: known functions, ragged, by rows, with failures',
      async (name) => {
        const run = (X: readonly Pairs[], layout: 'col' | 'row') =>
          call(context, prec, name, X, 'vbatched', layout, productsOf(name) as Front);
        const orders = [9, 0, 12, 5];
        const A = orders.map((n, b) => normal(b, valuesOf(name, n)));
        const spoilt = A.map((X, b) => X.map((x, p) => (b === 3 && p === 7 ? Number.NaN : x)));
        const plain = await run(spoilt, 'col');
        expect(plain.info.map((info) => Math.sign(info))).toEqual([0, 0, 0, 1]);
        expect(plain.nonfinite).toEqual([0, 0, 0, 1]);
        for (const b of [0, 2]) {
          const exact = normal(b, valuesOf(name, orders[b]!).map(FUNCTIONS[name][1]));
          expect(relative(plain.C[b]!, exact) < 3000 * eps, `${b}`).toBe(true);
        }
        expect(plain.C[3]!.every((x) => x === -9)).toBe(true);
        expect(await run(spoilt, 'row')).toEqual(plain);
        const [first] = (await run([A[2]!], 'col')).C;
        expect(first).toEqual(plain.C[2]);
      },
    );

    it('e^A of nilpotent and Jordan matrices, of turns in the complex plane, and of zero', async () => {
      const factorial = (k: number): number => (k < 2 ? 1 : k * factorial(k - 1));
      const n = 4;
      const upper = (i: number, j: number, z: Pair): Pair => (i === j ? z : j === i + 1 ? [0, 2] : [0, 0]);
      // (2 i N)^k / k!
      const power = (k: number): Pair =>
        times(
          [1, 0],
          (
            [
              [1, 0],
              [0, 1],
              [-1, 0],
              [0, -1],
            ] as const
          )[k % 4]!,
        );
      const exact = (z: Pair) =>
        matrix(n, (i, j) => {
          if (j < i) return [0, 0];
          const [re, im] = power(j - i);
          const size = (2 ** (j - i) / factorial(j - i)) * Math.exp(z[0]);
          return times([size * Math.cos(z[1]), size * Math.sin(z[1])], [re, im]);
        });
      const zs: Pair[] = [
        [0, 0],
        [1, Math.PI],
        [-2, 0.5],
      ];
      const r = await call(context, prec, 'expm', [
        ...zs.map((z) => matrix(n, (i, j) => upper(i, j, z))),
        new Float64Array(32),
      ]);
      expect(r.info).toEqual([0, 0, 0, 0]);
      for (const [b, z] of zs.entries()) expect(relative(r.C[b]!, exact(z)) < 100 * eps).toBe(true);
      expect(
        relative(
          r.C[3]!,
          matrix(n, (i, j) => [Number(i === j), 0]),
        ) < eps,
      ).toBe(true);
    });

    it('e^A of skew-Hermitian matrices is unitary, of large ones too', async () => {
      const n = 5;
      const sizes = [1, 1e-20, 300];
      const A = sizes.map((size, b) =>
        normal(
          b,
          Array.from({ length: n }, (_, i): Pair => [0, size * (i - 1.7)]),
        ),
      );
      const r = await call(context, prec, 'expm', A);
      expect(r.info).toEqual([0, 0, 0]);
      for (const [b, size] of sizes.entries()) {
        const C = r.C[b]!;
        const adjoint = matrix(n, (i, j) => [C[2 * (j + i * n)]!, -C[2 * (j + i * n) + 1]!]);
        const error = relative(
          product(n, C, adjoint),
          matrix(n, (i, j) => [Number(i === j), 0]),
        );
        expect(error < 100 * eps * Math.max(1, size), `${size}: ${error}`).toBe(true);
      }
    });

    it('e^A that is not finite is said to be so, and one that is next to it is not', async () => {
      const most = prec === 'c' ? 88 : 709;
      const r = await call(
        context,
        prec,
        'expm',
        [[most, 1] as const, [10 * most, 1] as const, [-10 * most, 1] as const].map((z) => matrix(1, () => z)),
      );
      expect(r.info).toEqual([0, 1, 0]);
      expect(Math.abs(Math.hypot(...r.C[0]!) / Math.exp(most) - 1) < 2000 * eps).toBe(true);
      expect(Math.hypot(...r.C[2]!)).toBe(0);
    });

    it.each([1e20, 1e-20])('roots of matrices of size %f', async (size) => {
      const n = 6;
      const values = valuesOf('sqrtm', n);
      const scaled = normal(
        1,
        values.map(([x]): Pair => [x * size, 0]),
      );
      for (const [name, of] of [
        ['sqrtm', (x: number) => Math.sqrt(x)],
        ['invroot', (x: number) => x ** -0.25],
      ] as const) {
        const r = await call(context, prec, name, [scaled]);
        expect(r.info).toEqual([0]);
        expect(
          relative(
            r.C[0]!,
            normal(
              1,
              values.map(([x]): Pair => [of(x * size), 0]),
            ),
          ) <
            500 * n * eps,
        ).toBe(true);
      }
    });

    it('roots of what is not positive definite are given up; iterations say their steps and errors, in real numbers', async () => {
      const n = 3;
      const bad = normal(2, [
        [1, 0],
        [-1, 0],
        [2, 0],
      ]);
      for (const name of ['sqrtm', 'invroot'] as const) {
        const r = await call(context, prec, name, [bad, new Float64Array(2 * n * n)]);
        expect(r.info.every((info) => info > 0)).toBe(true);
        expect(r.C.every((C) => C.every((x) => x === -9))).toBe(true);
      }
      const good = normal(2, [
        [1, 0],
        [3, 0],
        [2, 0],
      ]);
      const data = new (prec === 'c' ? Float32Array : Float64Array)(good);
      const A = context.upload(prec, data as Float32Array & Float64Array);
      const [info, iter, error] = [
        context.alloc('i', 1),
        context.alloc('i', 1),
        context.alloc(prec === 'c' ? 's' : 'd', 1),
      ];
      const places = { lda: n, strideA: n * n, ldc: n, strideC: n * n, batchCount: 1 };
      await sqrtmStridedBatched<Complex>(context.queue, { n, A, C: A, info, iter, error, ...places } as never, prec);
      const [steps, left] = [(await context.download(iter))[0]!, (await context.download(error))[0]!];
      expect(steps > 2 && steps < 20).toBe(true);
      expect(left < 100 * eps).toBe(true);
    });
  },
);
