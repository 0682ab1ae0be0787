// Files that end too early, at many lengths: `basalt solve` says what is wrong with the file in one line and exits with 2, or solves what
// is still a whole file. Nothing is thrown, nothing hangs.
import { expect, it } from 'vitest';
import { formatNpy, formatNpz } from '../../src/linalg/index.ts';
import { full } from '../lib/sampled.ts';
import { basalt, mtx, scratch } from './run.ts';

const { put } = scratch();
const text = new TextEncoder().encode(mtx([4, 1], [1, 3]));
const square = { data: Float64Array.of(4, 1, 1, 3), shape: [2, 2], stride: [2, 1], offset: 0 };
const whole: Readonly<Record<string, Uint8Array>> = {
  'a.mtx': text,
  'a.npy': formatNpy(square as never),
  'a.npz': formatNpz({ a: square as never }),
  'a.csv': new TextEncoder().encode('4,1\n1,3\n'),
};

it.each(Object.entries(whole))('%s', async (name, bytes) => {
  const wrong: string[] = [];
  const step = full ? 1 : Math.max(1, Math.floor(bytes.length / 40));
  for (
    let length = 0;
    length <= bytes.length;
    length += length + step > bytes.length && length < bytes.length ? bytes.length - length : step
  ) {
    const { status, err } = await basalt(
      'solve',
      put(`${length}-${name}`, bytes.subarray(0, length) as never),
      '--backend',
      'cpu',
    );
    const solved = status === 0 && err === '';
    const refused = status === 2 && /^basalt[^\n]*\n(?! +at )/.test(err) && !/\n +at /.test(err);
    if (!(length === bytes.length ? solved : solved || refused))
      wrong.push(`${length} of ${bytes.length} bytes: ${status} ${err}`);
  }
  expect(wrong).toEqual([]);
});
