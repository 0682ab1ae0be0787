// The testers as rows of data: each program on each side at each size, judged as on the command line.
import { routineName } from '../../src/core/spec.ts';
import { BasaltError, type Context, type Prec } from '../../src/index.ts';
import { cases } from '../../testing/cases/index.gen.ts';
import { type Case, epsOf, type TesterOptions } from '../../testing/lib/case.ts';
import { measure } from '../../testing/lib/measure.ts';
import { parseOptions } from '../../testing/lib/options.ts';
import { Random } from '../../testing/lib/random.ts';
import { parseSizes, type Size } from '../../testing/lib/sizes.ts';
import { usableTimer } from '../../testing/lib/timing.ts';
import type { Side, TesterOrder, TesterProgress, TesterRow } from '../protocol.ts';
import { contextsOf } from './contexts.ts';

interface Job {
  readonly name: string;
  readonly c: Case;
  readonly prec: Prec;
  readonly side: Side;
  readonly context: Context;
  readonly options: TesterOptions;
  readonly size: Size;
}

/** @throws UsageError for sizes and words that a tester would refuse; UnsupportedError where there is no GPU. */
export async function testers(order: TesterOrder, tell: (event: TesterRow | TesterProgress) => void): Promise<null> {
  const jobs = jobsOf(order, await contextsOf(order.sides));
  for (const [done, job] of jobs.entries()) {
    const { name, side, size } = job;
    tell({ kind: 'progress', done, total: jobs.length, what: `${name}, n = ${size.n}, ${side.toUpperCase()}` });
    for await (const row of rowsOf(job)) tell(row);
  }
  tell({ kind: 'progress', done: jobs.length, total: jobs.length, what: '' });
  return null;
}

function jobsOf({ programs, sizes, words }: TesterOrder, contexts: readonly (readonly [Side, Context])[]): Job[] {
  const list = sizes.split(/\s+/).filter(Boolean);
  if (list.length === 0) throw new Error('no size is given: 64, or 100:300:100, or 200,50 for m,n');
  const all: Size[] = [];
  for (const text of list) all.push(...parseSizes('Sizes:', text, all.length));
  const more = words.split(/\s+/).filter(Boolean);
  return programs.flatMap((name) => {
    const [c, prec] = programOf(name);
    const batched = /batched$/i.test(c.spec.name);
    const version = c.table?.versions === undefined ? {} : { version: 0 };
    const defaults = { tol: c.tolerance, timer: 'gpu', check: 1, ...version } as const;
    const options = parseOptions(['-n', list[0]!, ...more], { env: {}, batched, defaults });
    const homes = contexts.filter(([side, context]) => homeOf(context, c, prec) === side);
    return homes.flatMap(([side, context]) => all.map((size) => ({ name, c, prec, side, context, options, size })));
  });
}

/** Where a call computes: what is mixed does so as far as its singles. */
const homeOf = (context: Context, c: Case, prec: Prec): Side => context.placement(c.spec.mixed ? 's' : prec);

function programOf(name: string): [Case, Prec] {
  for (const c of cases) {
    for (const prec of c.spec.precs) if (routineName(c.spec, prec) === name) return [c, prec as Prec];
  }
  throw new Error(`there is no tester ${name}`);
}

async function* rowsOf({ name, c, prec, side, context, options, size }: Job): AsyncGenerator<TesterRow> {
  const asked = c.fromOptions(size, options);
  for (const problem of c.table!.each?.(asked) ?? [asked]) {
    const common = { kind: 'row', routine: name, side, size: sizeOf(problem, size), n: size.n } as const;
    try {
      const timer = usableTimer(context, prec, options.timer);
      const eps = epsOf(c, prec, problem);
      for await (const row of measure([context], c, c.table!, problem, prec, options, timer, new Random())) {
        const { ms, tested, error = Number.NaN, okay = false, info = 0 } = row;
        const result = { ms, gflops: tested.gflops, error: error / eps, limit: options.tol, ok: okay, info };
        yield { ...common, result };
      }
    } catch (error) {
      // What a device cannot hold is a row like others; whatever else fails ends the run.
      if (!(error instanceof BasaltError)) throw error;
      yield { ...common, failure: error.message };
    }
  }
}

function sizeOf(problem: object, size: Size): string {
  const scalars = problem as { readonly [name: string]: unknown };
  const names = ['m', 'n', 'k', 'nrhs'].filter((name) => typeof scalars[name] === 'number');
  const text = names.map((name) => `${name} ${scalars[name]}`).join(', ') || `n ${size.n}`;
  const batch = scalars.batchCount;
  return typeof batch === 'number' ? `${text}, batch ${batch}` : text;
}
