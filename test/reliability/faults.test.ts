// Faults at every point where they can strike: programs run on devices of which the k-th operation fails, for every k. Whatever it was,
// each program ends soon, with its results or with an error of the library's, never with wrong results; all memory is given back; and the
// next context on the device works.
import { afterAll, expect, test } from 'vitest';
import { FAULTS, type Fault, faulty } from '../../fuzz/faults.ts';
import { BasaltError } from '../../src/core/errors.ts';
import { type Context, createContext, sgemm, sgesv, sgesvdStridedBatched, ssyevd } from '../../src/index.ts';
import { full, some } from '../lib/sampled.ts';
import { gpuSweep, gpuTest } from '../setup/contexts.ts';
import { plainDevice } from '../setup/device.ts';

const unhandled: unknown[] = [];
const record = (reason: unknown) => unhandled.push(reason);
process.on('unhandledRejection', record);
afterAll(() => {
  process.off('unhandledRejection', record);
});

const n = 12;
const matrix = Float32Array.from({ length: n * n }, (_, p) => {
  const [i, j] = [p % n, Math.floor(p / n)];
  return i === j ? n : Math.sin(1 + Math.min(i, j) + 3 * Math.max(i, j));
});

/** Programs, each with its results. */
const programs: Readonly<Record<string, (c: Context) => Promise<Float32Array>>> = {
  'a product': async (c) => {
    const [A, B, C] = [c.upload('s', matrix), c.upload('s', matrix), c.alloc('s', n * n)];
    await sgemm(c, { m: n, n, k: n, A, lda: n, B, ldb: n, C, ldc: n });
    const found = await c.download(C);
    c.write(C, matrix);
    return Float32Array.of(...found, (await c.download(C))[1]!);
  },
  'a plan': async (c) => {
    const [A, C] = [c.upload('s', matrix), c.alloc('s', n * n)];
    const plan = await c.record(() => sgemm(c, { m: n, n, k: n, A, lda: n, B: A, ldb: n, beta: 1, C, ldc: n }));
    await plan.run();
    await plan.run();
    plan.dispose();
    return c.download(C);
  },
  'a system': async (c) => {
    const [A, B] = [c.upload('s', matrix), c.upload('s', matrix)];
    const [ipiv, info] = [c.alloc('i', n), c.alloc('i', 1)];
    await sgesv(c, { n, nrhs: n, A, lda: n, ipiv, B, ldb: n, info });
    return c.download(B);
  },
  eigenvalues: async (c) => {
    const [A, W, info] = [c.upload('s', matrix), c.alloc('s', n), c.alloc('i', 1)];
    await ssyevd(c, { uplo: 'l', n, jobz: 'n', A, lda: n, W, info });
    return c.download(W);
  },
  'a batch that throws': async (c) => {
    const [A, S, info] = [c.upload('s', matrix), c.alloc('s', 16), c.alloc('i', 4)];
    const each = { lda: 4, strideA: 36, strideS: 4, batchCount: 4, onFailure: 'throw' } as const;
    await sgesvdStridedBatched(c, { jobu: 'n', jobvt: 'n', m: 4, n: 4, A, S, info, ...each });
    return c.download(S);
  },
};

/** What a program comes to: its results, an error, or nothing within a time that is ample for a busy machine. */
async function outcome(work: () => Promise<Float32Array>): Promise<Float32Array | Error> {
  let late: NodeJS.Timeout | undefined;
  const nothing = new Promise<Error>((resolve) => {
    late = setTimeout(() => resolve(new Error('nothing within a minute')), 60_000);
  });
  const found = await Promise.race([
    work().catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))),
    nothing,
  ]);
  clearTimeout(late);
  return found;
}

/** What is wrong with an outcome, in words. */
function wrongIn(found: Float32Array | Error, right: Float32Array): string | undefined {
  if (found instanceof Error) return found instanceof BasaltError ? undefined : `${found.name}: ${found.message}`;
  return found.every((x, k) => x === right[k]) ? undefined : 'wrong results without an error';
}

/** A program on a device whose k-th operation fails; how many operations there were, and complaints. */
async function struck(name: string, fault: Fault, k: number | undefined, device: GPUDevice, right?: Float32Array) {
  const program = programs[name]!;
  const watch = faulty(device);
  const complaints: string[] = [];
  const complain = (what: string, found: string | undefined): void => {
    if (found !== undefined) complaints.push(`${watch.struck} (${k}), ${what}: ${found}`);
  };
  watch.strike(fault, k);
  const context = await createContext({ device }).catch((error: unknown) => {
    complain('opening', error instanceof BasaltError ? undefined : String(error));
  });
  let found: Float32Array | Error | undefined;
  let count = watch.count;
  if (context) {
    found = await outcome(() => program(context));
    count = watch.count;
    if (right !== undefined) {
      complain('the program', wrongIn(found, right));
      // Nothing fails any more, but what has failed is gone.
      complain('the same context', wrongIn(await outcome(() => program(context)), right));
    }
    context.dispose();
    await context.queue.idle;
  }
  if (watch.buffers.size > 0) complain('afterwards', `${watch.buffers.size} buffers are left`);
  watch.mend();
  return { found, count, complaints };
}

for (const [which, name] of Object.keys(programs).entries()) {
  (which < 2 ? gpuTest : gpuSweep)(`${name}: whatever fails, and whenever`, async () => {
    const device = await plainDevice();
    for (const fault of FAULTS) {
      const { found: right, count } = await struck(name, fault, undefined, device);
      if (!(right instanceof Float32Array)) throw right;
      expect(count).toBeGreaterThan(3);
      const complaints: string[] = [];
      const places = some([...Array(count).keys()], 2);
      for (const k of places) {
        const own = fault === 'lost' ? await plainDevice() : device;
        complaints.push(...(await struck(name, fault, k, own, right)).complaints);
        if (!full && k !== places.at(-1)) continue;
        const again = await struck(name, fault, undefined, device, right);
        complaints.push(...again.complaints.map((text) => `the next context: ${text}`));
      }
      expect(complaints).toEqual([]);
    }
    device.destroy();
  });
}

test('no promise was rejected that nobody waited for', async () => {
  await new Promise((done) => setTimeout(done, 50));
  expect(unhandled).toEqual([]);
});
