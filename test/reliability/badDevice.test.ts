// The checklist of bad inputs, rows 26 to 42: sizes beyond the device, lack of memory, lost devices, dead and foreign buffers. Calls at
// the same time (39 to 41) are in concurrency.test.ts. Errors are provoked on contexts of their own, so that the shared one stays whole.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, test } from 'vitest';
import {
  DeviceError,
  DeviceLostError,
  DisposedError,
  OutOfMemoryError,
  UnsupportedError,
} from '../../src/core/errors.ts';
import { type Context, createContext, type DeviceBuffer, gemm } from '../../src/index.ts';
import type { Kernel } from '../../src/runtime/kernel.ts';
import { expectRefusal, rejectionOf, thrownBy } from '../lib/caught.ts';
import { contexts, cpu, gpuTest } from '../setup/contexts.ts';

const unhandled: unknown[] = [];
const record = (reason: unknown) => unhandled.push(reason);
process.on('unhandledRejection', record);
afterAll(() => {
  process.off('unhandledRejection', record);
});

const open = () => createContext({ backend: 'gpu' });
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const one = { m: 1, n: 1, k: 1, lda: 1, ldb: 1, ldc: 1 };
const scalar = (context: Context, x: number) => context.upload('s', Float32Array.of(x));
const multiply = (context: Context, C: DeviceBuffer<'s'>) =>
  gemm(context.queue, { ...one, A: scalar(context, 2), B: scalar(context, 3), C });

/** The error of a call, within five seconds. */
async function soon(work: () => unknown): Promise<unknown> {
  const late = pause(5000).then(() => Promise.reject(new Error('nothing within five seconds')));
  late.catch(() => {});
  return Promise.race([rejectionOf(work), late]);
}

describe('sizes beyond the machine', () => {
  test('26 huge n: refused by arithmetic that does not overflow', async () => {
    for (const context of contexts) {
      const A = context.alloc('s', 4);
      for (const n of [2 ** 16, 2 ** 31, 2 ** 32, 2 ** 40, Number.MAX_SAFE_INTEGER]) {
        const call = { m: n, n, k: n, A, lda: n, B: A, ldb: n, C: context.alloc('s', 4), ldc: n };
        expectRefusal(await rejectionOf(() => gemm(context.queue, call)), { argument: 'A' }, /the buffer has 4/);
      }
      expect(thrownBy(() => context.alloc('s', 2 ** 52))).toBeInstanceOf(UnsupportedError);
    }
  });

  gpuTest('27 a buffer above the binding limit: an UnsupportedError that names the limit', (gpu) => {
    const limit = gpu.gpu!.device.limits.maxStorageBufferBindingSize;
    const error = thrownBy(() => gpu.alloc('s', Math.floor(limit / 4) + 1)) as Error;
    expect(error).toBeInstanceOf(UnsupportedError);
    expect(error.message).toMatch(/maxStorageBufferBindingSize.*split the problem, or use the CPU backend/);
    // What the CPU holds in such a context has no such limit: see placement().
    expect(gpu.placement('d')).toBe('cpu');
  });

  gpuTest('28 more than 65535 workgroups along an axis: split, every element written', async (gpu) => {
    const { maxComputeWorkgroupsPerDimension } = gpu.gpu!.device.limits;
    const m = 64 * maxComputeWorkgroupsPerDimension + 65;
    const C = gpu.alloc('s', m);
    const before = gpu.queue.dispatches;
    const A = gpu.upload('s', new Float32Array(m).fill(2));
    await gemm(gpu.queue, { m, n: 1, k: 1, A, lda: m, B: scalar(gpu, 3), ldb: 1, C, ldc: m });
    expect(gpu.queue.dispatches).toBeGreaterThan(before + 1);
    expect((await gpu.download(C)).every((v) => v === 6)).toBe(true);
    for (const buffer of [A, C]) buffer.dispose();
  });
});

