// What -l compares with: a native BLAS and LAPACK library on a context of its own, where one is found and has the routine, else the
// reference.
import { type Context, createContext, type Prec } from '../../src/index.ts';
import { NativeError, openNative } from '../../src/native.ts';
import { type Case, flops } from './case.ts';
import { copied, type Operands, Staged } from './operands.ts';
import { milliseconds } from './timing.ts';

/** A context that computes by a native library, or why there is none. */
export type Lapack = Context | NativeError;

export async function openLapack(): Promise<Lapack> {
  try {
    return await createContext({ backend: 'cpu', provider: await openNative() });
  } catch (error) {
    if (error instanceof NativeError) return error;
    throw error;
  }
}

export const lapackText = (lapack: Lapack): string =>
  lapack instanceof NativeError
    ? `CPU: reference in TypeScript (-l takes a native library where it finds one: ${lapack.message})`
    : `CPU: ${lapack.provider!.title}, where it has the routine, else the reference in TypeScript`;

export interface CpuResult {
  readonly after: Operands;
  readonly ms: number;
  /** Whether code that is not this library's has computed it. */
  readonly independent: boolean;
}

export async function onCpu<P extends object>(
  lapack: Lapack,
  c: Case<P>,
  problem: P,
  prec: Prec,
  before: Operands,
  results: readonly string[],
): Promise<CpuResult> {
  if (!(lapack instanceof NativeError)) {
    const result = await byLibrary(lapack, c, problem, prec, before, results);
    if (result !== undefined) return result;
  }
  // Small problems get an untimed call first, for the compiler.
  if (flops(c, problem, prec) < 1e8) c.reference(problem, copied(before, results));
  const after = copied(before, results);
  const start = performance.now();
  c.reference(problem, after);
  return { after, ms: Math.max(performance.now() - start, 1e-6), independent: false };
}

/** undefined if the library does not have the routine: the trace of an untimed call tells. */
async function byLibrary<P extends object>(
  context: Context,
  c: Case<P>,
  problem: P,
  prec: Prec,
  before: Operands,
  results: readonly string[],
): Promise<CpuResult | undefined> {
  const staged = new Staged(context, prec, before);
  try {
    const call = (): Promise<void> => c.run(context.queue, problem, staged.at);
    await call();
    if (context.queue.trace.at(-1)?.why !== context.provider!.title) return undefined;
    staged.load(results);
    const ms = await milliseconds(context, 'wall', call);
    return { after: await staged.fetch(results), ms, independent: true };
  } finally {
    staged.dispose();
  }
}
