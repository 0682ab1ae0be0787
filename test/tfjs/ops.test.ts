// solve, triangularSolve, cholesky and qr: what defines their results, what bad matrices and bad shapes get, and gradients against central
// differences.
import { describe, expect, test } from 'vitest';
import { ArgumentError } from '../../src/core/errors.ts';
import type { Tensor } from '../../src/tfjs/peers.ts';
import { thrownBy } from '../lib/caught.ts';
import { distance, on, random, subjects, tf } from './setup.ts';

const NEAR = 2e-5;

const T = (x: Tensor): Tensor => {
  const perm = [...Array(x.rank).keys()];
  return tf.transpose(x, [...perm.slice(0, -2), x.rank - 1, x.rank - 2]);
};
/** Random, and far from singular. */
const regular = (shape: number[], seed = 1): Tensor => tf.add(random(shape, seed), tf.mul(tf.eye(shape.at(-1)!), 3));
const definite = (shape: number[], seed = 1): Tensor => {
  const x = random(shape, seed);
  return tf.add(tf.matMul(x, x, false, true), tf.eye(shape.at(-1)!));
};
const symmetric = (x: Tensor): Tensor => tf.mul(tf.add(x, T(x)), 0.5);

describe.each(subjects)('on the $backend', ({ backend, basalt }) => {
  const { name } = basalt;
  // A software adapter takes seconds to compile what large matrices need, and the batched routines have their own tests.
  const large = (n: number): number => (backend === 'gpu' ? 3 : n);
  const isSmall = async (work: () => Tensor, near = NEAR) =>
    expect(Math.max(0, ...(await on(name, () => tf.max(tf.abs(work())))))).toBeLessThan(near);

  test('solve: A X = B, batches broadcast', async () => {
    for (const [a, b] of [
      [
        [3, 3],
        [3, 2],
      ],
      [
        [4, large(5), large(5)],
        [4, large(5), 1],
      ],
      [
        [2, 1, 3, 3],
        [3, 3, 2],
      ],
      [
        [large(40), large(40)],
        [large(40), 3],
      ],
    ] as const) {
      await isSmall(() => {
        const [A, B] = [regular([...a]), random([...b], 2)];
        return tf.sub(tf.matMul(A, basalt.solve(A, B)), B);
      });
    }
  });

  test('triangularSolve: either triangle, either direction, and the other triangle is not read', async () => {
    for (const lower of [true, false]) {
      for (const adjoint of [true, false]) {
        for (const [count, n, nrhs] of [
          [1, large(4), 3],
          [3, large(5), 1],
          [2, large(70), 40],
        ] as const) {
          await isSmall(() => {
            const A = tf.add(tf.mul(random([count, n, n]), 2 / n), tf.eye(n));
            const part = lower ? tf.linalg.bandPart(A, -1, 0) : tf.linalg.bandPart(A, 0, -1);
            const other = tf.sub(A, part);
            const B = random([count, n, nrhs], 2);
            const X = basalt.triangularSolve(tf.add(part, tf.mul(other, 1e9)), B, { lower, adjoint });
            return tf.sub(tf.matMul(part, X, adjoint), B);
          });
        }
      }
    }
  });

  test('cholesky: L L^T = A, zeros above, the upper triangle not read', async () => {
    for (const shape of [
      [1, 1],
      [3, 3],
      [2, 3, large(7), large(7)],
      [large(50), large(50)],
    ]) {
      await isSmall(() => {
        const A = definite(shape);
        const L = basalt.cholesky(tf.add(A, tf.mul(tf.sub(A, tf.linalg.bandPart(A, -1, 0)), 100)));
        const above = tf.sub(L, tf.linalg.bandPart(L, -1, 0));
        return tf.add(tf.sub(tf.matMul(L, L, false, true), A), above);
      }, 1e-4);
    }
  });

  test('qr: Q R = A, Q^T Q = I, R upper triangular; tall, square, wide', async () => {
    for (const shape of [
      [1, 1],
      [5, 3],
      [4, 4],
      [3, 6],
      [2, 3, large(7), large(4)],
      [large(40), 2],
    ]) {
      const k = Math.min(...shape.slice(-2));
      for (const part of [0, 1, 2]) {
        await isSmall(() => {
          const A = random(shape);
          const [q, r] = basalt.qr(A);
          if (part === 0) return tf.sub(tf.matMul(q, r), A);
          if (part === 1) return tf.sub(tf.matMul(q, q, true), tf.eye(k));
          return tf.sub(r, tf.linalg.bandPart(r, 0, -1));
        });
      }
    }
  });

  test('what cannot be factored is NaN, its neighbours are right, and info says why', async () => {
    await tf.setBackend(name);
    const a = tf.tensor([1, 2, 3, 4, 1, 2, 2, 4, 0, 1, 1, 0], [3, 2, 2]);
    const { result, info } = basalt.solveReported(a, tf.ones([3, 2, 1]));
    expect([...(await info.data())]).toEqual([0, 2, 0]);
    expect(info.dtype).toBe('int32');
    const x = [...(await result.data())];
    expect(distance(x.slice(0, 2), [-1, 1])).toBeLessThan(NEAR);
    expect(x.slice(2, 4)).toEqual([Number.NaN, Number.NaN]);
    expect(x.slice(4)).toEqual([1, 1]);
    const c = basalt.choleskyReported(tf.tensor([4, 0, 0, 9, 1, 2, 2, 1], [2, 2, 2]));
    expect([...(await c.info.data())]).toEqual([0, 2]);
    const l = [...(await c.result.data())];
    expect(distance(l.slice(0, 4), [2, 0, 0, 3])).toBeLessThan(NEAR);
    expect(l.slice(4).filter(Number.isNaN).length).toBe(3);
  });

  test('no elements', async () => {
    await tf.setBackend(name);
    expect(basalt.solve(tf.zeros([0, 3, 3]), tf.zeros([0, 3, 2])).shape).toEqual([0, 3, 2]);
    expect(basalt.solveReported(tf.zeros([2, 0, 0]), tf.zeros([2, 0, 2])).info.shape).toEqual([2]);
    expect(basalt.cholesky(tf.zeros([0, 0])).shape).toEqual([0, 0]);
    expect(basalt.qr(tf.zeros([2, 3, 0])).map(({ shape }) => shape)).toEqual([
      [2, 3, 0],
      [2, 0, 0],
    ]);
    expect(basalt.triangularSolve(tf.zeros([3, 3]), tf.zeros([3, 0])).shape).toEqual([3, 0]);
  });

  test('integers and arrays are taken as singles', async () => {
    expect(
      distance(
        await on(name, () =>
          basalt.solve(
            [
              [2, 0],
              [0, 4],
            ],
            [[2], [2]],
          ),
        ),
        [1, 0.5],
      ),
    ).toBeLessThan(NEAR);
    const whole = () => basalt.cholesky(tf.tensor([4, 0, 0, 9], [2, 2], 'int32'));
    expect(distance(await on(name, whole), [2, 0, 0, 3])).toBeLessThan(NEAR);
  });

  test('shapes that do not fit throw', async () => {
    await tf.setBackend(name);
    for (const wrong of [
      () => basalt.solve(tf.zeros([2, 3]), tf.zeros([2, 1])),
      () => basalt.solve(tf.zeros([3, 3]), tf.zeros([2, 1])),
      () => basalt.solve(tf.zeros([3]), tf.zeros([3, 1])),
      () => basalt.cholesky(tf.zeros([2, 3])),
      () => basalt.triangularSolve(tf.zeros([3, 3]), tf.zeros([3])),
      () => basalt.qr(tf.zeros([3])),
    ])
      expect(thrownBy(wrong)).toBeInstanceOf(ArgumentError);
    expect(thrownBy(() => basalt.solve(tf.zeros([2, 3, 3]), tf.zeros([3, 3, 1])))).toBeInstanceOf(Error);
  });

  /** The gradient of `loss` at x, against central differences: all moved copies of x are one batch. */
  async function checkGradient(x: () => Tensor, f: (x: Tensor) => Tensor, near = 5e-3): Promise<void> {
    const h = 0.02;
    const shape = tf.tidy(() => x().shape);
    const count = shape.reduce((p, s) => p * s, 1);
    const loss = (y: Tensor, axes?: number[]): Tensor => {
      const weights = random(y.shape.slice(y.rank - 2), 9);
      return tf.sum(tf.mul(y, weights), axes);
    };
    const gradient = await on(name, () => tf.grad((t) => loss(f(t)))(x()));
    const differences = await on(name, () => {
      const steps = tf.reshape(tf.mul(tf.eye(count), h), [count, ...shape]);
      const at = (moved: Tensor) => loss(f(moved), [1, 2]);
      return tf.div(tf.sub(at(tf.add(x(), steps)), at(tf.sub(x(), steps))), 2 * h);
    });
    const size = Math.max(1, ...gradient.map(Math.abs));
    expect(gradient.length).toBe(count);
    expect(distance(gradient, differences) / size).toBeLessThan(near);
  }

  test('gradients of solve', async () => {
    await checkGradient(
      () => regular([3, 3]),
      (a) => basalt.solve(a, random([3, 2], 4)),
    );
    await checkGradient(
      () => random([3, 2]),
      (b) => basalt.solve(regular([3, 3]), b),
    );
  });

  test('gradients of triangularSolve', async () => {
    for (const lower of [true, false]) {
      for (const adjoint of [true, false]) {
        const how = { lower, adjoint };
        await checkGradient(
          () => regular([3, 3]),
          (a) => basalt.triangularSolve(a, random([3, 2], 4), how),
        );
        await checkGradient(
          () => random([3, 2]),
          (b) => basalt.triangularSolve(regular([3, 3]), b, how),
        );
      }
    }
  });

  test('gradients of cholesky', () =>
    checkGradient(
      () => definite([4, 4]),
      (a) => basalt.cholesky(symmetric(a)),
    ));

  test.each([
    [5, 3],
    [4, 4],
    [3, 5],
  ])('gradients of qr, %i x %i', async (m, n) => {
    const x = () => tf.add(random([m, n], 3), tf.mul(tf.eye(m, n), 2));
    await checkGradient(x, (a) => basalt.qr(a)[0]);
    await checkGradient(x, (a) => basalt.qr(a)[1]);
  });

  test('a gradient through a chain: the likelihood of a Gaussian process', async () => {
    // y^T K^-1 y + log det K with K = exp(-s d^2) + I, by its Cholesky factor; s alone is moved.
    const y = () => random([6, 1], 4);
    const likelihood = (s: Tensor): Tensor => {
      const points = tf.linspace(0, 1, 6);
      const d = tf.sub(tf.reshape(points, [6, 1]), tf.reshape(points, [1, 6]));
      const K = tf.add(tf.exp(tf.neg(tf.mul(s, tf.square(d)))), tf.eye(6));
      const L = basalt.cholesky(K);
      const z = basalt.triangularSolve(L, y());
      const diagonal = tf.sum(tf.mul(L, tf.eye(6)), 1);
      return tf.add(tf.sum(tf.square(z)), tf.mul(tf.sum(tf.log(diagonal)), 2));
    };
    const [gradient] = await on(name, () => tf.grad(likelihood)(tf.scalar(3)));
    const [difference] = await on(name, () => {
      const [up, down] = [likelihood(tf.scalar(3.1)), likelihood(tf.scalar(2.9))];
      return tf.reshape(tf.div(tf.sub(up, down), 0.2), [1]);
    });
    expect(Math.abs(gradient! - difference!)).toBeLessThan(2e-3);
  });
});
