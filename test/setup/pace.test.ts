// Looks for answers slow down while they are in vain, and only then.
import { expect, test } from 'vitest';
import { paced } from './pace.ts';

/** What is slept before each of the looks for answers: as many as `answers` says come before the first, the second... answer is there. */
function sleeps(answers: readonly number[]): number[][] {
  const queue: (() => void)[] = [];
  let slept: number[] = [];
  const immediate = paced(
    ((callback: () => void) => queue.push(callback)) as unknown as typeof setImmediate,
    (milliseconds) => slept.push(milliseconds),
  );
  return answers.map((looks) => {
    slept = [];
    const look = (left: number): void => {
      if (left > 1) immediate(look, left - 1);
    };
    immediate(look, looks);
    let made = 0;
    for (; queue.length > 0; made++) queue.shift()!();
    expect(made).toBe(looks);
    return slept;
  });
}

test('answers that are there at once are not waited for', () => {
  expect(sleeps([1, 2, 1, 2, 1])).toEqual([[], [], [], [], []]);
});

test('the more looks are in vain, the longer is the sleep before the next, up to a millisecond', () => {
  const [long, short] = sleeps([100, 2]);
  expect(long!.length).toBe(98);
  expect(long!.every((milliseconds, k) => milliseconds > 0 && milliseconds >= (long![k - 1] ?? 0))).toBe(true);
  expect(long!.at(-1)).toBe(1);
  expect(short).toEqual([]);
});

test('the event loop is slowed down in this process', () => {
  expect(setImmediate.name).toBe('pacedImmediate');
});
