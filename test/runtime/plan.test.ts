// Recorded plans: the same bits as the calls themselves, new data in the same buffers, values that change, and what cannot be recorded.
import { describe, expect, test } from 'vitest';
import { ArgumentError, DisposedError, UnsupportedError } from '../../src/core/errors.ts';
import { axpy, type Context, copy, dot, gemm, gemv, gesvVbatched, getrf, getrs, scal } from '../../src/index.ts';
import { createContext } from '../../src/runtime/createContext.ts';
import { rejectionOf } from '../lib/caught.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { contexts, cpu, gpuTest } from '../setup/contexts.ts';

const random = (length: number, seed: number): Float32Array => {
  const rng = mulberry32(seed);
  return Float32Array.from({ length }, () => signed(rng));
};

const backends = contexts.map((context) => [context.backend, context] as const);

/** Solves n equations by LU, with a product in front: A := A0 A0, A X = B. */
function solver(context: Context, n: number) {
  const [A0, A, B] = [n * n, n * n, n].map((length) => context.alloc('s', length));
  const ipiv = context.alloc('i', n);
  const info = context.alloc('i', 1);
  const calls = () => {
    gemm(context, { m: n, n, k: n, A: A0!, lda: n, B: A0!, ldb: n, C: A!, ldc: n });
    getrf(context, { m: n, n, A: A!, lda: n, ipiv, info });
    getrs(context, { n, nrhs: 1, A: A!, lda: n, ipiv, B: B!, ldb: n });
  };
  const answer = async (seed: number, solve: () => unknown): Promise<Float32Array> => {
    context.write(A0!, random(n * n, seed));
    context.write(B!, random(n, seed + 1));
    await solve();
    return context.download(B!) as Promise<Float32Array>;
  };
  return { calls, answer };
}

