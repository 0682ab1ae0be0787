// tfjs-core's own test suite on our backends, each in a process of its own: on the CPU all of it; on a GPU what is about products
// and convolutions. With BASALT_TEST_FULL=1 all of it there, too, and the stock backends' on the same adapter, whose failures are allowed.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { gpuTest } from '../setup/contexts.ts';

interface Result {
  readonly passed: readonly string[];
  readonly failures: readonly { readonly name: string; readonly why: string }[];
  readonly calls: Readonly<Record<string, number>>;
}

const FULL = process.env.BASALT_TEST_FULL === '1';
if (FULL) vi.setConfig({ testTimeout: 900_000 });
const OURS = [
  ...['BatchMatMul', '_FusedMatMul', 'Einsum'],
  ...['Conv2D', 'FusedConv2D', 'Conv2DBackpropFilter', 'Conv2DBackpropInput'],
];

const PRODUCTS = '^(einsum|fused matmul) ';

async function run(backend: string, pattern = ''): Promise<Result> {
  const file = fileURLToPath(new URL('suite.mjs', import.meta.url));
  const output = await promisify(execFile)(process.execPath, [file, backend, pattern], { maxBuffer: 2 ** 26 }).catch(
    // Specs that fail are in the last line, too.
    (error: { stdout: string }) => error,
  );
  return JSON.parse(output.stdout.trim().split('\n').at(-1)!) as Result;
}

const expectCalls = ({ calls }: Result): void => {
  for (const kernel of OURS) expect(calls[kernel], kernel).toBeGreaterThan(0);
};

describe("tfjs-core's suite", () => {
  test('on the CPU: nothing fails', async () => {
    const ours = await run('basalt-cpu');
    expect(ours.failures).toEqual([]);
    expect(ours.passed.length).toBeGreaterThan(4200);
    expectCalls(ours);
    if (!FULL) return;
    const stock = await run('cpu');
    const passed = new Set(ours.passed);
    // These two are for a backend that is called cpu.
    const missing = stock.passed.filter((name) => !passed.has(name));
    expect(missing.filter((name) => !name.startsWith('Switching cpu backends'))).toEqual([]);
  });

  gpuTest('on the GPU: nothing fails that does not with the stock kernels', async ({ gpu }) => {
    // Software adapters compile convolutions slowly, llvmpipe for a minute.
    const slowly = gpu!.name.includes('llvmpipe') && !FULL;
    const convolutions = gpu!.software
      ? '^conv2d .*grad|^fused conv2d .*(gradient|bias)'
      : '^(matmul|conv2d|fused conv2d) ';
    const some = slowly ? PRODUCTS : `${PRODUCTS}|${convolutions}`;
    const ours = await run('basalt-webgpu', FULL ? '' : some);
    expect(ours.passed.length).toBeGreaterThan(FULL ? 4000 : slowly ? 30 : 60);
    if (slowly) expect(ours.calls._FusedMatMul).toBeGreaterThan(0);
    else expectCalls(ours);
    // More than a hundred of the stock kernels' fail in Node, for the most part because they read tensors synchronously; which, depends on
    // the adapter.
    const known = FULL ? (await run('webgpu')).failures.map(({ name }) => name) : [];
    expect(ours.failures.filter(({ name }) => !known.includes(name))).toEqual([]);
  });
});
