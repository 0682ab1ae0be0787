// Functions of square complex matrices, those of a stack one after the other.
import { signm as sign } from '../../../lapack/functions/routines.gen.ts';
import { contextAmong, goOn } from '../../options.ts';
import { type Verb, within } from '../call.ts';
import { type ComplexReal, complexPrecision } from '../pairs.ts';
import { columnsOfEach, countOf, squaresOf, stackOf } from '../stacks.ts';

/** NaN where a matrix has none. */
export const signm: Verb = async (given, options, make) => {
  const stack = squaresOf('signm', given[0]!);
  const named = contextAmong('signm', 2, options, []);
  const { n, lead } = stack;
  const [prec, count] = [complexPrecision([stack.x]), countOf(lead)];
  const columns = columnsOfEach(prec, stack);
  return within(named, options, async (context, keep) => {
    // On the host whatever the context: it is computed there.
    const A = keep(context.hostBuffer(prec, columns.length / 2));
    A.set(columns, 0);
    const info = keep(context.hostBuffer('i', count));
    for (let b = 0; b < count; b++) {
      goOn(options.signal);
      await sign<ComplexReal>(context.queue, { n, A: A.at(b * n * n), lda: Math.max(1, n), info: info.at(b) }, prec);
    }
    const found = await context.download(A);
    for (const [b, failed] of (await context.download(info)).entries())
      if (failed !== 0) found.fill(Number.NaN, 2 * b * n * n, 2 * (b + 1) * n * n);
    return make(stackOf(prec, found, lead, n, n));
  });
};
