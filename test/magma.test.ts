// MAGMA's positional names: one for every routine and precision, the same results and the same refusals as the record calls.
import { describe, expect, expectTypeOf, test } from 'vitest';
import { argNames, routineName } from '../src/core/spec.ts';
import type { DeviceBuffer, HostArray, Prec } from '../src/index.ts';
import * as basalt from '../src/index.ts';
import { type MagmaName, magma, type Positional } from '../src/magma.ts';
import { routines } from '../src/registry.gen.ts';
import { isOperand, legalCall } from './lib/calls.ts';
import { expectRefusal, rejectionOf } from './lib/caught.ts';
import { some } from './lib/sampled.ts';
import { contexts, cpu } from './setup/contexts.ts';

const byName: Readonly<Record<string, Positional>> = magma;
const calls = Object.keys(magma).map((name) => {
  const alias = name
    .replace('magma_', '')
    .replace('_batched_strided', 'StridedBatched')
    .replace('_batched', 'Batched')
    .replace('_vbatched', 'Vbatched')
    .replace('_nopiv', 'Nopiv')
    .replace('_rbt', 'Rbt')
    .replace(/_s(y2sb|b2st)/, 'S$1');
  const spec = routines.find((s) => [...s.precs].some((p) => alias === routineName(s, p)))!;
  const record = (basalt as unknown as Readonly<Record<string, Positional & { readonly prec: Prec }>>)[alias]!;
  return { name, spec, prec: record.prec, record };
});

/** Those of the main entry point: basalt/nn's have no positions to be called by. */
const main = routines.filter((spec) => routineName(spec, spec.precs[0]!) in basalt);

test('every routine of the registry has a name for each of its precisions, in the registry order', () => {
  expect(Object.keys(magma)).toHaveLength(main.reduce((sum, spec) => sum + spec.precs.length, 0));
  expect([...new Set(calls.map(({ spec }) => spec))]).toEqual(main);
  expect(Object.isFrozen(magma)).toBe(true);
  expectTypeOf<'magma_sgemm' | 'magma_dgesv'>().toExtend<MagmaName>();
  expectTypeOf<'magma_hgemm_batched' | 'magma_sgemm_batched_strided' | 'magma_dgemm_vbatched'>().toExtend<MagmaName>();
  expectTypeOf<'magma_sgetrf_nopiv' | 'magma_dgesv_rbt'>().toExtend<MagmaName>();
  expectTypeOf(magma.magma_sgemm).toEqualTypeOf<Positional>();
});

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  // llvmpipe compiles for seconds, and every routine has kernels of its own: some of them there.
  const each = /llvmpipe/.test(context.gpu?.name ?? '') ? 5 : 1;
  const mine = calls.filter((_call, k) => k % each === 0);
  test.each(context === cpu ? mine : some(mine, 40))(
    '$name does what the record call does',
    async ({ name, spec, prec, record }) => {
      const results: (readonly unknown[])[] = [];
      for (const way of ['record', 'position']) {
        const args = legalCall(spec, context, prec, 3);
        const given =
          way === 'record' ? record(context.queue, args) : byName[name]!(context.queue, ...Object.values(args));
        const values: unknown[] = [await given];
        for (const value of Object.values(args)) {
          if (!isOperand(value)) continue;
          const data: HostArray = await context.download(value.buffer as DeviceBuffer);
          values.push([...data]);
          (value.buffer as DeviceBuffer).dispose();
        }
        results.push(values);
      }
      expect(results[1]).toEqual(results[0]);
    },
  );
});

test.each(calls)(
  '$name refuses a wrong argument by the same name and position',
  async ({ name, spec, prec, record }) => {
    const legal = legalCall(spec, cpu, prec);
    for (const [k, argument] of argNames(spec, prec).entries()) {
      const wrong = { ...legal, [argument]: {} };
      const [a, b] = await Promise.all([
        rejectionOf(() => record(cpu.queue, wrong)),
        rejectionOf(() => byName[name]!(cpu.queue, ...Object.values(wrong))),
      ]);
      expectRefusal(b, { argument, position: k + 1 });
      expect((b as Error).message).toBe((a as Error).message);
    }
  },
);

test('undefined stands for a default, trailing ones may be left out, and there are no more than the routine has', async () => {
  const A = cpu.upload('s', new Float32Array([1, 2, 3, 4]));
  const B = cpu.upload('s', new Float32Array(4));
  await magma.magma_sgeadd(cpu.queue, 2, 2, undefined, A, 2, undefined, B, 2);
  expect([...(await cpu.download(B))]).toEqual([1, 2, 3, 4]);
  expect(await magma.magma_slange(cpu.queue, 'm', 2, 2, A, 2)).toBe(4);
  const error = await rejectionOf(() => magma.magma_slange(cpu.queue, 'm', 2, 2, A, 2, B, 7));
  expectRefusal(error, { argument: 'arguments', position: 0 }, /takes 6 arguments/);
});
