// The tables of the moduli in GPU memory: written once for a context and a number of moduli.
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Context } from '../../runtime/context.ts';
import { USAGE } from '../../runtime/pool.ts';
import { type Moduli, moduliOf } from './moduli.ts';

export interface ResidentModuli extends Moduli {
  readonly resident: DeviceBuffer;
}

const known = new WeakMap<Context, Map<number, ResidentModuli>>();

/**
 * The first `count` moduli, their table on the device. It is no workspace, for a plan that is being recorded would keep that for itself.
 */
export function moduliOn(context: Context, count: number): ResidentModuli {
  let ofContext = known.get(context);
  if (ofContext === undefined) {
    ofContext = new Map();
    known.set(context, ofContext);
  }
  let moduli = ofContext.get(count);
  if (moduli === undefined) {
    const host = moduliOf(count);
    const { table } = host;
    const usage = USAGE.STORAGE | USAGE.COPY_SRC | USAGE.COPY_DST;
    const buffer = context.gpu!.device.createBuffer({ size: table.byteLength, usage, mappedAtCreation: true });
    new Uint32Array(buffer.getMappedRange()).set(table);
    buffer.unmap();
    moduli = { ...host, resident: context.wrap(buffer, 'i', table.length) };
    ofContext.set(count, moduli);
  }
  return moduli;
}
