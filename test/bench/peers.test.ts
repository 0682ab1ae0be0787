// What bench:peers asks and how it judges: our own answers pass, and wrong ones do not.
import { describe, expect, test } from 'vitest';
import { OURS } from '../../bench/peers/basalt.ts';
import { matmulModel } from '../../bench/peers/onnx.ts';
import { boundOf, dataOf, errorOf, problems } from '../../bench/peers/problems.ts';
import { NativeError } from '../../src/native/koffi.ts';
import { report } from '../setup/contexts.ts';

describe.each(problems(24))('$name', (problem) => {
  const data = dataOf(problem);

  test.each(OURS)('by $name', async (peer) => {
    const opened = await peer.open(problem, data).catch((error: Error) => error);
    if (opened instanceof NativeError) {
      report({ skipped: 'there is no BLAS and LAPACK library', test: `${problem.name} by ${peer.name}` });
      return;
    }
    const call = opened as Exclude<typeof opened, Error | undefined>;
    await call.run();
    // The second answer is as good as the first: operands are as they were.
    const answer = await call.read(await call.run());
    expect(errorOf(problem, data, answer)).toBeLessThan(2);
    const worse = Array.from(answer, (x, i) => (i === 1 ? x + 0.01 : x));
    expect(errorOf(problem, data, worse)).toBeGreaterThan(boundOf(problem));
    worse[1] = Number.NaN;
    expect(errorOf(problem, data, worse) < boundOf(problem)).toBe(false);
    expect(errorOf(problem, data, worse.slice(1))).toBeNaN();
  });
});

test('an ONNX model names its operands, its type and their sizes', () => {
  const model = matmulModel('d', [300, 2]);
  const text = String.fromCharCode(...model);
  expect(text).toContain('MatMul');
  // 300 = 0b10_0101100 in varints, behind the field number of a dimension's value.
  expect(text).toContain('\x08\xac\x02');
});
