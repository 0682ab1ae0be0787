// Batched orgqr on every backend: the cases' sweeps, the forms against each other, and what is refused.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { geqrfStridedBatched, orgqrBatched, orgqrStridedBatched, orgqrVbatched } from '../../../src/index.ts';
import { orgqrBatchedCases } from '../../../testing/cases/batched/qr/orgqrBatched.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';
import { noise } from '../placed.ts';

const software = gpu?.gpu?.software === true;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
const CASES = Object.values(orgqrBatchedCases);

/** Software adapters compile a kernel for every class of sizes. */
const few = <P>(sweep: readonly P[]): readonly P[] => sweep.filter((_, at) => at % (slowly ? 8 : 4) === 2);

afterEach(() => vi.restoreAllMocks());

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  it.each(CASES.map((c) => [c.spec.name, c] as const))('%s writes out Q', async (_name, c) => {
    const sweep = context !== cpu && software ? few(c.sweep) : c.sweep;
    for (const problem of sweep) expect(await complaints(context, c, problem, 's')).toEqual([]);
  });

  it('all forms and orders of storage give the same bits', async () => {
    const { queue } = context;
    const [m, n, k, count] = [6, 4, 3, 3];
    const element = (b: number, i: number, j: number): number => noise(b, i, j);
    const packed = (byRows: boolean): Float32Array => {
      const x = new Float32Array(count * m * n);
      for (let b = 0; b < count; b++)
        for (let i = 0; i < m; i++)
          for (let j = 0; j < n; j++) x[b * m * n + (byRows ? i * n + j : i + j * m)] = element(b, i, j);
      return x;
    };
    const tau = context.upload(
      's',
      Float32Array.from({ length: count * k }, (_x, at) => 0.5 + at / 20),
    );
    const list = (each: number): number[] => Array.from({ length: count }, (_x, b) => b * each);
    const of = (size: number): number[] => new Array<number>(count).fill(size);
    const A = [0, 1, 2, 3].map((which) => context.upload('s', packed(which === 3)));
    const sizes = { m, n, k, tau, batchCount: count };
    await orgqrStridedBatched(queue, { ...sizes, A: A[0]!, lda: m, strideA: m * n, strideTau: k });
    const device = (each: number) => context.upload('i', Int32Array.from(list(each)));
    const offsets = { offsetsA: device(m * n), offsetsTau: device(k) };
    await orgqrBatched(queue, { ...sizes, A: A[1]!, lda: m, ...offsets });
    const lists = { m: of(m), n: of(n), k: of(k), lda: of(m), offsetsA: list(m * n), offsetsTau: list(k) };
    await orgqrVbatched(queue, { ...lists, A: A[2]!, tau });
    await orgqrStridedBatched(queue, { ...sizes, A: A[3]!, lda: n, strideA: m * n, strideTau: k, layout: 'row' });
    const [strided, batched, vbatched, byRows] = await Promise.all(A.map((X) => context.download(X)));
    expect(batched).toEqual(strided);
    expect(vbatched).toEqual(strided);
    for (let at = 0; at < strided!.length; at++) {
      const [b, i, j] = [Math.floor(at / (m * n)), at % m, Math.floor((at % (m * n)) / m)];
      expect(byRows![b * m * n + i * n + j]).toBe(strided![at]);
    }
  });

  it('makes orthonormal columns of what geqrf leaves, and says where', async () => {
    const { queue } = context;
    const [m, n, count] = [9, 5, 4];
    const A = context.upload(
      's',
      Float32Array.from({ length: m * n * count }, (_x, at) => noise(at, 1, 2)),
    );
    const tau = context.alloc('s', n * count);
    const each = { m, n, A, lda: m, strideA: m * n, tau, strideTau: n, batchCount: count };
    await geqrfStridedBatched(queue, each);
    await orgqrStridedBatched(queue, { ...each, k: n });
    expect(queue.trace.at(-1)).toMatchObject({ routine: 'sorgqrStridedBatched', backend: context.backend });
    const q = await context.download(A);
    for (let b = 0; b < count; b++) {
      for (let j = 0; j < n * n; j++) {
        const [x, y] = [j % n, Math.floor(j / n)].map((c) => q.subarray((b * n + c) * m, (b * n + c + 1) * m));
        const dot = x!.reduce((sum, value, i) => sum + value * y![i]!, 0);
        expect(Math.abs(dot - Number(j % (n + 1) === 0))).toBeLessThan(1e-6);
      }
    }
  });

  it('leaves out problems that would leave their buffers', async () => {
    const { queue } = context;
    const A = context.upload('s', new Float32Array(12).fill(0.5));
    const tau = context.upload('s', Float32Array.of(1, 0, 1));
    const offsetsA = context.upload('i', Int32Array.of(-1, 0, 9, 6));
    const offsetsTau = context.upload('i', Int32Array.of(0, 1, 0, 3));
    const sizes = { m: 3, n: 2, k: 1, A, lda: 3, offsetsA, tau, offsetsTau, batchCount: 4 };
    await orgqrBatched(queue, sizes);
    expect([...(await context.download(A))].map((x) => x + 0)).toEqual([1, 0, 0, 0, 1, 0, ...new Array(6).fill(0.5)]);
  });
});

describe('on the CPU', () => {
  it.each(CASES.map((c) => [c.spec.name, c] as const))(
    '%s computes doubles, also without the engine',
    async (_name, c) => {
      for (const problem of sampled(cpu, c.sweep, 1)) expect(await complaints(cpu, c, problem, 'd')).toEqual([]);
      const starved: typeof c.run = async (queue, problem, at) => {
        vi.spyOn(engine()!.heap, 'take').mockReturnValue(undefined);
        await c.run(queue, problem, at);
        vi.restoreAllMocks();
        expect(queue.trace.at(-1)!.why).toMatch(/by the reference/);
      };
      for (const problem of few(c.sweep)) expect(await complaints(cpu, c, problem, 's', starved)).toEqual([]);
    },
  );

  it('wrong sizes are refused, by the problem', async () => {
    const [A, tau] = [cpu.alloc('s', 40), cpu.alloc('s', 8)];
    const each = { A, lda: 4, strideA: 16, tau, strideTau: 4, batchCount: 2 };
    const refused = (sizes: { m: number; n: number; k: number }) =>
      rejectionOf(() => orgqrStridedBatched(cpu.queue, { ...sizes, ...each }));
    expectRefusal(await refused({ m: 4, n: 5, k: 4 }), { argument: 'n', position: 2 }, /0\.\.m/);
    expectRefusal(await refused({ m: 4, n: 3, k: 4 }), { argument: 'k', position: 3 }, /0\.\.n/);
    const lists = { A, lda: [4, 4], offsetsA: [0, 16], tau, offsetsTau: [0, 4] };
    const ragged = rejectionOf(() => orgqrVbatched(cpu.queue, { m: [4, 4], n: [4, 3], k: [4, 4], ...lists }));
    expectRefusal(await ragged, { argument: 'k', position: 3 }, /entry 1 .*0\.\.n/);
    // Matrices that are written share nothing; the scales may be the same for all.
    const shared = rejectionOf(() => orgqrStridedBatched(cpu.queue, { m: 4, n: 4, k: 4, ...each, strideA: 0 }));
    expectRefusal(await shared, { argument: 'strideA' });
    await orgqrStridedBatched(cpu.queue, { m: 4, n: 4, k: 4, ...each, strideTau: 0 });
  });
});
