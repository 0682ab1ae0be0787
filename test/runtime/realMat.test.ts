// Operands of the CPU backend in half precision: computed in single, rounded once, and nothing else in the buffer is touched.
import { expect, test } from 'vitest';
import { floatsToHalves, haxpy, hgemv, hlascl, hlaset, hscal } from '../../src/index.ts';
import { realMat, realVector } from '../../src/runtime/realMat.ts';
import { cpu } from '../setup/contexts.ts';

const QUIET = 0x7e55; // a NaN with a payload
const SIGNALLING = 0x7d01;

test('what a routine does not write keeps its bits, NaN payloads included', async () => {
  const bits = Uint16Array.of(QUIET, 0x3c00, SIGNALLING, 0xfc01, 0x8001, 0x3c00, 0x3c00, QUIET);
  const A = cpu.upload('h', bits);
  await hlascl(cpu.queue, { type: 'l', cfrom: 1, cto: 2, m: 2, n: 2, A: A.at(1), lda: 3 });
  // Rows 0, 1 of columns at 1 and 4: all but the element above the diagonal is doubled, NaN to NaN.
  const scaled = await cpu.download(A);
  expect([...scaled].map((b, k) => (k === 2 ? b & 0x7c00 : b))).toEqual([
    QUIET,
    0x4000,
    0x7c00,
    0xfc01,
    0x8001,
    0x4000,
    0x3c00,
    QUIET,
  ]);
  await hlaset(cpu.queue, { uplo: 'u', m: 2, n: 2, alpha: 3, beta: 4, A, lda: 4 });
  expect([...(await cpu.download(A))].map((b, k) => (k < 6 ? b : scaled[k]))).toEqual([
    0x4400,
    0x4000,
    scaled[2],
    0xfc01,
    0x4200,
    0x4400,
    0x3c00,
    QUIET,
  ]);
  A.dispose();
});

test('a sum is rounded once: half way between two halves only after the sum is complete', async () => {
  // 1 + 2^-11 is half way and goes to the even 1; 2^-12 more makes it the next half, although 2^-12 alone would be lost.
  const A = cpu.upload('h', floatsToHalves([1, 2 ** -11, 2 ** -12]));
  const x = cpu.upload('h', floatsToHalves([1, 1, 1]));
  const y = cpu.alloc('h', 1);
  await hgemv(cpu.queue, { m: 1, n: 3, A, lda: 1, x, y });
  expect([...(await cpu.download(y))]).toEqual([0x3c01]);
  await hgemv(cpu.queue, { m: 1, n: 2, A, lda: 1, x, y });
  expect([...(await cpu.download(y))]).toEqual([0x3c00]);
  for (const buffer of [A, x, y]) buffer.dispose();
});

test('negative increments and gaps', async () => {
  const x = cpu.upload('h', floatsToHalves([1, 9, 2, 9, 3]));
  const y = cpu.upload('h', floatsToHalves([10, 20, 30]));
  await haxpy(cpu.queue, { n: 3, x, incx: -2, y });
  expect(await cpu.download(y)).toEqual(floatsToHalves([13, 22, 31]));
  await hscal(cpu.queue, { n: 3, alpha: -1, x, incx: -2 });
  expect(await cpu.download(x)).toEqual(floatsToHalves([-1, 9, -2, 9, -3]));
});

test('other precisions are the host copies themselves', async () => {
  const x = cpu.upload('s', Float32Array.of(1, 2, 3));
  const view = await realMat(x.at(1), 2, 1, 2, 'write');
  expect(view).toMatchObject({ off: 1, ld: 2 });
  view.data[2] = 7;
  view.store();
  expect([...(await cpu.download(x))]).toEqual([1, 2, 7]);
  expect((await realVector(x, 3, -1, 'read')).ld).toBe(-1);
});
