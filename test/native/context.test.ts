// Contexts with a native library: the routines' own cases on it, and what the trace says.
import { describe, expect, test } from 'vitest';
import { createContext } from '../../src/index.ts';
import { NativeError, type NativeProvider, openNative } from '../../src/native.ts';
import { cases } from '../../testing/cases/index.gen.ts';
import { attempt, judge } from '../../testing/lib/case.ts';
import { runTester } from '../../testing/run.ts';
import { some } from '../lib/sampled.ts';
import { report } from '../setup/contexts.ts';

const found: NativeProvider | NativeError = await openNative().catch((error: NativeError) => error);
const missing = found instanceof NativeError ? found.message : '';
if (missing !== '') report({ skipped: 'a native BLAS and LAPACK library', test: missing });
const native = found as NativeProvider;

const PROVIDED = [
  'gemm',
  'symm',
  'syrk',
  'syr2k',
  'trmm',
  'trsm',
  'getrf',
  'getrs',
  'gesv',
  'potrf',
  'potrs',
  'posv',
  'geqrf',
];

describe.skipIf(missing !== '')('with a native library', () => {
  const provided = cases.filter(({ spec }) => PROVIDED.includes(spec.name));

  test('every routine that it provides has a case', () => {
    expect(provided.map(({ spec }) => spec.name).sort()).toEqual([...PROVIDED].sort());
  });

  test.each(provided.flatMap((c) => (['s', 'd'] as const).map((prec) => [prec + c.spec.name, c, prec] as const)))(
    '%s',
    async (_name, c, prec) => {
      const context = await createContext({ backend: 'cpu', provider: native });
      const wrong: string[] = [];
      let calls = 0;
      for (const problem of some(c.sweep, c.sweep.length)) {
        wrong.push(...judge(c, problem, prec, await attempt(context, c, problem, prec)));
        // Empty problems end before anybody computes.
        const last = context.queue.trace.at(-1);
        if (last === undefined) continue;
        calls++;
        if (last.why !== native.title) wrong.push(`${JSON.stringify(problem)}: ${last.why}`);
      }
      expect(wrong).toEqual([]);
      expect(calls).toBeGreaterThan(0);
      context.dispose();
    },
  );

  test('a tester compares with it', async () => {
    let text = '';
    const stdout = { write: (part: string) => (text += part) };
    const failed = await runTester(['dgesv', '-n', '40', '-l', '-c', '--backend', 'cpu'], { stdout });
    expect(failed).toBe(0);
    expect(text).toContain(`% CPU: ${native.title}, where it has the routine`);
    const row = text.split('\n').find((line) => /^ +40 /.test(line))!;
    expect(row.match(/ok/g)).toHaveLength(2); // of the library and of basalt
  });
});

test.each([
  ['a name', 'openblas'],
  ['a record without routines', { title: 'empty' }],
  ['a promise that was not awaited', Promise.resolve({ title: 'late' })],
  ['null', null],
])('a context does not take %s for a provider', async (_what, provider) => {
  await expect(createContext({ backend: 'cpu', provider: provider as never })).rejects.toThrow(
    /argument 4 \(provider\).*openNative/,
  );
});
