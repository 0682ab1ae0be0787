// The packed operands of a call on the device, each where no other one that is written lies.
import type { ElementType } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { type DeviceMat, deviceMat } from '../runtime/buffer.ts';
import type { Queue } from '../runtime/queue.ts';
import { type Apart, vectorApart, withApart } from './apart.gpu.ts';

/** Calls `launch` with the operands of these names and lengths; those that are left out are undefined. */
export function withTensors<K extends string, A extends Readonly<Record<K, Ptr<ElementType>>>>(
  queue: Queue,
  call: A,
  lengths: Readonly<Record<K, number>>,
  written: readonly NoInfer<K>[],
  launch: (at: Record<K, DeviceMat>) => void,
): void {
  const operands: Partial<Record<K, Apart>> = {};
  for (const name of Object.keys(lengths) as K[]) {
    const pointer = call[name] as Ptr<ElementType> | undefined;
    // Numbers that a call leaves alone stay what they are.
    const access = written.includes(name) ? 'inout' : 'in';
    if (pointer !== undefined) operands[name] = vectorApart(deviceMat(pointer, 1), lengths[name], access);
  }
  withApart(queue, operands as Record<K, Apart>, launch);
}
