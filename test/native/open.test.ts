// What goes wrong when a native library is opened, and what is said about it.
import { afterEach, expect, test, vi } from 'vitest';
import { UnsupportedError } from '../../src/core/errors.ts';
import { type NativeError, openNative } from '../../src/native.ts';
import { report } from '../setup/contexts.ts';

const koffi = await import('koffi').then(
  () => true,
  () => false,
);
if (!koffi) report({ skipped: 'the package koffi', test: 'opening native libraries' });

afterEach(() => vi.unstubAllEnvs());

const failure = (library?: string): Promise<NativeError> =>
  openNative(library === undefined ? {} : { library }).then(
    () => expect.unreachable(),
    (error) => error,
  );

test.skipIf(!koffi)('a library that is not there', async () => {
  const error = await failure('libnothing.so.7');
  expect(error).toBeInstanceOf(UnsupportedError);
  expect(error.lack).toBe('library');
  expect(error.message).toContain('libnothing.so.7');
});

test.skipIf(!koffi)('the environment names the library, or turns the search off', async () => {
  vi.stubEnv('BASALT_NATIVE', 'libnothing.so.8');
  expect((await failure()).message).toContain('libnothing.so.8');
  vi.stubEnv('BASALT_NATIVE', 'off');
  expect((await failure()).message).toMatch(/turned off/);
});

test.skipIf(!koffi || process.platform !== 'linux')('a library without BLAS', async () => {
  const error = await failure('libm.so.6');
  expect(error.lack).toBe('symbol');
  expect(error.message).toContain('dgemm');
});

test('threads must be a number of threads', async () => {
  await expect(openNative({ threads: 0 })).rejects.toThrow(/argument 2 \(threads\)/);
  await expect(openNative({ threads: 1.5 })).rejects.toThrow(/argument 2 \(threads\)/);
});
