// Whether kernels can read operands in vectors of four numbers (kernels/lib/units.wgsl).
import type { DeviceBuffer, DeviceMat } from '../runtime/buffer.ts';
import { ofFour } from './columns.ts';

/** Operands, and the sizes and leading dimensions that have to be in fours too. */
export const inVectors = (operands: readonly DeviceMat[], ...sizes: readonly number[]): boolean =>
  ofFour(...sizes, ...operands.map(({ off }) => off)) && operands.every(({ data }) => (data as DeviceBuffer).inFours);

/** Numbers of elements as numbers of units. */
export const inUnits = <K extends string>(wide: boolean, counts: Readonly<Record<K, number>>): Record<K, number> =>
  Object.fromEntries(Object.entries<number>(counts).map(([name, count]) => [name, wide ? count / 4 : count])) as Record<
    K,
    number
  >;
