// Calls like calls before them on a GPU: what is remembered of them gives the same bits with other tensors, whose memory tfjs hands round.
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { registerStock } from '../../scripts/tfjs.mjs';
import type { Basalt } from '../../src/tfjs.ts';
import { full, some } from '../lib/sampled.ts';
import { distance, numbers, on, random, tf, tfjs, tfjsSweep, tfjsTest } from './setup.ts';

// tfjs computes with fewer than 1000 numbers that are not on the device yet on the CPU.
const FORWARD = 'WEBGPU_CPU_FORWARD';
beforeAll(() => tf.env().set(FORWARD, false));
afterAll(() => tf.env().set(FORWARD, true));

type Tensor = ReturnType<typeof tf.tensor>;

/** What `work` makes of other data, call after call, and what it makes of them where nothing is remembered. */
async function compare(basalt: Basalt, work: (seed: number) => Tensor): Promise<void> {
  const seeds = [1, 2, 3, 4, 5];
  const again: number[][] = [];
  for (const seed of seeds) again.push(await on(basalt.name, () => work(seed)));
  for (const [k, seed] of seeds.entries()) {
    basalt.context.queue.forget();
    expect(again[k]).toEqual(await on(basalt.name, () => work(seed)));
    expect(again[k]!.some((x) => x !== 0 && Number.isFinite(x))).toBe(true);
  }
}

const flat = (...tensors: readonly Tensor[]): Tensor => tf.concat1d(tensors.map((x) => tf.reshape(x, [-1]) as never));

const positive = (n: number, seed: number): Tensor => {
  const a = random([n, n], seed);
  return tf.add(tf.matMul(a as never, a as never, false, true), tf.mul(tf.eye(n), n));
};

