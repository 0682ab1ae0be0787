import { expect, test } from 'vitest';
import { type ElementType, isElementType, precisions } from '../../src/core/precision.ts';

const all = Object.entries(precisions) as [ElementType, (typeof precisions)[ElementType]][];

test('bytes are those of the typed array, twice for complex', () => {
  for (const [type, p] of all) {
    expect(new p.array(p.parts).byteLength, type).toBe(p.bytes);
  }
});

test('eps is half the distance from 1 to the next number', () => {
  expect(precisions.s.eps).toBe(Math.fround(1 + 2 ** -23) - 1 === 2 ** -23 ? 2 ** -24 : Number.NaN);
  expect(precisions.d.eps).toBe(Number.EPSILON / 2);
  expect(precisions.h.eps).toBe(2 ** -11);
  expect([precisions.c.eps, precisions.z.eps]).toEqual([precisions.s.eps, precisions.d.eps]);
  expect(precisions.i.eps).toBe(0);
});

test('only WGSL types have a WGSL name', () => {
  expect(all.filter(([, p]) => p.wgsl === undefined).map(([type]) => type)).toEqual(['d', 'z']);
});

test('isElementType knows its letters and nothing inherited', () => {
  expect(all.every(([type]) => isElementType(type))).toBe(true);
  for (const no of ['', 'S', 'x', 'toString', '__proto__', 5, null, undefined, {}, ['s']])
    expect(isElementType(no)).toBe(false);
});
