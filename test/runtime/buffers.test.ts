// Host arrays to buffers and back, on every backend: each type, awkward memory behind the array, parts of buffers, and the two copies
// of a buffer that both sides write.
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { DisposedError } from '../../src/core/errors.ts';
import { type ElementType, fields } from '../../src/core/field.ts';
import { numberToHalf } from '../../src/core/half.ts';
import { type Context, createContext, gemm, getrf } from '../../src/index.ts';
import type { DeviceBuffer } from '../../src/runtime/buffer.ts';
import { expectRefusal, rejectionOf, thrownBy } from '../lib/caught.ts';
import { contexts, cpu } from '../setup/contexts.ts';

const types = Object.keys(fields) as ElementType[];
const up = (context: Context, type: ElementType, values: unknown): DeviceBuffer =>
  context.upload(type, values as never);

/** 1, 2, 3, ... in a type's own array; as halves, any bits will do. */
function counting(type: ElementType, elements: number) {
  const { array, parts } = fields[type];
  const values = new array(elements * parts);
  for (let k = 0; k < values.length; k++) values[k] = k + 1;
  return values;
}

describe.each(contexts.map((context) => ({ backend: context.backend, context })))('on the $backend', ({ context }) => {
  test.each(types)('type %s: upload, download, parts, write', async (type) => {
    for (const length of [0, 1, 2, 3, 5, 64, 1001]) {
      const values = counting(type, length);
      const buffer = up(context, type, values);
      expect(buffer.length).toBe(length);
      expect(await context.download(buffer)).toEqual(values);
      const { parts } = fields[type];
      if (length >= 5) {
        expect(await context.download(buffer.at(3), 2)).toEqual(values.slice(3 * parts, 5 * parts));
        expect(await context.download(buffer.at(length))).toEqual(values.slice(0, 0));
      }
      // Four elements, because memory is written by words.
      if (length >= 8) {
        const { parts } = fields[type];
        const patch = counting(type, 4).fill(7);
        context.write(buffer.at(4), patch as never);
        values.set(patch as never, 4 * parts);
        expect(await context.download(buffer)).toEqual(values);
      }
      buffer.dispose();
    }
  });

  test('alloc gives zeros, also in memory that has been used before', async () => {
    for (const type of types) {
      const used = up(context, type, counting(type, 777));
      used.dispose();
      const fresh = context.alloc(type, 777);
      const zeros = new fields[type].array(777 * fields[type].parts);
      expect(await context.download(fresh)).toEqual(zeros);
      fresh.dispose();
    }
  });

  test('halves in odd number and at odd places', async () => {
    const buffer = up(context, 'h', Uint16Array.of(1, 2, 3, 4, 5));
    expect(await context.download(buffer.at(1), 3)).toEqual(Uint16Array.of(2, 3, 4));
    context.write(buffer.at(4), Uint16Array.of(9));
    context.write(buffer.at(2), Uint16Array.of(7, 8));
    expect(await context.download(buffer)).toEqual(Uint16Array.of(1, 2, 7, 8, 9));
    const odd = (offset: number, values: Uint16Array) => thrownBy(() => context.write(buffer.at(offset), values));
    expectRefusal(odd(1, Uint16Array.of(1, 2)), { routine: 'write', argument: 'values' }, /multiples of 2/);
    expectRefusal(odd(0, Uint16Array.of(1)), { routine: 'write', argument: 'values' }, /multiples of 2/);
  });

  test('views of shared memory, of part of an ArrayBuffer, and of growable memory are copied', async () => {
    const shared = new Float32Array(new SharedArrayBuffer(32), 4, 3).fill(2);
    expect(await context.download(up(context, 's', shared))).toEqual(Float32Array.of(2, 2, 2));
    const part = Float32Array.of(1, 2, 3, 4, 5).subarray(1, 4);
    expect(await context.download(up(context, 's', part))).toEqual(Float32Array.of(2, 3, 4));
    const growable = new Float32Array(resizable(16, 64)).fill(3);
    expect(await context.download(up(context, 's', growable))).toEqual(new Float32Array(4).fill(3));
    class Mine extends Float32Array {}
    expect(await context.download(up(context, 's', new Mine(2).fill(4)))).toEqual(Float32Array.of(4, 4));
  });

  test('memory that is gone is refused', () => {
    const detached = new Float32Array(4);
    structuredClone(detached.buffer, { transfer: [detached.buffer] });
    const memory = resizable(64, 64);
    const tracking = new Float32Array(memory);
    const fixed = new Float32Array(memory, 8, 4);
    const behind = new Float32Array(memory, 32);
    memory.resize(16);
    for (const values of [detached, fixed, behind])
      expectRefusal(
        thrownBy(() => up(context, 's', values)),
        { routine: 'upload', argument: 'values' },
        /its memory is gone/,
      );
    expect(up(context, 's', tracking).length).toBe(4);
  });

  test.each(types)('type %s takes its own class of array only', (type) => {
    const own = fields[type].array.name;
    const arrays = [
      Float32Array,
      Float64Array,
      Int32Array,
      Uint32Array,
      Int16Array,
      Uint16Array,
      Int8Array,
      Uint8Array,
      Uint8ClampedArray,
      BigInt64Array,
    ].filter((A) => A.name !== own);
    const wrong: unknown[] = [
      ...arrays.map((A) => new A(4)),
      Buffer.alloc(16),
      new DataView(new ArrayBuffer(16)),
      new ArrayBuffer(16),
      new SharedArrayBuffer(16),
      [1, 2, 3, 4],
      'abcd',
      4,
      null,
      undefined,
      {},
    ];
    for (const values of wrong)
      expectRefusal(
        thrownBy(() => up(context, type, values)),
        { routine: 'upload', argument: 'values', position: 2 },
        new RegExp(`takes a ${own}`),
      );
  });

  test('complex numbers come in pairs', () => {
    expectRefusal(
      thrownBy(() => up(context, 'c', new Float32Array(3))),
      { argument: 'values' },
      /pairs/,
    );
  });

  test('a Float16Array counts as its bits', async () => {
    expect(await context.download(up(context, 'h', halves([1, -2])))).toEqual(Uint16Array.of(0x3c00, 0xc000));
  });

  test('alloc, write and download refuse what cannot be', async () => {
    for (const type of ['f', 'S', 5, null, undefined, 'toString'])
      expectRefusal(
        thrownBy(() => context.alloc(type as 's', 4)),
        { routine: 'alloc', argument: 'type', position: 1 },
      );
    for (const length of [-1, 1.5, Number.NaN, Infinity, '4', 4n, undefined, null])
      expectRefusal(
        thrownBy(() => context.alloc('s', length as number)),
        { routine: 'alloc', argument: 'length', position: 2 },
      );
    const buffer = up(context, 's', Float32Array.of(1, 2, 3, 4));
    const write = (target: unknown, values: unknown = Float32Array.of(5)) =>
      thrownBy(() => context.write(target as DeviceBuffer<'s'>, values as Float32Array));
    expectRefusal(write(buffer, Float64Array.of(1)), { routine: 'write', argument: 'values' }, /Float32Array/);
    expectRefusal(write(buffer.at(4)), { routine: 'write', argument: 'values' }, /do not fit/);
    const foreign = (await createContext({ backend: 'cpu' })).alloc('s', 4);
    const bad = [null, undefined, 5, new Float32Array(4), {}, { buffer: new Float32Array(4), offset: 0 }, foreign];
    for (const target of [...bad, buffer.at(-1), buffer.at(5), buffer.at(0.5), buffer.at(Number.NaN)]) {
      expectRefusal(write(target), { routine: 'write', argument: 'target', position: 1 });
      const error = await rejectionOf(() => context.download(target as DeviceBuffer));
      expectRefusal(error, { routine: 'download', argument: 'source', position: 1 });
    }
    for (const length of [-1, 5, 1.5, Number.NaN, '1'])
      expectRefusal(await rejectionOf(() => context.download(buffer, length as number)), { argument: 'length' });
    expectRefusal(await rejectionOf(() => context.download(buffer.at(3), 2)), { argument: 'length' });
    expect(await context.download(buffer)).toEqual(Float32Array.of(1, 2, 3, 4));
    buffer.dispose();
    expect(write(buffer)).toBeInstanceOf(DisposedError);
    expect(await rejectionOf(() => context.download(buffer))).toBeInstanceOf(DisposedError);
  });

  test('uploadMatrix and downloadMatrix take any strides', async () => {
    const data = Float64Array.from({ length: 24 }, (_, k) => k);
    const reversed = { data, shape: [3, 2], stride: [-8, 3], offset: 20 };
    const A = context.uploadMatrix('s', reversed);
    expect([A.rows, A.cols, A.ld]).toEqual([3, 2, 3]);
    expect(await context.download(A.buffer)).toEqual(Float32Array.of(20, 12, 4, 23, 15, 7));
    const target = new Float64Array(6);
    await context.downloadMatrix(A.buffer, A.ld, { data: target, shape: [3, 2] });
    expect([...target]).toEqual([20, 23, 12, 15, 4, 7]);
    const v = context.uploadMatrix('d', { data: [1, 2, 3], shape: [3] });
    expect(await context.download(v.buffer)).toEqual(Float64Array.of(1, 2, 3));
    const empty = context.uploadMatrix('d', { data: [], shape: [0, 3] });
    expect([empty.rows, empty.cols, empty.ld, empty.buffer.length]).toEqual([0, 3, 1, 0]);
  });

  test('uploadMatrix and downloadMatrix refuse wrong types, shapes and leading dimensions', async () => {
    const x = { data: new Float32Array(6), shape: [3, 2] };
    for (const type of ['h', 'i', 'c', 'q', undefined])
      expectRefusal(
        thrownBy(() => context.uploadMatrix(type as 's', x)),
        { routine: 'uploadMatrix', argument: 'type', position: 1 },
      );
    expectRefusal(
      thrownBy(() => context.uploadMatrix('s', { ...x, shape: [3, 3] })),
      { routine: 'uploadMatrix', argument: 'x', position: 2 },
    );
    const A = context.uploadMatrix('s', x);
    for (const ld of [2, 0, -3, 3.5, Number.NaN, undefined])
      expectRefusal(await rejectionOf(() => context.downloadMatrix(A.buffer, ld as number, x)), {
        routine: 'downloadMatrix',
        argument: 'ld',
        position: 2,
      });
    expectRefusal(await rejectionOf(() => context.downloadMatrix(A.buffer, 4, x)), { routine: 'download' });
  });

  test('integers written by CPU routines and by the host reach the other side, both ways', async () => {
    // 'd' runs on the host even on a GPU context, and its pivots are buffers that live on the GPU there.
    const n = 3;
    const matrix = [0, 0, 2, 1, 0, 0, 0, 3, 0];
    const ipiv = context.alloc('i', n);
    const info = context.alloc('i', 1);
    const D = context.upload('d', Float64Array.from(matrix));
    await getrf(context.queue, { m: n, n, A: D, lda: n, ipiv, info });
    expect([...(await context.download(ipiv))]).toEqual([3, 3, 3]);
    context.write(ipiv, Int32Array.of(9, 9, 9));
    context.write(info, Int32Array.of(9));
    const S = context.upload('s', Float32Array.from([1, 0, 0, 0, 1, 0, 0, 0, 0]));
    await getrf(context.queue, { m: n, n, A: S, lda: n, ipiv, info });
    expect([...(await context.download(ipiv))]).toEqual([1, 2, 3]);
    expect([...(await context.download(info))]).toEqual([3]);
    context.write(info, Int32Array.of(9));
    await getrf(context.queue, { m: n, n, A: context.upload('d', Float64Array.from(matrix)), lda: n, ipiv, info });
    expect([...(await context.download(ipiv)), ...(await context.download(info))]).toEqual([3, 3, 3, 0]);
  });

  test('upload and write copy at the call', async () => {
    const values = Float64Array.of(2);
    const [A, C] = [context.upload('d', values), context.alloc('d', 1)];
    values[0] = 5;
    const one = { m: 1, n: 1, k: 1, lda: 1, ldb: 1, ldc: 1 };
    const first = gemm(context.queue, { ...one, A, B: A, C });
    const patch = Float64Array.of(3);
    context.write(A, patch); // behind the call, which still waits for its turn on the CPU
    patch[0] = 100;
    const between = context.download(C);
    const second = gemm(context.queue, { ...one, A, B: A, C });
    expect(await between).toEqual(Float64Array.of(4));
    await Promise.all([first, second]);
    expect(await context.download(C)).toEqual(Float64Array.of(9));
  });

  test('a buffer is disposed of once, and by using', () => {
    const buffer = context.alloc('s', 4);
    buffer.dispose();
    buffer.dispose();
    expect(buffer.disposed).toBe(true);
    const other = context.alloc('s', 4);
    other[Symbol.dispose]();
    expect(other.disposed).toBe(true);
  });
});

