import { describe, expect, test } from 'vitest';
import { classId, classOf, distance, type Shape, textHash } from '../../src/autotune/key.ts';
import type { Kernel } from '../../src/runtime/kernel.ts';

const square = (n: number, other: Partial<Shape> = {}): Shape => ({
  transA: 0,
  transB: 0,
  m: n,
  n,
  k: n,
  batch: 1,
  aligned: true,
  ...other,
});

describe('class of a shape', () => {
  test('rounds sizes up to powers of two', () => {
    expect(classOf(square(512), false)).toEqual({
      prec: 's',
      trans: 'nn',
      aligned: true,
      aspect: 'square',
      mn: 18,
      k: 9,
      batch: 0,
    });
    expect(classOf(square(513), false)).toMatchObject({ mn: 19, k: 10 });
    expect(classOf(square(1, { k: 0 }), true)).toMatchObject({ prec: 'h', mn: 0, k: 0 });
    for (let e = 0; e <= 14; e++) expect(classOf(square(2 ** e), false).mn).toBe(2 * e);
  });

  test('knows tall from wide and narrow from flat', () => {
    const aspect = (m: number, n: number) => classOf(square(1, { m, n }), false).aspect;
    expect([aspect(400, 100), aspect(100, 400), aspect(399, 100)]).toEqual(['tall', 'wide', 'square']);
    expect([aspect(400, 16), aspect(16, 400), aspect(400, 17)]).toEqual(['narrow', 'flat', 'tall']);
  });

  test('has one number per class: equal where the classes are, different where they are not', () => {
    const shapes = [7, 8, 64, 65, 4096, 40000].flatMap((m) =>
      [3, 16, 100, 9000].flatMap((n) =>
        [0, 1, 17, 5000].flatMap((k) =>
          [1, 1000].flatMap((batch) =>
            ([0, 1] as const).flatMap((transA) =>
              ([0, 1] as const).flatMap((transB) =>
                [true, false].map((aligned) => ({ m, n, k, batch, transA, transB, aligned })),
              ),
            ),
          ),
        ),
      ),
    );
    const classes = new Map<number, string>();
    for (const half of [true, false]) {
      for (const shape of shapes) {
        const id = classId(shape, half);
        const text = JSON.stringify(classOf(shape, half));
        expect(classes.get(id) ?? text).toBe(text);
        classes.set(id, text);
      }
    }
    expect(new Set(classes.values()).size).toBe(classes.size);
    expect(classes.size).toBeGreaterThan(200);
  });
});

describe('distance', () => {
  const at = classOf(square(512), false);

  test('counts doublings of size, depth and batch', () => {
    expect(distance(at, at)).toBe(0);
    expect(distance(classOf(square(256), false), at)).toBe(3);
    expect(distance(classOf(square(512, { k: 256, batch: 4 }), false), at)).toBe(3);
    expect(distance(classOf(square(512, { transA: 1 }), false), at)).toBe(0.5);
  });

  test('is infinite between precisions, alignments and aspects', () => {
    expect(distance({ ...at, prec: 'h' }, at)).toBe(Number.POSITIVE_INFINITY);
    expect(distance({ ...at, aligned: false }, at)).toBe(Number.POSITIVE_INFINITY);
    expect(distance({ ...at, aspect: 'tall' }, at)).toBe(Number.POSITIVE_INFINITY);
  });

  test('does not see what a row leaves out', () => {
    expect(distance({}, at)).toBe(0);
    expect(distance({ aspect: 'square' }, at)).toBe(0);
    expect(distance({ mn: 17 }, at)).toBe(1);
  });
});

describe('hash of a text', () => {
  const kernel = (text: string): Kernel => ({ name: 'k', text, variants: [] });
  const hash = (text: string) => textHash([kernel(text)]);

  test('changes with the program, not with its comments or its layout', () => {
    expect(hash('let a = 1; // one\n')).toBe(hash('let a  = 1;\n'));
    expect(hash('let a = 1;')).not.toBe(hash('let a = 2;'));
    expect(hash('// @unroll\nfor (;;) {}')).not.toBe(hash('// unroll\nfor (;;) {}'));
  });

  test('depends on every kernel', () => {
    expect(textHash([kernel('a'), kernel('b')])).not.toBe(textHash([kernel('a'), kernel('c')]));
  });
});
