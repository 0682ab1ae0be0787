// Eigenvalues, vectors and Schur forms of general complex matrices, those of a stack one after the other.
import { ConvergenceError, failureOf } from '../../../core/errors.ts';
import { gees, geev } from '../../../lapack/schur/routines.gen.ts';
import type { DeviceBuffer } from '../../../runtime/buffer.ts';
import type { Context } from '../../../runtime/context.ts';
import type { Argument } from '../../device/verb.ts';
import { contextAmong, goOn } from '../../options.ts';
import { type Keep, type Options, type Verb, within } from '../call.ts';
import { type ComplexReal, complexPrecision } from '../pairs.ts';
import { columnsOfEach, countOf, type Matrices, squaresOf, stackOf } from '../stacks.ts';

/** What the matrices of a stack are computed in: on the host whatever the context, since they are computed there. */
interface Room {
  readonly context: Context;
  readonly prec: ComplexReal;
  readonly A: DeviceBuffer<ComplexReal>;
  readonly W: DeviceBuffer<ComplexReal>;
  /** Of A's size, or empty. */
  readonly V: DeviceBuffer<ComplexReal>;
  /** An integer for each, and one more. */
  readonly info: DeviceBuffer<'i'>;
}

function roomFor(context: Context, keep: Keep, prec: ComplexReal, stack: Matrices, vectors: boolean): Room {
  const [n, count] = [stack.n, countOf(stack.lead)];
  const host = (size: number) => keep(context.hostBuffer(prec, size));
  const [A, W, V] = [host(n * n * count), host(n * count), host(vectors ? n * n * count : 0)];
  A.set(columnsOfEach(prec, stack), 0);
  return { context, prec, A, W, V, info: keep(context.hostBuffer('i', count + 1)) };
}

/** Throws for the first matrix whose eigenvalues could not be computed. */
async function mustConverge(routine: string, { context, info }: Room, lead: readonly number[]): Promise<void> {
  const found = failureOf((await context.download(info)).subarray(0, countOf(lead)), lead);
  if (found !== undefined)
    throw new ConvergenceError(routine, found.info, lead.length === 0 ? undefined : found.batch, 'eigenvalues');
}

async function eigenpairs(routine: string, given: readonly Argument[], options: Options, vectors: boolean) {
  const stack = squaresOf(routine, given[0]!);
  const named = contextAmong(routine, 2, options, []);
  const { n, lead } = stack;
  const prec = complexPrecision([stack.x]);
  return within(named, options, async (context, keep) => {
    const room = roomFor(context, keep, prec, stack, vectors);
    const { A, W, V, info } = room;
    const ld = Math.max(1, n);
    for (let b = 0; b < countOf(lead); b++) {
      goOn(options.signal);
      const right = vectors ? ({ jobvr: 'v', VR: V.at(b * n * n), ldvr: ld } as const) : ({ jobvr: 'n' } as const);
      const own = { n, A: A.at(b * n * n), lda: ld, W: W.at(b * n), info: info.at(b) };
      await geev<ComplexReal>(context.queue, { jobvl: 'n', ...own, ...right }, prec);
    }
    await mustConverge(routine, room, lead);
    const values = stackOf(prec, await context.download(W), lead, n, 1, true);
    return { values, vectors: vectors ? stackOf(prec, await context.download(V), lead, n, n) : undefined };
  });
}

export const eig: Verb = async (given, options, make) => {
  const { values, vectors } = await eigenpairs('eig', given, options, true);
  return { eigenvalues: make(values), eigenvectors: make(vectors!) };
};

export const eigvals: Verb = async (given, options, make) =>
  make((await eigenpairs('eigvals', given, options, false)).values);

export const schur: Verb = async (given, options, make) => {
  const stack = squaresOf('schur', given[0]!);
  const named = contextAmong('schur', 2, options, []);
  const { n, lead } = stack;
  const prec = complexPrecision([stack.x]);
  return within(named, options, async (context, keep) => {
    const room = roomFor(context, keep, prec, stack, true);
    const { A, W, V, info } = room;
    const count = countOf(lead);
    const how = { n, lda: Math.max(1, n), ldvs: Math.max(1, n), sdim: info.at(count) };
    for (let b = 0; b < count; b++) {
      goOn(options.signal);
      const own = { A: A.at(b * n * n), VS: V.at(b * n * n), W: W.at(b * n), info: info.at(b) };
      await gees<ComplexReal>(context.queue, { ...how, ...own }, prec);
    }
    await mustConverge('schur', room, lead);
    const [t, z] = [await context.download(A), await context.download(V)];
    return { T: make(stackOf(prec, t, lead, n, n)), Z: make(stackOf(prec, z, lead, n, n)) };
  });
};