interface Resizable extends ArrayBuffer {
  resize(bytes: number): void;
}
function resizable(bytes: number, maxByteLength: number): Resizable {
  const Constructor = ArrayBuffer as unknown as new (bytes: number, options: { maxByteLength: number }) => Resizable;
  return new Constructor(bytes, { maxByteLength });
}

test('a host array beyond what JavaScript can hold is a typed error', () => {
  expect(thrownBy(() => cpu.alloc('d', 2 ** 52))).toMatchObject({ name: 'UnsupportedError' });
  const stretched = { data: [1], shape: [2 ** 26, 2 ** 26], stride: [0, 0] };
  expect(thrownBy(() => cpu.uploadMatrix('d', stretched))).toMatchObject({ name: 'UnsupportedError' });
});

/** The engine's Float16Array, or where it has none an array that looks like one. */
function halves(values: readonly number[]): unknown {
  const { Float16Array: Native } = globalThis as { Float16Array?: { from(v: readonly number[]): unknown } };
  if (Native !== undefined) return Native.from(values);
  class Float16 extends Uint16Array {
    override get [Symbol.toStringTag](): 'Uint16Array' {
      return 'Float16Array' as 'Uint16Array';
    }
  }
  return Float16.from(values, numberToHalf);
}

test('contexts are shown in a line, also as the value of an error', () => {
  const buffer = cpu.alloc('d', 3);
  expect(inspect(buffer).split('\n').length).toBeLessThan(20);
  expect(inspect(cpu)).toBe(`Context { ${cpu.why} }`);
  const error = thrownBy(() => cpu.upload('d', buffer as never));
  expect(inspect(error).split('\n').length).toBeLessThan(40);
});