describe.each(backends)('a plan on the %s backend', (_, context) => {
  test('gives the same bits as its calls, whatever its buffers hold', async () => {
    const { calls, answer } = solver(context, 20);
    const plan = await context.record(calls);
    for (const seed of [1, 2, 3]) {
      const planned = await answer(seed, () => plan.run());
      expect(planned).toEqual(await answer(seed, calls));
      expect(planned.some((x) => x !== 0)).toBe(true);
    }
    plan.dispose();
  });

  test('does not compute while it is recorded', async () => {
    const x = context.upload('s', Float32Array.of(1, 2, 3));
    const plan = await context.record(() => scal(context, { n: 3, alpha: 2, x }));
    expect(await context.download(x)).toEqual(Float32Array.of(1, 2, 3));
    await plan.run();
    await plan.run();
    expect(await context.download(x)).toEqual(Float32Array.of(4, 8, 12));
  });

  test.each([
    ['a number', [2, 3, -0.5, 1e-20]],
    ['one that chooses other kernels', [2, 0, 1, -1, 7]],
  ])('takes %s in place of the declared one', async (_, alphas) => {
    const [x, y] = [random(9, 4), random(9, 5)];
    const X = context.upload('s', x);
    const Y = context.upload('s', y);
    const plan = await context.record(({ alpha }) => axpy(context, { n: 9, alpha, x: X, y: Y }), { alpha: 0.5 });
    const Z = context.upload('s', y);
    for (const alpha of alphas) {
      await plan.run({ alpha });
      await axpy(context, { n: 9, alpha, x: X, y: Z });
      expect(await context.download(Y)).toEqual(await context.download(Z));
    }
  });

  test('takes scalars of one value apart', async () => {
    const [a, b, c] = [random(36, 6), random(36, 7), random(36, 8)];
    const [A, B, C] = [a, b, c].map((values) => context.upload('s', values));
    const product = ({ alpha, beta }: { alpha: number; beta: number }) =>
      gemm(context, { m: 6, n: 6, k: 6, alpha, beta, A: A!, lda: 6, B: B!, ldb: 6, C: C!, ldc: 6 });
    const plan = await context.record(product, { alpha: 2, beta: 2 });
    for (const values of [{ alpha: 3, beta: 2 }, { beta: 5 }, { alpha: -2, beta: 0.25 }, { beta: 0 }]) {
      context.write(C!, c);
      await plan.run(values);
      const planned = await context.download(C!);
      context.write(C!, c);
      await product(Object.assign({ alpha: 2, beta: 2 }, values));
      expect(planned).toEqual(await context.download(C!));
    }
  });

  test('takes other buffers, and places in them, in place of the declared ones', async () => {
    const x = context.upload('s', Float32Array.of(1, 2, 3, 4));
    const y = context.upload('s', Float32Array.of(10, 20, 30, 40));
    const plan = await context.record((v) => axpy(context, { n: 2, alpha: 3, x: v.x, y: v.y }), { x, y });
    await plan.run({ x: y, y: x });
    expect(await context.download(x)).toEqual(Float32Array.of(31, 62, 3, 4));
    await plan.run({ x: x.at(2), y: y.at(2) });
    await plan.run();
    expect(await context.download(y)).toEqual(Float32Array.of(103, 206, 39, 52));
  });

  test('takes its place among calls that nobody waits for', async () => {
    const x = context.upload('s', Float32Array.of(1));
    const y = context.upload('s', Float32Array.of(1));
    const plan = await context.record((v) => scal(context, { n: 1, alpha: 3, x: v.x }), { x });
    void axpy(context, { n: 1, alpha: 1, x: y, y: x }); // 2
    void plan.run(); // 6
    void axpy(context, { n: 1, alpha: 1, x: y, y: x }); // 7
    void plan.run({ x: y }); // a recording of its own: y = 3
    void axpy(context, { n: 1, alpha: 1, x: y, y: x }); // 10
    void plan.run();
    expect(await context.download(x)).toEqual(Float32Array.of(30));
  });

  test('runs batches of many sizes, whose tables it keeps', async () => {
    const m = [3, 1, 4];
    const [a, b] = [random(26, 9), random(8, 10)];
    const [A, B] = [context.alloc('s', 26), context.alloc('s', 8)];
    const [ipiv, info] = [context.alloc('i', 8), context.alloc('i', 3)];
    const calls = () =>
      gesvVbatched(context, {
        ...{ n: m, nrhs: [1, 1, 1], A, offsetsA: [0, 9, 10], lda: m, ipiv, offsetsPiv: [0, 3, 4] },
        ...{ B, offsetsB: [0, 3, 4], ldb: m, info },
      });
    const plan = await context.record(calls);
    const answers: Float32Array[] = [];
    for (const solve of [() => plan.run(), calls, () => plan.run()]) {
      context.write(A, a);
      context.write(B, b);
      await solve();
      answers.push(await context.download(B));
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[2]).toEqual(answers[1]);
    expect(await context.download(info)).toEqual(Int32Array.of(0, 0, 0));
  });

  test('tells of singular matrices by info, in each run anew', async () => {
    const A = context.upload('s', Float32Array.of(1, 2, 2, 4));
    const [ipiv, info] = [context.alloc('i', 2), context.alloc('i', 1)];
    const plan = await context.record(() => getrf(context, { m: 2, n: 2, A, lda: 2, ipiv, info }));
    await plan.run();
    expect(await context.download(info)).toEqual(Int32Array.of(2));
    context.write(A, Float32Array.of(1, 2, 2, 5));
    await plan.run();
    expect(await context.download(info)).toEqual(Int32Array.of(0));
  });

  test('keeps calls of precisions that live on the CPU', async () => {
    const x = context.upload('d', Float64Array.of(1, 2));
    const y = context.upload('d', Float64Array.of(5, 6));
    const s = context.upload('s', Float32Array.of(1, 1));
    const plan = await context.record(
      ({ alpha }) => {
        scal(context, { n: 2, alpha, x: s });
        axpy(context, { n: 2, alpha, x, y });
        scal(context, { n: 2, alpha, x: s });
      },
      { alpha: 2 },
    );
    await plan.run();
    await plan.run({ alpha: 10 });
    expect(await context.download(y)).toEqual(Float64Array.of(17, 30));
    expect(await context.download(s)).toEqual(Float32Array.of(400, 400));
  });

  test('refuses what cannot be recorded, and leaves nothing behind', async () => {
    const x = context.upload('s', Float32Array.of(1, 2));
    const result = context.alloc('s', 1);
    const refused = [
      () => dot(context, { n: 2, x, y: x }),
      () => context.download(x),
      () => context.write(x, Float32Array.of(0, 0)),
      async () => {
        await scal(context, { n: 2, alpha: 2, x });
        await new Promise((resolve) => setTimeout(resolve, 1));
        await scal(context, { n: 2, alpha: 2, x });
      },
    ];
    for (const calls of refused)
      expect(await rejectionOf(() => context.record(calls))).toBeInstanceOf(UnsupportedError);
    const wrong = context.record(() => {
      void scal(context, { n: -1, alpha: 2, x });
    });
    expect(await rejectionOf(() => wrong)).toBeInstanceOf(ArgumentError);
    const plan = await context.record(() => dot(context, { n: 2, x, y: x, result }));
    await plan.run();
    expect(await context.download(x)).toEqual(Float32Array.of(1, 2));
    expect(await context.download(result)).toEqual(Float32Array.of(5));
  });

  test('refuses values that it does not have, and buffers that are gone', async () => {
    const x = context.upload('s', Float32Array.of(1, 2));
    const plan = await context.record(({ alpha }) => scal(context, { n: 2, alpha, x }), { alpha: 2 });
    expect(await rejectionOf(() => plan.run({ beta: 1 } as object))).toBeInstanceOf(ArgumentError);
    expect(await rejectionOf(() => plan.run({ alpha: x } as object))).toBeInstanceOf(ArgumentError);
    expect(await rejectionOf(() => context.record(() => {}, { x: 'x' } as never))).toBeInstanceOf(ArgumentError);
    expect(await rejectionOf(() => context.record('scal' as never))).toBeInstanceOf(ArgumentError);
    x.dispose();
    expect(await rejectionOf(() => plan.run())).toBeInstanceOf(DisposedError);
    plan.dispose();
    plan.dispose();
    expect(await rejectionOf(() => plan.run())).toBeInstanceOf(DisposedError);
  });
});

