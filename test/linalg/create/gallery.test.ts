// gallery: formulas element by element, and singular values as asked for.
import { expect, it } from 'vitest';
import { ArgumentError } from '../../../src/core/errors.ts';
import { cholesky, cond, gallery, H, matmul, norm, sub, svd } from '../../../src/linalg/index.ts';
import { elementsOf } from '../../lib/elements.ts';
import { cpu } from '../../setup/contexts.ts';

const on = { context: cpu };

it('has matrices by their formulas', () => {
  expect(elementsOf(gallery('hilb', 2))).toEqual([1, 1 / 2, 1 / 2, 1 / 3]);
  expect(elementsOf(gallery('minij', [2, 3]))).toEqual([1, 1, 1, 1, 2, 2]);
  expect(elementsOf(gallery('tridiag', 3))).toEqual([2, -1, 0, -1, 2, -1, 0, -1, 2]);
  const [s, c] = [Math.sin(1.2), Math.cos(1.2)];
  expect(elementsOf(gallery('kahan', 2))).toEqual([1, -c, 0, s]);
  expect(gallery('frank', 3, { dtype: 'float32' }).data).toEqual(new Float32Array([3, 2, 1, 2, 2, 1, 0, 1, 1]));
});

it('has singular values in the ratio that is asked for', async () => {
  const options = { cond: 1e5, distribution: 'geo', seed: 3 } as const;
  const { S } = await svd(gallery('svd', [7, 4], options), { computeUv: false, ...on });
  for (const [k, s] of S.data.entries()) expect(Math.abs(s * 10 ** ((5 * k) / 3) - 1)).toBeLessThan(1e-9);
  const A = gallery('poev', 6, options);
  expect(await norm(sub(A, H(A)))).toBe(0);
  await cholesky(A, on);
  expect(Math.abs((await cond(gallery('heev', 6, { seed: 3 }), 2, on)) / 1e8 - 1)).toBeLessThan(1e-6);
  const Q = gallery('svd', 5, { cond: 1, seed: 1 });
  const gram = await matmul(H(Q), Q, on);
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 5; j++) expect(Math.abs(gram.get(i, j) - Number(i === j))).toBeLessThan(1e-14);
});

it.each([
  [() => gallery('hilbert' as 'hilb', 3), 'name'],
  [() => gallery('hilb', [1, 2, 3]), 'shape'],
  [() => gallery('poev', [2, 3]), 'shape'],
  [() => gallery('svd', 3, { cond: 0.5 }), 'cond'],
  [() => gallery('svd', 3, { distribution: 'even' as 'geo' }), 'distribution'],
  [() => gallery('hilb', 3, { seed: 1 }), 'seed'],
] as const)('refuses case %#', (call, argument) => {
  expect(call).toThrow(ArgumentError);
  expect(call).toThrow(`(${argument})`);
});
