// Faults that scripts/mutate.mjs puts into texts: what they are, and where there must be none.
import { expect, test } from 'vitest';

interface Mutant {
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly text: string;
}
const { mutantsOf, sampled, spread } = (await import(new URL('../../scripts/mutate.mjs', import.meta.url).href)) as {
  mutantsOf(text: string, language: 'wgsl' | 'ts'): Mutant[];
  sampled<T>(list: readonly T[], most: number, seed: number): T[];
  spread<T>(list: readonly T[], most: number): T[];
};
const said = (text: string, language: 'wgsl' | 'ts') =>
  mutantsOf(text, language).map(({ line, from, to }) => `${line}: ${from} -> ${to}`);

test('operators, bounds, selections, conditions and barriers of a kernel', () => {
  const kernel = `// a + b < c
const SIZE: u32 = 4u + 1u;
@group(0) @binding(0) var<storage, read_write> x: array<f32>;
fn f(i: u32) {
  if (i >= 3u) { return; }
  workgroupBarrier();
  x[i] = select(a, max(b, c), i % 2u == 1u); // - 1u
}
`;
  expect(said(kernel, 'wgsl').sort()).toEqual(
    [
      '5: >= -> >',
      '5: 3u -> 4u',
      '5: i >= 3u -> false',
      '5: i >= 3u -> true',
      '6:   workgroupBarrier(); -> ',
      '7: % -> *',
      '7: 1u -> 2u',
      '7: 2u -> 3u',
      '7: == -> !=',
      '7: a, max(b, c) -> max(b, c), a',
      '7: max -> min',
    ].sort(),
  );
  const [first] = mutantsOf(kernel, 'wgsl');
  expect(first!.text.split('\n')[4]).not.toBe(kernel.split('\n')[4]);
  expect(first!.text.split('\n')[1]).toBe(kernel.split('\n')[1]);
});

test('TypeScript without its comments, strings, imports and types', () => {
  const source = `import { a } from './a + 1.ts';
type T = 'a - b' | 3;
/* 1 + 2 */
export function f(x: number | undefined): boolean {
  if (x === undefined) return true;
  return \`\${x} + 1\`.length + 1 < x && /a < 1/.test('x');
}
`;
  expect(said(source, 'ts').sort()).toEqual(
    [
      '5: === -> !==',
      '5: true -> false',
      '5: x === undefined -> false as boolean',
      '5: x === undefined -> true as boolean',
      '6: + -> -',
      '6: 1 -> 2',
      '6: < -> <=',
      '6: < -> >=',
      '6: && -> ||',
    ].sort(),
  );
});

test('a part of many is spread over them', () => {
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3)).toEqual([1, 5, 8]);
  expect(spread([1, 2], 3)).toEqual([1, 2]);
});

test('a sample is in the order of the list, without repetitions, and another with another seed', () => {
  const list = Array.from({ length: 200 }, (_, k) => k);
  const [one, same, other] = [sampled(list, 20, 1), sampled(list, 20, 1), sampled(list, 20, 2)];
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
  expect(new Set(one).size).toBe(20);
  expect([...one].sort((a, b) => a - b)).toEqual(one);
  expect(sampled(list, 300, 1)).toEqual(list);
});
