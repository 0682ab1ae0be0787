// basalt info: facts, self-tests and what is fast on the machine at hand, and of others that are made up.
import { describe, expect, it } from 'vitest';
import type { CpuFacts, GpuFacts } from '../../cli/facts.ts';
import { whatIsFast } from '../../cli/fast.ts';
import { printReport } from '../../cli/infoReport.ts';
import { selfTests } from '../../cli/selfTest.ts';
import { Shell } from '../../cli/shell.ts';
import { type Context, createContext } from '../../src/index.ts';
import { gpu, gpuTest } from '../setup/contexts.ts';
import { basalt } from './run.ts';

describe('this machine', () => {
  it('the CPU: what it has, and that it computes right', async () => {
    const { status, out, err } = await basalt('info', '--backend', 'cpu');
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^basalt \d+\.\d+\.\d+, Node /);
    expect(out).toMatch(/^ {2}engine +WASM SIMD, \d+ threads?/m);
    for (const routine of ['sgemm', 'dgetrf', 'spotrf', 'dgeqrf']) expect(out).toContain(routine);
    expect(out).toMatch(/^ {18}passed$/m);
    expect(out).toMatch(/^GPU: none\n {2}why +the CPU was asked for$/m);
    expect(out).toContain('What will be fast here');
  });

  it('the same as JSON', async () => {
    const { status, out } = await basalt('info', '--backend', 'cpu', '--json');
    expect(status).toBe(0);
    const found = JSON.parse(out);
    expect(found).toMatchObject({ command: 'info', adapters: [], ok: true, whyNoAdapter: 'the CPU was asked for' });
    expect(found.cpu.selfTests.map((t: { routine: string }) => t.routine)).toEqual(
      ['s', 'd'].flatMap((p) => ['gemm', 'getrf', 'potrf', 'geqrf'].map((name) => p + name)),
    );
  });

  it('--no-tests leaves the self-tests out', async () => {
    const { status, out } = await basalt('info', '--backend', 'cpu', '--no-tests');
    expect(status).toBe(0);
    expect(out).not.toContain('self-tests');
  });

  it('an adapter that is not there', async () => {
    const { status, out, err } = await basalt('info', '--adapter', 'no adapter has this name');
    expect([status, out]).toEqual([70, '']);
    expect(err).toMatch(/^basalt: no adapter has 'no adapter has this name' in its name: [^\n]+\n$/);
  });

  gpuTest('every adapter, with its limits and features', async () => {
    const { status, out } = await basalt('info', '--backend', 'gpu', '--json', '--no-tests');
    expect(status).toBe(0);
    const { adapters, cpu } = JSON.parse(out) as { adapters: GpuFacts[]; cpu: null };
    expect(cpu).toBeNull();
    const facts = adapters.find(({ name }) => name === gpu!.gpu!.name);
    const { device } = gpu!.gpu!;
    expect(facts).toMatchObject({
      software: gpu!.gpu!.software,
      limits: { maxBufferSize: device.limits.maxBufferSize },
      features: { 'shader-f16': device.features.has('shader-f16') },
    });
    expect(typeof facts!.doubleSingle).toBe('boolean');
  });

  gpuTest('a self-test on the GPU passes', async (context) => {
    const names: string[] = [];
    const tests = await selfTests(context, (name) => names.push(name));
    expect(names.slice(0, 4)).toEqual(['sgemm', 'sgetrf', 'spotrf', 'sgeqrf']);
    expect(tests.filter(({ ok }) => !ok)).toEqual([]);
  });
});

