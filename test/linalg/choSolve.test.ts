// choSolve on every backend: both triangles, stacks that broadcast, layouts, and factors that are singular.
import { describe, expect, it } from 'vitest';
import { ArgumentError, SingularError } from '../../src/core/errors.ts';
import {
  asType,
  cholesky,
  choSolve,
  gallery,
  matmul,
  norm,
  randn,
  reshape,
  slice,
  stack,
  sub,
  T,
} from '../../src/linalg/index.ts';
import { contexts, cpu } from '../setup/contexts.ts';

describe.each(contexts.map((context) => [context.backend, context] as const))('%s', (_, context) => {
  const on = { context };

  it.each([
    ['doubles', 1e-13, 'float64'],
    ['singles', 1e-5, 'float32'],
  ] as const)('solves for vectors and matrices of %s, by L and by U', async (_, error, dtype) => {
    const A = gallery('poev', 5, { cond: 10, seed: 1, dtype });
    const [L, U] = [await cholesky(A, on), await cholesky(A, { ...on, upper: true })];
    const B = randn([5, 3], { seed: 2, dtype });
    for (const b of [B, slice(B, ':, 1'), slice(B, '::-1, ::2')]) {
      for (const x of [await choSolve(L, b, on), await choSolve(U, b, { ...on, upper: true, trans: 't' })]) {
        expect([x.shape, x.data.constructor]).toEqual([b.shape, b.data.constructor]);
        expect(await norm(sub(await matmul(A, x, on), b))).toBeLessThan(error);
      }
    }
    const seen = await choSolve(T(U), B, on);
    expect(await norm(sub(seen, await choSolve(L, B, on)))).toBeLessThan(error);
  });

  it('takes stacks of either', async () => {
    const A = stack([1, 2, 3].map((seed) => gallery('poev', 4, { cond: 10, seed })));
    const L = await cholesky(A, on);
    const B = randn([3, 4, 2], { seed: 5 });
    const X = await choSolve(L, B, on);
    expect(await norm(sub(await matmul(A, X, on), B))).toBeLessThan(1e-13);
    const b = randn(4, { seed: 6 });
    const one = await choSolve(L, b, on);
    expect(one.shape).toEqual([3, 4]);
    expect(await norm(sub(await matmul(A, reshape(one, [3, 4, 1]), on), reshape(b, [4, 1])))).toBeLessThan(1e-13);
    const many = await choSolve(slice(L, '1'), B, on);
    expect(await norm(sub(await matmul(slice(A, '1'), many, on), B))).toBeLessThan(1e-13);
  });
});

const on = { context: cpu };

it('reads one triangle only', async () => {
  const x = await choSolve(
    [
      [2, Number.NaN],
      [1, 1],
    ],
    [4, 3],
    on,
  );
  expect([...x.data]).toEqual([0.5, 1]);
});

it('names zeros on the diagonal', async () => {
  await expect(
    choSolve(
      [
        [1, 0],
        [1, 0],
      ],
      [1, 1],
      on,
    ),
  ).rejects.toMatchObject({ info: 2 });
  const stacked = [
    [
      [1, 0],
      [0, 1],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ];
  const failed = await choSolve(stacked, [1, 1], on).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(SingularError);
  expect(failed).toMatchObject({ info: 1, batchElement: 1 });
});

it('takes what is empty', async () => {
  const L = asType([[1]], 'float64');
  expect((await choSolve(slice(L, ':0, :0'), slice(L, ':0, 0'), on)).shape).toEqual([0]);
});

it('refuses wrong arguments', async () => {
  await expect(choSolve([[1, 2]], [1], on)).rejects.toThrow('(L)');
  await expect(choSolve([[1]], [1, 2], on)).rejects.toThrow(ArgumentError);
  await expect(choSolve([[1]], [1], { ...on, trans: 'x' as never })).rejects.toThrow('(trans)');
});
