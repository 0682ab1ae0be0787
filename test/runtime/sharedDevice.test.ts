// Contexts on a device of someone else's: with WebGPU's default limits and no features, with others on it, and never destroyed by the
// library.
import { afterAll, describe, expect, test } from 'vitest';
import { caseOf, problemOf } from '../../cli/rates.ts';
import { pick } from '../../src/autotune/pick.ts';
import { gemmRules } from '../../src/blas3/products/gemm.kernels.ts';
import { hasRoom } from '../../src/blas3/products/gemmSlabs.ts';
import { triangleRules } from '../../src/blas3/products/gemmTriangle.kernels.ts';
import { DeviceError, DeviceLostError, DisposedError, UnsupportedError } from '../../src/core/errors.ts';
import { type Context, type ContextOptions, createContext, scopy, sscal, strsm } from '../../src/index.ts';
import { solve } from '../../src/linalg/index.ts';
import { complaints } from '../../testing/lib/case.ts';
import { expectRefusal, rejectionOf, thrownBy } from '../lib/caught.ts';
import { full, wide } from '../lib/sampled.ts';
import { gpu, gpuTest } from '../setup/contexts.ts';
import { plainDevice } from '../setup/device.ts';

const USAGE = 128 | 8 | 4; // STORAGE, COPY_DST, COPY_SRC
const DEFAULT_BYTES = 16384;

const device = gpu === undefined ? undefined : await plainDevice();
const shared = device === undefined ? undefined : await createContext({ device });
afterAll(() => {
  shared?.dispose();
  device?.destroy();
});

/** A test on the shared device. */
const deviceTest = (name: string, body: (context: Context, device: GPUDevice) => void | Promise<void>): void =>
  gpuTest(name, () => body(shared!, device!));

const open = (options: unknown) => createContext(options as ContextOptions);

function filled(on: GPUDevice, values: readonly number[]): GPUBuffer {
  const buffer = on.createBuffer({ size: 4 * values.length, usage: USAGE, mappedAtCreation: true });
  new Float32Array(buffer.getMappedRange()).set(values);
  buffer.unmap();
  return buffer;
}

/** What a GPUBuffer holds, by commands of the test's own. */
async function read(on: GPUDevice, source: GPUBuffer, offset = 0, size = source.size - offset): Promise<number[]> {
  const staging = on.createBuffer({ size, usage: 8 | 1 });
  const encoder = on.createCommandEncoder();
  encoder.copyBufferToBuffer(source, offset, staging, 0, size);
  on.queue.submit([encoder.finish()]);
  await staging.mapAsync(1);
  const values = [...new Float32Array(staging.getMappedRange())];
  staging.destroy();
  return values;
}

/** The errors that reach the device's own listeners while `body` runs. */
async function uncaptured(on: GPUDevice, body: () => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  const listener = (event: GPUUncapturedErrorEvent) => {
    event.preventDefault();
    found.push(event.error.message);
  };
  on.addEventListener('uncapturederror', listener);
  await body();
  await on.queue.onSubmittedWorkDone();
  on.removeEventListener('uncapturederror', listener);
  return found;
}

