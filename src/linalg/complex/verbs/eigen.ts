// Eigenvalues of complex Hermitian matrices, of one or of two.
import { ArgumentError } from '../../../core/errors.ts';
import { type ArrayOf, realOf } from '../../../core/field.ts';
import {
  type DecompositionOptions,
  type DecompositionReport,
  driversInSingle,
  pairsIn,
  reportDecomposed,
} from '../../decomposition.ts';
import type { Argument } from '../../device/verb.ts';
import { solveSymmetric } from '../../eigenDrivers.ts';
import { mustBeWhole, mustHaveConverged, OPTIONS } from '../../eigenpairs.ts';
import { rangeAmong } from '../../eigenSubset.ts';
import { ndarray } from '../../ndarray.ts';
import { contextAmong, switchAmong } from '../../options.ts';
import { inPrecision, precisionAmong } from '../../precision.ts';
import { type Options, type Verb, within } from '../call.ts';
import { type ComplexReal, complexPrecision } from '../pairs.ts';
import { columnsOfEach, countOf, type Matrices, refuse, squaresOf, stackOf } from '../stacks.ts';

/** b, one matrix or as many as A. */
function metricOf(routine: string, argument: Argument, { n, lead }: Matrices): Matrices {
  const b = squaresOf(routine, argument);
  const fits = b.lead.length === 0 || (b.lead.length === lead.length && b.lead.every((d, axis) => d === lead[axis]));
  if (b.n !== n || !fits) refuse(routine, 'b', 2, b.x, `must be ${n} x ${n}, or of A's shape`);
  return b;
}

async function eigenpairs(routine: string, given: readonly Argument[], options: Options, vectors: boolean) {
  const A = squaresOf(routine, given[0]!);
  const { n, lead } = A;
  const named = contextAmong(routine, 2, options, OPTIONS);
  const lower = switchAmong(routine, 2, 'lower', options['lower'] ?? true);
  const metric = given[1] === undefined ? undefined : metricOf(routine, given[1], A);
  const itype = options['type'] ?? 1;
  if (itype !== 1 && itype !== 2 && itype !== 3)
    throw new ArgumentError(routine, 'type', 2, itype, 'must be 1, 2 or 3');
  const range = rangeAmong(routine, options['subset'], n, lead.length > 0);
  const { most, args } = range;
  const how = precisionAmong<Partial<DecompositionReport>>(routine, 2, options as DecompositionOptions);
  const { precision, report } = how;
  mustBeWhole(routine, how, { single: lead.length === 0, all: options['subset'] === undefined, b: metric });
  const own = complexPrecision(metric === undefined ? [A.x] : [A.x, metric.x]);
  const prec = pairsIn(precision, own);
  const count = countOf(lead);
  const [a, b] = [columnsOfEach(prec, A), metric && columnsOfEach(prec, metric, lead)];
  const passed = report && (columnsOfEach('z', A) as Float64Array<ArrayBuffer>);
  return within(named, options, async (context, keep) => {
    // On the host, where small ones and doubles are computed; a GPU fetches what it computes.
    const pairs = (size: number) => keep(context.hostBuffer(prec, size));
    const [inA, inB] = [pairs(n * n * count), b && pairs(n * n * count)];
    inA.set(a, 0);
    if (b !== undefined) inB!.set(b, 0);
    const W = keep(context.hostBuffer(realOf(prec), most * count));
    const Z = args.range !== 'a' && vectors ? pairs(n * most * count) : inA;
    const [info, m] = [keep(context.hostBuffer('i', count)), keep(context.hostBuffer('i', 1))];
    const more = keep(context.hostBuffer('i', 2 * most));
    const uplo = lower ? 'l' : 'u';
    const whole = lead.length === 0 && args.range === 'a' && metric === undefined;
    const asked = { vectors: 'eigenvectors', instead: vectors ? 'vectors' : 'values', prec, m: n, n } as const;
    const drivers = whole ? await driversInSingle(context, precision, asked) : undefined;
    const which = { context, prec, drivers, vectors, uplo, n, count, isStack: lead.length > 0 } as const;
    const chosen = { ...which, range, itype, signal: options.signal, A: inA, B: inB, W, Z, info, m, more } as const;
    const done = await solveSymmetric<ComplexReal>(chosen);
    mustHaveConverged(routine, n, await context.download(info), lead);
    const k = args.range === 'v' ? (await context.download(m))[0]! : most;
    const values = ((await context.download(W)) as ArrayOf<'s' | 'd'>).slice(0, k * count);
    const found = vectors ? (await context.download(Z)).slice(0, 2 * n * k * count) : undefined;
    if (report !== undefined) {
      const [w, z] = [values, found].map((x) => x && inPrecision('d', x)) as Float64Array<ArrayBuffer>[];
      const of = { context, signal: options.signal, prec: 'z', n, k, count, uplo, a: passed!, w: w!, z: z! } as const;
      const errors = vectors ? await (await import('../../decompositionErrors.ts')).eigenErrors(of) : undefined;
      reportDecomposed(report, done, errors);
    }
    const result = realOf(own);
    return {
      eigenvalues: ndarray(inPrecision(result, values), [...lead, k]),
      vectors: found && stackOf(own, inPrecision(result, found), lead, n, k),
    };
  });
}

export const eigh: Verb = async (given, options, make) => {
  const { eigenvalues, vectors } = await eigenpairs('eigh', given, options, true);
  return { eigenvalues, eigenvectors: make(vectors!) };
};

export const eigvalsh: Verb = async (given, options) =>
  (await eigenpairs('eigvalsh', given, options, false)).eigenvalues;
