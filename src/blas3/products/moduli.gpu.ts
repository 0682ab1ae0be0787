// The tables of the moduli in GPU memory: written once for a context and a number of moduli.
import type { DeviceBuffer } from '../../runtime/buffer.ts';
import type { Context } from '../../runtime/context.ts';
import { USAGE } from '../../runtime/pool.ts';
import { MOST_MODULI, moduliOf, SPAN_LIMBS, spanTables } from './moduli.ts';

/** The moduli of a product. */
export interface ResidentModuli {
  /** How many, or how many at most. */
  readonly count: number;
  /** Limbs of integers: one of them is what the table says. */
  readonly limbs: readonly number[];
  readonly table: DeviceBuffer;
}

const known = new WeakMap<Context, Map<number | 'span', DeviceBuffer>>();

/** A table on the device. It is no workspace, for a plan that is being recorded would keep that for itself. */
function resident(context: Context, name: number | 'span', make: () => Uint32Array<ArrayBuffer>): DeviceBuffer {
  let ofContext = known.get(context);
  if (ofContext === undefined) {
    ofContext = new Map();
    known.set(context, ofContext);
  }
  let buffer = ofContext.get(name);
  if (buffer === undefined) {
    const table = make();
    const usage = USAGE.STORAGE | USAGE.COPY_SRC | USAGE.COPY_DST;
    const gpu = context.gpu!.device.createBuffer({ size: table.byteLength, usage, mappedAtCreation: true });
    new Uint32Array(gpu.getMappedRange()).set(table);
    gpu.unmap();
    buffer = context.wrap(gpu, 'i', table.length);
    ofContext.set(name, buffer);
  }
  return buffer;
}

/** The first `count` moduli. */
export function moduliOn(context: Context, count: number): ResidentModuli {
  const { limbs, table } = moduliOf(count);
  return { count, limbs: [limbs], table: resident(context, count, () => table) };
}

/** The tables of spanTables. */
export const spanTablesOn = (context: Context): DeviceBuffer => resident(context, 'span', spanTables);

/** As many moduli as the table that is chosen on the device says. */
export const moduliIn = (table: DeviceBuffer): ResidentModuli => ({ count: MOST_MODULI, limbs: SPAN_LIMBS, table });
