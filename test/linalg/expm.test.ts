// expm on every backend: closed forms, stacks, and what is not finite.
import ndarray from 'ndarray';
import { describe, expect, it } from 'vitest';
import { ArgumentError } from '../../src/core/errors.ts';
import { asType, diag, expm, eye, matmul, norm, randn, scale, stack, sub } from '../../src/linalg/index.ts';
import { elementsOf } from '../lib/elements.ts';
import { contexts, cpu } from '../setup/contexts.ts';

const turn = (t: number) => [
  [0, -t],
  [t, 0],
];
const turned = (t: number) => [Math.cos(t), -Math.sin(t), Math.sin(t), Math.cos(t)];
const near = (found: readonly number[], wanted: readonly number[], error: number): void => {
  expect(found.length).toBe(wanted.length);
  for (const [k, x] of wanted.entries()) expect(Math.abs(found[k]! - x)).toBeLessThanOrEqual(error);
};

describe.each(contexts.map((context) => [context.backend, context] as const))('%s', (_, context) => {
  it('turns, of doubles and singles', async () => {
    near(elementsOf(await expm(turn(1), { context })), turned(1), 1e-14);
    const single = await expm(asType(turn(1), 'float32'), { context });
    const data: Float32Array = single.data;
    near([...data], turned(1), 1e-6);
  });

  it('takes stacks', async () => {
    const angles = [0, 0.5, 30];
    const found = await expm(stack(angles.map(turn)), { context });
    expect(found.shape).toEqual([3, 2, 2]);
    near(elementsOf(found), angles.flatMap(turned), 1e-13);
  });
});

const on = { context: cpu };

it('of a large matrix times that of its negative is the unit matrix', async () => {
  const n = 90;
  const A = scale(randn([n, n], { seed: 1 }), 0.1);
  const product = await matmul(await expm(A, on), await expm(scale(A, -1), on), on);
  expect(await norm(sub(product, eye(n)))).toBeLessThan(1e-11);
});

it('of diagonals and nilpotent matrices is exact to rounding', async () => {
  near(elementsOf(await expm(diag([1, -2, 0]), on)), elementsOf(diag([Math.E, Math.exp(-2), 1])), 1e-15);
  expect(
    elementsOf(
      await expm(
        [
          [0, 1, 0],
          [0, 0, 1],
          [0, 0, 0],
        ],
        on,
      ),
    ),
  ).toEqual([1, 1, 0.5, 0, 1, 1, 0, 0, 1]);
});

it('is NaN where it is not finite, and elsewhere not', async () => {
  const found = await expm([[[Number.NaN]], [[1000]], [[1]]], on);
  near(elementsOf(found).slice(2), [Math.E], 1e-15);
  expect(elementsOf(found).slice(0, 2)).toEqual([Number.NaN, Number.NaN]);
});

it('takes what is empty, and writes to out', async () => {
  expect((await expm(ndarray(new Float64Array(0), [0, 0]), on)).shape).toEqual([0, 0]);
  const out = ndarray(new Float64Array(4), [2, 2]).transpose(1, 0);
  expect(await expm(turn(1), { ...on, out })).toBe(out);
  near([...out.data], turned(-1), 1e-14);
});

it('refuses other shapes', async () => {
  await expect(expm([[1, 2]], on)).rejects.toThrow(ArgumentError);
  await expect(expm([1, 2], on)).rejects.toThrow('(A)');
  await expect(expm([[1]], { ...on, degree: 3 } as never)).rejects.toThrow('degree');
});
