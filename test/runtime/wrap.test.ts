// Buffers over GPUBuffers of someone else's: results are there without a copy, commands of both submitters stay in order, nothing is
// destroyed.
import { describe, expect, test } from 'vitest';
import { UnsupportedError } from '../../src/core/errors.ts';
import {
  sgelsStridedBatched,
  sgemm,
  sgesvStridedBatched,
  spotrfStridedBatched,
  sqrStridedBatched,
  sscal,
} from '../../src/index.ts';
import type { Context } from '../../src/runtime/context.ts';
import { expectRefusal, thrownBy } from '../lib/caught.ts';
import { cpu, gpuTest } from '../setup/contexts.ts';

const [MAP_READ, COPY_SRC, COPY_DST, STORAGE] = [1, 4, 8, 128];

/** A GPUBuffer with these singles, made without the context. */
function own(context: Context, values: readonly number[], usage = STORAGE | COPY_SRC | COPY_DST): GPUBuffer {
  const buffer = context.gpu!.device.createBuffer({ size: 4 * values.length, usage, mappedAtCreation: true });
  new Float32Array(buffer.getMappedRange()).set(values);
  buffer.unmap();
  return buffer;
}

/** What a GPUBuffer holds, by commands of the test's own. */
async function read(context: Context, buffer: GPUBuffer): Promise<number[]> {
  const { device } = context.gpu!;
  const staging = device.createBuffer({ size: buffer.size, usage: COPY_DST | MAP_READ });
  const encoder = device.createCommandEncoder();
  encoder.copyBufferToBuffer(buffer, 0, staging, 0, buffer.size);
  context.queue.flush();
  device.queue.submit([encoder.finish()]);
  await staging.mapAsync(1);
  const values = [...new Float32Array(staging.getMappedRange())];
  staging.destroy();
  return values;
}

describe('wrap', () => {
  gpuTest('routines read and write the GPUBuffer itself', async (context) => {
    const [a, b, c] = [own(context, [1, 2, 3, 4]), own(context, [5, 6, 7, 8]), own(context, [9, 9, 9, 9])];
    const [A, B, C] = [context.wrap(a, 's', 4), context.wrap(b, 's', 4), context.wrap(c, 's', 4)];
    await sgemm(context.queue, { m: 2, n: 2, k: 2, A, lda: 2, B, ldb: 2, C, ldc: 2 });
    expect(await read(context, c)).toEqual([23, 34, 31, 46]);
    expect([...(await context.download(C))]).toEqual([23, 34, 31, 46]);
    context.write(A, Float32Array.of(1, 0, 0, 1));
    expect(await read(context, a)).toEqual([1, 0, 0, 1]);
  });

  gpuTest('batches whose last matrix ends within a vector of four', async (context) => {
    // As on a GPU: a software adapter has no use for kernels that load vectors of matrices.
    const facts: { software: boolean } = context.gpu!;
    const { software } = facts;
    facts.software = false;
    try {
      for (const n of [1, 3, 5]) {
        const at = (i: number, j: number): number => (i === j ? n + 1 : 1);
        const lend = (count: number, value: (i: number, j: number) => number) => {
          const values = Array.from({ length: n * count }, (_, k) => value(k % n, Math.floor(k / n)));
          return context.wrap(own(context, values), 's', values.length);
        };
        const info = context.alloc('i', 1);
        const sizes = { n, lda: n, strideA: n * n, info, batchCount: 1 };
        const sides = { nrhs: 1, ldb: n, strideB: n };
        const ones = (B: { data: readonly number[] }): void => {
          for (const x of B.data) expect(x).toBeCloseTo(1, 5);
        };
        const [L, A, B, G, H] = [lend(n, at), lend(n, at), lend(1, () => 2 * n), lend(n, at), lend(1, () => 2 * n)];
        const ipiv = context.alloc('i', n);
        await spotrfStridedBatched(context.queue, { uplo: 'l', ...sizes, A: L });
        expect([...(await context.download(info))]).toEqual([0]);
        await sgesvStridedBatched(context.queue, { ...sizes, ...sides, A, ipiv, stridePiv: n, B });
        expect([...(await context.download(info))]).toEqual([0]);
        ones({ data: [...(await context.download(B))] });
        await sgelsStridedBatched(context.queue, { ...sizes, ...sides, m: n, A: G, B: H });
        ones({ data: [...(await context.download(H))] });
        const [M, Q, R] = [lend(n, at), lend(n, () => 0), lend(n, () => 0)];
        const places = { ldq: n, strideQ: n * n, ldr: n, strideR: n * n };
        const { info: _none, ...square } = sizes;
        await sqrStridedBatched(context.queue, { ...square, m: n, A: M, Q, R, ...places });
        const [q, r] = [await context.download(Q), await context.download(R)];
        for (let i = 0; i < n; i++) {
          for (let j = 0; j < n; j++) {
            let sum = 0;
            for (let l = 0; l < n; l++) sum += q[i + l * n]! * r[l + j * n]!;
            expect(sum).toBeCloseTo(at(i, j), 4);
          }
        }
      }
    } finally {
      facts.software = software;
    }
  });

  gpuTest('dispose leaves the GPUBuffer alone, and the pool never hands it out', async (context) => {
    const mine = own(context, [1, 2, 3, 4]);
    void context.queue.nothing; // the queue's own, made when it is first needed
    const { live } = context.pool!;
    const x = context.wrap(mine, 's', 4);
    await sscal(context.queue, { n: 4, alpha: 2, x });
    x.dispose();
    const other = context.alloc('s', 4);
    expect(await read(context, mine)).toEqual([2, 4, 6, 8]);
    expect([...(await context.download(other))]).toEqual([0, 0, 0, 0]);
    other.dispose();
    expect(context.pool!.live).toBeLessThanOrEqual(live + 1);
    mine.destroy();
  });

  gpuTest('what is no such buffer is refused', (context) => {
    const mine = own(context, [1, 2, 3, 4]);
    const refused = (gpu: unknown, rule: RegExp, type = 's', length: unknown = 4) =>
      expectRefusal(
        thrownBy(() => context.wrap(gpu as GPUBuffer, type as 's', length as number)),
        { routine: 'wrap' },
        rule,
      );
    refused(undefined, /GPUBuffer/);
    refused({}, /GPUBuffer/);
    refused(new Float32Array(4), /GPUBuffer/);
    refused(mine, /16 bytes are fewer than the 20/, 's', 5);
    refused(mine, /integer >= 0/, 's', 1.5);
    refused(mine, /one of/, 'x');
    refused(own(context, [1], STORAGE), /COPY_SRC/);
    const mapped = context.gpu!.device.createBuffer({
      size: 16,
      usage: STORAGE | COPY_SRC | COPY_DST,
      mappedAtCreation: true,
    });
    refused(mapped, /mapped/);
    expect(thrownBy(() => context.wrap(mine, 'd', 2))).toBeInstanceOf(UnsupportedError);
    for (const buffer of [mine, mapped]) buffer.destroy();
  });

  test('there is nothing to wrap on the CPU', () => {
    expect(thrownBy(() => cpu.wrap({} as GPUBuffer, 's', 4))).toBeInstanceOf(UnsupportedError);
  });
});
