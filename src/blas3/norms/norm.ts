// What the norm routines share: the letters of the norms, and where a result goes.

import { type Prec, type SumOf, sumType } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Context } from '../../runtime/context.ts';

/** 'm' largest magnitude, 'o' or '1' largest column sum, 'i' largest row sum, 'f' or 'e' root of the sum of squares (Frobenius). */
export type Norm = 'm' | 'o' | '1' | 'i' | 'f' | 'e';

export const NORMS: readonly Norm[] = ['m', 'o', '1', 'i', 'f', 'e'];

/** Runs `call` on the caller's place for the result, and resolves to nothing; without one, on a place of its own, and resolves to the number. */
export async function deliver(
  context: Context,
  prec: Prec,
  result: Ptr<SumOf<Prec>> | undefined,
  call: (result: Ptr<SumOf<Prec>>) => Promise<void>,
): Promise<number | undefined> {
  if (result !== undefined) {
    await call(result);
    return undefined;
  }
  const own = context.alloc(sumType(prec), 1) as DeviceBuffer<'s' | 'd'>;
  try {
    await call(own);
    return (await context.download(own))[0];
  } finally {
    own.dispose();
  }
}
