// Alpha and beta that are zero, NaN, infinite or tiny, and products without depth, in every routine that has them: what BLAS's rule says of
// each element, on every backend.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { enqueueGemm } from '../../src/blas3/products/gemm.gpu.ts';
import { type GemmChoice, gemmRules } from '../../src/blas3/products/gemm.kernels.ts';
import { gemmSpec } from '../../src/blas3/products/gemm.spec.ts';
import { type ElementType, fields, isComplex, type Prec } from '../../src/core/field.ts';
import { operandType, type RoutineSpec, routineName } from '../../src/core/spec.ts';
import type { Context, DeviceBuffer, HostArray } from '../../src/index.ts';
import { floatsToHalves, halvesToFloats } from '../../src/index.ts';
import { routines } from '../../src/registry.gen.ts';
import {
  hasScalars,
  operandsOf,
  resultOf,
  type ScalarCall,
  scalarComplaints,
} from '../../testing/lib/specialScalars.ts';
import { type Args, front, legalCall, needed } from '../lib/calls.ts';
import { full, some } from '../lib/sampled.ts';
import { contexts, cpu, gpuTest } from '../setup/contexts.ts';

function stored(type: ElementType, words: Float64Array): HostArray {
  if (type === 'h') return floatsToHalves(words);
  const values = new fields[type].array(words.length);
  values.set(words);
  return values;
}

const words = (type: ElementType, values: HostArray): Float64Array =>
  Float64Array.from(type === 'h' ? halvesToFloats(values as Uint16Array) : values);

/**
 * Sizes of calls: the usual ones, and those that leave a result but no product; of a ragged batch, no product of its first problem only.
 */
function sizesOf(spec: RoutineSpec, context: Context, prec: Prec, flags: Args): Args[] {
  const usual = legalCall(spec, context, prec, 0, flags);
  const none = (size: unknown): unknown => (Array.isArray(size) ? [0, ...size.slice(1)] : 0);
  const isEmpty = (name: string, args: Args): boolean => {
    const one = firstSizes(args);
    const arg = spec.args[name]!;
    if (arg.kind === 'vector') return arg.length(one) === 0;
    return arg.kind === 'matrix' && (arg.rows(one) === 0 || arg.cols(one) === 0);
  };
  const without = Object.keys(spec.args)
    .filter((name) => ['size', 'sizes'].includes(spec.args[name]!.kind) && name !== 'batchCount')
    .map((name) => ({ [name]: none(usual[name]) }))
    .filter((size) => {
      const args = { ...usual, ...size };
      return operandsOf(spec).some((name) => isEmpty(name, args)) && !isEmpty(resultOf(spec), args);
    });
  return [{}, ...without];
}

const entriesAt = (args: Args, place: number): Args =>
  Object.fromEntries(Object.entries(args).flatMap(([name, x]) => (Array.isArray(x) ? [[name, x.at(place)]] : [])));

/** Of a ragged batch the sizes of its first problem. */
const firstSizes = (args: Args): Args => ({ ...args, ...entriesAt(args, 0) });

/** Flags that say how operands lie, at their last value: the other ways of the same routine. */
function turned(spec: RoutineSpec, prec: Prec): Args {
  const names = ['side', 'uplo', 'trans', 'transA', 'transB'].filter((name) => name in spec.args);
  const last = (name: string): unknown => {
    const { values, realOnly } = spec.args[name] as { readonly values: readonly string[]; readonly realOnly?: string };
    return values.filter((value) => value !== realOnly || !isComplex(prec)).at(-1);
  };
  return Object.fromEntries(names.map((name) => [name, last(name)]));
}

async function complaintsOf(context: Context, spec: RoutineSpec, prec: Prec, given: Args): Promise<string[]> {
  const all = legalCall(spec, context, prec, 0, given);
  const optional = Object.entries(spec.args).filter(
    ([, arg]) => 'optional' in arg || (arg.kind === 'ld' && 'optional' in spec.args[arg.of]!),
  );
  const args = Object.fromEntries(Object.entries(all).filter(([name]) => optional.every(([other]) => other !== name)));
  const names = operandsOf(spec);
  const lengths = Object.fromEntries(names.map((name) => [name, needed(spec, name, args)]));
  const result = resultOf(spec);
  if (lengths[result] === 0) return [];
  const typeOf = (name: string): ElementType => operandType(spec.args[name]!, prec);
  const call: ScalarCall = async (scalars, contents) => {
    const buffers: Record<string, DeviceBuffer> = {};
    for (const name of names)
      buffers[name] = context.upload(typeOf(name), stored(typeOf(name), contents[name]!) as never);
    await front(spec, prec)(context.queue, { ...args, ...buffers, ...scalars });
    const found = words(typeOf(result), await context.download(buffers[result]!));
    for (const name of names) buffers[name]!.dispose();
    return found;
  };
  const A = spec.args.A;
  const order = A?.kind === 'matrix' ? A.rows({ ...args, ...entriesAt(args, -1) }) : 1;
  const nothing = (scalars: object): boolean => spec.nothing?.({ ...args, ...scalars }) === true;
  return scalarComplaints({ spec, prec, lengths, order, nothing }, call);
}

