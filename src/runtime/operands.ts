// The operands of a checked call where it is computed, found by their names: the leading dimension of A is lda, that of AF ldaf, the
// increment of x incx; an operand without one is a vector whose elements lie one after the other.
import type { ElementType } from '../core/field.ts';
import type { HostMat, Mat, Ptr, RealArray, RealMat } from '../core/matrix.ts';
import { type DeviceMat, deviceMat, type HostUse, hostMat } from './buffer.ts';

type Pointer = Ptr<ElementType>;

const isPointer = (value: unknown): value is Pointer =>
  typeof value === 'object' && value !== null && 'buffer' in value;

function ldOf(call: object, name: string): number {
  const lower = name.toLowerCase();
  const found = call as Readonly<Record<string, unknown>>;
  // A vector may be named as a matrix is elsewhere: c and C.
  return ((name === lower ? found[`inc${lower}`] : found[`ld${lower}`]) as number | undefined) ?? 1;
}

/** A record of arguments with its operands on the device. */
export type OnDevice<A> = {
  readonly [K in keyof A]:
    | (NonNullable<A[K]> extends Pointer ? DeviceMat : A[K])
    | (undefined extends A[K] ? undefined : never);
};

/** The call with its operands on the device; what has been left out stays so. */
export function onDevice<A extends object>(call: A): OnDevice<A> {
  const seen: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(call)) {
    seen[name] = isPointer(value) ? deviceMat(value, ldOf(call, name)) : value;
  }
  return seen as OnDevice<A>;
}

/** How an operand is used on the host; 'read?' and 'write?': if it has been given. */
type Use = HostUse | 'read?' | 'write?';
type Uses<A> = { readonly [K in keyof A]?: Use };
type OnHost<T, U> =
  | (NonNullable<T> extends Ptr<'i'> ? HostMat<'i'> : RealMat)
  | (U extends HostUse ? never : undefined);

/** Host views of the operands named in `uses`, in real numbers and integers. None of them may be halves. */
export async function onHost<A extends object, const U extends Uses<A>>(
  call: A,
  uses: U,
): Promise<{ readonly [K in keyof U & keyof A]: OnHost<A[K], U[K]> }> {
  const entries = Object.entries(uses) as [keyof A & string, Use][];
  // All at once, so that what has to come over from the GPU comes together.
  const views = await Promise.all(
    entries.map(([name, use]) => {
      const pointer = call[name] as Pointer | undefined;
      return pointer && hostMat(pointer, ldOf(call, name), use.replace('?', '') as HostUse);
    }),
  );
  return Object.fromEntries(entries.map(([name], k) => [name, views[k]])) as {
    readonly [K in keyof U & keyof A]: OnHost<A[K], U[K]>;
  };
}

/** The n elements of a vector that lie one after the other. */
export const elementsOf = <D extends RealArray | Int32Array>({ data, off, parts = 1 }: Mat<D>, n: number): D =>
  data.subarray(parts * off, parts * (off + n)) as D;
