// Batched ormqr on every backend: the cases' sweeps, the forms and orders of storage against each other, and what is refused.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { engine } from '../../../src/engine/engine.ts';
import { ormqrBatched, ormqrStridedBatched, ormqrVbatched, type Side } from '../../../src/index.ts';
import { ormqrBatchedCases } from '../../../testing/cases/batched/qr/ormqrBatched.ts';
import { complaints } from '../../../testing/lib/case.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { sampled } from '../../lib/sampled.ts';
import { contexts, cpu, gpu } from '../../setup/contexts.ts';
import { noise } from '../placed.ts';

const software = gpu?.gpu?.software === true;
const CASES = Object.values(ormqrBatchedCases);

/** Software adapters compile a kernel for every class of sizes. */
const few = <P>(sweep: readonly P[]): readonly P[] => sweep.filter((_, at) => at % 5 === 4);

afterEach(() => vi.restoreAllMocks());

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  it.each(CASES.map((c) => [c.spec.name, c] as const))('%s multiplies by Q', async (_name, c) => {
    const sweep = context !== cpu && software ? few(c.sweep) : c.sweep;
    for (const problem of sweep) expect(await complaints(context, c, problem, 's')).toEqual([]);
  });

  it.each(['l', 'r'] as const)('all forms and orders of storage give the same bits, side %s', async (side: Side) => {
    const { queue } = context;
    const [m, n, k, count] = [6, 4, 3, 3];
    const order = side === 'l' ? m : n;
    /** Packed matrices, by columns or by rows. */
    const packed = (rows: number, cols: number, byRows: boolean): Float32Array =>
      Float32Array.from({ length: count * rows * cols }, (_x, at) => {
        const [b, x] = [Math.floor(at / (rows * cols)), at % (rows * cols)];
        return byRows ? noise(b, Math.floor(x / cols), x % cols) : noise(b, x % rows, Math.floor(x / rows));
      });
    const A = context.upload('s', packed(order, k, false));
    const rows = context.upload('s', packed(order, k, true));
    const tau = context.upload(
      's',
      Float32Array.from({ length: count * k }, (_x, at) => 0.5 + at / 20),
    );
    const list = (each: number): number[] => Array.from({ length: count }, (_x, b) => b * each);
    const of = (size: number): number[] => new Array<number>(count).fill(size);
    const C = [0, 1, 2, 3].map((which) => context.upload('s', packed(m, n, which === 3)));
    const strides = { strideA: order * k, strideTau: k, strideC: m * n, batchCount: count };
    const sizes = { side, trans: 't', m, n, k, tau } as const;
    await ormqrStridedBatched(queue, { ...sizes, A, lda: order, C: C[0]!, ldc: m, ...strides });
    expect(queue.trace.at(-1)).toMatchObject({ routine: 'sormqrStridedBatched', backend: context.backend });
    const device = (each: number) => context.upload('i', Int32Array.from(list(each)));
    const offsets = { offsetsA: device(order * k), offsetsTau: device(k), offsetsC: device(m * n) };
    await ormqrBatched(queue, { ...sizes, A, lda: order, C: C[1]!, ldc: m, ...offsets, batchCount: count });
    const places = { offsetsA: list(order * k), offsetsTau: list(k), offsetsC: list(m * n) };
    const lists = { m: of(m), n: of(n), k: of(k), lda: of(order), ldc: of(m), ...places };
    await ormqrVbatched(queue, { side, trans: 't', A, tau, C: C[2]!, ...lists });
    await ormqrStridedBatched(queue, { ...sizes, A: rows, lda: k, C: C[3]!, ldc: n, ...strides, layout: 'row' });
    const [strided, batched, vbatched, byRows] = await Promise.all(C.map((X) => context.download(X)));
    expect(batched).toEqual(strided);
    expect(vbatched).toEqual(strided);
    for (let at = 0; at < strided!.length; at++) {
      const [b, i, j] = [Math.floor(at / (m * n)), at % m, Math.floor((at % (m * n)) / m)];
      expect(byRows![b * m * n + i * n + j]).toBe(strided![at]);
    }
  });

  it('leaves out problems that would leave their buffers', async () => {
    const { queue } = context;
    const A = context.upload('s', new Float32Array(8));
    // More scales than columns of C: those of the last problem are not all there.
    const tau = context.upload('s', new Float32Array(4).fill(2));
    const C = context.upload('s', new Float32Array(12).fill(1));
    const [offsetsA, offsetsTau, offsetsC] = [
      [0, 5, 0, 0],
      [0, 0, 0, 3],
      [0, 4, 11, 8],
    ].map((list) => context.upload('i', Int32Array.from(list)));
    await ormqrBatched(queue, {
      ...{ side: 'l', trans: 'n', m: 2, n: 1, k: 2, A, lda: 2, tau, C, ldc: 2, batchCount: 4 },
      ...{ offsetsA: offsetsA!, offsetsTau: offsetsTau!, offsetsC: offsetsC! },
    });
    expect([...(await context.download(C))]).toEqual([-1, -1, ...new Array(10).fill(1)]);
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
    const [A, tau, C] = [cpu.alloc('s', 80), cpu.alloc('s', 10), cpu.alloc('s', 40)];
    const each = { A, lda: 5, strideA: 20, tau, strideTau: 5, C, ldc: 4, strideC: 20, batchCount: 2 };
    const call = (side: Side, k: number, changes: object = {}) =>
      ormqrStridedBatched(cpu.queue, { side, trans: 'n', m: 4, n: 5, k, ...each, ...changes });
    expectRefusal(await rejectionOf(() => call('l', 5)), { argument: 'k', position: 5 }, /0\.\.m/);
    expectRefusal(await rejectionOf(() => call('r', 6)), { argument: 'k', position: 5 }, /0\.\.n/);
    const lists = { A, lda: [4, 4], offsetsA: [0, 16], tau, offsetsTau: [0, 4], C, ldc: [4, 4], offsetsC: [0, 16] };
    const sizes = { m: [4, 3], n: [1, 1], k: [4, 4] };
    const ragged = rejectionOf(() => ormqrVbatched(cpu.queue, { side: 'l', trans: 't', ...sizes, ...lists }));
    expectRefusal(await ragged, { argument: 'k', position: 5 }, /entry 1 .*0\.\.m/);
    expectRefusal(await rejectionOf(() => call('l', 2, { C: A.at(8) })), { argument: 'C' }, /overlaps A/);
    await call('r', 4, { strideA: 0, strideTau: 0 });
  });
});