describe('createContext({ device })', () => {
  test('refuses what is no device', async () => {
    for (const wrong of [null, 5, 'gpu', {}, { queue: {} }, new Float32Array(4)])
      expectRefusal(await rejectionOf(() => open({ device: wrong })), { argument: 'device', position: 6 }, /GPUDevice/);
  });

  deviceTest('refuses options that a device leaves nothing to', async (_, on) => {
    for (const [argument, value] of [
      ['backend', 'cpu'],
      ['adapter', 'any'],
      ['robust', false],
    ] as const)
      expectRefusal(await rejectionOf(() => open({ device: on, [argument]: value })), { argument }, /device/);
  });

  gpuTest('refuses a lost device, and notices when one is lost later', async () => {
    const own = await plainDevice();
    const context = await createContext({ device: own });
    const x = context.upload('s', new Float32Array(4));
    own.destroy();
    expect(await rejectionOf(() => context.download(x))).toBeInstanceOf(DeviceLostError);
    expect(await rejectionOf(() => createContext({ device: own }))).toBeInstanceOf(DeviceLostError);
    context.dispose();
  });

  deviceTest('takes the features and limits that there are', async (context, on) => {
    expect(context.gpu).toMatchObject({ device: on, owned: false, lanes: 0, workgroupBytes: DEFAULT_BYTES });
    expect(context.gpu!.threads).toBe(256);
    expect(context.gpu!.matrixUnits).toEqual([]);
    expect(context.why).toBe(`a device was given: ${gpu!.gpu!.name}`);
    expect(['s', 'i', 'h', 'd'].map((type) => context.placement(type as 's'))).toEqual(['gpu', 'gpu', 'cpu', 'cpu']);
    expect(await context.queue.gpuTime(() => {})).toBeUndefined();
    expect(await context.queue.profile(() => {})).toBeUndefined();
    expect(thrownBy(() => context.alloc('s', 2 ** 26))).toBeInstanceOf(UnsupportedError);
  });

  gpuTest('uses subgroups where the device has them, and knows the language', async (context) => {
    if (!context.gpu!.device.features.has('subgroups')) return;
    const own = await plainDevice({ requiredFeatures: ['subgroups'] });
    const { gpu: facts } = await createContext({ device: own });
    expect(facts!.lanes).toBe(own.adapterInfo.subgroupMinSize);
    for (const feature of facts!.language) expect([...context.gpu!.language]).toContain(feature);
    expect(facts!.language.has('subgroup_id')).toBe(true);
    own.destroy();
  });

  gpuTest('does with a device that does not tell its adapter', async () => {
    const own = await plainDevice();
    Object.defineProperty(own, 'adapterInfo', { value: undefined });
    const context = await createContext({ device: own });
    expect(context.gpu).toMatchObject({ name: 'unnamed adapter', software: false, info: { vendor: '' } });
    const x = context.upload('s', Float32Array.of(1, 2));
    await sscal(context.queue, { n: 2, alpha: 3, x });
    expect([...(await context.download(x))]).toEqual([3, 6]);
    context.dispose();
    own.destroy();
  });
});

const SAMPLE: readonly (readonly [name: string, sizes: readonly [number, number, number], batch?: number])[] = [
  ['gemm', [65, 43, 37]],
  ['gemv', [45, 33, 33]],
  ['trsv', [45, 45, 45]],
  ['getrf', [69, 69, 69]],
  ['potrf', [69, 69, 69]],
  ['geqrf', [69, 33, 33]],
  ['gels', [36, 9, 9]],
  ['gesv', [45, 45, 45]],
  ['gesvBatched', [9, 9, 9], 11],
  ['gesvBatched', [70, 70, 70], 3],
  ['potrfBatched', [17, 17, 17], 5],
  ['gelsBatched', [12, 7, 7], 5],
];

/** llvmpipe takes seconds for a pipeline, and this device has none yet: there, and in a short run, few routines. */
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
const QUICK = /^(gemm|potrf)$/;
/** In a full run. */
const SLOW = /^gels$/;

