// The packed operands of a call on the host: what a reference takes, and how its results get back to their buffers.
import type { Prec } from '../core/field.ts';
import type { Ptr, RealArray, RealMat } from '../core/matrix.ts';
import { fieldRest } from '../runtime/realMat.ts';

/** Zeros in the precision that a call computes in: halves are computed with as singles. */
export const zeros = (prec: Prec, length: number): RealMat => {
  const data: RealArray = prec === 'd' ? new Float64Array(length) : new Float32Array(length);
  return { data, off: 0, ld: Math.max(1, length) };
};

/** Host copies of the operands of these names, those that are left out undefined; `store` ends the work on what is written. */
export async function hostTensors<R extends string, W extends string>(
  call: Readonly<Record<R | W, Ptr<Prec>>>,
  read: readonly R[],
  written: readonly W[],
): Promise<Readonly<Record<R | W, RealMat>> & { store(): void }> {
  const names = [...read, ...written];
  const tensors = await Promise.all(
    names.map((name, k) => {
      const pointer = call[name] as Ptr<Prec> | undefined;
      return pointer === undefined ? undefined : fieldRest(pointer, k < read.length ? 'read' : 'write');
    }),
  );
  const byName = Object.fromEntries(names.map((name, k) => [name, tensors[k]])) as unknown as Record<R | W, RealMat>;
  const store = (): void => {
    for (const tensor of tensors.slice(read.length)) tensor?.store();
  };
  return { ...byName, store };
}
