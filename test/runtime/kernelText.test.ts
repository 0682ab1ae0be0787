// Kernel text and its interface, on kernels written for the purpose; the real ones are compiled by check:wgsl and run by every test.
import { describe, expect, test } from 'vitest';
import { kernels } from '../../src/registryKernels.gen.ts';
import type { Kernel } from '../../src/runtime/kernel.ts';
import { kernelText, readInterface } from '../../src/runtime/kernelText.ts';

const kernel = (text: string): Kernel => ({ name: 'probe', text, variants: [] });
const TEXT = `// probe: a header that speaks of BM
alias T = f32;
const BM: u32 = 16u; // rows
const BMX: u32 = 1u;
// @unroll
for (var i = 0u; i < BM; i++) { x += T(i); }
`;

describe('kernelText', () => {
  test('an empty record leaves the file as written, loops included', () => {
    expect(kernelText(kernel(TEXT), {})).toBe(TEXT);
  });

  test('rewrites the const and alias lines that are named, and nothing else', () => {
    const text = kernelText(kernel(TEXT), { BM: 2, T: 'f32' });
    expect(text).toContain('const BM: u32 = 2u; // rows');
    expect(text).toContain('const BMX: u32 = 1u;');
    expect(text).toContain('a header that speaks of BM');
    expect(text.match(/x \+= T\(/g)).toHaveLength(2);
    expect(text).not.toContain('enable');
  });

  test('loops whose text would be too long stay, without their marks', () => {
    const straight = kernelText(kernel(TEXT), { BM: 2 });
    expect(kernelText(kernel(TEXT), { BM: 2 }, straight.length)).toBe(straight);
    const kept = kernelText(kernel(TEXT), { BM: 2 }, straight.length - 1);
    expect(kept).toBe(TEXT.replace('= 16u', '= 2u').replace('// @unroll\n', ''));
  });

  test('f16 brings its enable line, once and first', () => {
    const text = kernelText(kernel(TEXT), { BM: 1, T: 'f16' });
    expect(text.startsWith('enable f16;\n')).toBe(true);
    expect(text).toContain('alias T = f16;');
    const enabled = kernelText(kernel(`enable f16;\n${TEXT}`), { T: 'f16' });
    expect(enabled.match(/enable f16;/g)).toHaveLength(1);
  });

  test('a parameter without its line is an error, also when it is of the wrong kind', () => {
    expect(() => kernelText(kernel(TEXT), { BN: 4 })).toThrow(/kernel probe: there is no line for its parameter BN/);
    expect(() => kernelText(kernel(TEXT), { BM: 'f32' })).toThrow(/parameter BM/);
    expect(() => kernelText(kernel(TEXT), { T: 4 })).toThrow(/parameter T/);
  });

  const PARTS = `const USED: u32 = 0u;
const INNER: u32 = 1u;
fn f(z: f32) -> f32 { return z; }
a;
  // @when USED
  b;
  // @when INNER
  c;
  // @end
  // @end
d;`;

  test('keeps the parts whose constant is not zero', () => {
    const kept = (tuning: Record<string, number>) =>
      kernelText(kernel(PARTS), tuning)
        .match(/^\s*[abcd];$/gm)
        ?.map((line) => line.trim());
    expect(kept({ USED: 0 })).toEqual(['a;', 'd;']);
    expect(kept({ USED: 1 })).toEqual(['a;', 'b;', 'c;', 'd;']);
    expect(kept({ USED: 1, INNER: 0 })).toEqual(['a;', 'b;', 'd;']);
    expect(kept({ USED: 0, INNER: 1 })).toEqual(['a;', 'd;']);
    expect(kept({})).toEqual(['a;', 'd;']);
  });

  test('parts that are not closed, not opened, or of no constant are errors', () => {
    const text = (part: string) => () => kernelText(kernel(`const USED: u32 = 0u;\n${part}`), { USED: 1 });
    expect(text('// @when USED\nb;')).toThrow(/kernel probe: an @when without its @end/);
    expect(text('// @when USED\n// @end\n// @end')).toThrow(/kernel probe: an @end without its @when/);
    expect(text('// @when OTHER\n// @end')).toThrow(/@when OTHER is no constant of it/);
  });

  test('rewrites the expression of a function of one line', () => {
    expect(kernelText(kernel(PARTS), { f: 'z * $& ( z )' })).toContain('fn f(z: f32) -> f32 { return z * $& ( z ); }');
  });

  test('no library is left unjoined in any kernel, nor any comment, nor any mark in any variant', () => {
    for (const k of kernels) {
      expect(kernelText(k, {}), k.name).not.toMatch(/\/\/ (@use|(?!@))/);
      for (const tuning of k.variants.slice(0, 3))
        expect(kernelText(k, tuning), k.name).not.toMatch(/^\s*\/\/ @(unroll|registers|end|when .*)\s*$/m);
    }
  });
});

describe('readInterface', () => {
  const bindings = `@group(0) @binding(0) var<storage, read> A: array<f32>;
    @group(0) @binding(2) var<storage,read_write> B : array<vec4f>;
    @group(0) @binding(1) var<uniform> p: Params;`;

  test('finds bindings and fields, comments or not', () => {
    const text = `struct Params {\n  m: u32, // rows, and columns\n  off: i32,\n  alpha: f32\n}\n${bindings}`;
    expect(readInterface('probe', text)).toEqual({
      slots: [
        { name: 'A', binding: 0, writes: false },
        { name: 'B', binding: 2, writes: true },
      ],
      fields: [
        { name: 'm', type: 'u32', at: 0, parts: 1 },
        { name: 'off', type: 'i32', at: 1, parts: 1 },
        { name: 'alpha', type: 'f32', at: 2, parts: 1 },
      ],
      params: 1,
      paramBytes: 16,
    });
  });

  test('refuses fields that the host cannot fill, and kernels without Params', () => {
    expect(() => readInterface('probe', `struct Params { v: vec3f }\n${bindings}`)).toThrow(/not "v: vec3f"/);
    expect(() => readInterface('probe', bindings)).toThrow(/probe: needs a struct Params/);
    expect(() => readInterface('probe', 'struct Params { m: u32 }')).toThrow(/uniform binding/);
  });

  test('every kernel names its entry point as itself, and its bindings are distinct', () => {
    for (const k of kernels) {
      const text = kernelText(k, {});
      const { slots, params } = readInterface(k.name, text);
      expect(text).toMatch(new RegExp(`fn ${k.name}\\(`));
      expect(new Set([...slots.map((s) => s.binding), params]).size, k.name).toBe(slots.length + 1);
    }
  });
});

test('Params: vectors are aligned to their size, and types may be aliases', () => {
  const text = `alias V = vec2f;
struct Params {
  m: u32,
  alpha: V,
  low: vec4f,
  n: i32,
}
@group(0) @binding(0) var<uniform> p: Params;`;
  const { fields, paramBytes } = readInterface('k', text);
  expect(fields.map(({ at, parts }) => [at, parts])).toEqual([
    [0, 1],
    [2, 2],
    [4, 4],
    [8, 1],
  ]);
  expect(paramBytes).toBe(48);
});