describe('a device without features, of default limits', () => {
  for (const [name, [m, n, k], batch] of SAMPLE) {
    if (((slowly || !wide) && !QUICK.test(name)) || (!full && SLOW.test(name))) continue;
    deviceTest(`${name} of ${m} x ${n}`, async (context) => {
      const c = caseOf(name);
      expect(await complaints(context, c, problemOf(c, m, n, k, batch), 's')).toEqual([]);
    });
  }

  deviceTest('doubles, refined on it', async (context) => {
    const c = caseOf('dsgesv');
    expect(await complaints(context, c, problemOf(c, 45, 45, 45), 'd')).toEqual([]);
  });

  deviceTest('triangles whose blocks are inverted', async (context) => {
    if (slowly) return;
    const [m, n] = [260, 17];
    const A = Float32Array.from({ length: m * m }, (_, p) => (p % (m + 1) === 0 ? 2 : p % 97 === 0 ? 0.01 : 0));
    const [T, B] = [context.upload('s', A), context.upload('s', new Float32Array(m * n).fill(1))];
    const t = { side: 'l', uplo: 'l', transA: 'n', diag: 'n', m, n, alpha: 1 } as const;
    await strsm(context.queue, { ...t, A: T, lda: m, B, ldb: m });
    const x = await context.download(B, m);
    let worst = 0;
    for (let i = 0; i < m; i++) {
      let sum = 0;
      for (let l = 0; l <= i; l++) sum += A[i + l * m]! * x[l]!;
      worst = Math.max(worst, Math.abs(sum - 1));
    }
    expect(worst).toBeLessThan(1e-5);
    for (const buffer of [T, B]) buffer.dispose();
  });

  deviceTest('arrays', async (context) => {
    const x = await solve(
      [
        [4, 1],
        [1, 3],
      ],
      [9, 5],
      { context },
    );
    for (const [i, value] of [2, 1].entries()) expect(Math.abs((x.get(i) as number) - value)).toBeLessThan(1e-5);
  });

  test('no rule chooses a tile that has not the memory', () => {
    const workgroupBytes = DEFAULT_BYTES;
    for (const size of [8, 64, 256, 1000, 4096, 8190]) {
      for (const k of [16, 512, 4096]) {
        for (const aligned of [true, false]) {
          for (const over of ['A', 'B', undefined] as const) {
            const problem = {
              transA: 0,
              transB: 0,
              m: size,
              n: size,
              k,
              batch: 1,
              aligned,
              over,
              workgroupBytes,
            } as const;
            const { name, choice } = pick(gemmRules, problem);
            expect(hasRoom(workgroupBytes, choice.tile), name).toBe(true);
          }
          const tile = pick(triangleRules, { n: size, rest: 0, k, parts: 1, aligned, workgroupBytes }).choice?.tile;
          expect(tile === undefined || hasRoom(workgroupBytes, tile)).toBe(true);
        }
      }
    }
  });
});

describe('ownership', () => {
  gpuTest('dispose submits what is recorded, gives all memory back, and leaves the device alone', async () => {
    const own = await plainDevice();
    const errors = await uncaptured(own, async () => {
      const context = await createContext({ device: own });
      const mine = filled(own, [1, 2, 3, 4]);
      const kept = context.upload('s', new Float32Array(100));
      const pending = rejectionOf(() => context.download(kept));
      await sscal(context.queue, { n: 4, alpha: 2, x: context.wrap(mine, 's', 4) });
      context.dispose();
      expect(await pending).toBeInstanceOf(DisposedError);
      expect(context.pool!.live).toBe(0);
      expect(thrownBy(() => context.alloc('s', 1))).toBeInstanceOf(DisposedError);
      kept.dispose();
      expect(await read(own, mine)).toEqual([2, 4, 6, 8]);
      using second = await createContext({ device: own, backend: 'gpu' });
      const x = second.wrap(mine, 's', 4);
      await sscal(second.queue, { n: 4, alpha: 0.5, x });
      expect([...(await second.download(x))]).toEqual([1, 2, 3, 4]);
    });
    expect(errors).toEqual([]);
    own.destroy();
  });

  deviceTest('two contexts on one device exchange memory without a copy', async (context, on) => {
    const other = await createContext({ device: on });
    const x = context.upload('s', Float32Array.of(1, 2, 3, 4));
    const { buffer } = await context.unwrap(x, 'write');
    const theirs = other.wrap(buffer, 's', 4);
    await sscal(other.queue, { n: 4, alpha: 3, x: theirs });
    other.queue.flush();
    expect([...(await context.download(x))]).toEqual([3, 6, 9, 12]);
    other.dispose();
    await sscal(context.queue, { n: 4, alpha: 2, x });
    expect([...(await context.download(x))]).toEqual([6, 12, 18, 24]);
    x.dispose();
  });

  deviceTest("errors of the caller's own commands stay with the caller, and ours with us", async (context, on) => {
    const stranger = await plainDevice();
    const errors = await uncaptured(on, async () => {
      on.createBuffer({ size: 16, usage: 1 | 128 }); // the caller's mistake
      const x = context.upload('s', Float32Array.of(1, 2));
      expect([...(await context.download(x))]).toEqual([1, 2]);
      const foreign = context.wrap(filled(stranger, [1, 2]), 's', 2);
      await sscal(context.queue, { n: 2, alpha: 2, x: foreign });
      expect(await rejectionOf(() => context.queue.sync())).toBeInstanceOf(DeviceError);
      const gone = filled(on, [1, 2]);
      const wrapped = context.wrap(gone, 's', 2);
      gone.destroy();
      expect(await rejectionOf(() => context.download(wrapped))).toBeInstanceOf(DeviceError);
      context.write(wrapped, Float32Array.of(1, 2));
      expect(await rejectionOf(() => context.queue.sync())).toBeInstanceOf(DeviceError);
      await context.queue.sync();
      on.pushErrorScope('validation');
      await sscal(context.queue, { n: 2, alpha: 2, x: foreign });
      context.queue.flush();
      expect(await on.popErrorScope()).toBeNull();
      expect(await rejectionOf(() => context.queue.sync())).toBeInstanceOf(DeviceError);
    });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/usage/i);
    stranger.destroy();
  });
});