describe('a call like calls before it', () => {
  const works: Record<string, (basalt: Basalt, seed: number) => Tensor> = {
    'a product': (_, seed) => tf.matMul(random([33, 20], seed) as never, random([20, 18], seed + 9) as never),
    'a product of transposed factors': (_, seed) =>
      tf.matMul(random([20, 33], seed) as never, random([18, 20], seed + 9) as never, true, true),
    'a product with many matrices': (_, seed) =>
      tf.matMul(random([3, 2, 7, 5], seed) as never, random([2, 5, 6], seed + 9) as never),
    'a product of a matrix and itself, and of two': (_, seed) => {
      const [a, b] = [random([24, 24], seed), random([24, 24], seed + 9)];
      const times = (x: Tensor, y: Tensor) => tf.matMul(x as never, y as never);
      return flat(times(a, a), times(a, b), times(b, b), times(b, a));
    },
    'products of shapes in turn': (_, seed) =>
      flat(
        ...[4, 17, 4, 65, 17, 4].map((n, k) =>
          tf.matMul(random([n, 12], seed + k) as never, random([12, n], seed - k) as never),
        ),
      ),
    'a dense layer': (_, seed) => {
      const [a, b, bias] = [random([21, 16], seed), random([16, 24], seed + 9), random([24], seed + 5)];
      const layer = (activation: 'relu' | 'relu6' | 'sigmoid' | 'elu' | 'linear', withBias: boolean) =>
        tf.fused.matMul({ a: a as never, b: b as never, ...(withBias ? { bias } : {}), activation });
      if (!full) return flat(layer('relu', true), layer('linear', true));
      return flat(
        layer('relu', true),
        layer('relu6', true),
        layer('relu', false),
        layer('elu', true),
        layer('linear', true),
      );
    },
    'a product of a number of columns that is no multiple of four': (_, seed) =>
      tf.matMul(random([5, 7], seed) as never, random([7, 3], seed + 9) as never),
    'a convolution and its gradients': (_, seed) => {
      const [x, f] = [random([2, 9, 8, 4], seed), random([3, 3, 4, 8], seed + 9)];
      const sum = (x: Tensor, f: Tensor) => tf.sum(tf.square(tf.conv2d(x as never, f as never, 2, 'same')));
      const [dx, df] = tf.grads(sum as never)([x, f]);
      return flat(dx!, df!, tf.conv2d(x as never, f as never, 1, 'valid'));
    },
    systems: (basalt, seed) => {
      const [a, b] = [positive(12, seed), random([12, 3], seed + 9)];
      const { q, r } = { q: basalt.qr(a)[0], r: basalt.qr(a)[1] };
      return flat(basalt.solve(a, b), basalt.triangularSolve(a, b), basalt.cholesky(a), q, r);
    },
  };
  // Each kernel of ours.
  const short = ['a product', 'a dense layer', 'a convolution and its gradients', 'systems'];
  for (const [title, work] of Object.entries(works))
    (short.includes(title) ? tfjsTest : tfjsSweep)(`gives the same bits: ${title}`, (basalt) =>
      compare(basalt, (seed) => work(basalt, seed)),
    );

  tfjsTest('is made for others when tensors come and go', async (basalt) => {
    await tf.setBackend(basalt.name);
    for (let step = 0; step < 40; step++) {
      // Sizes that change make tfjs hand its buffers to others.
      const n = 8 + 4 * (step % 3);
      const [x, y] = [numbers(n * n, step), numbers(n * n, step + 50)];
      const [a, b] = [tf.tensor2d(x, [n, n]), tf.tensor2d(y, [n, n])];
      const c = tf.matMul(a, b);
      a.dispose();
      const d = tf.matMul(c, tf.tensor2d(x, [n, n]));
      b.dispose();
      c.dispose();
      const at = (X: readonly number[], i: number, j: number) => X[i * n + j]!;
      const times = (X: readonly number[], Y: readonly number[]) =>
        X.map((_, e) => {
          let sum = 0;
          for (let l = 0; l < n; l++) sum += at(X, Math.floor(e / n), l) * at(Y, l, e % n);
          return sum;
        });
      const found = [...(await d.data())];
      d.dispose();
      expect(distance(found, times(times(x, y), x))).toBeLessThan(1e-4);
    }
    tf.disposeVariables();
  });

  tfjsTest('takes memory of the program: longer than its tensor, or under two tensors', async (basalt, context) => {
    await tf.setBackend(basalt.name);
    const { device } = context.gpu!;
    const make = (values: readonly number[], more: number): GPUBuffer => {
      const buffer = device.createBuffer({ size: 4 * (values.length + more), usage: 128 | 8 | 4 });
      device.queue.writeBuffer(buffer, 0, Float32Array.from(values));
      return buffer;
    };
    for (const more of [0, 1, 4, 0, 1, 4, 0, 1, 4]) {
      const [x, y] = [numbers(64, more + 1), numbers(64, more + 2)];
      const [gx, gy] = [make(x, more), make(y, more)];
      const tensor = (buffer: GPUBuffer) => tf.tensor({ buffer, zeroCopy: true } as never, [8, 8]);
      const [a, twin, b] = [tensor(gx), tensor(gx), tensor(gy)];
      const times = (p: Tensor, q: Tensor) => tf.matMul(p as never, q as never);
      const expected = await on('cpu', () =>
        flat(times(tf.tensor(x, [8, 8]), tf.tensor(x, [8, 8])), times(tf.tensor(x, [8, 8]), tf.tensor(y, [8, 8]))),
      );
      const found = await on(basalt.name, () => tf.add(flat(times(a, twin), times(a, b)), 0));
      expect(distance(found, expected)).toBeLessThan(1e-5);
      for (const t of [a, twin, b]) t.dispose();
      for (const buffer of [gx, gy]) buffer.destroy();
    }
  });
});

