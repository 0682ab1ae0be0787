// Doubles that live on the GPU: every routine that says it computes them there, through its case's sweep.
import { describe, expect, it } from 'vitest';
import type { Prec } from '../../src/core/field.ts';
import { routineName } from '../../src/core/spec.ts';
import { cases } from '../../testing/cases/index.gen.ts';
import { type Case, complaints } from '../../testing/lib/case.ts';
import { full, moderate, sampled, spread, wide } from '../lib/sampled.ts';
import { doubles, gpuTest } from '../setup/contexts.ts';

/** Of the forms of a batch all but a full run take one: the kernels are the same. A short one has reals, and no batches. */
const asked = (name: string, prec: string): boolean =>
  full || (!/[^d](Batched|Vbatched)$/.test(name) && (wide || (prec === 'd' && !name.endsWith('Batched'))));

const list = (Object.values(cases) as unknown as readonly Case[]).flatMap((c) =>
  [...(c.spec.doubles ?? '')]
    .filter((prec) => asked(c.spec.name, prec))
    .map((prec) => [routineName(c.spec, prec), c, prec as Prec] as const),
);

/** factorizations.test.ts, gradedTriangles.test.ts, norms.test.ts and condition.test.ts have kernels of these compiled, of other sizes. */
const ELSEWHERE: ReadonlySet<string> = new Set(['dgetrf', 'dgels', 'dsymm', 'dlange', 'dtrcon']);

describe('on a context whose doubles live on the GPU', () => {
  it('there are routines', () => expect(list.length).toBeGreaterThan(0));

  // A short run has some of them, but for what other tests here are of.
  const short = spread(list, Math.ceil(list.length / 3)).filter(([name]) => !ELSEWHERE.has(name));
  for (const [name, c, prec] of wide ? list : short) {
    gpuTest(`${name} does the sweep, there`, async () => {
      const context = await doubles();
      for (const problem of sampled(context, moderate(c.sweep), name.endsWith('Batched') ? 2 : 4)) {
        context.queue.trace.length = 0;
        expect(await complaints(context, c, problem, prec)).toEqual([]);
        expect(context.queue.trace.filter(({ backend }) => backend === 'cpu')).toEqual([]);
      }
    });
  }
});
