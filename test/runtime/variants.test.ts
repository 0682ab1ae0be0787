import { expect, test } from 'vitest';
import { BITS, NUMBERS, REALS } from '../../src/runtime/representation.ts';
import { variants } from '../../src/runtime/variants.ts';

test('a variant is one object, however it is asked for', () => {
  const large = { BM: 64 };
  const v = variants({ types: NUMBERS, flags: { TRANS: 3, EDGE: 2 }, tiles: [large, { BM: 8 }] });
  expect(v.of('c', { TRANS: 2, EDGE: true }, large)).toBe(v.of('c', { EDGE: 1, TRANS: 2 }, large));
  expect(v.of('c', { TRANS: 2, EDGE: true }, large)).toEqual({
    T: 'vec2f',
    V: 'vec2f',
    COMPLEX: 1,
    BM: 64,
    TRANS: 2,
    EDGE: 1,
  });
  expect(v.all).toHaveLength(3 * 3 * 2 * 2);
  expect(new Set(v.all).size).toBe(v.all.length);
  expect(v.all).toContain(v.of('h', { TRANS: 0, EDGE: 0 }, large));
});

test('axes that a kernel does not have', () => {
  expect(variants({}).all).toEqual([{}]);
  expect(variants({ types: REALS, always: { THREADS: 64 } }).of('h')).toEqual({
    T: 'f16',
    V: 'f32',
    COMPLEX: 0,
    THREADS: 64,
  });
  const words = ['f16', 'u32', 'u32', 'vec2u', 'vec2u', 'vec4u'];
  expect(variants({ types: BITS }).all).toEqual(words.map((T) => ({ T })));
  expect(variants({ flags: { A: 2, B: 2 }, legal: ({ A, B }) => A !== B }).all).toEqual([
    { A: 0, B: 1 },
    { A: 1, B: 0 },
  ]);
});