const computing = routines.filter(hasScalars);

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  // In a short run a routine is called in one of its precisions, by turns.
  const all = computing.flatMap((spec, k) =>
    [...(full ? spec.precs : spec.precs[k % spec.precs.length]!)].map(
      (prec) => [routineName(spec, prec), spec, prec as Prec] as const,
    ),
  );
  const calls = context === cpu ? all : some(all, 12);

  it.each(calls)(
    '%s leaves out a term whose scalar or product is nothing, and nothing else',
    async (_name, spec, prec) => {
      const all = [{}, turned(spec, prec)].flatMap((flags) =>
        sizesOf(spec, context, prec, flags).map((sizes) => ({ ...flags, ...sizes })),
      );
      for (const given of some(all, context === cpu ? 2 : 2)) {
        const complaints = await complaintsOf(context, spec, prec, given);
        expect(complaints.slice(0, 5), JSON.stringify(given)).toEqual([]);
      }
    },
  );
});

/** Of each of gemm's kernels, and each way to work with it, the rule with the smallest tile: what they make of scalars is the same text. */
const waysOfGemm = (): string[] => {
  const smallest = new Map<string, { readonly name: string; readonly size: number }>();
  for (const { name, choice } of gemmRules as readonly { name: string; choice: GemmChoice }[]) {
    if (/tall|long/.test(name)) continue; // for a factor that is C itself: there is no beta
    const way = `${choice.kernel.name} ${choice.via}`;
    const size = choice.tile.BM * choice.tile.BN;
    if (size < (smallest.get(way)?.size ?? Infinity)) smallest.set(way, { name, size });
  }
  return [...smallest.values()].map(({ name }) => name);
};

describe.each([...waysOfGemm(), 'quads'])('gemm by %s', (force) => {
  const [m, n] = [8, 4];
  // Deep enough for several slices.
  const depth = force.endsWith('slices') ? 512 : 8;
  gpuTest('leaves out a term whose scalar or product is nothing, and nothing else', async (context) => {
    for (const k of [0, depth]) {
      const lengths = { A: m * k, B: k * n, C: m * n };
      const call: ScalarCall = async ({ alpha, beta }, contents) => {
        const [A, B, C] = (['A', 'B', 'C'] as const).map((name) =>
          context.upload('s', Float32Array.from(contents[name]!)),
        ) as [DeviceBuffer<'s'>, DeviceBuffer<'s'>, DeviceBuffer<'s'>];
        const place = (data: DeviceBuffer<'s'>, rows: number) => ({ data, off: 0, ld: Math.max(4, rows) });
        const operands = { A: place(A, m), B: place(B, k), C: place(C, m) };
        enqueueGemm(context.queue, { m, n, k, alpha: alpha!, beta: beta!, ...operands, force }, 'forced');
        expect(context.queue.trace.at(-1)).toMatchObject({ kernel: force });
        const found = Float64Array.from(await context.download(C));
        for (const buffer of [A, B, C]) buffer.dispose();
        return found;
      };
      const problem = { spec: gemmSpec, prec: 's', lengths, order: 1, nothing: () => false } as const;
      expect((await scalarComplaints(problem, call)).slice(0, 5), `k = ${k}`).toEqual([]);
    }
  });
});

it('no kernel compares a parameter as a float: a compiler may assume that it is no NaN', () => {
  const files = readdirSync('kernels', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.wgsl'));
  expect(files.length).toBeGreaterThan(200);
  for (const name of files) {
    const lines = readFileSync(join('kernels', name), 'utf8').split('\n');
    expect(
      lines.filter((line) => /\bp\.\w+ *[!=]= *(-?\d*\.\d|\w+\(-?\d*\.\d)/.test(line)),
      name,
    ).toEqual([]);
  }
});
