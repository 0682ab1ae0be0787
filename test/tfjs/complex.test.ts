// Products of complex64 tensors: against sums written out, transposes that are no conjugates, batches, tensors without elements, memory.
import { describe, expect, test } from 'vitest';
import type { Tensor } from '../../src/tfjs/peers.ts';
import { distance, numbers, subjects, tf } from './setup.ts';

type Shape = readonly number[];
const sizeOf = (shape: Shape): number => shape.reduce((x, y) => x * y, 1);

/** A tensor, and its numbers as pairs. */
function random(shape: Shape, seed: number) {
  const [re, im] = [numbers(sizeOf(shape), seed), numbers(sizeOf(shape), seed + 50)];
  const tensor = tf.complex(tf.tensor(re, shape as never), tf.tensor(im, shape as never));
  return { tensor, shape, at: (i: number) => [re[i]!, im[i]!] as const };
}

/** One product of matrices by rows, that begin at these elements. */
function product(
  a: ReturnType<typeof random>,
  b: ReturnType<typeof random>,
  transA: boolean,
  transB: boolean,
  offA = 0,
  offB = 0,
) {
  const [[ra, ca], [rb, cb]] = [a.shape.slice(-2) as [number, number], b.shape.slice(-2) as [number, number]];
  const [m, k, n] = [transA ? ca : ra, transA ? ra : ca, transB ? rb : cb];
  return Array.from({ length: m * n }, (_, ij) => {
    const [i, j] = [Math.floor(ij / n), ij % n];
    let [re, im] = [0, 0];
    for (let l = 0; l < k; l++) {
      const [x, y] = a.at(offA + (transA ? l * ca + i : i * ca + l));
      const [u, v] = b.at(offB + (transB ? j * cb + l : l * cb + j));
      re += x * u - y * v;
      im += x * v + y * u;
    }
    return [re, im];
  }).flat();
}

const values = async (x: Tensor): Promise<number[]> => [...(await x.data())];

describe.each(subjects)('on the $backend', ({ basalt }) => {
  const { name, calls } = basalt;

  test.each([
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ])('matMul, transposes %s and %s', async (transA, transB) => {
    await tf.setBackend(name);
    const [a, b] = [random(transA ? [7, 5] : [5, 7], 1), random(transB ? [6, 7] : [7, 6], 2)];
    const before = calls['BatchMatMul'] ?? 0;
    const c = tf.matMul(a.tensor, b.tensor, transA, transB);
    expect([c.dtype, c.shape, calls['BatchMatMul']]).toEqual(['complex64', [5, 6], before + 1]);
    expect(distance(await values(c), product(a, b, transA, transB)) < 1e-5).toBe(true);
    for (const x of [a.tensor, b.tensor, c]) x.dispose();
  });

  test('batches, whose leading dimensions are broadcast; real factors; one factor twice', async () => {
    await tf.setBackend(name);
    const [a, b] = [random([3, 2, 4], 3), random([1, 4, 5], 4)];
    const c = await values(tf.matMul(a.tensor, b.tensor));
    for (const z of [0, 1, 2])
      expect(distance(c.slice(20 * z, 20 * (z + 1)), product(a, b, false, false, 8 * z, 0)) < 1e-5).toBe(true);
    const square = random([4, 4], 5);
    expect(
      distance(await values(tf.matMul(square.tensor, square.tensor)), product(square, square, false, false)) < 1e-5,
    ).toBe(true);
    // What the operation makes complex.
    const real = tf.tensor(numbers(16, 6), [4, 4]);
    const wanted = product(square, { ...square, at: (i) => [numbers(16, 6)[i]!, 0] as const }, false, false);
    expect(distance(await values(tf.matMul(square.tensor, real as never)), wanted) < 1e-5).toBe(true);
  });

  test('no elements, and no depth', async () => {
    await tf.setBackend(name);
    expect(tf.matMul(random([0, 3], 1).tensor, random([3, 2], 2).tensor).shape).toEqual([0, 2]);
    const none = tf.matMul(random([2, 0], 1).tensor, random([0, 2], 2).tensor);
    expect(await values(none)).toEqual(new Array<number>(8).fill(0));
  });

  test('keeps no tensor, and no data of parts', async () => {
    await tf.setBackend(name);
    const [a, b] = [random([3, 3], 7).tensor, random([3, 3], 8).tensor];
    tf.matMul(a, b).dispose();
    const [before, data] = [tf.memory().numTensors, tf.backend().numDataIds()];
    for (let round = 0; round < 3; round++) tf.matMul(a, b).dispose();
    expect([tf.memory().numTensors, tf.backend().numDataIds()]).toEqual([before, data]);
  });
});
