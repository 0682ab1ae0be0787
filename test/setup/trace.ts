// A queue keeps the last thousand calls in its trace. Each test finds the traces of the shared contexts empty: one that counts calls by
// what the trace held before would miss those for which others had to go, and one that looks at the last might see that of another test.
import { beforeEach } from 'vitest';
import type { Context } from '../../src/runtime/context.ts';

beforeEach(async () => {
  const { basaltTest } = globalThis as { basaltTest?: { cpu: Context; gpu?: Context; doubles?: Promise<Context> } };
  for (const context of [basaltTest?.cpu, basaltTest?.gpu, await basaltTest?.doubles])
    if (context !== undefined) context.queue.trace.length = 0;
});