describe('unwrap', () => {
  gpuTest('gives the memory itself, with what the calls before have made of it', async (context) => {
    const on = context.gpu!.device;
    const x = context.upload('s', Float32Array.of(1, 2, 3, 4));
    await sscal(context.queue, { n: 4, alpha: 2, x });
    const whole = await context.unwrap(x);
    expect(whole).toMatchObject({ offset: 0, size: 16 });
    expect(await read(on, whole.buffer, 0, 16)).toEqual([2, 4, 6, 8]);
    const part = await context.unwrap(x.at(1));
    expect(part).toEqual({ buffer: whole.buffer, offset: 4, size: 12 });
    const others = Array.from({ length: 5 }, () => context.alloc('s', 4));
    for (const other of others) expect((await context.unwrap(other)).buffer).not.toBe(whole.buffer);
    for (const buffer of [x, ...others]) buffer.dispose();
    expect(await rejectionOf(() => context.unwrap(x))).toBeInstanceOf(DisposedError);
  });

  gpuTest(
    "'write' makes what the caller's commands leave there the elements, whoever had them before",
    async (context) => {
      const { queue } = context.gpu!.device;
      const list = context.upload('i', Int32Array.of(1, 2, 3));
      const once = (await context.unwrap(list)).buffer;
      await list.host('write'); // as a routine on the CPU does
      (await list.host('write'))[0] = 7;
      const again = await context.unwrap(list, 'write');
      expect(again.buffer).toBe(once);
      queue.writeBuffer(again.buffer, 4, Int32Array.of(9));
      expect([...(await context.download(list))]).toEqual([7, 9, 3]);
      list.dispose();
    },
  );

  gpuTest('refuses what is not there', async (context) => {
    const [d, x] = [context.alloc('d', 4), context.alloc('s', 4)];
    expect(await rejectionOf(() => context.unwrap(d))).toBeInstanceOf(UnsupportedError);
    expectRefusal(await rejectionOf(() => context.unwrap(x, 'both' as 'read')), { routine: 'unwrap', argument: 'use' });
    expectRefusal(await rejectionOf(() => context.unwrap({} as typeof x)), { routine: 'unwrap', argument: 'source' });
    for (const buffer of [d, x]) buffer.dispose();
  });
});

describe('wrap', () => {
  deviceTest('takes buffers that are larger than a kernel can see, or of odd sizes', async (context, on) => {
    const large = on.createBuffer({ size: 2 ** 27 + 16, usage: USAGE });
    on.queue.writeBuffer(large, 0, Float32Array.of(1, 2, 3, 4));
    const x = context.wrap(large, 's', 4);
    await sscal(context.queue, { n: 4, alpha: 2, x });
    expect([...(await context.download(x))]).toEqual([2, 4, 6, 8]);
    const error = thrownBy(() => context.wrap(large, 's', 2 ** 25 + 1));
    expect(error).toBeInstanceOf(UnsupportedError);
    expect((error as Error).message).toContain('maxStorageBufferBindingSize');
    const odd = on.createBuffer({ size: 18, usage: USAGE });
    const y = context.wrap(odd, 's', 4);
    await scopy(context.queue, { n: 4, x, y });
    expect([...(await context.download(y))]).toEqual([2, 4, 6, 8]);
    for (const buffer of [large, odd]) buffer.destroy();
  });
});
