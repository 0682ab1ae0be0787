// Opening contexts: options, the choice of backend and its explanation, several at once, and their end.
import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { DisposedError, UnsupportedError } from '../../src/core/errors.ts';
import { type Context, type ContextOptions, createContext, dcopy, dsterf, gemm } from '../../src/index.ts';
import { expectRefusal, rejectionOf } from '../lib/caught.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { cpu, gpu, gpuSweep, gpuTest } from '../setup/contexts.ts';

const open = (options: unknown) => createContext(options as ContextOptions);

async function product(context: Context): Promise<Float32Array> {
  const rng = mulberry32(5);
  const random = (length: number) =>
    context.upload(
      's',
      Float32Array.from({ length }, () => signed(rng)),
    );
  const [m, n, k] = [33, 20, 17];
  const C = context.alloc('s', m * n);
  await gemm(context.queue, { m, n, k, A: random(m * k), lda: m, B: random(k * n), ldb: k, C, ldc: m });
  return context.download(C);
}

describe('options', () => {
  test('unknown ones are refused by name, with the list', async () => {
    for (const name of ['Backend', 'gpu', 'toString', 'power'])
      expectRefusal(
        await rejectionOf(() => open({ backend: 'cpu', [name]: 1 })),
        { routine: 'createContext', argument: name },
        /backend, adapter, robust, provider, threads, device, doubles/,
      );
  });

  test('of the wrong type or value are refused', async () => {
    for (const [argument, value] of [
      ['backend', 'GPU'],
      ['backend', null],
      ['backend', 0],
      ['adapter', 5],
      ['adapter', null],
      ['robust', 'yes'],
      ['robust', 1],
      ['doubles', 'gpu '],
      ['doubles', null],
      ['threads', 0],
      ['threads', -1],
      ['threads', 1.5],
      ['threads', Number.NaN],
      ['threads', Infinity],
      ['threads', '2'],
      ['threads', null],
    ] as const)
      expectRefusal(await rejectionOf(() => open({ [argument]: value })), { routine: 'createContext', argument });
    for (const options of [null, 'gpu', 5])
      expectRefusal(await rejectionOf(() => open(options)), { argument: 'options' });
  });

  test('more threads than cores are as many as there are cores', async () => {
    const engaged = async (threads: number): Promise<string> => {
      using context = await createContext({ backend: 'cpu', threads });
      return context.why;
    };
    const cores = availableParallelism();
    try {
      expect(await engaged(1)).toMatch(/, 1 thread\b/);
      for (const threads of [cores, cores + 1, 1000, 1e9])
        expect(await engaged(threads), `${threads}`).toMatch(new RegExp(`, ${cores} threads?\\b`));
    } finally {
      await engaged(cores);
    }
  });

  test('are read of the record itself: Object.prototype has none, and those of a class are refused', async () => {
    Object.defineProperty(Object.prototype, 'backend', {
      value: 'nonsense',
      configurable: true,
      enumerable: true,
      writable: true,
    });
    try {
      using context = await createContext({ adapter: 'no such adapter' });
      expect(context.backend).toBe('cpu');
    } finally {
      delete (Object.prototype as { backend?: unknown }).backend;
    }
    class Options {
      get backend(): string {
        return 'cpu';
      }
    }
    expectRefusal(await rejectionOf(() => open(new Options())), { argument: 'backend' }, /inherited/);
  });

  test('doubles live with the CPU, and asking for them on a GPU that is not there is refused', async () => {
    for (const doubles of ['cpu', 'auto'] as const) {
      const context = await createContext({ backend: 'cpu', doubles });
      expect(['s', 'd', 'c', 'z'].map((type) => context.placement(type as 'd'))).toEqual(['cpu', 'cpu', 'cpu', 'cpu']);
      context.dispose();
    }
    expectRefusal(
      await rejectionOf(() => createContext({ backend: 'cpu', doubles: 'gpu' })),
      { argument: 'doubles' },
      /'cpu' or 'auto'/,
    );
    if (gpu === undefined) await expect(createContext({ doubles: 'gpu' })).rejects.toThrow(UnsupportedError);
  });

  gpuTest('doubles may live on the GPU; what has no kernel for them is computed on the CPU', async (context) => {
    using other = await createContext({ device: context.gpu!.device, doubles: 'gpu' });
    expect([other.placement('d'), other.placement('z')]).toEqual(['gpu', 'gpu']);
    const values = Float64Array.of(1, -0, 5e-324, Number.MAX_VALUE, Number.NaN, 1 / 3);
    const x = other.upload('d', values);
    const y = other.alloc('d', 6);
    await dcopy(other.queue, { n: 6, x, y });
    expect(await other.download(y)).toEqual(values);
    expect(other.queue.trace.at(-1)).toMatchObject({ routine: 'dcopy', backend: 'gpu' });
    const d = other.upload('d', Float64Array.of(4, 2, 1));
    const e = other.upload('d', Float64Array.of(0, 0));
    const info = other.alloc('i', 1);
    await dsterf(other.queue, { n: 3, D: d, E: e, info });
    expect(other.queue.trace.at(-1)).toMatchObject({ routine: 'dsterf', backend: 'cpu' });
    expect(await other.download(d)).toEqual(Float64Array.of(1, 2, 4));
  });

  test('are read once', async () => {
    let reads = 0;
    const context = await open({
      get backend() {
        return reads++ === 0 ? 'cpu' : 'nonsense';
      },
    });
    expect(context.backend).toBe('cpu');
    expect(reads).toBe(1);
  });
});

