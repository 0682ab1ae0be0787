// Our kernels against the stock CPU backend's and against loops: broadcasting, transposes, fusion, convolutions of all kinds, einsum, empty
// tensors, and the order of work when two submitters share a device.
import { describe, expect, test } from 'vitest';
import { ArgumentError, UnsupportedError } from '../../src/core/errors.ts';
import { sscal } from '../../src/index.ts';
import { limits } from '../../src/tfjs/compute.ts';
import type { Core, Tensor } from '../../src/tfjs/peers.ts';
import { registerBasalt } from '../../src/tfjs.ts';
import { rejectionOf } from '../lib/caught.ts';
import { full, sampled, some, wide } from '../lib/sampled.ts';
import { cpu, gpuTest } from '../setup/contexts.ts';
import { distance, on, random, subjects, tf, tfjs, tfjsSweep, tfjsTest } from './setup.ts';

/** Sums of up to 100 products of numbers below 1 in single precision. */
const NEAR = 1e-5;

const SIZES = [
  [1, 1, 1],
  [3, 5, 7],
  [64, 1, 33],
  [1, 70, 4],
  [33, 65, 17],
] as const;
const TRANSPOSES = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
] as const;
const THIN_TRANSPOSES = [[false, true]] as const;
const THIN_SIZES = [[3, 5, 7]] as const;

/** Of images and results: on a GPU those that lie in vectors of four are read and written so. */
const CHANNELS = [
  [3, 5],
  [4, 8],
] as const;
const UNALIGNED = [[3, 5]] as const;
/** Filter, strides, dilation, padding. */
const CONVOLUTIONS = [
  [[1, 1], 1, 1, 'valid'],
  [[1, 1], 2, 1, 'same'],
  [[7, 6], 1, 1, 'valid'],
  [[2, 3], 1, [2, 1], 'same'],
  [[3, 2], 1, 1, 'same'],
  [[3, 3], 2, 1, 1],
  [[3, 3], [2, 1], 1, 'valid'],
] as const;

type Activation = 'linear' | 'relu' | 'relu6' | 'elu' | 'sigmoid' | 'prelu' | 'leakyrelu';
const ACTIVATIONS: readonly Activation[] = ['linear', 'relu', 'relu6', 'elu', 'sigmoid', 'prelu', 'leakyrelu'];
const THIN_ACTIVATIONS: readonly Activation[] = full ? ['relu6', 'prelu'] : ['prelu'];

