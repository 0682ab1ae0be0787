// signm and logm on every backend: closed forms, stacks, `out`, what has neither, and wrong arguments.
import { describe, expect, it } from 'vitest';
import { ArgumentError } from '../../src/core/errors.ts';
import {
  asType,
  expm,
  eye,
  logm,
  matmul,
  norm,
  randn,
  scale,
  signm,
  sqrtm,
  stack,
  sub,
  zeros,
} from '../../src/linalg/index.ts';
import { elementsOf } from '../lib/elements.ts';
import { contexts, cpu } from '../setup/contexts.ts';

const turn = (t: number) => [
  [Math.cos(t), -Math.sin(t)],
  [Math.sin(t), Math.cos(t)],
];
const pair = (x: number) => [
  [1, x],
  [0, -2],
];
const near = (found: readonly number[], wanted: readonly number[], error: number): void => {
  expect(found.length).toBe(wanted.length);
  for (const [k, x] of wanted.entries()) expect(Math.abs(found[k]! - x) < error).toBe(true);
};

describe.each(contexts.map((context) => [context.backend, context] as const))('%s', (_, context) => {
  it('doubles and singles', async () => {
    near(elementsOf(await logm(turn(1), { context })), [0, -1, 1, 0], 1e-14);
    near(elementsOf(await signm(pair(6), { context })), [1, 4, 0, -1], 1e-13);
    const [L, S] = [
      await logm(asType(turn(1), 'float32'), { context }),
      await signm(asType(pair(6), 'float32'), { context }),
    ];
    const [l, s]: Float32Array[] = [L.data, S.data];
    near([...l!], [0, -1, 1, 0], 1e-6);
    near([...s!], [1, 4, 0, -1], 1e-5);
  });

  it('stacks, and what has no logarithm or sign among them', async () => {
    const logs = await logm(stack([turn(0.5), turn(Math.PI), turn(-2)]), { context });
    expect(logs.shape).toEqual([3, 2, 2]);
    near(elementsOf(logs).slice(0, 4), [0, -0.5, 0.5, 0], 1e-13);
    near(elementsOf(logs).slice(8), [0, 2, -2, 0], 1e-13);
    const zero = [
      [0, 0],
      [0, 0],
    ];
    const signs = elementsOf(await signm(stack([zero, pair(3)]), { context }));
    expect(signs.slice(0, 4)).toEqual(new Array(4).fill(Number.NaN));
    near(signs.slice(4), [1, 2, 0, -1], 1e-13);
    const singles = asType(stack([pair(3), pair(6)]), 'float32');
    near(elementsOf(await signm(singles, { context })), [1, 2, 0, -1, 1, 4, 0, -1], 1e-5);
    const { routine, backend } = context.queue.trace.findLast(({ routine }) => /signm/.test(routine))!;
    expect([routine, backend]).toEqual(['ssignmStridedBatched', context.backend]);
  });
});

const on = { context: cpu };

it('the exponential of a logarithm is the matrix, the square of a sign is 1', async () => {
  const n = 60;
  const A = sub(randn([n, n], { seed: 2 }), scale(eye(n), -12));
  expect((await norm(sub(await expm(await logm(A, on), on), A))) < 1e-10).toBe(true);
  const S = await signm(randn([n, n], { seed: 3 }), on);
  expect((await norm(sub(await matmul(S, S, on), eye(n)))) < 1e-7).toBe(true);
});

it('puts the result where it is told to, and leaves A', async () => {
  const [A, out] = [stack([turn(1)]), zeros([1, 2, 2])];
  const before = elementsOf(A);
  expect(await logm(A, { ...on, out })).toBe(out);
  near(elementsOf(out), [0, -1, 1, 0], 1e-14);
  await signm(A, on);
  expect(elementsOf(A)).toEqual(before);
});

it('of nothing there is nothing, and of what is not square neither', async () => {
  for (const verb of [signm, logm, sqrtm]) {
    expect((await verb(zeros([0, 0]), on)).shape).toEqual([0, 0]);
    await expect(verb(zeros([2, 3]), on)).rejects.toThrow(ArgumentError);
  }
});

it.each(contexts)('sqrtm: its square is A, of stacks too; NaN where the root is not real', async (context) => {
  near(
    elementsOf(
      await sqrtm(
        [
          [1, 3],
          [0, 4],
        ],
        { context },
      ),
    ),
    [1, 1, 0, 2],
    1e-14,
  );
  const roots = elementsOf(await sqrtm(stack([turn(3), pair(1), eye(2)]), { context }));
  near(roots.slice(0, 4), turn(1.5).flat(), 1e-14);
  expect(roots.slice(4, 8).every(Number.isNaN)).toBe(true);
  near(roots.slice(8), [1, 0, 0, 1], 1e-15);
  near(elementsOf(await sqrtm(asType(turn(3), 'float32'), { context })), turn(1.5).flat(), 1e-6);
});
