// The option `trans` of verbs that solve: the same numbers as with the transpose, in all its spellings; and the hint for vectors of a
// stack.
import { describe, expect, it } from 'vitest';
import { ArgumentError } from '../../src/core/errors.ts';
import {
  gallery,
  H,
  lstsq,
  luFactor,
  luSolve,
  randn,
  solve,
  stack,
  T,
  triangularSolve,
  tril,
  zeros,
} from '../../src/linalg/index.ts';
import { elementsOf } from '../lib/elements.ts';
import { cpu } from '../setup/contexts.ts';

const on = { context: cpu };
const A = gallery('svd', 4, { cond: 10, seed: 1 });
const b = randn([4, 2], { seed: 2 });
const L = tril(A);
const tall = gallery('svd', [4, 3], { cond: 10, seed: 3 });
const wide = T(tall);
const verbs = {
  solve: [(trans) => solve(A, b, { ...on, trans }), () => solve(T(A), b, on)],
  triangularSolve: [
    (trans) => triangularSolve(L, b, { ...on, lower: true, trans }),
    () => triangularSolve(T(L), b, on),
  ],
  luSolve: [async (trans) => luSolve(await luFactor(A, on), b, { ...on, trans }), () => solve(T(A), b, on)],
  lstsq: [async (trans) => (await lstsq(wide, b, { ...on, trans })).x, async () => (await lstsq(tall, b, on)).x],
} satisfies Record<string, readonly [(trans: 'n' | 't' | 'c' | boolean) => unknown, () => unknown]>;

type Solution = Awaited<ReturnType<typeof solve>>;

describe.each(Object.entries(verbs))('%s', (_, [call, turned]) => {
  it.each(['t', 'c', true] as const)('trans: %j', async (trans) => {
    const wanted = elementsOf((await turned()) as Solution);
    const found = elementsOf((await call(trans)) as Solution);
    expect(found.length).toBe(wanted.length);
    for (const [k, x] of wanted.entries()) expect(Math.abs(found[k]! - x)).toBeLessThan(1e-12);
  });

  it('refuses other letters', async () => {
    const failed = await Promise.resolve(call('T' as never)).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ArgumentError);
    expect(failed).toMatchObject({ argument: 'trans', value: 'T' });
  });
});

it('does nothing as n and false', async () => {
  const wanted = elementsOf(await solve(A, b, on));
  for (const trans of ['n', false] as const) expect(elementsOf(await solve(A, b, { ...on, trans }))).toEqual(wanted);
});

it('of a stack transposes each matrix', async () => {
  const S = stack([A, gallery('svd', 4, { cond: 10, seed: 4 })]);
  const [found, wanted] = [await solve(S, b, { ...on, trans: 't' }), await solve(H(S), b, on)];
  expect(elementsOf(found)).toEqual(elementsOf(wanted));
});

it('says which axis is missing where there is one vector for each matrix', async () => {
  const [many, each] = [zeros([10, 4, 4]), zeros([10, 4])];
  const hint = 'one vector for each matrix has an axis more: reshape(b, [10, 4, 1])';
  await expect(solve(many, each, on)).rejects.toThrow(hint);
  await expect(triangularSolve(many, each, on)).rejects.toThrow(hint);
  await expect(lstsq(many, each, on)).rejects.toThrow(hint);
  const failed = await solve(many, zeros([10, 3]), on).catch((error: unknown) => error);
  expect(String(failed)).not.toContain('axis more');
});