describe("tfjs's own programs beside ours", () => {
  tfjsTest('read the uniforms of their call, however many there were', async (basalt) => {
    const x = numbers(200);
    for (let round = 0; round < 2; round++) {
      const found = await on(basalt.name, () => {
        const a = tf.tensor1d(x);
        return flat(...Array.from({ length: 99 }, (_, k) => tf.slice1d(a, k, 1 + (k % 3))));
      });
      expect(found).toEqual([...Array(99).keys()].flatMap((k) => [...Float32Array.from(x.slice(k, k + 1 + (k % 3)))]));
    }
  });

  tfjsTest('compute as the stock backend, for ranks from 0 to 6', async (basalt, context) => {
    const work = (seed: number) => {
      const shapes = [[], [5], [3, 4], [2, 3, 4], [2, 1, 3, 4], [2, 1, 2, 3, 2], [1, 2, 1, 3, 2, 2]];
      return flat(
        ...some(shapes, 3).flatMap((shape) => {
          const a = random(shape, seed);
          const axes = shape.length === 0 ? a : tf.transpose(a);
          return [
            tf.mul(a, tf.add(a, 2)),
            tf.relu(a),
            axes,
            tf.sum(a),
            // tfjs's own text of a padding does not compile for ranks 5 and 6.
            shape.length === 0 || shape.length > 4 ? a : tf.pad(a, shape.map(() => [1, 0]) as never, 3),
          ];
        }),
        tf.mul(random([4, 1, 5], seed), random([3, 1], seed + 1)),
      );
    };
    const stock = registerStock(tfjs, context);
    for (const seed of [1, 2, 3]) {
      const [found, expected] = [await on(basalt.name, () => work(seed)), await on(stock, () => work(seed))];
      expect(distance(found, expected)).toBe(0);
    }
    await tf.setBackend(basalt.name);
    tf.removeBackend(stock);
  });

  tfjsTest('do not write to constants that are kept', async (basalt) => {
    for (let round = 0; round < 3; round++) {
      const found = await on(basalt.name, () => {
        const [ones, zeros] = [tf.ones([6]), tf.zeros([6])];
        const touched = tf.add(ones, zeros); // both are on the device now
        const set = tf.tensorScatterUpdate(ones, tf.tensor2d([[1], [4]], [2, 1], 'int32'), tf.tensor1d([7, 8]));
        const scattered = tf.scatterND(tf.tensor2d([[2]], [1, 1], 'int32'), tf.tensor1d([5]), [6]);
        return flat(touched, set, scattered as Tensor, ones, zeros, tf.ones([6]), tf.scalar(-0), tf.scalar(0));
      });
      const ones = [1, 1, 1, 1, 1, 1];
      const zeros = [0, 0, 0, 0, 0, 0];
      expect(found).toEqual([...ones, 1, 7, 1, 1, 8, 1, 0, 0, 5, 0, 0, 0, ...ones, ...zeros, ...ones, -0, 0]);
    }
    // A tensor that is read back has its own length.
    await tf.setBackend(basalt.name);
    const one = tf.add(tf.ones([5]), tf.scalar(1));
    expect([...(await one.data())]).toEqual([2, 2, 2, 2, 2]);
    one.dispose();
  });

  tfjsTest('sum and average backwards without ones from the host', async (basalt) => {
    const work = () => {
      const [x, y] = [random([3, 4, 5], 1), random([3, 4, 5], 2)];
      const loss = (axes: number[] | undefined, mean: boolean) => (z: Tensor) => {
        const squares = tf.mul(tf.square(z), y);
        return tf.sum(tf.square(mean ? tf.mean(squares, axes) : tf.sum(squares, axes))) as never;
      };
      const first = [undefined, [0], [1, 2], [-1]].flatMap((axes) =>
        [false, true].map((mean) => tf.grad(loss(axes, mean))(x)),
      );
      const twice = tf.grad((z: Tensor) => tf.sum(tf.square(tf.grad(loss([1], true))(z))) as never)(x);
      return flat(...first, twice);
    };
    const [found, expected] = [await on(basalt.name, work), await on('cpu', work)];
    expect(distance(found, expected)).toBeLessThan(1e-4);
    expect(expected.some((x) => Math.abs(x) > 0.1)).toBe(true);
  });

  tfjsTest('are timed by tfjs, and go on as before', async (basalt) => {
    await tf.setBackend(basalt.name);
    const [x, y] = [random([40, 30], 1), random([30, 40], 2)];
    const work = () => tf.tidy(() => tf.relu(tf.matMul(tf.add(x, 1) as never, y as never)));
    const results = [work(), work()];
    await tf.time(() => results.push(work()));
    results.push(work());
    const values = await Promise.all(results.map((result) => result.data()));
    for (const value of values) expect(value).toEqual(values[0]);
    for (const tensor of [x, y, ...results]) tensor.dispose();
  });

  tfjsSweep('train as where nothing is remembered', async (basalt) => {
    const train = async (backend: string, forget: boolean): Promise<number[]> => {
      await tf.setBackend(backend);
      tf.engine().startScope();
      const variables = [random([12, 20], 1), random([20], 2), random([20, 4], 3), random([4], 4)].map((x) =>
        tf.variable(x),
      );
      const [w1, b1, w2, b2] = variables;
      const labels = tf.oneHot(tf.tensor1d([0, 1, 2, 3, 0, 1, 2, 3], 'int32'), 4);
      const optimizer = tf.train.adam(1e-2);
      const losses: number[] = [];
      for (let step = 0; step < 12; step++) {
        if (forget) basalt.context.queue.forget();
        const x = random([8, 12], step);
        const loss = optimizer.minimize(
          () => {
            const h = tf.fused.matMul({ a: x as never, b: w1 as never, bias: b1!, activation: 'relu' });
            const y = tf.fused.matMul({ a: h, b: w2 as never, bias: b2! });
            return tf.losses.softmaxCrossEntropy(labels, y) as never;
          },
          true,
          variables as never,
        )!;
        losses.push((await loss.data())[0]!);
        loss.dispose();
      }
      for (const variable of variables) losses.push(...(await variable.data()));
      optimizer.dispose();
      tf.engine().endScope();
      for (const variable of variables) variable.dispose();
      return losses;
    };
    const remembered = await train(basalt.name, false);
    expect(remembered).toEqual(await train(basalt.name, true));
    expect(distance(remembered, await train('cpu', false))).toBeLessThan(1e-3);
  });

  tfjsTest(
    'are submitted as often as the flag says when the GPU may be idle, then less often',
    async (basalt, context) => {
      await tf.setBackend(basalt.name);
      const submissionsOf = async (dispatches: number): Promise<number> => {
        const x = tf.add(random([4], 1), 0);
        await x.data(); // nothing is under way
        const { submissions } = context.queue;
        tf.tidy(() => {
          let y: Tensor = x;
          for (let k = 0; k < dispatches; k++) y = tf.mul(y, x);
          return undefined as never;
        });
        const made = context.queue.submissions - submissions;
        x.dispose();
        return made;
      };
      const flag = 'WEBGPU_DEFERRED_SUBMIT_BATCH_SIZE';
      const before = tf.env().getNumber(flag);
      tf.env().set(flag, 10);
      try {
        expect([
          await submissionsOf(9),
          await submissionsOf(10),
          await submissionsOf(30),
          await submissionsOf(110),
        ]).toEqual([0, 1, 2, 4]);
      } finally {
        tf.env().set(flag, before);
      }
    },
  );
});

describe('memory', () => {
  tfjsTest('is what it was after many steps', async (basalt) => {
    await tf.setBackend(basalt.name);
    const step = () => tf.tidy(() => tf.sum(tf.matMul(random([16, 16], 1) as never, random([16, 16], 2) as never)));
    const run = async (steps: number) => {
      for (let k = 0; k < steps; k++) {
        const x = step();
        await x.data();
        x.dispose();
      }
      return tf.memory() as unknown as { numBytesInGPU: number; numBytesAllocatedInGPU: number; numTensors: number };
    };
    const [before, after] = [await run(3), await run(20)];
    expect(after.numTensors).toBe(before.numTensors);
    expect(after.numBytesInGPU).toBe(before.numBytesInGPU);
    expect(after.numBytesAllocatedInGPU).toBe(before.numBytesAllocatedInGPU);
  });
});
