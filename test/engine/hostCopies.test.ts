// The host copies of buffers: in the engine's memory if it has room, and nothing that leaves the library is a view of it.
import { expect, test } from 'vitest';
import { engine } from '../../src/engine/engine.ts';
import { type DeviceBuffer, type ElementType, gemm } from '../../src/index.ts';
import { cpu } from '../setup/contexts.ts';

const { heap } = engine()!;
const isHome = async (buffer: DeviceBuffer): Promise<boolean> =>
  heap.addressOf((await buffer.host('read')) as Float64Array) !== undefined;

test('singles and doubles, also complex, live there until they are disposed of, other types do not', async () => {
  const used = heap.used;
  for (const type of ['s', 'd', 'h', 'i', 'c', 'z'] as const satisfies readonly ElementType[]) {
    const buffer = cpu.alloc(type, 1000);
    const home = type !== 'h' && type !== 'i';
    expect(await isHome(buffer)).toBe(home);
    expect(heap.used > used).toBe(home);
    buffer.dispose();
    buffer.dispose();
    expect(heap.used).toBe(used);
  }
});

test('what is downloaded is an ordinary array, a copy', async () => {
  const buffer = cpu.upload('d', Float64Array.of(1, 2, 3));
  const out = await cpu.download(buffer.at(1));
  expect(out.buffer).toBeInstanceOf(ArrayBuffer);
  out[0] = 9;
  expect([...(await cpu.download(buffer))]).toEqual([1, 2, 3]);
  structuredClone(out, { transfer: [out.buffer] });
  buffer.dispose();
  expect(out).toHaveLength(0);
});

test('shared arrays may be uploaded and written', async () => {
  const shared = new Float32Array(new SharedArrayBuffer(16));
  shared.set([1, 2, 3, 4]);
  const buffer = cpu.upload('s', shared);
  cpu.write(buffer.at(2), shared.subarray(0, 2));
  expect([...(await cpu.download(buffer))]).toEqual([1, 2, 1, 2]);
  buffer.dispose();
});

test('without room buffers are ordinary arrays, and calls on them are computed all the same', async () => {
  const n = 50;
  const values = Float64Array.from({ length: n * n }, (_, i) => (i % 13) - 6);
  const product = async (): Promise<Float64Array> => {
    const [A, C] = [cpu.upload('d', values), cpu.alloc('d', n * n)];
    expect(await isHome(C)).toBe(room);
    await gemm(cpu.queue, { transB: 't', m: n, n, k: n, A, lda: n, B: A, ldb: n, C, ldc: n });
    const result = await cpu.download(C);
    A.dispose();
    C.dispose();
    return result;
  };
  let room = true;
  const wanted = await product();
  const blocks: number[] = [];
  for (let bytes = 2 ** 31; bytes >= 64; bytes /= 2) {
    for (let at = heap.take(bytes); at !== undefined; at = heap.take(bytes)) blocks.push(at);
  }
  room = false;
  try {
    expect(await product()).toEqual(wanted);
  } finally {
    for (const at of blocks) heap.release(at);
  }
  room = true;
  expect(await product()).toEqual(wanted);
});