describe.each(subjects)('on the $backend', ({ backend, basalt }) => {
  const { name, calls } = basalt;
  // A software adapter takes half a second for every variant of a kernel.
  const thin = backend === 'gpu';

  /** What both backends make of the same work, which ours must have computed by that kernel. */
  async function same(kernel: string, work: () => Tensor, near = NEAR): Promise<void> {
    const before = calls[kernel] ?? 0;
    const ours = await on(name, work);
    expect(calls[kernel] ?? 0).toBeGreaterThan(before);
    expect(distance(ours, await on('cpu', work))).toBeLessThan(near);
  }

  test('products: transposes, sizes, batches', async () => {
    for (const [transA, transB] of thin ? THIN_TRANSPOSES : TRANSPOSES) {
      for (const [m, n, k] of thin ? THIN_SIZES : SIZES) {
        const [a, b] = [transA ? [k, m] : [m, k], transB ? [n, k] : [k, n]] as const;
        await same('BatchMatMul', () => tf.matMul(random([...a]), random([...b], 2), transA, transB));
        await same('BatchMatMul', () => tf.matMul(random([3, ...a]), random([3, ...b], 2), transA, transB));
        // Of one kind of product a software adapter compiles enough in a short run.
        if (thin && !wide) continue;
        // One matrix for all: with and without the shortcut of a single tall product.
        await same('BatchMatMul', () => tf.matMul(random([3, ...a]), random([1, ...b], 2), transA, transB));
        await same('BatchMatMul', () => tf.matMul(random([1, ...a]), random([3, ...b], 2), transA, transB));
      }
    }
  });

  test.runIf(wide)('leading dimensions are broadcast against each other', async () => {
    const ours = await on(name, () => tf.matMul(random([2, 1, 3, 4]), random([3, 4, 2], 2)));
    const parts = await on('cpu', () => {
      const [a, b] = [random([2, 1, 3, 4]), random([3, 4, 2], 2)];
      const each = [0, 1].flatMap((i) =>
        [0, 1, 2].map((j) =>
          tf.matMul(
            tf.reshape(tf.slice(a, [i, 0, 0, 0], [1, 1, 3, 4]), [3, 4]),
            tf.reshape(tf.slice(b, [j, 0, 0], [1, 4, 2]), [4, 2]),
          ),
        ),
      );
      return tf.stack(each);
    });
    expect(distance(ours, parts)).toBeLessThan(NEAR);
  });

  test('no elements, and no depth', async () => {
    expect(await on(name, () => tf.matMul(random([0, 3]), random([3, 2])))).toEqual([]);
    expect(await on(name, () => tf.matMul(random([2, 0]), random([0, 2])))).toEqual([0, 0, 0, 0]);
    const bias = tf.tensor([1, -2]);
    const fused = () => tf.fused.matMul({ a: random([2, 0]), b: random([0, 2]), bias, activation: 'relu' });
    expect(await on(name, fused)).toEqual([1, 0, 1, 0]);
    bias.dispose();
  });

  test('integers and booleans are what they are with the stock kernels', async () => {
    const ints = () => tf.matMul(tf.tensor([1, 2, 3, 4], [2, 2], 'int32'), tf.tensor([5, 6, 7, 8], [2, 2], 'int32'));
    expect(await on(name, ints)).toEqual([19, 22, 43, 50]);
    const mixed = () => tf.matMul(tf.tensor([1, 0, 1, 1], [2, 2], 'bool'), tf.tensor([5, 6, 7, 8], [2, 2]));
    expect(await on(name, mixed)).toEqual([5, 6, 12, 14]);
  });

  test.each(thin ? THIN_ACTIVATIONS : ACTIVATIONS)('fused: %s', async (activation) => {
    const more = (channels = 7) => ({
      activation,
      ...(activation === 'prelu' ? { preluActivationWeights: random([channels], 5) } : {}),
      ...(activation === 'leakyrelu' ? { leakyreluAlpha: 0.3 } : {}),
    });
    for (const bias of thin ? some([[7], [5, 7]], 2) : [undefined, [7], [1, 7], [1], [], [5, 7]]) {
      await same('_FusedMatMul', () => {
        const a = tf.mul(random([5, 9]), 4);
        return tf.fused.matMul({ a, b: random([9, 7], 2), bias: bias && random(bias, 3), ...more() });
      });
    }
    // On a GPU the epilogue is the kernel's own where channels are vectors of four, else that of a sum behind it.
    for (const bias of thin ? some([undefined, 7, 8], 1) : [undefined, 7, 8]) {
      await same('FusedConv2D', () => {
        const x = random([2, 6, 5, 3]) as never;
        const filter = random([3, 3, 3, bias ?? 7], 2) as never;
        const fused = { ...more(bias), ...(bias === undefined ? {} : { bias: random([bias], 3) }) };
        return tf.fused.conv2d({ x, filter, strides: 1, pad: 'same', ...fused });
      });
    }
  });

  test('convolutions: strides, dilations, padding, slices of windows', async () => {
    const { slice } = limits;
    // On a GPU windows are not gathered, but for matrix units.
    for (limits.slice of backend === 'gpu' ? [slice] : [slice, 100]) {
      for (const [k, [filter, strides, dilation, pad]] of sampled(basalt.context, CONVOLUTIONS, 2).entries()) {
        // In a short run on a GPU either numbers in turn.
        const either = thin && !full ? CHANNELS.slice(k % 2, (k % 2) + 1) : CHANNELS;
        for (const [channels, outChannels] of slice === limits.slice ? either : UNALIGNED) {
          const numbers = () => [random([2, 7, 6, channels]), random([...filter, channels, outChannels], 2)] as const;
          await same('Conv2D', () => {
            const [x, f] = numbers();
            return tf.conv2d(x as never, f as never, strides as number, pad, 'NHWC', dilation as number);
          });
          if (dilation !== 1) continue;
          const loss = (x: Tensor, f: Tensor) =>
            tf.sum(tf.square(tf.conv2d(x as never, f as never, strides as number, pad)));
          await same('Conv2DBackpropFilter', () => tf.grads(loss)([...numbers()])[1]!, 1e-3);
          await same('Conv2DBackpropInput', () => tf.grads(loss)([...numbers()])[0]!, 1e-3);
        }
      }
    }
    limits.slice = slice;
  });

  const equations = [
    'ij,jk->ik',
    'ij,kj->ki',
    'bij,bjk->bik',
    'bhqd,bhkd->bhqk',
    'ijk,kl->ijl',
    'abc,cad->bd',
    'i,i->',
    'ab,bcd->dca',
  ];
  test.each(thin ? some(equations, 3) : equations)('einsum %s is a product', async (equation) => {
    const sizes: Record<string, number> = { a: 2, b: 3, c: 4, d: 5, h: 2, q: 4, k: 6, i: 3, j: 5, l: 2 };
    const terms = equation.split('->')[0]!.split(',');
    await same('Einsum', () =>
      tf.einsum(
        equation,
        ...terms.map((term, t) =>
          random(
            [...term].map((c) => sizes[c]!),
            t + 1,
          ),
        ),
      ),
    );
  });

  test('einsum without a summed dimension of both is left to the stock kernel', async () => {
    const before = calls.Einsum ?? 0;
    for (const equation of ['i,j->ij', 'ij,k->k', 'ij->j']) {
      const terms = equation.split('->')[0]!.split(',');
      const work = () =>
        tf.einsum(equation, ...terms.map((term, t) => random(term.length === 2 ? [3, 4] : [term === 'k' ? 5 : 3], t)));
      expect(distance(await on(name, work), await on('cpu', work))).toBeLessThan(NEAR);
    }
    expect(calls.Einsum ?? 0).toBe(before);
  });

  test.runIf(wide)('our kernels and stock ones take turns, and read what the other has written', async () => {
    const work = () => {
      let x = random([20, 20]);
      const w = tf.mul(random([20, 20], 2), 0.2);
      for (let i = 0; i < 12; i++) {
        const y = tf.relu(tf.add(tf.matMul(x, w), tf.mul(x, 0.3)));
        x = tf.sub(tf.matMul(y, w, false, true), tf.mean(y));
      }
      return x;
    };
    await same('BatchMatMul', work);
  });

  test.runIf(wide)('no tensor is left behind', async () => {
    await tf.setBackend(name);
    const tensors = tf.memory().numTensors;
    const ids = tf.engine().backend.numDataIds();
    for (let i = 0; i < 3; i++) {
      tf.tidy(() => {
        const bias = random([3, 1]);
        tf.fused.matMul({ a: random([3, 4]), b: random([4, 5]), bias, activation: 'elu' });
        tf.einsum('abc,cad->bd', random([2, 3, 4]), random([4, 2, 5]));
        basalt.qr(random([4, 3]));
        basalt.solve(random([2, 3, 3]), random([3, 1]));
        basalt.cholesky(tf.eye(3));
      });
    }
    await tf.tidy(() => tf.square(random([1, 1]))).data();
    expect(tf.memory().numTensors).toBe(tensors + 1);
    expect(tf.engine().backend.numDataIds()).toBe(ids + 1);
  });
});