test('a plan of a disposed context says so', async () => {
  const context = await createContext({ backend: 'cpu' });
  const x = context.alloc('s', 1);
  const plan = await context.record(() => scal(context, { n: 1, alpha: 2, x }));
  context.dispose();
  expect(await rejectionOf(() => plan.run())).toBeInstanceOf(DisposedError);
  plan.dispose();
});

gpuTest('a plan allocates and compiles nothing when it is run, and gives its workspace back', async (context) => {
  const { calls, answer } = solver(context, 20);
  await answer(20, calls);
  const plan = await context.record(calls);
  const [live, pipelines] = [context.pool!.live, context.queue.pipelines];
  await answer(21, () => plan.run());
  expect([context.pool!.live, context.queue.pipelines]).toEqual([live, pipelines]);
  expect(plan.dispatches).toBeGreaterThan(2);
  plan.dispose();
  await answer(22, calls);
  expect(context.pool!.live).toBeLessThanOrEqual(live);
});

gpuTest('pipelines compiled beside the program: commands keep their order', async () => {
  const context = await createContext({ backend: 'gpu' });
  context.queue.beside = true;
  const n = 33;
  const A = context.upload('s', random(n * n, 30));
  const [x, y] = [context.upload('s', random(n, 31)), context.alloc('s', n)];
  void gemv(context, { m: n, n, A, lda: n, x, y });
  const early = context.download(y);
  void copy(context, { n, x: y, y: x });
  context.write(y, new Float32Array(n).fill(1));
  void scal(context, { n, alpha: 2, x: y });
  const late = context.download(y);
  const reference = new Float32Array(n);
  const [a, v] = [random(n * n, 30), random(n, 31)];
  for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) reference[i]! += a[i + j * n]! * v[j]!;
  for (const [i, value] of (await early).entries()) expect(Math.abs(value - reference[i]!)).toBeLessThan(1e-5);
  expect(await late).toEqual(new Float32Array(n).fill(2));
  expect(await context.download(x)).toEqual(await early);
  // Somebody who cannot wait: everything is compiled at once.
  void axpy(context, { n, alpha: 1, x, y });
  context.queue.flush();
  expect(context.queue.compiling).toBe(false);
  context.dispose();
});

gpuTest('warm compiles what calls need, and computes nothing', async () => {
  const context = await createContext({ backend: 'gpu' });
  const [x, y] = [context.upload('s', Float32Array.of(1)), context.alloc('s', 1)];
  await context.warm([() => scal(context, { n: 1, alpha: 2, x }), () => copy(context, { n: 1, x, y })]);
  const { pipelines } = context.queue;
  expect(pipelines).toBeGreaterThan(0);
  await scal(context, { n: 1, alpha: 2, x });
  expect(await context.download(x)).toEqual(Float32Array.of(2));
  expect(context.queue.pipelines).toBe(pipelines);
  context.dispose();
});

test('a plan on the CPU waits for what it computes', async () => {
  const x = cpu.upload('s', Float32Array.of(3));
  const plan = await cpu.record(() => scal(cpu, { n: 1, alpha: 2, x }));
  await plan.run();
  expect(await cpu.download(x)).toEqual(Float32Array.of(6));
});
