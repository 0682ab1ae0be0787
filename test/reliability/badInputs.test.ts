// The checklist of bad inputs, rows 1 to 25: what a caller can get wrong, or a machine can do to a caller, and what basalt answers.
// Each test is named by its row. Rows about batches (9, 10, 11, the batch part of 27) have nothing to test yet. Rows about the device
// (26 to 42) are in badDevice.test.ts, singular matrices (43, 44) in singular.test.ts.
import { describe, expect, test } from 'vitest';
import { argNames } from '../../src/core/spec.ts';
import {
  axpy,
  type Context,
  createContext,
  type DeviceBuffer,
  gemm,
  gesv,
  getrf,
  getrs,
  laswp,
  trsm,
} from '../../src/index.ts';
import { routines } from '../../src/registry.gen.ts';
import { type Args, front, legalCall } from '../lib/calls.ts';
import { expectRefusal, rejectionOf, thrownBy } from '../lib/caught.ts';
import { contexts } from '../setup/contexts.ts';

/** A matrix by columns. */
const matrix = (context: Context, ...columns: readonly (readonly number[])[]) =>
  context.upload('s', Float32Array.from(columns.flat()));

describe.each(contexts.map((context) => ({ backend: context.backend, context })))('on the $backend', ({ context }) => {
  const { queue } = context;
  const s = (...values: readonly number[]) => context.upload('s', Float32Array.from(values));
  const one = { m: 1, n: 1, k: 1, lda: 1, ldb: 1, ldc: 1 };
  const square = (n: number) => ({ ipiv: context.alloc('i', n), info: context.alloc('i', 1) });

  test('1 wrong typed array: refused with the class that is wanted', () => {
    for (const values of [
      new Float64Array(4),
      new Int32Array(4),
      [1, 2],
      new DataView(new ArrayBuffer(8)),
      '1 2',
      null,
    ])
      expectRefusal(
        thrownBy(() => context.upload('s', values as unknown as Float32Array)),
        { argument: 'values' },
        /single.*takes a Float32Array/,
      );
  });

  test('2 too short buffer for (m, n, ld): refused before anything runs', async () => {
    const before = context.backend === 'gpu' ? queue.dispatches : 0;
    const C = context.alloc('s', 11);
    const call = { m: 4, n: 3, k: 1, A: s(1, 2, 3, 4), lda: 4, B: s(1, 2, 3), ldb: 1, C, ldc: 4 };
    expectRefusal(await rejectionOf(() => gemm(queue, call)), { argument: 'C', position: 12 }, /need 12.*has 11/);
    expect(queue.dispatches).toBe(before);
    expect(await context.download(C)).toEqual(new Float32Array(11));
  });

  test('3 lda < max(1, m): refused at its position', async () => {
    const A = context.alloc('s', 16);
    const lu = { m: 4, n: 4, A, lda: 3, ...square(4) };
    expectRefusal(await rejectionOf(() => getrf(queue, lu)), { argument: 'lda', position: 4 }, /= 4/);
    expectRefusal(await rejectionOf(() => getrf(queue, { ...lu, m: 0, lda: 0 })), { argument: 'lda' }, /= 1/);
  });

  test('4 ldb or ldc too small: refused at its position', async () => {
    const A = context.alloc('s', 16);
    const call = { n: 4, nrhs: 1, A, lda: 4, B: context.alloc('s', 4), ldb: 3, ...square(4) };
    expectRefusal(await rejectionOf(() => gesv(queue, call)), { argument: 'ldb', position: 7 });
    const product = { ...one, m: 2, A, lda: 2, B: A, C: context.alloc('s', 4) };
    expectRefusal(await rejectionOf(() => gemm(queue, product)), { argument: 'ldc', position: 13 });
  });

  test('5 m, n, k or nrhs negative: refused', async () => {
    const A = s(1);
    for (const name of ['m', 'n', 'k'])
      expectRefusal(await rejectionOf(() => gemm(queue, { ...one, A, B: A, C: s(0), [name]: -1 })), { argument: name });
    const call = { n: 1, nrhs: -1, A, lda: 1, B: s(1), ldb: 1, ...square(1) };
    expectRefusal(await rejectionOf(() => gesv(queue, call)), { argument: 'nrhs', position: 2 });
  });

  test('6 n = NaN, Infinity, 2.5, "8", 8n, undefined: refused', async () => {
    for (const n of [Number.NaN, Infinity, 2.5, '8', 8n, undefined, null, [1]])
      expectRefusal(
        await rejectionOf(() => gemm(queue, { ...one, n: n as number, A: s(1), B: s(1), C: s(1) })),
        { argument: 'n', position: 4 },
        /integer >= 0/,
      );
  });

  test('7 n = 0: success without a dispatch, and info is written', async () => {
    const empty = context.alloc('s', 0);
    const { ipiv, info } = { ipiv: context.alloc('i', 0), info: context.upload('i', Int32Array.of(9)) };
    const before = queue.dispatches;
    await gemm(queue, { ...one, m: 0, A: empty, B: s(1), C: empty });
    await trsm(queue, { side: 'l', uplo: 'u', m: 0, n: 3, A: empty, lda: 1, B: empty, ldb: 1 });
    await getrf(queue, { m: 0, n: 0, A: empty, lda: 1, ipiv, info });
    expect([...(await context.download(info))]).toEqual([0]);
    context.write(info, Int32Array.of(9));
    await gesv(queue, { n: 0, nrhs: 2, A: empty, lda: 1, ipiv, B: empty, ldb: 1, info });
    expect([...(await context.download(info))]).toEqual([0]);
    await getrs(queue, { n: 0, nrhs: 1, A: empty, lda: 1, ipiv, B: empty, ldb: 1 });
    await laswp(queue, { m: 0, n: 0, A: empty, lda: 1, k1: 1, k2: 0, ipiv });
    expect(queue.dispatches).toBe(before);
  });

  test('8 nrhs = 0 factors all the same; k = 0 still scales C', async () => {
    const A = matrix(context, [0, 2], [4, 0]);
    const { ipiv, info } = square(2);
    await gesv(queue, { n: 2, nrhs: 0, A, lda: 2, ipiv, B: context.alloc('s', 0), ldb: 2, info });
    expect([...(await context.download(A))]).toEqual([2, 0, 0, 4]);
    expect([...(await context.download(ipiv))]).toEqual([2, 2]);
    const C = s(1, 2, 3, 4);
    const empty = context.alloc('s', 0);
    await gemm(queue, { m: 2, n: 2, k: 0, A: empty, lda: 2, B: empty, ldb: 1, beta: 3, C, ldc: 2 });
    expect([...(await context.download(C))]).toEqual([3, 6, 9, 12]);
    const wide = { m: 0, n: 5, k: 2, A: empty, lda: 1, B: context.alloc('s', 10), ldb: 2, C: empty, ldc: 1 };
    await gemm(queue, wide);
  });

  test('12 negative increment: the vector is walked from its far end, as in BLAS', async () => {
    const y = s(10, 20, 30);
    await axpy(queue, { n: 3, alpha: 1, x: s(1, 2, 3), incx: -1, y });
    expect([...(await context.download(y))]).toEqual([13, 22, 31]);
    const z = s(10, 0, 20, 0, 30);
    await axpy(queue, { n: 3, alpha: 1, x: s(1, 2, 3), y: z, incy: -2 });
    expect([...(await context.download(z))]).toEqual([13, 0, 22, 0, 31]);
  });

  test('13 increment 0: refused', async () => {
    const y = s(10, 20, 30);
    const call = { n: 3, alpha: 1, x: s(1, 2, 3), y };
    expectRefusal(await rejectionOf(() => axpy(queue, { ...call, incx: 0 })), { argument: 'incx' }, /non-zero/);
    expectRefusal(await rejectionOf(() => axpy(queue, { ...call, incy: 0 })), { argument: 'incy' }, /non-zero/);
    expect([...(await context.download(y))]).toEqual([10, 20, 30]);
  });

  test('14 offset out of range is refused; any offset inside works, a multiple of 256 bytes or not', async () => {
    const C = context.upload('s', new Float32Array(300));
    for (const offset of [-1, 301, 0.5, Number.NaN])
      expectRefusal(
        await rejectionOf(() => gemm(queue, { ...one, A: s(2), B: s(3), C: C.at(offset) })),
        { argument: 'C' },
        /offset/,
      );
    expectRefusal(
      await rejectionOf(() => gemm(queue, { ...one, A: s(2), B: s(3), C: C.at(300) })),
      { argument: 'C' },
      /need 301/,
    );
    for (const offset of [1, 64, 299]) await gemm(queue, { ...one, A: s(2), B: s(3), C: C.at(offset) });
    const expected = new Float32Array(300);
    for (const offset of [1, 64, 299]) expected[offset] = 6;
    expect(await context.download(C)).toEqual(expected);
  });

  test('15 illegal flags are refused with the list of legal ones; upper case is legal', async () => {
    const args = { ...one, A: s(2), B: s(3), C: s(0) };
    for (const transA of ['q', '', 'no', 'N ', 0, null, true])
      expectRefusal(
        await rejectionOf(() => gemm(queue, { ...args, transA: transA as 'n' })),
        { argument: 'transA', position: 1 },
        /one of 'n' 't' 'c'/,
      );
    await gemm(queue, { ...args, transA: 'N' as 'n', transB: 'N' as 'n' });
    expect([...(await context.download(args.C))]).toEqual([6]);
  });

  test('16 17 operands that share elements with an output: refused; blocks of one buffer that share none: right', async () => {
    const A = s(1, 2, 3, 4);
    const call = { m: 2, n: 2, k: 2, A, lda: 2, B: s(1, 0, 0, 1), ldb: 2, ldc: 2 };
    expectRefusal(await rejectionOf(() => gemm(queue, { ...call, C: A })), { argument: 'C' }, /overlaps A/);
    expectRefusal(await rejectionOf(() => gemm(queue, { ...call, C: A.at(0) })), { argument: 'C' }, /overlaps A/);
    const ipiv = context.alloc('i', 2);
    expectRefusal(
      await rejectionOf(() => getrf(queue, { m: 2, n: 2, A, lda: 2, ipiv, info: ipiv.at(1) })),
      { argument: 'info' },
      /overlaps ipiv/,
    );
    expect([...(await context.download(A))]).toEqual([1, 2, 3, 4]);
    // C is rows 2..3 of the matrix whose rows 0..1 are A.
    const both = s(1, 2, 0, 0, 3, 4, 0, 0);
    await gemm(queue, { m: 2, n: 2, k: 2, A: both, lda: 4, B: s(0, 1, 1, 0), ldb: 2, C: both.at(2), ldc: 4 });
    expect([...(await context.download(both))]).toEqual([1, 2, 3, 4, 3, 4, 1, 2]);
  });

  test('18 alpha = 0 does not read A, beta = 0 does not read C: NaN there stays out of the result', async () => {
    const nan = () => s(Number.NaN, Number.NaN, Infinity, Number.NaN);
    const C = nan();
    const call = { m: 2, n: 2, k: 2, lda: 2, ldb: 2, ldc: 2 };
    await gemm(queue, { ...call, A: s(1, 0, 0, 1), B: s(1, 2, 3, 4), C });
    expect([...(await context.download(C))]).toEqual([1, 2, 3, 4]);
    await gemm(queue, { ...call, alpha: 0, A: nan(), B: nan(), beta: 2, C });
    expect([...(await context.download(C))]).toEqual([2, 4, 6, 8]);
    const B = nan();
    await trsm(queue, { side: 'l', uplo: 'l', m: 2, n: 2, alpha: 0, A: nan(), lda: 2, B, ldb: 2 });
    expect([...(await context.download(B))]).toEqual([0, 0, 0, 0]);
  });

  test('19 NaN or Inf in alpha or beta propagates', async () => {
    for (const [alpha, beta, expected] of [
      [Number.NaN, 1, Number.NaN],
      [1, Number.NaN, Number.NaN],
      [Infinity, 0, Infinity],
      [1, -Infinity, -Infinity],
    ] as const) {
      const C = s(1);
      await gemm(queue, { ...one, alpha, A: s(2), B: s(3), beta, C });
      expect([...(await context.download(C))], `${alpha} ${beta}`).toEqual([expected]);
    }
  });

  test('20 22 detached arrays, and views that their resized buffer no longer covers: refused', () => {
    const values = new Float32Array(4);
    structuredClone(null, { transfer: [values.buffer] });
    expectRefusal(
      thrownBy(() => context.upload('s', values)),
      { argument: 'values' },
      /memory is gone/,
    );
    expectRefusal(
      thrownBy(() => context.write(context.alloc('s', 4), values)),
      { routine: 'write', argument: 'values' },
      /memory is gone/,
    );
  });

  test('21 arrays in shared memory are copied, on upload and on write', async () => {
    const values = new Float32Array(new SharedArrayBuffer(12)).fill(5);
    const buffer = context.upload('s', values);
    context.write(buffer, values);
    expect([...(await context.download(buffer))]).toEqual([5, 5, 5]);
  });

  test('23 input that is changed after the call, before the await: the call has its own copy', async () => {
    const values = Float32Array.of(1, 2);
    const buffer = context.upload('s', values);
    values.fill(9);
    const data = [3, 4];
    const { buffer: other } = context.uploadMatrix('s', { data, shape: [2] });
    data.fill(9);
    const args: Args = { ...one, A: buffer, B: other, C: s(0) };
    const call = gemm(queue, args as unknown as Parameters<typeof gemm>[1]);
    args.alpha = 100;
    await call;
    expect([...(await context.download(args.C as DeviceBuffer))]).toEqual([3]);
    expect([...(await context.download(buffer))]).toEqual([1, 2]);
  });

  test('24 an odd number of halves: padded', async () => {
    const bits = Uint16Array.of(0x3c00, 0x4000, 0x4200);
    expect(await context.download(context.upload('h', bits))).toEqual(bits);
  });

  test('25 halves are Uint16Array bits; floats for them are refused', () => {
    expectRefusal(
      thrownBy(() => context.upload('h', new Float32Array(2) as never)),
      { argument: 'values' },
      /half.*Uint16Array/,
    );
  });

  test('leading dimensions beyond 2^32 are legal where only one column is used', async () => {
    const huge = 2 ** 40;
    const C = s(0, 0, 0);
    await gemm(queue, { m: 3, n: 1, k: 1, A: s(1, 2, 3), lda: huge, B: s(2), ldb: huge, C, ldc: huge });
    expect([...(await context.download(C))]).toEqual([2, 4, 6]);
    const A = s(4);
    const { ipiv, info } = square(1);
    await gesv(queue, { n: 1, nrhs: 1, A, lda: huge, ipiv, B: C, ldb: huge, info });
    expect([...(await context.download(C))]).toEqual([0.5, 4, 6]);
  });
});

test('every routine of the registry has a public front with and without a precision letter', () => {
  for (const spec of routines) {
    for (const prec of ['', ...spec.precs]) expect(typeof front(spec, prec), prec + spec.name).toBe('function');
    expect(Object.keys(legalCall(spec, contexts[0]!, 's'))).toEqual(argNames(spec, 's'));
  }
});

test('buffers of another context are no operands (34), whatever their backend', async () => {
  using other = await createContext({ backend: 'cpu' });
  const [context] = contexts;
  const A = context!.alloc('s', 1);
  const C = other.alloc('s', 1);
  const call = { m: 1, n: 1, k: 1, A, lda: 1, B: A, ldb: 1, C, ldc: 1 };
  expectRefusal(await rejectionOf(() => gemm(context!.queue, call)), { argument: 'C' }, /another context/);
});