describe('29 lack of memory', () => {
  /** A context on which buffers of at least `bytes` cannot be had while `full` is set: the scope reports it as Dawn does. */
  async function starved(bytes: number) {
    const context = await open();
    const device = context.gpu!.device as unknown as {
      createBuffer: (d: GPUBufferDescriptor) => GPUBuffer;
      popErrorScope: () => Promise<{ message: string } | null>;
    };
    const real = { create: device.createBuffer.bind(device), pop: device.popErrorScope.bind(device) };
    const state = { full: true, failed: false };
    device.createBuffer = (descriptor) => {
      state.failed = state.full && descriptor.size >= bytes;
      // An invalid buffer, as after a failed allocation: MAP_READ and MAP_WRITE exclude each other. Its error goes to a scope of its own.
      if (!state.failed) return real.create(descriptor);
      context.gpu!.device.pushErrorScope('validation');
      const buffer = real.create({ ...descriptor, usage: 3 });
      real.pop().catch(() => {});
      return buffer;
    };
    device.popErrorScope = () => {
      const failed = state.failed;
      state.failed = false;
      return failed ? real.pop().then(() => ({ message: 'simulated' })) : real.pop();
    };
    return { context, state };
  }

  gpuTest('is an OutOfMemoryError at the next download, and the context lives on', async () => {
    const { context, state } = await starved(100_000);
    const big = context.alloc('s', 50_000);
    const error = await soon(() => context.download(big));
    expect(error).toBeInstanceOf(OutOfMemoryError);
    expect((error as Error).message).toMatch(/no memory for a buffer of \d+ bytes: simulated/);
    big.dispose();
    await pause(20);
    await rejectionOf(() => context.queue.sync()).catch(() => {}); // commands that used the buffer that never was
    state.full = false;
    const again = context.alloc('s', 50_000);
    expect(await context.download(again)).toEqual(new Float32Array(50_000));
    context.dispose();
  });

  gpuTest('also when it hits the staging memory of a download', async () => {
    const { context, state } = await starved(100_000);
    state.full = false;
    const big = context.upload('s', new Float32Array(50_000).fill(1));
    state.full = true;
    const error = await soon(() => context.download(big));
    expect(error).toBeInstanceOf(OutOfMemoryError);
    expect((error as Error).message).toMatch(/no memory for a download/);
    state.full = false;
    expect(await context.download(big)).toEqual(new Float32Array(50_000).fill(1));
    context.dispose();
  });
});

const broken: Kernel = {
  name: 'broken',
  variants: [],
  text: `struct Params { n: u32 }
    @group(0) @binding(0) var<storage, read_write> x: array<f32>;
    @group(0) @binding(1) var<uniform> p: Params;
    @compute @workgroup_size(1) fn broken() { x[0] = nonsense; }`,
};

describe('a lost device', () => {
  gpuTest('30 before the call: everything rejects or throws a DeviceLostError', async () => {
    const context = await open();
    const x = scalar(context, 1);
    context.gpu!.device.destroy();
    // In the same turn of the event loop nobody can know yet: the download finds out.
    expect(await soon(() => context.download(x))).toBeInstanceOf(DeviceLostError);
    await pause(10);
    const uses: (() => unknown)[] = [
      () => context.alloc('s', 4),
      () => context.upload('s', new Float32Array(4)),
      () => context.write(x, new Float32Array(1)),
      () => context.download(x),
      () => context.queue.sync(),
      () => gemm(context.queue, { ...one, A: x, B: x, C: x.at(0), beta: 1 }).then(() => context.download(x)),
    ];
    for (const use of uses.slice(0, 5)) expect(await soon(use)).toBeInstanceOf(DeviceLostError);
    expect((await soon(uses[0]!)) as Error).toMatchObject({ message: expect.stringMatching(/create a new context/) });
    x.dispose();
    context.dispose();
    expect(await soon(uses[0]!)).toBeInstanceOf(DisposedError);
  });

  gpuTest('31 in mid-call: every pending promise rejects in finite time', async () => {
    const context = await open();
    const C = context.alloc('s', 1);
    await multiply(context, C);
    const pending = [
      soon(() => context.download(C)),
      soon(() => context.download(C)),
      soon(() => context.queue.sync()),
    ];
    context.gpu!.device.destroy();
    const call = multiply(context, C).then(() => context.download(C));
    pending.push(soon(() => call));
    for (const error of await Promise.all(pending)) expect(error).toBeInstanceOf(DeviceLostError);
  });

  gpuTest('31 the same by dispose() of the context, as a DisposedError', async () => {
    const context = await open();
    const C = context.alloc('s', 1);
    await multiply(context, C);
    const pending = [soon(() => context.download(C)), soon(() => context.queue.sync())];
    context.dispose();
    for (const error of await Promise.all(pending)) expect(error).toBeInstanceOf(DisposedError);
  });

  gpuTest('32 a new context works after another one was lost', async () => {
    const lost = await open();
    lost.gpu!.device.destroy();
    using context = await open();
    const C = context.alloc('s', 1);
    await multiply(context, C);
    expect([...(await context.download(C))]).toEqual([6]);
  });

  gpuTest('66 a kernel that does not compile: a DeviceError that names it, once; the context lives on', async () => {
    using context = await open();
    const x = context.alloc('s', 4);
    context.queue.launch(broken, {}, { x }, { n: 1 }, [1, 1, 1]);
    const error = (await soon(() => context.download(x))) as Error;
    expect(error).toBeInstanceOf(DeviceError);
    expect(error.message).toMatch(/kernel broken .*does not compile.*nonsense/s);
    await multiply(context, x);
    expect((await context.download(x))[0]).toBe(6);
  });

  gpuTest(
    '66 a kernel that does not compile fails each call that uses it, compiled beside the program too',
    async () => {
      using context = await open();
      context.queue.beside = true;
      const x = context.alloc('s', 4);
      for (let call = 0; call < 3; call++) {
        context.queue.launch(broken, {}, { x }, { n: 1 }, [1, 1, 1]);
        expect(await soon(() => context.download(x))).toBeInstanceOf(DeviceError);
      }
      expect((await context.download(x))[0]).toBe(0);
    },
  );
});

