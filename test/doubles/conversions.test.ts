// Conversions between single and double where doubles live on the GPU, bit for bit as the CPU's.
import { expect } from 'vitest';
import { clag2z, dlag2s, slag2d, zlag2c } from '../../src/index.ts';
import { cpu, doubles, gpuTest } from '../setup/contexts.ts';
import { triples } from './doubleOracle.ts';

const [M, N, LD] = [6, 50, 8];
const FROM = 7000; // behind the special numbers come random ones
const { x, y } = triples(FROM + 2 * LD * N);

for (const parts of [1, 2] as const) {
  gpuTest(`${parts} part(s): dlag2s, split or not, in one buffer or two, and slag2d`, async () => {
    const gpu = await doubles();
    for (const [from, split, together] of [
      [0, true, false],
      [FROM, true, true],
      [FROM, false, false],
      [40, false, false],
    ] as const) {
      const results: unknown[] = [];
      gpu.queue.trace.length = 0;
      for (const context of [cpu, gpu]) {
        const type = parts === 1 ? 'd' : 'z';
        const A = context.upload(type, x.slice(from, from + parts * LD * N));
        const S = context.alloc(parts === 1 ? 's' : 'c', 2 * LD * N);
        const T = context.alloc(parts === 1 ? 's' : 'c', LD * N);
        const info = context.upload('i', Int32Array.of(7));
        const SB = together ? S.at(LD * N) : T;
        const call = { m: M, n: N, A, lda: LD, SA: S, ldsa: LD, info, ...(split && { SB, ldsb: LD }) };
        if (parts === 1) await dlag2s(context, call as never);
        else await zlag2c(context, call as never);
        const back = context.upload(type, y.slice(0, parts * LD * N));
        const sum = { m: M, n: N, SA: S, ldsa: LD, A: back, lda: LD, ...(split && { SB, ldsb: LD }) };
        if (parts === 1) await slag2d(context, sum as never);
        else await clag2z(context, sum as never);
        results.push(
          await Promise.all([context.download(S), context.download(T), context.download(info), context.download(back)]),
        );
        for (const buffer of [A, S, T, info, back]) buffer.dispose();
      }
      expect(results[1]).toEqual(results[0]);
      expect(gpu.queue.trace.map(({ backend }) => backend)).toEqual(['gpu', 'gpu']);
    }
  });
}
