// The cases of the batched tridiagonal and band routines on every backend: what their testers run.
import { describe, expect, it } from 'vitest';
import { gbsvBatchedCases } from '../../../testing/cases/batched/band/gbsvBatched.ts';
import { gbtrfBatchedCases } from '../../../testing/cases/batched/band/gbtrfBatched.ts';
import { gbtrsBatchedCases } from '../../../testing/cases/batched/band/gbtrsBatched.ts';
import { gtsvBatchedCases } from '../../../testing/cases/batched/band/gtsvBatched.ts';
import { gttrfBatchedCases } from '../../../testing/cases/batched/band/gttrfBatched.ts';
import { gttrsBatchedCases } from '../../../testing/cases/batched/band/gttrsBatched.ts';
import { ptsvBatchedCases } from '../../../testing/cases/batched/band/ptsvBatched.ts';
import { pttrfBatchedCases } from '../../../testing/cases/batched/band/pttrfBatched.ts';
import { pttrsBatchedCases } from '../../../testing/cases/batched/band/pttrsBatched.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';

const software = gpu !== undefined && gpu.gpu!.software;
/** Compiles every kernel for many seconds: it runs what takes few of them. */
const slow = /llvmpipe/.test(gpu?.gpu?.name ?? '');
const CASES = [
  ...Object.values(gtsvBatchedCases),
  ...Object.values(gttrfBatchedCases),
  ...Object.values(gttrsBatchedCases),
  ...Object.values(ptsvBatchedCases),
  ...Object.values(pttrfBatchedCases),
  ...Object.values(pttrsBatchedCases),
  ...Object.values(gbsvBatchedCases),
  ...Object.values(gbtrfBatchedCases),
  ...Object.values(gbtrsBatchedCases),
];

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  it.each(CASES.map((one) => [one.spec.name, one] as const))('%s', async (name, one) => {
    // Ragged batches have a kernel for every class of bands, which software adapters take a second for.
    if (context !== cpu && slow) return;
    const thin = context !== cpu && software;
    if (thin && !name.endsWith('StridedBatched') && !/^(gtsvB|gbsv)/.test(name)) return;
    for (const [k, problem] of one.sweep.entries()) {
      if (thin && (name.endsWith('Vbatched') ? k !== 8 : k % 3 !== 0)) continue;
      for (const prec of context === cpu ? (['s', 'd', 'c', 'z'] as const) : (['s', 'c'] as const))
        expect(await complaints(context, one, problem, prec)).toEqual([]);
    }
  });
});
