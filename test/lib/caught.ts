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

/** Whether an error is the refusal of an argument with these fields. */
export const isRefusal = (error: unknown, expected: Partial<Refusal>, rule = /./): error is ArgumentError =>
  error instanceof ArgumentError &&
  Object.entries(expected).every(([field, value]) => error[field as keyof Refusal] === value) &&
  rule.test(error.rule);

/** Tests check refusals by the ten thousand, and an assertion costs several times what the refusal does: they say only what is wrong. */
export function expectRefusal(error: unknown, expected: Partial<Refusal>, rule = /./): void {
  if (isRefusal(error, expected, rule)) return;
  expect(error).toBeInstanceOf(ArgumentError);
  const { routine, argument, position, rule: said } = error as ArgumentError;
  expect({ routine, argument, position }).toMatchObject(expected);
  expect(said).toMatch(rule);
  throw new Error('the refusal is not the one expected', { cause: error });
}
