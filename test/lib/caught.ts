// What a call throws, sync or async, as a value: tests then check its class and its fields. A call that succeeds fails the test.
import { expect } from 'vitest';
import { ArgumentError } from '../../src/core/errors.ts';

export function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('the call should have thrown');
}

export async function rejectionOf(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('the call should have been rejected');
}

/** The fields of an ArgumentError that a caller acts on. */
export interface Refusal {
  readonly routine: string;
  readonly argument: string;
  readonly position: number;
}

export function expectRefusal(error: unknown, expected: Partial<Refusal>, rule = /./): void {
  expect(error).toBeInstanceOf(ArgumentError);
  expect(error).toMatchObject(expected);
  expect((error as ArgumentError).rule).toMatch(rule);
}
