// What every program is tested for: all its tests on the CPU in both precisions and on the GPU must pass, and be as many of each kind as
// the program makes.
import { describe, expect, it, vi } from 'vitest';
import type { Context } from '../../../src/index.ts';
import { everything, full } from '../../lib/sampled.ts';
import { cpu, gpu, gpuTest } from '../../setup/contexts.ts';
import type { RealPrec } from './desk.ts';
import { RARELY, type Setting, SPARSELY } from './setting.ts';
import type { Tally } from './tally.ts';

/** How many tests of each kind. */
export type Counts = Readonly<Record<string, number>>;
type Program = (setting: Setting) => Promise<Tally>;

/**
 * A launch costs a software adapter far more than these small matrices are worth, and every program is thousands: a sample, unless asked
 * for all.
 */
const sparsely = !everything && gpu !== undefined && gpu.gpu!.software;
/** llvmpipe takes seconds for a pipeline, and orthogonal factorizations have many. */
const rarely = sparsely && /llvmpipe/.test(gpu?.gpu?.name ?? '');
vi.setConfig({ testTimeout: 1_200_000 });

const listed = (counts: Counts): string => {
  const kinds = Object.entries(counts).map(([kind, count]) => `${kind} ${count}`);
  return `${Object.values(counts).reduce((sum, count) => sum + count, 0)} tests (${kinds.join(', ')})`;
};

async function check(program: Program, setting: Setting, expected: Counts): Promise<void> {
  const tally = await program(setting);
  if (everything) console.log(setting.context.backend, setting.prec, 'worst', tally.worst);
  expect(tally.complaints).toEqual([]);
  expect(tally.counts).toEqual(expected);
}

/** `counts` of the whole program, which a full run makes, `sampled` of the sample, every which matrix that is. */
export function cpuTests(name: string, program: Program, counts: Counts, sampled: Counts, often = SPARSELY): void {
  describe(name, () => {
    const { every, expected } = full ? { every: 1, expected: counts } : { every: often, expected: sampled };
    it.each<RealPrec>(['s', 'd'])(`precision %s on the cpu: ${listed(expected)}`, (prec) =>
      check(program, { context: cpu, prec, every }, expected),
    );
  });
}

/** The same on the GPU in single; `few` of the sample for llvmpipe if that is to be another. */
export function gpuTests(
  name: string,
  program: Program,
  counts: Counts,
  sampled: Counts,
  few?: Counts,
  often = SPARSELY,
): void {
  const [every, expected] = rarely && few !== undefined ? [RARELY, few] : sparsely ? [often, sampled] : [1, counts];
  gpuTest(`${name} on the gpu: ${listed(expected)}`, (context) =>
    check(program, { context, prec: 's', every }, expected),
  );
}

/** Both. */
export function programTests(
  name: string,
  program: Program,
  counts: Counts,
  sampled: Counts,
  few?: Counts,
  often = SPARSELY,
): void {
  cpuTests(name, program, counts, sampled, often);
  gpuTests(name, program, counts, sampled, few, often);
}

/** The sample, on the GPU alone, in a full run: for what is a variant there. */
export function sampleTest(name: string, program: Program, sampled: Counts, every = SPARSELY): void {
  if (!full) return;
  gpuTest(`${name} on the gpu: ${listed(sampled)}`, (context: Context) =>
    check(program, { context, prec: 's', every }, sampled),
  );
}
