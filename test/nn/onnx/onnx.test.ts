// ONNX's cases for the operators that basalt/nn has, on every backend, and how many of them there are: docs/nn.md says the same numbers.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { some } from '../../lib/sampled.ts';
import { contexts } from '../../setup/contexts.ts';
import type { Tensor } from './operator.ts';
import { operators } from './operators.ts';

/** What is wrong with a result, or nothing. */
function complaint(is: Tensor | undefined, should: Tensor, tolerance: number): string | undefined {
  if (is === undefined) return 'is missing';
  if (is.shape.join('x') !== should.shape.join('x')) return `is ${is.shape.join('x')}, not ${should.shape.join('x')}`;
  const scale = should.data.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const worst = should.data.reduce(
    (most, x, k) => (Math.abs(is.data[k]! - x) <= most ? most : Math.abs(is.data[k]! - x)),
    0,
  );
  return worst <= tolerance * scale ? undefined : `differs by ${worst} of ${scale}`;
}

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  test.each(operators.map((operator) => [operator.name, operator] as const))('%s', async (_name, operator) => {
    const { cases, naive, ours, tolerance = 2e-5 } = operator;
    const complaints: string[] = [];
    // On a GPU sizes are what kernels are compiled for.
    const all = Object.entries(cases);
    for (const [name, { inputs, attributes }] of some(all, context.gpu === undefined ? all.length : 4)) {
      const results = await ours(context, inputs, attributes);
      for (const [k, should] of naive(inputs, attributes).entries()) {
        const wrong = complaint(results[k], should, tolerance);
        if (wrong !== undefined) complaints.push(`${name}, output ${k}: ${wrong}`);
      }
    }
    expect(complaints).toEqual([]);
  });
});

test('docs/nn.md says how many cases of each operator there are, and of all', () => {
  const counts = new Map<string, number>();
  for (const { name, cases } of operators) {
    const operator = name.split(',')[0]!;
    counts.set(operator, (counts.get(operator) ?? 0) + Object.keys(cases).length);
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  console.log(`ONNX's cases: ${all}, of ${counts.size} operators`);
  const text = readFileSync(new URL('../../../docs/nn.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  expect([...counts].filter(([name, count]) => !text.includes(`${name} ${count} of`))).toEqual([]);
  expect(text).toContain(`${all} of ONNX's cases`);
});