gpuTest('contexts that are done leave nothing in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const made: WeakRef<Context>[] = [];
  for (let k = 0; k < 3; k++) {
    const context = await open();
    const C = context.alloc('s', 1);
    context.write(C, Float32Array.of(k));
    expect((await context.download(C))[0]).toBe(k);
    made.push(new WeakRef(context));
    context.dispose();
  }
  const left = async (): Promise<number> => {
    await pause(20);
    collect();
    return made.filter((one) => one.deref() !== undefined).length;
  };
  // The last one may still be in a register of this function.
  await expect.poll(left, { timeout: 10_000 }).toBeLessThanOrEqual(1);
});

describe('buffers that are not there', () => {
  test('33 35 disposed of, or of a context that is: DisposedError', async () => {
    for (const context of contexts) {
      const C = context.alloc('s', 1);
      const dead = scalar(context, 1);
      dead.dispose();
      const call = { ...one, A: dead, B: scalar(context, 1), C };
      expect(await rejectionOf(() => gemm(context.queue, call))).toBeInstanceOf(DisposedError);
      expect([...(await context.download(C))]).toEqual([0]);
    }
    const gone = await createContext({ backend: 'cpu' });
    const x = scalar(gone, 1);
    gone.dispose();
    // Not even a call with nothing to do.
    const call = { ...one, m: 0, A: x, B: x, C: x };
    expect(await rejectionOf(() => gemm(gone.queue, call))).toBeInstanceOf(DisposedError);
  });

  gpuTest(
    '34 of another context: refused, and so are raw WebGPU buffers, mapped or without usage (37, 38)',
    async (gpu) => {
      const { device } = gpu.gpu!;
      const mapped = device.createBuffer({ size: 16, usage: 8, mappedAtCreation: true });
      for (const A of [
        scalar(cpu, 1),
        mapped,
        { buffer: mapped, offset: 0 },
        { buffer: device.createBuffer({ size: 16, usage: 1 }), offset: 0 },
      ]) {
        const call = { ...one, A: A as DeviceBuffer<'s'>, B: scalar(gpu, 1), C: gpu.alloc('s', 1) };
        expectRefusal(await rejectionOf(() => gemm(gpu.queue, call)), { argument: 'A', position: 7 });
      }
      mapped.destroy();
    },
  );

  test('36 dispose() twice does nothing', async () => {
    for (const context of contexts) {
      const before = context.pool?.live;
      const x = context.alloc('s', 12345);
      x.dispose();
      x.dispose();
      const [a, b] = [context.alloc('s', 12345), context.alloc('s', 12345)];
      context.write(a, new Float32Array(12345).fill(1));
      expect((await context.download(b))[0], 'two buffers got the same memory').toBe(0);
      for (const buffer of [a, b]) buffer.dispose();
      if (before !== undefined) expect(context.pool!.live - before).toBeLessThan(3);
    }
  });
});

test('42 none of the above has left a rejected promise unhandled', async () => {
  await pause(50);
  expect(unhandled).toEqual([]);
});
