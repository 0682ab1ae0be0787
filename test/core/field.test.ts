import { expect, test } from 'vitest';
import { type ElementType, fields, isElementType } from '../../src/core/field.ts';

const all = Object.entries(fields) as [ElementType, (typeof fields)[ElementType]][];

test('bytes are those of the typed array, twice for complex', () => {
  for (const [type, p] of all) {
    expect(new p.array(p.parts).byteLength, type).toBe(p.bytes);
  }
});

test('eps is half the distance from 1 to the next number', () => {
  expect(fields.s.eps).toBe(Math.fround(1 + 2 ** -23) - 1 === 2 ** -23 ? 2 ** -24 : Number.NaN);
  expect(fields.d.eps).toBe(Number.EPSILON / 2);
  expect(fields.h.eps).toBe(2 ** -11);
  expect([fields.c.eps, fields.z.eps]).toEqual([fields.s.eps, fields.d.eps]);
  expect(fields.i.eps).toBe(0);
});

test('an element takes as many bytes on a device as on the host; halves and bytes are packed', () => {
  const bytes: Readonly<Record<string, number>> = { f16: 2, f32: 4, u32: 4, i32: 4, vec2f: 8, vec2u: 8, vec4u: 16 };
  for (const [type, p] of all) expect(bytes[p.device.T]).toBe(type === 'b' ? 4 : p.bytes);
});

test('the real partner is real, of the same accuracy, and its own partner', () => {
  for (const [, p] of all) {
    const partner = fields[p.real];
    expect([partner.parts, partner.eps, partner.real]).toEqual([1, p.eps, p.real]);
    expect(p.bytes).toBe(p.parts * partner.bytes);
  }
});

test('isElementType knows its letters and nothing inherited', () => {
  expect(all.every(([type]) => isElementType(type))).toBe(true);
  for (const no of ['', 'S', 'x', 'toString', '__proto__', 5, null, undefined, {}, ['s']])
    expect(isElementType(no)).toBe(false);
});
