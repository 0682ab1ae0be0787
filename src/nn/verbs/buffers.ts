// Verbs whose operands and results are of several types: their buffers.
import { inContext } from '../../linalg/inContext.ts';
import { withBuffers } from '../../linalg/operands.ts';
import type { Context } from '../../runtime/context.ts';

/** Buffers of a context, given back at the end. */
interface Buffers {
  readonly upload: Context['upload'];
  readonly alloc: Context['alloc'];
  readonly download: Context['download'];
}

/** What `work` comes to on the context that the options name, or on the default one. */
export const inBuffers = <R>(
  named: Context | undefined,
  signal: AbortSignal | undefined,
  work: (context: Context, buffers: Buffers) => Promise<R>,
): Promise<R> =>
  inContext(
    named,
    [],
    (context) =>
      withBuffers(
        (keep) =>
          work(context, {
            upload: (type, values) => keep(context.upload(type, values)),
            alloc: (type, length) => keep(context.alloc(type, length)),
            download: (buffer) => context.download(buffer),
          }),
        signal,
      ),
    signal,
  );