tfjsSweep('windows are gathered for matrix units where there are many channels', async (_, context) => {
  const split = await registerBasalt(tf, { context, stock: tfjs.webgpu, name: 'split', math: 'split' });
  const { slice } = limits;
  limits.slice = 300;
  const numbers = () => [random([2, 5, 4, 3]), random([3, 3, 3, 256], 2)] as const;
  const conv = (x: Tensor, f: Tensor): Tensor => tf.conv2d(x as never, f as never, [2, 1], 'same');
  const gradient = () => tf.grads((x, f) => tf.sum(tf.square(conv(x, f))))([...numbers()])[1]!;
  for (const [work, near] of [[() => conv(...numbers()), NEAR] as const, [gradient, 1e-3] as const])
    expect(distance(await on(split.name, work), await on('cpu', work))).toBeLessThan(near);
  expect(split.calls).toEqual({ Conv2D: 2, Conv2DBackpropFilter: 1, Conv2DBackpropInput: 1 });
  limits.slice = slice;
  tf.removeBackend(split.name);
});

describe('registration', () => {
  tfjsTest("a GPUBuffer of one's own goes in and out without a copy", async (basalt, context) => {
    await tf.setBackend(basalt.name);
    const A = context.upload('s', Float32Array.of(1, 2, 3, 4));
    await context.queue.sync();
    const a = tf.tensor({ buffer: A.gpu(false), zeroCopy: true } as never, [2, 2], 'float32');
    const c = tf.matMul(a, a);
    const out = c.dataToGPU();
    expect([...(await context.download(context.wrap(out.buffer as unknown as GPUBuffer, 's', 4)))]).toEqual([
      7, 10, 15, 22,
    ]);
    expect([...(await context.download(A))]).toEqual([1, 2, 3, 4]);
    for (const tensor of [a, c, out.tensorRef]) tensor.dispose();
    A.dispose();
  });

  tfjsTest(
    "calls of the library's own and of a second backend take effect where they are made",
    async (basalt, context) => {
      const second = await registerBasalt(tf, { context, stock: tfjs.webgpu, name: 'second' });
      await tf.setBackend(second.name);
      const other = tf.matMul([[2]], tf.add([[3]], [[4]]));
      await tf.setBackend(basalt.name);
      const A = context.upload('s', Float32Array.of(1, 2, 3, 4));
      const a = tf.tensor({ buffer: A.gpu(false), zeroCopy: true } as never, [2, 2], 'float32');
      const before = tf.mul(a, 2);
      await sscal(context.queue, { n: 4, alpha: 10, x: A });
      const behind = tf.add(a, before);
      const B = context.upload('s', Float32Array.of(5)); // submits what is recorded, in the middle of a pass of tfjs's
      const last = tf.matMul(behind, a);
      expect([...(await last.data())]).toEqual([840, 1200, 1800, 2640]);
      expect([...(await before.data())]).toEqual([2, 4, 6, 8]);
      expect([...(await behind.data())]).toEqual([12, 24, 36, 48]);
      expect([...(await other.data())]).toEqual([14]);
      expect([...(await context.download(B))]).toEqual([5]);
      for (const tensor of [a, before, behind, last, other]) tensor.dispose();
      for (const buffer of [A, B]) buffer.dispose();
      tf.removeBackend(second.name);
    },
  );

  gpuTest('a device that checks no bounds is refused', async (context) => {
    if (!context.gpu!.toggles.includes('disable_robustness')) return;
    const refused = await rejectionOf(() => registerBasalt(tf, { context, stock: tfjs.webgpu }));
    expect(refused).toBeInstanceOf(UnsupportedError);
    expect(String(refused)).toMatch(/robust: true/);
  });

  test('what cannot be is refused, by name', async () => {
    const stock = tfjs.cpu;
    const refused = async (options: unknown) =>
      expect(await rejectionOf(() => registerBasalt(tf, options as never))).toBeInstanceOf(ArgumentError);
    await refused({ context: cpu, stock, name: '' });
    await refused({ context: cpu, stock, name: 'cpu' });
    await refused({ context: {}, stock });
    await refused({ context: cpu, stock, priority: Number.NaN });
    await refused({ context: cpu, stock, math: 'double' });
    const other = { ...tf, getKernelsForBackend: () => [] } as unknown as Core;
    const twoCopies = await rejectionOf(() => registerBasalt(other, { context: cpu, stock }));
    expect(twoCopies).toBeInstanceOf(UnsupportedError);
    expect(String(twoCopies)).toMatch(/two copies/);
  });

  test('a second registration takes the place of the first, and a removed backend is gone', async () => {
    const again = await registerBasalt(tf, { context: cpu, stock: tfjs.cpu, name: 'again' });
    await tf.setBackend(again.name);
    const next = await registerBasalt(tf, { context: cpu, stock: tfjs.cpu, name: 'again' });
    expect(await on('again', () => tf.matMul([[2]], [[3]]))).toEqual([6]);
    expect([again.calls.BatchMatMul, next.calls.BatchMatMul]).toEqual([undefined, 1]);
    tf.removeBackend('again');
    expect(tf.findBackendFactory('again')).toBe(null);
  });
});
