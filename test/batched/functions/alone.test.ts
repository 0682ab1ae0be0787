// EXPM and INVROOT of one matrix: the cases, the same bits as a batch of one has, real and complex, and what has no result.
import { describe, expect, it } from 'vitest';
import { expm, expmStridedBatched, invroot, invrootStridedBatched } from '../../../src/index.ts';
import { expmCase } from '../../../testing/cases/batched/functions/expm.ts';
import { invrootCase } from '../../../testing/cases/batched/functions/invroot.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, cpu } from '../../setup/contexts.ts';

const CASES = [expmCase, invrootCase] as unknown as readonly Case<{ readonly n: number }>[];

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const { queue } = context;
  const precs = context === cpu ? (['s', 'd', 'c', 'z'] as const) : (['s', 'c'] as const);

  it.each(CASES.map((c) => [c.spec.name, c] as const))('%s passes its tester', async (_name, c) => {
    // On a GPU one order: what the batch computes is in its own tests.
    for (const prec of precs)
      for (const problem of context === cpu ? some(c.sweep, 8) : c.sweep.filter(({ n }) => n === 5))
        expect(await complaints(context, c, problem, prec), `${prec} ${JSON.stringify(problem)}`).toEqual([]);
    expect(context.queue.trace.at(-1)!.backend).toBe(context.backend);
  });

  it('the bits of a batch of one, in place and with a leading dimension', async () => {
    for (const prec of ['s', 'c'] as const) {
      const parts = prec === 'c' ? 2 : 1;
      const [n, lda] = [5, 7];
      const at = (i: number, j: number): number => parts * (3 + i + j * lda);
      const values = new Float32Array(parts * (3 + lda * n + 2)).fill(99);
      for (let j = 0; j < n; j++)
        for (let i = 0; i < n; i++) {
          values[at(i, j)] = (i === j ? 4 + i : 0) + 1 / (1 + i + j);
          if (parts === 2) values[at(i, j) + 1] = (i - j) / 8;
        }
      const made = () => context.upload(prec, values as never) as never as { at(k: number): never };
      const [A, B, C] = [made(), made(), made()];
      const ints = context.alloc('i', 6);
      const real = context.alloc('s', 1);
      await expm(queue, { n, A: A.at(3), lda, info: ints }, prec);
      const places = { lda, strideA: 0, ldc: lda, strideC: lda * n, batchCount: 1 };
      await expmStridedBatched(queue, { n, A: B.at(3), C: C.at(3), ...places, info: ints.at(1) } as never, prec);
      expect(await context.download(A as never)).toEqual(await context.download(C as never));
      context.write(A as never, values as never);
      const root = { p: 2, epsilon: 1e-3 };
      await invroot(
        queue,
        { ...root, n, A: A.at(3), lda, info: ints.at(2), iter: ints.at(3), error: real } as never,
        prec,
      );
      const batch = { ...root, n, A: B.at(3), C: C.at(3), ...places, info: ints.at(4), iter: ints.at(5) };
      await invrootStridedBatched(queue, batch as never, prec);
      expect(await context.download(A as never)).toEqual(await context.download(C as never));
      const [i0, i1, i2, iter, i4, other] = await context.download(ints);
      expect([i0, i1, i2, i4]).toEqual([0, 0, 0, 0]);
      expect(iter).toBe(other);
      expect((await context.download(real))[0]).toBeLessThan(1e-4);
      for (const buffer of [A, B, C, ints, real] as unknown as { dispose(): void }[]) buffer.dispose();
    }
  });

  it('what has no result stays as it was, and a wrong root is refused', async () => {
    const values = Float32Array.of(1, 0, 0, -1);
    const [A, info] = [context.upload('s', values), context.alloc('i', 1)];
    await invroot(queue, { p: 2, n: 2, A, lda: 2, info });
    expect((await context.download(info))[0]).toBeGreaterThan(0);
    expect(await context.download(A)).toEqual(values);
    const wild = context.upload('c', Float32Array.of(1, Number.NaN));
    await expm(queue, { n: 1, A: wild, lda: 1, info });
    expect((await context.download(info))[0]).toBe(1);
    expect([...(await context.download(wild))]).toEqual([1, Number.NaN]);
    const refused = await rejectionOf(() => invroot(queue, { p: 0, n: 2, A, lda: 2, info }));
    expectRefusal(refused, { routine: 'sinvroot', argument: 'p', position: 1 }, /at least 1/);
  });
});
