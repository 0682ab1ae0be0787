// eye, against its definition.
import { expect, it } from 'vitest';
import { ArgumentError } from '../../../src/core/errors.ts';
import { eye } from '../../../src/linalg/index.ts';
import { elementsOf } from '../../lib/elements.ts';

it('has ones on diagonal k, of any shape', () => {
  for (const n of [0, 1, 3, 4]) {
    for (const m of [0, 1, 2, 5]) {
      for (let k = -5; k <= 6; k++) {
        const wanted = Array.from({ length: n * m }, (_, p) => ((p % m) - Math.floor(p / m) === k ? 1 : 0));
        const made = eye(n, m, { k });
        expect([n, m, k, made.shape, elementsOf(made)]).toEqual([n, m, k, [n, m], wanted]);
      }
    }
  }
});

it('is square without columns, and takes options in their place', () => {
  expect(elementsOf(eye(2))).toEqual([1, 0, 0, 1]);
  const A = eye(2, { dtype: 'float32', k: -1 });
  expect(A.data).toEqual(new Float32Array([0, 0, 1, 0]));
});

it('refuses what is no size', () => {
  expect(() => eye(-1)).toThrow(ArgumentError);
  expect(() => eye(2, 1.5)).toThrow('(m)');
  expect(() => eye(2, 2, { k: 0.5 })).toThrow('(k)');
  expect(() => eye(2, null as unknown as number)).toThrow('(m)');
});
