// The same call gives the same bits: made again, and with any number of threads. Calls are made from the specs, so that every routine is
// called. On the GPU a sample: npm run fuzz makes each of its calls twice.
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { build, bytesOf, type Call } from '../../fuzz/build.ts';
import { contentsOf } from '../../fuzz/data.ts';
import { knobsOf } from '../../fuzz/knobs.ts';
import { type Made, make } from '../../fuzz/make.ts';
import { type HostArray, isDouble, type Prec } from '../../src/core/field.ts';
import { type RoutineSpec, routineName } from '../../src/core/spec.ts';
import { engine } from '../../src/engine/engine.ts';
import { routines } from '../../src/registry.gen.ts';
import { full } from '../lib/sampled.ts';
import { cpu, gpuTest } from '../setup/contexts.ts';

const pool = engine()?.pool;
const threads = pool?.threads ?? 1;
afterAll(() => {
  if (pool) pool.threads = threads;
});

/** A legal call of a routine with ordinary data, of sizes up to `most`; undefined if a few tries find none that is small. */
function callOf(spec: RoutineSpec, prec: Prec, most: number): Call | undefined {
  for (const knobs of fc.sample(knobsOf(spec, prec, most, 4), { seed: 11, numRuns: 8 })) {
    const call = build(spec, prec, { ...knobs, kind: 'plain' });
    if (call !== undefined && bytesOf(call) > 0 && bytesOf(call) <= 1 << 19) return call;
  }
  return undefined;
}

const bytesIn = ({ buffer, byteOffset, byteLength }: HostArray): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Whether two calls have come to the same, errors included. */
const isSame = (a: Made, b: Made): boolean =>
  String(a.error) === String(b.error) &&
  a.value.every((x, k) => Object.is(x, b.value[k])) &&
  a.buffers.every((values, k) => Buffer.compare(bytesIn(values), bytesIn(b.buffers[k]!)) === 0);

test('on the CPU every routine has the same bits with one thread, two and four, and again', async () => {
  const differing: string[] = [];
  let called = 0;
  for (const spec of routines) {
    const precs = [...spec.precs] as Prec[];
    for (const prec of full ? precs : precs.slice(0, 1)) {
      const call = callOf(spec, prec, full ? 130 : 40);
      if (call === undefined) continue;
      called++;
      const contents = contentsOf(call);
      let first: Made | undefined;
      for (const count of [1, 2, 4, 4]) {
        if (pool) pool.threads = count;
        const made = await make(cpu, call, contents);
        first ??= made;
        if (!isSame(made, first)) differing.push(`${routineName(spec, prec)} with ${count} threads`);
      }
    }
  }
  expect(differing).toEqual([]);
  expect(called).toBeGreaterThan(0.9 * routines.length);
});

gpuTest('on the GPU a sample of them has the same bits again', async (context) => {
  const differing: string[] = [];
  const chosen = routines.filter((_, k) => k % (full ? 5 : 60) === 7);
  for (const spec of chosen) {
    const prec = ([...spec.precs] as Prec[]).find((one) => !isDouble(one));
    const call = prec && callOf(spec, prec, 9);
    if (call === undefined) continue;
    const contents = contentsOf(call);
    const [first, again] = [await make(context, call, contents), await make(context, call, contents)];
    if (!isSame(first, again)) differing.push(routineName(spec, prec!));
  }
  expect(differing).toEqual([]);
});
