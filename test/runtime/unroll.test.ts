// The unroll step as text. Whitespace does not matter in WGSL, so texts are compared without it.
import { describe, expect, test } from 'vitest';
import { constants, evaluate, unroll } from '../../src/runtime/unroll.ts';

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
const same = (text: string, expected: string) => expect(squeeze(unroll(text))).toBe(squeeze(expected));

describe('evaluate', () => {
  const known = new Map([
    ['BM', 32],
    ['TM', 4],
  ]);
  test.each([
    ['7', 7],
    ['7u', 7],
    ['BM / TM', 8],
    ['BM/TM*2u', 16],
    ['2u + 3u * 4u', 14],
    ['(2u + 3u) * 4u', 20],
    ['BM - TM - 1u', 27],
    ['7u / 2u', 3],
    ['BM % 5u', 2],
    ['((BM))', 32],
    ['2*(TM + (BM - 1))', 70],
  ])('%s = %d', (expression, expected) => expect(evaluate(expression, known)).toBe(expected));

  test.each(['', 'unknown', '1 +', '(1', '1)', '1 2', '1.5', '1 / 0', 'f(1)', 'TM[0]', '-1', 'a.b', '1 << 2'])(
    '"%s" is no constant',
    (expression) => expect(evaluate(expression, known)).toBeUndefined(),
  );
});

describe('constants', () => {
  test('reads literals, arithmetic and earlier constants, and leaves the rest', () => {
    const text = `const A: u32 = 4u;
      const B = A * 2u;   // comment
      const C: f32 = 0.5;
      const D: u32 = E + 1u;
      // const E: u32 = 9u;
      const F: u32 = (A + B) / 3u;`;
    expect([...constants(text)]).toEqual([
      ['A', 4],
      ['B', 8],
      ['F', 4],
    ]);
  });
});

describe('@unroll', () => {
  const loop = (head: string, body: string) => `// @unroll\n for (${head}) {${body}}`;

  test('writes the body once per value in a block of its own', () => {
    same(loop('var i = 0u; i < 3u; i++', ' x += i; '), '{ x += 0u; } { x += 1u; } { x += 2u; }');
  });

  test('bounds and steps may be constants', () => {
    same(
      `const N: u32 = 6u;\n${loop('var i = N / 3u; i < N; i += N - 4u', 'a(i);')}`,
      'const N: u32 = 6u; {a(2u);} {a(4u);}',
    );
  });

  test('steps may double or halve', () => {
    same(loop('var i = 3u; i < 13u; i *= 2u', 'a(i);'), '{a(3u);} {a(6u);} {a(12u);}');
    same(loop('var i = 5u; i > 0u; i /= 2u', 'a(i);'), '{a(5u);} {a(2u);} {a(1u);}');
    same(loop('var i = 0u / 2u; i > 0u; i /= 2u', 'a(i);'), '');
  });

  test('replaces whole words only', () => {
    same(loop('var i = 1u; i < 2u; i++', 'ii = i + i1 + p_i;'), '{ii = 1u + i1 + p_i;}');
  });

  test('an empty range leaves nothing', () => same(`a; ${loop('var i = 2u; i < 2u; i++', 'b;')} c;`, 'a; c;'));

  test('nested loops, the inner bounds depending on the outer variable', () => {
    const inner = loop('var j = i; j < 2u * i + 1u; j++', 'f(i, j);');
    same(loop('var i = 0u; i < 2u; i++', inner), '{{f(0u, 0u);}} {{f(1u, 1u);} {f(1u, 2u);}}');
  });

  test('inner braces and loops without the mark stay', () => {
    const body = 'if (a) { b; } for (var k = 0u; k < n; k++) { c(i); }';
    same(loop('var i = 0u; i < 1u; i++', body), '{if (a) { b; } for (var k = 0u; k < n; k++) { c(0u); }}');
  });

  test('two loops in a row', () => {
    same(
      `${loop('var i = 0u; i < 1u; i++', 'a(i);')}\n${loop('var j = 5u; j < 6u; j++', 'b(j);')}`,
      '{a(0u);} {b(5u);}',
    );
  });

  test('bounds that are not constant are an error', () => {
    expect(() => unroll(loop('var i = 0u; i < p.n; i++', ''))).toThrow(/loop over i are not constant/);
    expect(() => unroll(loop('var i = 0u; i < 4u; i += 0u', ''))).toThrow(/not constant/);
    expect(() => unroll(loop('var i = 0u; i < 4u; i *= 2u', ''))).toThrow(/not constant/);
    expect(() => unroll(loop('var i = 4u; i > 0u; i++', ''))).toThrow(/not constant/);
  });

  test('a missing brace is an error', () => {
    expect(() => unroll('// @unroll\nfor (var i = 0u; i < 2u; i++) { a(i);')).toThrow(/'\{' without its '\}'/);
  });
});

describe('@registers', () => {
  test('makes one variable per element and rewrites every use', () => {
    same(
      'const N: u32 = 2u;\n// @registers\nvar acc: array<vec4f, N>;\nacc[0][1] = acc[N - 1u].x + acc1[0];',
      'const N: u32 = 2u; var acc_0: vec4f; var acc_1: vec4f; acc_0[1] = acc_1.x + acc1[0];',
    );
  });

  test('follows unrolled loops', () => {
    same(
      '// @registers\nvar x: array<f32, 2u>;\n// @unroll\nfor (var q = 0u; q < 2u; q++) { x[q] = f32(q); }',
      'var x_0: f32; var x_1: f32; { x_0 = f32(0u); } { x_1 = f32(1u); }',
    );
  });

  test('types may have parameters', () => {
    same('// @registers\nvar v: array<vec2<f32>, 1u>;\nv[0] = 1;', 'var v_0: vec2<f32>; v_0 = 1;');
  });

  test('an index that is not constant, or out of range, is an error', () => {
    const declaration = '// @registers\nvar x: array<f32, 2u>;\n';
    expect(() => unroll(`${declaration}x[i] = 0.0;`)).toThrow(/x is indexed by i, which is not a constant below 2/);
    expect(() => unroll(`${declaration}x[2u] = 0.0;`)).toThrow(/constant below 2/);
    expect(() => unroll('// @registers\nvar x: array<f32, n>;')).toThrow(/length of the register array x/);
  });
});

test('text without marks comes back as it is', () => {
  const text = 'for (var i = 0u; i < 4u; i++) { x[i] = 0.0; } // unroll this?\n';
  expect(unroll(text)).toBe(text);
});
