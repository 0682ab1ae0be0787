// Where the value of a reduction goes: to the caller's place on the device, or to the caller.

import type { Complex, ComplexPrec, ElementType } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { Queue } from '../runtime/queue.ts';

type Value<E extends ElementType> = E extends ComplexPrec ? Complex : number;

/**
 * Runs a reduction that leaves its value in a vector of one element. With a place of the caller's nothing is read back; without one the
 * value is downloaded from a place of the moment.
 */
export async function deliver<E extends ElementType>(
  queue: Queue,
  type: E,
  place: Ptr<E> | undefined,
  run: (result: Ptr<E>) => Promise<void>,
): Promise<Value<E> | undefined> {
  if (place !== undefined) {
    await run(place);
    return undefined;
  }
  const buffer = queue.context.alloc(type, 1);
  try {
    await run(buffer);
    const [value, imaginary] = await queue.context.download(buffer);
    return (imaginary === undefined ? value : { re: value, im: imaginary }) as Value<E>;
  } finally {
    buffer.dispose();
  }
}
