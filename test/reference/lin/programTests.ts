// What every program is tested for: all its tests on the CPU in all its precisions and on the GPU in single must pass, and be as many of
// each kind as the program makes.
import { describe, expect, it, vi } from 'vitest';
import type { Context } from '../../../src/index.ts';
import { everything, full, PRECISIONS, wide } from '../../lib/sampled.ts';
import { cpu, doubles, gpu, gpuTest, gpuWide } from '../../setup/contexts.ts';
import type { ComplexPrec, NumberPrec, RealPrec } from './desk.ts';
import { RARELY, type Setting, SPARSELY } from './setting.ts';
import type { Tally } from './tally.ts';

/** How many tests of each kind. */
export type Counts = Readonly<Record<string, number>>;
type Program<P extends NumberPrec = RealPrec> = (setting: Setting<P>) => Promise<Tally>;
const REAL = ['s', 'd'] as const;
const COMPLEX = ['c', 'z'] as const;

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

async function check<P extends NumberPrec>(program: Program<P>, setting: Setting<P>, expected: Counts): Promise<void> {
  const tally = await program(setting);
  if (everything) console.log(setting.context.backend, setting.prec, 'worst', tally.worst);
  expect(tally.complaints).toEqual([]);
  expect(tally.counts).toEqual(expected);
}

function onCpu<P extends NumberPrec>(
  precs: readonly P[],
  name: string,
  program: Program<P>,
  counts: Counts,
  sampled: Counts,
  often: number,
): void {
  describe(name, () => {
    const { every, expected } = full ? { every: 1, expected: counts } : { every: often, expected: sampled };
    // In a short run of real numbers and of complex ones one precision each: the programs' code, and the library's, is the same for both.
    const asked = precs.filter((prec) => PRECISIONS.includes(prec));
    // As an array of arrays: vitest has no overload for a generic list.
    it.each(asked.map((prec) => [prec] as const))(`precision %s on the cpu: ${listed(expected)}`, (prec) =>
      check(program, { context: cpu, prec, every }, expected),
    );
  });
}

function onGpu<P extends NumberPrec>(
  prec: P,
  name: string,
  program: Program<P>,
  counts: Counts,
  sampled: Counts,
  few: Counts | undefined,
  often: number,
): void {
  // Pipelines for complex numbers are as many again: a wide run has few of them compiled, a short one none.
  const least = rarely || (sparsely && !full && (prec === 'c' || !wide));
  const declare = prec === 'c' ? gpuWide : gpuTest;
  const [every, expected] = least && few !== undefined ? [RARELY, few] : sparsely ? [often, sampled] : [1, counts];
  declare(`${name}${prec === 's' ? '' : `, precision ${prec}`} on the gpu: ${listed(expected)}`, (context) =>
    check(program, { context, prec, every }, expected),
  );
}

/** `counts` of the whole program, which a full run makes, `sampled` of the sample, every which matrix that is. */
export const cpuTests = (name: string, program: Program, counts: Counts, sampled: Counts, often = SPARSELY): void =>
  onCpu(REAL, name, program, counts, sampled, often);

/** The same on the GPU in single; `few` of the sample for llvmpipe if that is to be another. */
export const gpuTests = (
  name: string,
  program: Program,
  counts: Counts,
  sampled: Counts,
  few?: Counts,
  often = SPARSELY,
): void => onGpu('s', name, program, counts, sampled, few, often);

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

/** The complex programs on the CPU. */
export const complexCpuTests = (
  name: string,
  program: Program<ComplexPrec>,
  counts: Counts,
  sampled: Counts,
  often = SPARSELY,
): void => onCpu(COMPLEX, name, program, counts, sampled, often);

/** That of complex single on the GPU. */
export const complexGpuTests = (
  name: string,
  program: Program<ComplexPrec>,
  counts: Counts,
  sampled: Counts,
  few: Counts,
  often = SPARSELY,
): void => onGpu('c', name, program, counts, sampled, few, often);

/** Both. */
export function complexTests(
  name: string,
  program: Program<ComplexPrec>,
  counts: Counts,
  sampled: Counts,
  few: Counts,
  often = SPARSELY,
): void {
  complexCpuTests(name, program, counts, sampled, often);
  complexGpuTests(name, program, counts, sampled, few, often);
}

/** Real programs and complex ones, which make as many tests. */
export function fieldTests(
  name: string,
  program: Program<NumberPrec>,
  counts: Counts,
  sampled: Counts,
  few: Counts,
  often = SPARSELY,
): void {
  programTests(`d${name}`, program, counts, sampled, few, often);
  complexTests(`z${name}`, program, counts, sampled, few, often);
}

/**
 * Tests in double, or complex double, on a context whose doubles live on the GPU; what it has no kernels for, it computes on the CPU. A few
 * of them, or with everything all.
 */
export function doublesTests<P extends 'd' | 'z'>(
  name: string,
  program: Program<P>,
  few: Counts,
  { prec, whole }: { readonly prec: P; readonly whole: Counts },
): void {
  const [every, expected] = everything ? [1, whole] : [RARELY, few];
  gpuWide(`${name}, doubles on the gpu: ${listed(expected)}`, async () =>
    check(program, { context: await doubles(), prec, every }, expected),
  );
}

/** The sample, on the GPU alone, in a full run: for what is a variant there. */
export function sampleTest(name: string, program: Program, sampled: Counts, every = SPARSELY): void {
  if (!full) return;
  gpuTest(`${name} on the gpu: ${listed(sampled)}`, (context: Context) =>
    check(program, { context, prec: 's', every }, sampled),
  );
}