describe('self-tests that fail', () => {
  it('a broken context is a failure of the test, not of the program', async () => {
    const context: Context = await createContext({ backend: 'cpu' });
    context.dispose();
    const tests = await selfTests(context, () => {});
    expect(tests).toHaveLength(8);
    for (const { ok, failure } of tests) {
      expect(ok).toBe(false);
      expect(failure).toContain('dispose');
    }
  });

  it('are named, with a warning at the end', () => {
    let out = '';
    const stdout = { write: (text: string) => (out += text) };
    const io = { stdout, stderr: stdout, env: {}, stdin: () => new Uint8Array() };
    const bad = { routine: 'sgetrf', error: Number.NaN, limit: 30, ok: false, failure: 'the device\nis lost' };
    const good = { routine: 'sgemm', error: 0.5, limit: 3, ok: true };
    const side = { facts: NVIDIA, tests: [good, bad] };
    printReport(
      new Shell(io),
      {
        cpu: undefined,
        gpus: [side, { name: 'other', why: 'no driver' }],
        list: { adapters: ['a', 'b'].map((name) => ({ adapter: name, name, software: false })) },
        fast: [],
        ok: false,
      },
      true,
    );
    expect(out).toContain('sgemm 0.50, sgetrf NaN (limits 3 and 30)');
    expect(out).toMatch(/^ +FAILED: sgetrf$/m);
    expect(out).toMatch(/^ +sgetrf: the device is lost$/m);
    expect(out).toMatch(/^ {2}cannot be used +no driver$/m);
    expect(out).toMatch(/self-test has failed/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

const LIMITS = {
  maxBufferSize: 2 ** 37,
  maxStorageBufferBindingSize: 2 ** 32 - 4,
  maxStorageBuffersPerShaderStage: 16,
  maxComputeWorkgroupStorageSize: 49152,
  maxComputeInvocationsPerWorkgroup: 1024,
  maxComputeWorkgroupsPerDimension: 65535,
};

const NVIDIA: GpuFacts = {
  name: 'nvidia-h200 (driver 570)',
  ...{ vendor: 'nvidia', architecture: 'hopper', driver: '570', software: false, toggles: [], limits: LIMITS },
  features: {
    ...{ 'shader-f16': true, subgroups: true, 'subgroup-size-control': true, 'timestamp-query': true },
    'chromium-experimental-subgroup-matrix': true,
  },
  subgroupSize: [32, 32],
  matrixUnits: ['f16 x f16 + f32, 16 x 16 x 16'],
  doubleSingle: true,
  tuning: [{ family: 'gemm', level: 'shipped for this architecture', rows: 9, why: '' }],
};

const NO_FEATURES = Object.fromEntries(Object.keys(NVIDIA.features).map((f) => [f, false])) as GpuFacts['features'];
const PLAIN: GpuFacts = { ...NVIDIA, features: NO_FEATURES, matrixUnits: [], doubleSingle: false, tuning: [] };
const SOFTWARE: GpuFacts = { ...PLAIN, name: 'SwiftShader', software: true };

const CPU: CpuFacts = {
  ...{ model: 'a processor', cores: 8, engine: 'WASM SIMD, 8 threads', threads: 8 },
  ...{ sharedMemory: true, relaxedSimd: false, native: { title: null, why: 'no library' } },
};

describe('what is fast', () => {
  it('of a GPU with everything', () => {
    const text = whatIsFast(CPU, [SOFTWARE, NVIDIA]).join('\n');
    expect(text).toMatch(/^Single precision runs on nvidia-h200/);
    expect(text).toMatch(/matrix units/);
    expect(text).toMatch(/residuals there too/);
    expect(text).toMatch(/^Double precision runs on the CPU engine with 8 threads\.$/m);
    expect(text).toMatch(/Node 22/);
    expect(text).not.toMatch(/lacks|tune/);
  });

  it('of one that lacks what it can', () => {
    const text = whatIsFast(undefined, [PLAIN]).join('\n');
    expect(text).toMatch(/Half precision is computed on the CPU: the adapter lacks shader-f16/);
    expect(text).toMatch(/residuals on the CPU/);
    expect(text).toMatch(/lacks subgroups/);
    expect(text).toMatch(/basalt tune gemm/);
    expect(whatIsFast(undefined, [{ ...NVIDIA, matrixUnits: [] }])[1]).toMatch(/without matrix units/);
  });

  it('without a GPU, or with a software adapter', () => {
    expect(whatIsFast(CPU, [])[0]).toMatch(/there is no GPU/);
    expect(whatIsFast(CPU, [SOFTWARE])[0]).toMatch(/SwiftShader is a software adapter/);
    const native = whatIsFast({ ...CPU, relaxedSimd: true, native: { title: 'OpenBLAS' } }, []);
    expect(native).toHaveLength(3);
    expect(native[2]).toBe('With --native, OpenBLAS computes in its place.');
    expect(whatIsFast({ ...CPU, engine: null }, [])).toHaveLength(2);
    expect(whatIsFast({ ...CPU, threads: 1, sharedMemory: false }, [])[1]).toMatch(/with 1 thread, on copies of/);
  });
});
