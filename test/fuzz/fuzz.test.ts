// A short campaign of random calls on every backend, always the same ones: longer ones are npm run fuzz. And what the fuzzer would say of a
// library with faults.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { build, type Call, eachElement } from '../../fuzz/build.ts';
import { campaign } from '../../fuzz/campaign.ts';
import { check } from '../../fuzz/check.ts';
import { contentsOf } from '../../fuzz/data.ts';
import { type Knobs, knobsOf } from '../../fuzz/knobs.ts';
import { type Made, make } from '../../fuzz/make.ts';
import { textOf } from '../../fuzz/program.ts';
import type { Context } from '../../src/index.ts';
import { routines } from '../../src/registry.gen.ts';
import { gemmSpec, potrfSpec } from '../../src/specs.ts';
import { cpu, gpuTest } from '../setup/contexts.ts';

async function failures(context: Context, calls: number, most: number, problems = false): Promise<readonly string[]> {
  const found: string[] = [];
  const failed = (text: string): void => void found.push(text);
  const report = await campaign({ context, cpu, seed: 20, calls, routine: '', most, seconds: 600, problems, failed });
  expect(report.calls).toBeGreaterThan(calls / 2);
  return found;
}

test('random calls on the CPU agree with the references and write nothing else', async () => {
  expect(await failures(cpu, 300, 20)).toEqual([]);
});

test('random problems of the cases have the errors that they may have', async () => {
  expect(await failures(cpu, 200, 20, true)).toEqual([]);
});

gpuTest('random calls on the GPU agree with the references and write nothing else', async (context) => {
  expect(await failures(context, 12, 20)).toEqual([]);
});

const [usual] = fc.sample(knobsOf(gemmSpec, 's', 9), { seed: 1, numRuns: 1 }) as [Knobs];

/** C := alpha A B of order 5 with gaps between the columns, in buffers of their own. */
const productOf = (prec: 'h' | 's', alpha: number): Call =>
  build(gemmSpec, prec, {
    ...{ ...usual, seed: 7, kind: 'plain', share: 'none', behind: 3 },
    of: {
      ...usual.of,
      ...{ transA: 'n', transB: 'n', math: 'strict', m: 5, n: 5, k: 5, alpha, beta: 0, lda: 2, ldb: 1, ldc: 2 },
      ...Object.fromEntries(['A', 'B', 'C'].map((name) => [name, { offset: 4, present: true }])),
    },
  })!;
const product = productOf('s', 1);

/** What a library would be found out by whose calls come out as `tamper` has them, the first and the second one. */
async function complaints(
  tamper: (made: Made, second: boolean) => void,
  call: Call = product,
): Promise<readonly string[]> {
  let calls = 0;
  const verdict = await check(cpu, cpu, call, async (context, one, contents) => {
    const made = await make(context, one, contents);
    tamper(made, calls++ > 0);
    return made;
  });
  return verdict.complaints;
}

const result = product.operands.find(({ name }) => name === 'C')!;
const elements: number[] = [];
eachElement(result, (at) => elements.push(at));
const inC = ({ buffers }: Made): Float32Array => buffers[result.buffer] as Float32Array;
const words = ({ buffer }: Float32Array): Uint32Array => new Uint32Array(buffer);

test.each<[string, (made: Made, second: boolean) => void, RegExp]>([
  ['one element is wrong', (made) => void (inC(made)[elements[24]!]! += 1e-3), /^C\[\d+\] is .*by the reference/],
  ['one element is NaN', (made) => void (inC(made)[elements[3]!] = Number.NaN), /^C\[\d+\] is NaN/],
  ['a bit in front of C changes', (made) => void (words(inC(made))[3]! ^= 1), /where nothing may be/],
  ['a bit behind C changes', (made) => void (words(inC(made))[inC(made).length - 1]! ^= 1), /where nothing may be/],
  ['a bit between columns changes', (made) => void (words(inC(made))[result.offset + 5]! ^= 1), /where nothing may be/],
  ['an operand that is read changes', (made) => void (made.buffers[0]![4]! += 1), /where nothing may be/],
  [
    'the last bit is another the second time',
    (made, second) => void (words(inC(made))[elements[7]!]! ^= +second),
    /other bits/,
  ],
])('the fuzzer finds out where %s', async (_, tamper, words) => {
  expect(await complaints(() => {})).toEqual([]);
  expect((await complaints(tamper))[0]).toMatch(words);
});

test('the sign of a NaN may be another the second time, of a half too, and no other sign', async () => {
  const turned = ({ buffers }: Made, second: boolean): void => {
    const halves = buffers[result.buffer] as Uint16Array;
    if (second) for (const at of elements) halves[at]! ^= 0x8000;
  };
  expect(await complaints(turned, productOf('h', Number.NaN))).toEqual([]);
  expect((await complaints(turned, productOf('h', 1)))[0]).toMatch(/other bits/);
});

test('the fuzzer finds out where what is across the diagonal is read, and where info is wrong', async () => {
  const [knobs] = fc.sample(knobsOf(potrfSpec, 'd', 9), { seed: 1, numRuns: 1 }) as [Knobs];
  const given = { ...knobs, kind: 'plain', definite: true, share: 'none' } as const;
  const A = { offset: 0, present: true };
  const call = build(potrfSpec, 'd', { ...given, of: { ...knobs.of, n: 6, uplo: 'l', A, info: A, lda: 0 } })!;
  expect(await complaints(() => {}, call)).toEqual([]);
  const spread = ({ buffers }: Made): void => {
    const a = buffers[0] as Float64Array;
    // The element above the diagonal has been given NaN.
    a[0] = a[6]! * 0 + a[0]!;
  };
  expect((await complaints(spread, call))[0]).toMatch(/^A\[0\] is NaN/);
  expect((await complaints(({ buffers }) => void (buffers[1]![0] = 1), call))[0]).toMatch(/^info\[0\] is 1, and 0/);
});

/** Random calls of a routine. */
function callsOf(name: string, prec: 'h' | 's', count: number): Call[] {
  const spec = routines.find((one) => one.name === name)!;
  const knobs = fc.sample(knobsOf(spec, prec, 6), { seed: 3, numRuns: count });
  return knobs.flatMap((one) => build(spec, prec, one) ?? []);
}

test('the program of a failure takes its routine from where that is exported', () => {
  for (const [name, prec, entry] of [
    ['lstmBackward', 'h', 'basalt/nn'],
    ['gemm', 's', 'basalt'],
  ] as const) {
    const call = callsOf(name, prec, 20)[0]!;
    expect(textOf(call, 'cpu', contentsOf(call))).toMatch(new RegExp(`import {[^}]* ${prec}${name} } from '${entry}'`));
  }
});

test('matrices that must be definite are, beside empty ones too', () => {
  const beside = callsOf('invrootVbatched', 's', 400).filter(({ values, knobs }) => {
    const orders = values['n'] as readonly number[];
    return knobs.kind === 'plain' && knobs.share === 'none' && orders.includes(0) && Math.max(...orders) > 1;
  });
  expect(beside.length).toBeGreaterThan(3);
  for (const call of beside) {
    const A = call.operands.find(({ name }) => name === 'A')!;
    const values = contentsOf(call)[A.buffer]!;
    eachElement(A, (at, i, j) => {
      if (i === j) expect(values[at]).toBeGreaterThanOrEqual(1);
      else expect(Math.abs(Number(values[at]))).toBeLessThan(1);
    });
  }
});
