// What goes to and from a context's GPU while something is done.
import type { HostArray } from '../../../src/core/field.ts';
import type { Context } from '../../../src/runtime/context.ts';

export interface Counted<R> {
  readonly result: R;
  readonly uploads: number;
  readonly bytesUp: number;
  readonly downloads: number;
  readonly bytesDown: number;
}

/** Does `work`, and counts: every copy to GPU memory goes through writeGpu, every copy from there through readGpu. */
export async function counted<R>(context: Context, work: () => Promise<R>): Promise<Counted<R>> {
  const { writeGpu, readGpu } = context;
  const count = { uploads: 0, bytesUp: 0, downloads: 0, bytesDown: 0 };
  context.writeGpu = (target: GPUBuffer, source: HostArray, byteOffset: number): void => {
    count.uploads++;
    count.bytesUp += source.byteLength;
    writeGpu.call(context, target, source, byteOffset);
  };
  context.readGpu = (source: GPUBuffer, target: HostArray, byteOffset: number): Promise<void> => {
    count.downloads++;
    count.bytesDown += target.byteLength;
    return readGpu.call(context, source, target, byteOffset);
  };
  try {
    return { result: await work(), ...count };
  } finally {
    Object.assign(context, { writeGpu, readGpu });
  }
}