describe('the choice of backend', () => {
  test('cpu: no device, and the reason says so', () => {
    expect([cpu.backend, cpu.gpu, cpu.pool]).toEqual(['cpu', undefined, undefined]);
    expect(cpu.why).toMatch(/^the CPU backend was asked for \(CPU engine: WASM SIMD, \d+ threads?/);
    expect((['h', 's', 'd', 'c', 'z', 'i'] as const).map((t) => cpu.placement(t))).toEqual(new Array(6).fill('cpu'));
  });

  test('auto always gives a context, and explains itself', async () => {
    using context = await createContext();
    const software = gpu?.gpu?.software === true;
    if (context.backend === 'gpu') expect(context.why).toMatch(/^found the GPU /);
    else
      expect(context.why).toMatch(
        software ? /software one, slower than the CPU backend|no device file/ : /no GPU|software/,
      );
    // One in software is not even looked for where Linux shows no hardware.
    if (gpu !== undefined && !/device file/.test(context.why)) expect(context.why).toContain(gpu.gpu!.name);
  });

  gpuTest('gpu: says which one', (context) => {
    expect(context.why).toBe(`the GPU backend was asked for: ${context.gpu!.name}`);
    expect((['s', 'i', 'd', 'c', 'z'] as const).map((t) => context.placement(t))).toEqual([
      'gpu',
      'gpu',
      'cpu',
      'gpu',
      'cpu',
    ]);
    expect(context.placement('h')).toBe(context.gpu!.device.features.has('shader-f16') ? 'gpu' : 'cpu');
  });

  gpuTest('an adapter by name; auto takes it even if it is a software one', async (context) => {
    const vendor = /^[a-z]+/i.exec(context.gpu!.name)![0];
    for (const word of [vendor, vendor.toUpperCase()]) {
      using named = await createContext({ backend: 'auto', adapter: word });
      expect(named.backend).toBe('gpu');
      expect(named.gpu!.name).toBe(context.gpu!.name);
    }
  });

  gpuTest('an adapter that does not exist is an UnsupportedError that lists those that do', async () => {
    const error = (await rejectionOf(() => createContext({ backend: 'gpu', adapter: 'no such' }))) as Error;
    expect(error).toBeInstanceOf(UnsupportedError);
    expect(error.message).toMatch(/Available adapters:.*name: '/);
    const fallback = await createContext({ adapter: 'no such' });
    expect(fallback.backend).toBe('cpu');
    expect(fallback.why).toMatch(/^no GPU: .*Available adapters/);
  });
});

describe('several contexts', () => {
  gpuTest('two at once work side by side and give the same bits', async (context) => {
    using second = await createContext({ backend: 'gpu' });
    const results = await Promise.all([product(context), product(second), product(context), product(second)]);
    for (const result of results) expect(result).toEqual(results[0]);
  });

  gpuSweep('robust: true keeps the safety nets and gives the same bits', async (context) => {
    using robust = await createContext({ backend: 'gpu', robust: true });
    expect(robust.gpu).toMatchObject({ robust: true });
    expect(robust.gpu!.toggles).not.toContain('disable_robustness');
    expect(context.gpu!.toggles).toContain('disable_robustness');
    expect(await product(robust)).toEqual(await product(context));
  });
});

describe('dispose', () => {
  test('ends a CPU context for good, and a second time does nothing', async () => {
    const context = await createContext({ backend: 'cpu' });
    const x = context.alloc('s', 4);
    context.dispose();
    context[Symbol.dispose]();
    expect(context.disposed).toBe(true);
    for (const use of [
      () => context.alloc('s', 1),
      () => context.upload('s', new Float32Array(1)),
      () => context.write(x, new Float32Array(1)),
      () => context.download(x),
      () => context.downloadMatrix(x, 1, { data: [0], shape: [1] }),
      () => context.queue.sync(),
      () => gemm(context.queue, { m: 1, n: 1, k: 1, A: x, lda: 1, B: x, ldb: 1, C: context.alloc('s', 1), ldc: 1 }),
    ])
      expect(await rejectionOf(use)).toBeInstanceOf(DisposedError);
  });

  gpuTest('of a GPU context rejects its pending downloads; its buffers may still be disposed of', async () => {
    const context = await createContext({ backend: 'gpu' });
    const x = context.upload('s', new Float32Array(1000));
    const pending = rejectionOf(() => context.download(x));
    const syncing = rejectionOf(() => context.queue.sync());
    context.dispose();
    expect(await pending).toBeInstanceOf(DisposedError);
    expect(await syncing).toBeInstanceOf(DisposedError);
    x.dispose();
    expect(await rejectionOf(() => context.alloc('s', 1))).toBeInstanceOf(DisposedError);
  });
});
