// Which reports of singular matrices the fuzzer takes for matters of rounding: those of columns that depend on each other exactly.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { build, type Call, eachElement } from '../../fuzz/build.ts';
import { check } from '../../fuzz/check.ts';
import { contentsOf } from '../../fuzz/data.ts';
import { type Knobs, knobsOf } from '../../fuzz/knobs.ts';
import { make } from '../../fuzz/make.ts';
import { unlike } from '../../fuzz/rules.ts';
import { areDependent } from '../../fuzz/singular.ts';
import { SingularError } from '../../src/core/errors.ts';
import { getrfSpec, lapmrSpec, syevjBatchedSpec } from '../../src/specs.ts';
import { cpu } from '../setup/contexts.ts';

const [usual] = fc.sample(knobsOf(getrfSpec, 's', 9), { seed: 1, numRuns: 1 }) as [Knobs];

/** LU of small integers of order n, by their seed. */
const factored = (prec: 's' | 'c', n: number, seed: number): Call =>
  build(getrfSpec, prec, {
    ...{ ...usual, seed, kind: 'integers', definite: false, share: 'none', behind: 0 },
    of: {
      ...{ ...usual.of, m: n, n, lda: 0, pivoting: 'partial' },
      ...Object.fromEntries(['A', 'ipiv', 'info'].map((name) => [name, { offset: 0, present: true }])),
    },
  })!;

it('finds out whether the first columns, or rows, depend on each other', () => {
  const call = factored('s', 3, 1);
  const of =
    (...values: number[]) =>
    (count: number) =>
      areDependent(call, () => values, 0, count);
  const [second, third, rows, none, halves, nearly] = [
    of(1, 2, 3, -2, -4, -6, 0, 0, 1),
    of(1, 2, 4, 3, 1, -1, 4, 3, 3),
    of(1, 3, 0, 2, 6, 1, -1, -3, 2),
    of(1, 2, 4, 3, 1, -1, 4, 3, 2),
    of(0.5, 0.1, 2 ** -140, 1, 0.2, 2 ** -139, 0, 1, 0),
    of(0.5, 0.1, 2 ** -140, 1, 0.2, 2 ** -138, 0, 1, 0),
  ];
  expect([1, 2, 3].map(second)).toEqual([false, true, true]);
  expect([1, 2, 3].map(third)).toEqual([false, false, true]);
  expect([1, 2, 3].map(rows)).toEqual([false, true, true]);
  expect([1, 2, 3, 4].map(none)).toEqual([false, false, false, false]);
  expect([1, 2, 3].map(halves)).toEqual([false, true, true]);
  expect([1, 2, 3].map(nearly)).toEqual([false, false, false]);
  expect(of(1, 2, 3, 1, 2, 3, Number.NaN, 0, 1)(2)).toBe(false);
});

it('rows are never asked for twice, and iterations that are told to end early are not compared', () => {
  const [lapmr] = fc.sample(knobsOf(lapmrSpec, 's', 9), { seed: 1, numRuns: 1 }) as [Knobs];
  for (let m = 0; m < 9; m++) {
    const call = build(lapmrSpec, 's', { ...lapmr, seed: m, of: { ...lapmr.of, m } })!;
    const k = call.operands.find(({ name }) => name === 'k')!;
    const found: number[] = [];
    const values = contentsOf(call)[k.buffer]!;
    eachElement(k, (at) => found.push(values[at]!));
    expect(found.toSorted((a, b) => a - b)).toEqual(Array.from({ length: m }, (_, i) => i + 1));
  }
  const [syevj] = fc.sample(knobsOf(syevjBatchedSpec, 's', 9), { seed: 1, numRuns: 1 }) as [Knobs];
  const loose = (tol: number, maxSweeps: number): boolean =>
    unlike(build(syevjBatchedSpec, 's', { ...syevj, of: { ...syevj.of, tol, maxSweeps } })!, 'W');
  expect([loose(0, 30), loose(1, 30), loose(0, 1)]).toEqual([false, true, true]);
});

it('of complex numbers too', () => {
  const call = factored('c', 2, 1);
  const i = [1, 1, 2, 0, -1, 1, 0, 2]; // the second column is i times the first
  expect(areDependent(call, () => i, 0, 2)).toBe(true);
  expect(areDependent(call, () => i.with(7, 1), 0, 2)).toBe(false);
});

it('a wrong report of a matrix with full rank is found, one of a deficient one may be rounding', async () => {
  const complaints = async (call: Call, report: number): Promise<number> => {
    const { operands } = call;
    const info = operands.find(({ name }) => name === 'info')!;
    const verdict = await check(cpu, cpu, call, async (context, one, contents) => {
      const made = await make(context, one, contents);
      made.buffers[info.buffer]![info.offset + info.windows[0]!.offset] = report;
      return made;
    });
    return verdict.complaints.length;
  };
  const calls = Array.from({ length: 60 }, (_, seed) => factored('s', 2, seed));
  const ranks = calls.map((call) => {
    const A = call.operands.find(({ name }) => name === 'A')!;
    return areDependent(call, (buffer) => contentsOf(call)[buffer] as Float32Array, 0, A.windows[0]!.cols);
  });
  const [deficient, full] = [calls[ranks.indexOf(true)]!, calls[ranks.indexOf(false)]!];
  expect(await complaints(full, 2)).toBeGreaterThan(0);
  expect(await complaints(deficient, 0)).toBe(0);
  expect(await complaints(deficient, 2)).toBe(0);
});

it('so is an error that names it', async () => {
  const complaints = async (call: Call, column: number): Promise<number> => {
    const verdict = await check(cpu, cpu, call, async (context, one, contents) => {
      const made = await make(context, one, contents);
      return { ...made, error: new SingularError('sgetrf', column) };
    });
    return verdict.complaints.length;
  };
  const calls = Array.from({ length: 60 }, (_, seed) => factored('s', 2, seed));
  const ranks = calls.map((call) => areDependent(call, (buffer) => contentsOf(call)[buffer] as Float32Array, 0, 2));
  expect(await complaints(calls[ranks.indexOf(false)]!, 2)).toBeGreaterThan(0);
  expect(await complaints(calls[ranks.indexOf(true)]!, 2)).toBe(0);
});
